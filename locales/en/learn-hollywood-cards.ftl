# The lesson: one idea and one thing to do in each step. What is made of it: web/src/learn/lesson.ts.

learn-hollywood-cards-reel = Fourteen cards are up for grabs, and you get the ones your reels end up on. Put a reel in column 2: it enters at the bottom, on the star { $star }.
learn-hollywood-cards-reel-else = Let’s begin with column 2. You’ll soon see why.
learn-hollywood-cards-clap = A star without a film is lost. So wait until somebody pushes your reel up: play the Clap Board to skip this turn.
learn-hollywood-cards-clap-else = Your reel would stay on { $star }, who needs a film first. Play the Clap Board and let the others push it up.
learn-hollywood-cards-star = A rival’s reel pushed yours up onto a film. Now you can use a star: put a reel in column 3, on { $star }. That fills the column, so nobody can push you off.
learn-hollywood-cards-star-else = A star will turn your films into a movie. { $star }, with a rating of 3, is waiting at the bottom of column 3.
learn-hollywood-cards-double = The more films, the better the movie. You have two reels left: play the Double Reel to place them one after the other.
learn-hollywood-cards-double-else = One reel at a time is too slow here: the others would get in between. Play the Double Reel.
learn-hollywood-cards-first-film = Column 1 ends in two romantic comedies. Put your first reel there.
learn-hollywood-cards-second-film = And again: your new reel pushes your own reel up onto the next romantic comedy.
learn-hollywood-cards-second-film-else = Column 1 once more. Three films of one genre make one big movie.
learn-hollywood-cards-movie = Your three romantic comedies became a project, and now { $star } has arrived. Turn the project into a movie: 3 films × rating 3 = 9 points.
learn-hollywood-cards-end = Your first movie scored 9 points. Two more rounds like this one, and the most points win.
