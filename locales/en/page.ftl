# The web page, around the games.

page-skip = Skip to the content
page-nav = Pages
page-mine = My games
page-replay = Replay
page-preferences = Settings
page-language = Language
page-theme = Light
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-pace = How things move
page-pace-calm = Calmly
page-pace-brisk = Briskly
page-pace-instant = At once, without animation
page-sound = Soft sounds
page-confirm = Ask before what can’t be taken back
page-tips = Tips for new players
page-plain = Plain boards: words instead of pictures
page-done = Done
page-close = Close
page-nowhere-title = This set is empty
page-nowhere = There is no such page. Perhaps the address was cut off.
page-no-table-title = No such table
page-to-start = To the start page
page-unreachable = The server does not answer. We keep trying.

## Start page

page-hero = Be a movie mogul
page-hero-more = Win the stars, fill your screenplays, take the prizes. Alone against strong bots or with friends by a link; no account.
page-running = Running games
page-finished = Finished games
page-shelf = Games
page-facts = { $least } to { $most } players
page-play = Play
page-play-game = Play { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
# A small mark behind a sentence of the rules: the rulebook leaves this open. It opens the reason.
page-ruling = our ruling
page-ruling-on = our ruling on { $clause }
page-open-tables = Open tables
page-open-tables-none = Nobody waits for players now. Open a table and send the link.
page-open-table = { $people } · { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}

## New table

page-players = Players
page-your-name = Your name
page-seat-numbered = Player { $number }
page-bot = Bot: { $level }
page-friend = A friend, by a link
page-level-random = random
page-level-greedy = greedy
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-level-untuned = untuned
page-level-monte-carlo = Monte Carlo
page-options = Rules and options
page-help = Hints
page-help-auto = If I play alone
page-help-yes = Allowed
page-help-no = Not allowed
page-help-about = With hints, a bot tells what it would do, and why.
page-clock = Clock
page-clock-about = A bot may stand in for who runs out of time.
page-clock-none = None
page-clock-quick = 5 minutes each, 5 seconds more for every move
page-clock-slow = 15 minutes each, 15 seconds more for every move
page-clock-days = Two days for every move
page-listed = Show the table to everybody
page-open-table-now = Open the table
page-guided = Guided first round
page-guided-about = New to the game? Easy bots, and a tip whenever something new comes.
page-start-now = Start the game

## At the door

page-door = { $people } would like to play with you. Type a name and sit down.
page-door-nobody = There is a free seat. Type a name and sit down.
page-sit = Sit down
page-watch = Watch
page-name-missing = Please type a name first.

## Lobby

page-gathering = The table is open
page-gathering-about = { $free ->
    [0] All seats are taken.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $free } seats are free. The game begins when all are taken.
}
page-dealing = The luck is drawn
page-dealing-about = Every player adds a secret number, so that nobody can choose the luck.
page-you = you
page-host-word = host
page-open-seat = Free seat
page-seat-bot = Bot sits down
page-free-seat = Free this seat
page-remove = Remove
page-invite = Link for friends
page-invite-about = Send this link to your friends, or let a phone read the code.
page-invite-code = Code of the link for friends
page-copy = Copy
page-copied = Copied.
page-start-early = Start now, bots take the free seats

## At the table

page-studio-1 = Orpheum Pictures
page-studio-2 = Silver Canyon
page-studio-3 = Halcyon Films
page-studio-4 = Red Lion Studio
page-studio-5 = Meridian Bros.
page-studio-6 = Palisade Pictures
page-title-turn = ● Your turn – { $title }
page-watching = Watching
page-reconnecting = Connecting …
page-connecting = Connecting …
page-lost = The connection is lost. Nothing of the game is: we connect again by ourselves.
page-other-game = Other game
page-side = Log and talk
page-log = What happened
page-talk = Talk
page-say = Say something
page-send = Send
page-spectator = Spectator
page-react-applause = 👏 Bravo!
page-react-laugh = 😄 Ha!
page-react-gasp = 😮 Oh!
page-react-think = 🤔 Hm …
page-react-thanks = 🙏 Thanks
page-react-well-played = 🎬 Well played
page-dock = Your move
page-your-turn = Your turn.
page-their-turn = to play
page-contents = Contents
page-rule = Rule { $clause }
page-has-locked-in = locked in
page-locked-in = Locked in. You may still change it until all have chosen.
page-wait = One moment …
page-waiting = Waiting for { $who }.
page-paused = The host has paused the game.
page-skip-animation = Skip
page-undo = Take back
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-would = The bot would choose: { $move }.
page-hint-or = Or: { $move }.
page-hint-others = Other options
page-hint-plan = The bot has a plan.
page-hint-do = Do it
page-take-back = Take my seat back
page-order-bid-up-to = Bidding for you up to { $amount }
page-order-pass-this-auction = Out of this auction
page-order-pass-until-my-lot = Passing until your lot
page-order-stop = Stop this
page-sure = Yes, do it
page-rather-not = Rather not
page-away = away
page-held = played by a bot
page-hold = Let a bot play
page-days = { $days } d { $hours } h
page-tip = Tip
page-tip-close = Got it
page-tips-off = No more tips

