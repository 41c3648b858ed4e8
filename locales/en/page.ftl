# The web page, around the games.

page-skip = Skip to content
page-nav = Pages
page-mine = My games
page-replay = Replay
page-preferences = Settings
page-language = Language
page-theme = Theme
page-theme-auto = System default
page-theme-light = Light
page-theme-dark = Dark
page-pace = Animation speed
page-pace-calm = Relaxed
page-pace-brisk = Fast
page-pace-instant = Off (instant)
page-sound = Sound effects
page-confirm = Confirm moves that can’t be undone
page-tips = Tips for new players
page-plain = Plain boards: words instead of pictures
page-done = Done
page-close = Close
page-nowhere-title = Page not found
page-nowhere = This set is empty. The address may be incomplete.
page-no-table-title = Table not found
page-to-start = Back to the start page
page-unreachable = Can’t reach the server. Retrying…

## Start page

page-hero = Be a movie mogul
page-hero-more = Sign the stars, finish your films, sweep the awards. Play against strong bots, or send your friends a link. No account needed.
page-running = Games in progress
page-finished = Finished games
page-shelf = Games
page-facts = { $least }–{ $most } players
page-play = Play
page-play-game = Play { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
# A small mark behind a sentence of the rules: the rulebook leaves this open. It opens the reason.
page-ruling = our ruling
page-ruling-on = our ruling on { $clause }
page-open-tables = Open tables
page-open-tables-none = No open tables right now. Create one and share the link.
page-open-table = { $people } · { $free ->
    [one] 1 open seat
   *[other] { $free } open seats
}

## New table

page-players = Players
page-your-name = Your name
page-seat-numbered = Player { $number }
page-bot = Bot: { $level }
page-friend = A friend (invite link)
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
page-help-auto = Only against bots
page-help-yes = On
page-help-no = Off
page-help-about = Players can ask a bot what it would play, and why.
page-clock = Time control
page-clock-about = If a player runs out of time, a bot can take over their seat.
page-clock-none = No clock
page-clock-quick = 5 minutes each + 5 seconds per move
page-clock-slow = 15 minutes each + 15 seconds per move
page-clock-days = 2 days per move
page-listed = List this table publicly
page-open-table-now = Create table
page-learn = Learn by playing
page-learn-minutes = 5 minutes
page-learn-game = Learn by playing, 5 minutes: { $game }
page-learn-about = New to the game? A guided first round takes about five minutes.
page-start-now = Start game

## At the door

page-door = You’re invited to play with { $people }. Enter your name to join.
page-door-nobody = A seat is open. Enter your name to join.
page-sit = Join game
page-watch = Watch
page-name-missing = Enter your name first.

## Lobby

page-gathering = Waiting for players
page-gathering-about = { $free ->
    [0] All seats are taken.
    [one] 1 seat is open. The game starts when it is filled.
   *[other] { $free } seats are open. The game starts when all are filled.
}
page-dealing = Shuffling and dealing…
page-dealing-about = Every player adds a secret random number, so nobody can rig the deal.
page-you = you
page-host-word = host
page-open-seat = Open seat
page-seat-bot = Add bot
page-free-seat = Remove bot
page-remove = Remove player
page-invite = Invite link
page-invite-about = Send this link to your friends, or let them scan the code.
page-invite-code = QR code of the invite link
page-copy = Copy
page-copied = Copied to clipboard.
page-start-early = Start now with bots in the open seats

## At the table

page-studio-1 = Orpheum Pictures
page-studio-2 = Silver Canyon
page-studio-3 = Halcyon Films
page-studio-4 = Red Lion Studio
page-studio-5 = Meridian Bros.
page-studio-6 = Palisade Pictures
page-title-turn = ● Your turn – { $title }
page-watching = Watching
page-reconnecting = Reconnecting…
page-connecting = Connecting…
page-lost = Connection lost. Your game is safe, and we’re reconnecting…
page-other-game = Your other game
page-side = Log and chat
page-log = What happened
page-log-unfold = Expand all
page-log-fold = Collapse all
page-talk = Chat
page-say = Write a message
page-send = Send
page-spectator = Spectator
page-react-applause = 👏 Bravo!
page-react-laugh = 😄 Ha!
page-react-gasp = 😮 Oh!
page-react-think = 🤔 Hmm…
page-react-thanks = 🙏 Thanks
page-react-well-played = 🎬 Well played
page-dock = Your move
page-your-turn = It’s your turn.
page-their-turn = to play
page-contents = Contents
page-rule = Rule { $clause }
page-has-locked-in = has locked in
page-locked-in = Locked in. You can change your choice until everyone has chosen.
page-wait = One moment…
page-waiting = Waiting for { $who }.
page-paused = Game paused by the host.
page-skip-animation = Skip
page-undo = Undo
page-hint = Hint
page-hint-thinking = Thinking…
page-hint-would = The bot suggests: { $move }.
page-hint-why = Why?
page-hint-compared = Options compared
page-hint-plan = The bot suggests a complete plan.
page-hint-do = Play this
page-take-back = Take over from the bot
page-order-bid-up-to = Auto-bidding up to { $amount }
page-order-pass-this-auction = Auto-passing for this auction
page-order-pass-until-my-lot = Auto-passing until your lot
page-order-stop = Cancel
page-sure = Confirm
page-rather-not = Cancel
page-away = away
page-held = bot playing
page-hold = Let a bot take over
page-days = { $days } d { $hours } h
page-tip = Tip
page-tip-close = Got it
page-tips-off = Turn off tips

## A lesson

page-learn-lesson = Lesson
page-learn-step = Step { $step } of { $steps }
page-learn-not-yet = Good idea, but not right now. Try what’s in the spotlight.
page-learn-free = This one is up to you: any choice is fine.
page-learn-watch = Watch what the others do.
page-learn-leave = Skip lesson
page-learn-done = You know enough. Play against easy bots!
page-learn-play = Play easy bots
page-learn-again = Start over
page-learn-stay = Continue this game

## Menu of a table

page-menu = Table menu
page-feed = Get notified when it’s your turn:
page-feed-link = your seat’s web feed (Atom)
page-my-seat = My seat
page-move = Continue on another device
page-move-about = Open this link on the other device within ten minutes. It works once, and moves your seat there.
page-move-code = QR code that moves your seat
page-end = Offer to end the game
page-end-not = Withdraw the offer to end
page-leave = Leave table
page-host = You are the host
page-pause = Pause
page-resume = Resume
page-mute = Mute
page-unmute = Unmute
page-hand-over = Make host
page-deal = Fair dealing
page-deal-promised = The server has published a hash of its secret. After the game, anyone can verify that nobody rigged the deal.
page-deal-right = Verified: the secret matches its published hash, and every player’s number was used.
page-deal-right-mine = Verified: the secret matches its published hash, and your own number was used.
page-deal-wrong = Verification failed: the secret or a player’s number doesn’t match what was published. Keep the game record.

## Endings of a connection

page-ended = The game ended by agreement, without a winner.
page-ending-replaced = Your seat has moved to another device.
page-ending-removed = The host removed you from the table.
page-ending-left = You left the table.
page-ending-crowded = Your place was needed for someone else, because too many windows are open at this table. Reload the page to return.
page-ending-bad-secret = This seat link is no longer valid. You can still watch.
page-ending-no-such-table = This table has been deleted.
page-ending-other-rules = This table was opened under an earlier version of the game’s rules, so it can’t go on here.
page-ending-bad-version = A new version is available. Please reload the page.

## The end

page-ceremony-step = { $at } of { $of }
page-ceremony-next = The next envelope, please
page-ceremony-skip = Skip to the results
page-ceremony-again = Replay the ceremony
page-to-ceremony = Show the results
page-winner = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
page-tie-shared = Equal scores, and the tie-break doesn’t separate them: the win is shared.
page-you-win = You win!
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-to-board = View the board
page-save-record = Download the game record
page-share-record = Copy replay link
page-foyer = In the foyer
page-poster = Poster: { $title }, { $genre }, by { $owner }. { $rating }. { $cast }. { $prizes }
page-save-poster = Save as image
page-save-poster-of = Save the poster of { $title } as an image
page-score-sheet = Score sheet
page-source = Category
page-total = Total

## Looking back

page-mine-about = Stored only in this browser. Anyone with your seat link can play in your place.
page-mine-none = No games yet.
page-forget = Remove from list
page-result = Rank { $rank } · score { $score }
page-replay-of = { $game }: replay
page-replay-about = Open a finished game: a record file, or a replay link.
page-replay-open = Open a game record
page-replay-run = Play
page-replay-stop = Pause
page-replay-bad-link = This replay link was cut off or altered. Ask for the link again, or for the record file.
page-step-back = Previous move
page-step-on = Next move
page-step = Move { $at } of { $of }
page-timeline = Position in the game
page-eyes = Point of view
page-eyes-all = Everything visible
page-eyes-of = { $name }’s view

## What the server refuses

page-refused-unreachable = Can’t reach the server. Please try again.
page-refused-no-such-table = Table not found. The link may be incomplete, or the table may have been deleted.
page-refused-other-rules = This table was opened under an earlier version of the game’s rules, so it can’t go on here.
page-refused-seat-taken = Someone else just took this seat.
page-refused-table-full = All seats are taken. You can still watch.
page-refused-stale-prompt = That decision has already been made.
page-refused-not-now = You can’t do that right now.
page-refused-too-many = Too many requests. Please wait a moment.
page-refused-too-large = That’s too long.
page-refused-busy = The server can’t save right now. Nothing was changed; please try again.
page-refused-shutting-down = The server is restarting. Please try again in a few seconds.
page-refused-no-help = Hints are turned off at this table.
page-refused-not-your-turn = It’s not your turn.
page-refused-muted = The host has muted you.
page-refused-bad-invitation = You need an invitation to create tables on this server.
page-refused-nothing-to-undo = There’s nothing to undo.
