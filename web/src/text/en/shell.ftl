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
shell-switch-language = Переключить на русский
shell-switch-light = Lights on
shell-switch-dark = Lights off
shell-close = Close
shell-again = Try again
shell-to-lobby = Back to the lobby
shell-missing-title = Nothing here
shell-missing-text = We never had a page like this one. Check the link, or go back to the lobby.
shell-offline-title = No connection
shell-offline-text = The page did not load. Check your connection and try again.
refuse-no-connection = The server can’t be reached. Check your connection and try again.
refuse-not-found = There is no such thing here.
refuse-server-trouble = Something broke on the server. Try again in a little while.
