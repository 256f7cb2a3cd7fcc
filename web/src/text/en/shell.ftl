### What all pages share: header, settings, trouble.

shell-name = Malina
shell-sections = Sections
shell-lobby = Lobby
shell-mine = My games
shell-records = Replays
shell-guide = Rules
shell-guest = Guest
shell-you =
    { $name_kind ->
        [text] You: { $name }. Settings
       *[none] You are a guest. Settings
    }
shell-switch-language = { $now }: { $next }
shell-switch-light = Lights on
shell-switch-dark = Lights off
shell-menu = Menu
shell-close = Close
shell-again = Try again
shell-to-lobby = Back to the lobby
shell-missing-title = Nothing here
shell-missing-text = We never had a page like this one. Check the link, or go back to the lobby.
shell-offline-title = No connection
shell-offline-text = The page did not load. Check your connection and try again.
refuse-no-connection = The server can’t be reached. Check your connection and try again.

## Settings

shell-page-title = { $page } · Malina
shell-settings = Settings
shell-credits = Credits: fonts, pictures, licences
shell-profile = Who you are
shell-your-name = What shall we call you?
shell-name-needed = Nobody sits down without a name.
shell-mask = Your animal
shell-mask-taken = { $animal }, already at the table
shell-save = Save
shell-saved = Got it.
shell-look = Look and sound
shell-language = Language
shell-scheme = Light
shell-scheme-hint = “By game”: each game has its own time of day
shell-scheme-auto = By game
shell-scheme-dark = Dark
shell-scheme-light = Light
shell-motion = Moving cards
shell-motion-full = Normal
shell-motion-fast = Fast
shell-motion-off = Off
shell-cards = Card size
shell-cards-s = Smaller
shell-cards-m = Normal
shell-cards-l = Larger
shell-notify = Call me with a notification while the window is out of sight
shell-sound = Sounds
shell-recovery = Recovery code
shell-recovery-text = We ask for no mail and no password. This code brings back your name and your games on any device, even if this browser forgets everything.
shell-recovery-make = Get a code
shell-recovery-again = Get a new code
shell-recovery-have = You have a code already. A new one makes it void.
shell-recovery-once = Write it down now: we won’t show it again.
shell-recovery-enter = Recovery code
shell-recovery-use = It’s me
shell-recovered =
    { $name_kind ->
        [text] Welcome back, { $name }!
       *[none] Welcome back!
    }
shell-devices = Devices
shell-device-text = Started at your desk and want to go on with your phone? Open your private link there.
shell-device-make = Continue on another device
shell-device-scan = Point a camera at it, or send yourself the link. It works once, within the next 15 minutes. Show it to nobody: whoever opens it takes your seat.
shell-device-qr = QR code of the private link
shell-copy = Copy
shell-copy-link = Copy the link
shell-copied = Copied.
shell-not-copied = That didn’t work: select it and copy it by hand.
shell-forget = Forget me here
shell-forget-code = This browser will forget you. Your recovery code brings you back.
shell-forget-no-code = You have no recovery code: if this browser forgets you, your name and your games are gone for good.
shell-forget-yes = Forget me
shell-forget-no = Leave it as it is
shell-forgotten = Done. Nobody knows you here any more.

## The private link on another device

shell-adopting = Just a moment, we know that face…
shell-adopt-title = Somebody is here already
shell-adopt-text = { $name } plays in this browser. Put you in their place? Without a recovery code the old name can’t be brought back here.
shell-adopt-yes = Yes, this device is mine
shell-adopt-no = No, let { $name } stay
shell-adopt-failed = The link didn’t work