## Menu of a table

page-menu = Menu of the table
page-feed = To hear when it is your turn:
page-feed-link = web feed of your seat
page-my-seat = My seat
page-move = Move to another device
page-move-about = Open this link once on the other device, within ten minutes. The seat is there then, and no longer here.
page-move-code = Code that moves your seat
page-end = I would end the game here
page-end-not = I would go on
page-leave = Stand up and leave
page-host = You are the host
page-pause = Pause
page-resume = Go on
page-mute = Mute
page-unmute = Hear again
page-hand-over = Make host
page-deal = Fair dealing
page-deal-promised = The table has published the hash of its secret. At the end everybody can check that nobody chose the luck.
page-deal-right = The table’s secret is the one that it had promised, and all numbers were used.
page-deal-right-mine = The table’s secret is the one that it had promised, and your own number was used.
page-deal-wrong = Something is wrong with this deal: a number or the secret does not fit what was promised. Keep the record.

## Endings of a connection

page-ended = All have agreed: the game ended here, without a winner.
page-ending-replaced = Your seat has moved to another device.
page-ending-removed = The host has taken your seat.
page-ending-left = You have left the table.
page-ending-bad-secret = This link does not open a seat (any more). You can watch.
page-ending-no-such-table = This table has been deleted.
page-ending-other-rules = This table was opened under an earlier version of the game’s rules, so it can’t go on here.
page-ending-bad-version = This page is older than the server. Please load it again.

## The end

page-ceremony-step = { $at } of { $of }
page-ceremony-next = The next envelope, please
page-ceremony-skip = To the results
page-ceremony-again = Ceremony once more
page-to-ceremony = To the results
page-winner = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
page-you-win = You win!
page-rematch = Rematch
page-to-rematch = To the rematch
page-to-board = Look at the board
page-save-record = Save the record
page-share-record = Copy a link with the whole game
page-foyer = In the foyer
page-poster = Poster: { $title }, { $genre }, by { $owner }. { $rating }. { $cast }. { $prizes }
page-save-poster = Save as picture
page-save-poster-of = Save the poster of { $title } as a picture
page-score-sheet = Score sheet
page-source = From
page-total = Total

## Looking back

page-mine-about = Kept in this browser only. Who has the link of your seat plays your seat.
page-mine-none = None yet.
page-forget = Forget
page-result = Rank { $rank } with { $score }
page-replay-of = { $game }: replay
page-replay-about = Open the record of a finished game: a file that somebody saved, or a link with the whole game in it.
page-replay-open = Open a record
page-replay-run = Run
page-replay-stop = Stop
page-replay-bad-link = This link is cut off or changed: no game can be read from it. Ask for the link again, or for the record as a file.
page-step-back = One step back
page-step-on = One step on
page-step = Step { $at } of { $of }
page-timeline = Moment of the game
page-eyes = Through whose eyes
page-eyes-all = All cards open
page-eyes-of = Through the eyes of { $name }

## What the server refuses

page-refused-unreachable = The server can’t be reached now. Please try again.
page-refused-no-such-table = There is no such table (any more). Perhaps the link was cut off, or the table was deleted.
page-refused-other-rules = This table was opened under an earlier version of the game’s rules, so it can’t go on here.
page-refused-seat-taken = Somebody else has just taken this seat.
page-refused-table-full = All seats are taken. You can watch.
page-refused-stale-prompt = That question has already been answered.
page-refused-not-now = That is not possible now.
page-refused-too-many = That was a little too fast. Please wait a moment.
page-refused-too-large = That is too long.
page-refused-busy = The server can’t write now. Nothing was changed; please try again.
page-refused-shutting-down = The server restarts. Please try again in a few seconds.
page-refused-no-help = At this table, hints are not allowed.
page-refused-not-your-turn = It is not your turn.
page-refused-muted = The host has muted you.
page-refused-bad-invitation = This server wants an invitation to open tables.
page-refused-nothing-to-undo = There is nothing that you could take back.
