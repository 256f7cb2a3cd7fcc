### The rules on the page, and the credits.

guide-title = Rules: { $game }
guide-open = Rules
guide-close = Close
guide-search = Search the rules
guide-contents = Contents
guide-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } place found
       *[other] { $count } places found
    }
guide-why = Why not?
guide-options = Different at this table
guide-option = { $name }: { $value }
guide-option-usual = usually: { $value }
guide-own-cards = own card file
guide-none = There are no rules for this game yet.
guide-failed = The rules did not load.
guide-retry = Try again
guide-all-games = Rules of the games

## Credits

guide-credits = About Malina
guide-credits-lead = Malina is an unofficial fan-made table for games of crooks and bluff, built by people who like to play them with friends.
guide-credits-unofficial = The designers and publishers of the games have no part in Malina; they neither endorse it nor answer for it. The names of the games belong to their owners. None of the publishers’ art or texts is used: the rules are retold in our own words and the cards are drawn anew. If you like a game, buy the box.
guide-credits-games = Games
# $art and $russian may be absent
guide-credits-made =
    { $design_count ->
        [1] Designer
       *[other] Designers
    } { $design }{ $art_kind ->
        [none] { "" }
       *[text] , art { $art }
    }, published by { $publisher }{ $russian_kind ->
        [none] { "" }
       *[text] , Russian edition { $russian }
    }.
guide-credits-crooks = There is no public list of the cards of Crooks, so some of their values are our reconstruction. The ones in the box may differ.
guide-credits-pictures = Pictures
guide-credits-icons = Pictures on the cards and masks, recoloured:
guide-credits-icons-authors = Drawn by { $authors } and others.
guide-credits-lucide = Interface icons:
guide-credits-own = The logo and the ornaments were drawn for Malina.
guide-credits-fonts = Typefaces
guide-credits-libraries = Libraries
guide-credits-licence = Malina itself is released under the { $licence } licence.
