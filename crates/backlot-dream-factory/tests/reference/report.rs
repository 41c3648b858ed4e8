//! Everything that lies on the table, in the form in which the engine's omniscient view shows it.

use serde_json::{Map, Value, json};

use super::card_box::Location;
use super::{Question, Reference};

fn token_text(token: (i64, bool)) -> String {
    format!("{}{}", token.0, if token.1 { "+" } else { "" })
}

impl Reference {
    /// Keys of the view and what must be there.
    pub(crate) fn to_json(&self) -> Map<String, Value> {
        let mut tokens = self.tokens.clone();
        tokens.sort_unstable();
        let (order, at) = self.party_order();
        let stack: Vec<&String> = self
            .contents
            .screenplays
            .iter()
            .map(|screenplay| &screenplay.id)
            .filter(|id| self.stack.contains(id))
            .collect();
        let players: Vec<Value> = (0..self.seats).map(|player| self.player(player)).collect();
        let json = json!({
            "quarter": self.quarter,
            "location": self.location,
            "start": self.start,
            "turn": self.asked(),
            "phase": self.phase(),
            "middle": self.middle,
            "memory": { "money": self.money },
            "auction": self.auction(),
            "party_order": order,
            "party_at": at,
            "hand": match &self.question {
                Question::Place { hand, .. } => self.contents.in_order(hand),
                _ => vec![],
            },
            "stack_top": self.stack_top,
            "stack": stack,
            "tokens_left": tokens.into_iter().map(token_text).collect::<Vec<_>>(),
            "face_down_chips": self.contents.in_order(&self.bag),
            "top_directors": self.contents.in_order(&self.top_directors),
            "discarded": self.contents.in_order(&self.discarded),
        });
        let mut json = json.as_object().unwrap().clone();
        json.insert("locations".to_owned(), self.locations().into());
        json.insert("players".to_owned(), players.into());
        json
    }

    fn phase(&self) -> &str {
        match &self.question {
            Question::Studio { .. } => "choosing",
            Question::Bid { .. } => "bidding",
            Question::Take { .. } => "taking",
            Question::Place { .. } => "placing",
            Question::Nothing => "over",
        }
    }

    fn auction(&self) -> Value {
        let Question::Bid { highest, passed, .. } = &self.question else { return Value::Null };
        let mut passed = passed.clone();
        passed.sort_unstable();
        json!({
            "highest_bid": highest.map(|(_, bid)| bid),
            "highest_bidder": highest.map(|(who, _)| who),
            "least_bid": highest.map_or(0, |(_, bid)| bid + 1),
            "passed": passed,
        })
    }

    fn party_order(&self) -> (Option<&Vec<usize>>, Option<usize>) {
        match &self.question {
            Question::Take { order, at } | Question::Place { party: Some((order, at)), .. } => {
                (Some(order), Some(*at))
            }
            _ => (None, None),
        }
    }

    fn locations(&self) -> Vec<Value> {
        let is_laid_out = !matches!(self.question, Question::Studio { .. } | Question::Nothing);
        let is_over = self.question == Question::Nothing;
        let locations = (1..).zip(self.contents.locations.iter().zip(&self.board));
        locations
            .map(|(number, (location, chips))| {
                let waits = is_laid_out && number > self.location && *location == Location::Party;
                json!({
                    "kind": match location {
                        Location::TopDirector => "top-director",
                        Location::City(_) => "city",
                        Location::Party => "party",
                    },
                    "chips": self.contents.in_order(chips),
                    "face_down": if waits { self.seats } else { 0 },
                    "current": is_laid_out && number == self.location,
                    "done": is_over || number < self.location,
                })
            })
            .collect()
    }

    fn player(&self, player: usize) -> Value {
        let screenplays: Vec<Value> =
            self.screenplays_of(player).iter().map(|id| self.screenplay(id)).collect();
        let mut points = 0;
        for movie in &self.movies {
            if self.owner[&movie.screenplay] == player {
                points += movie.token.map_or(0, |(value, _)| value);
                points += self.points_of_awards(&movie.screenplay);
            }
        }
        let best_director = self.awards.get("best-director") == Some(&format!("p{}", player + 1));
        json!({
            "seat": player,
            "money": self.money[player],
            "screenplays": screenplays,
            "actors_and_guest_stars": self.red_chips(player),
            "director_stars": self.director_stars(player),
            "best_director": best_director,
            "movie_points": points + if best_director { 10 } else { 0 },
        })
    }

    /// The awards of a movie in the order of DF-S4.
    fn awards_of(&self, screenplay: &str) -> Vec<String> {
        let genres = ["adventure", "drama", "entertainment"];
        let mut all: Vec<String> = genres.iter().map(|g| format!("first-movie-{g}")).collect();
        all.extend((1..=3).map(|quarter| format!("best-movie-{quarter}")));
        all.extend(genres.iter().map(|g| format!("movie-of-the-year-{g}")));
        all.push("worst-movie".to_owned());
        all.retain(|award| self.awards.get(award).is_some_and(|holder| holder == screenplay));
        all
    }

    fn points_of_awards(&self, screenplay: &str) -> i64 {
        let is_small = |award: &String| award.starts_with("first") || award.starts_with("best");
        let awards = self.awards_of(screenplay);
        awards.iter().map(|award| if is_small(award) { 5 } else { 10 }).sum()
    }

    fn screenplay(&self, id: &str) -> Value {
        let details = self.contents.screenplay(id);
        let pile =
            |space: String| self.piles.get(&(id.to_owned(), space)).cloned().unwrap_or_default();
        let spaces: Vec<Value> = (1..)
            .zip(&details.spaces)
            .map(|(number, kind): (usize, _)| json!({ "kind": kind, "stack": pile(number.to_string()) }))
            .collect();
        let missing =
            (1..=details.spaces.len()).filter(|number| pile(number.to_string()).is_empty()).count();
        let movie = self.movies.iter().find(|movie| movie.screenplay == id);
        let title = self.contents.title(id, &self.edition);
        json!({
            "id": id,
            "title": title,
            "genre": details.genre,
            "stars": details.stars,
            "spaces": spaces,
            "guest": pile("guest".to_owned()),
            "total": self.total(id),
            "missing": missing,
            "finished": movie.is_some(),
            "token": movie.and_then(|movie| movie.token).map(token_text),
            "rating": movie.map(|movie| movie.token.map_or(0, |(value, _)| value)),
            "awards": self.awards_of(id),
        })
    }
}
