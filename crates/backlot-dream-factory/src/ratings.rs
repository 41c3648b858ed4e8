//! Rating tokens and awards (DF-S3, DF-S4).

use std::fmt;

use backlot_core::ToJson;
use backlot_core::json::{put_list, put_string};
use backlot_core::schema::{Schema, Types};

use crate::Genre;

/// How many rating tokens there are.
pub(crate) const TOKENS: usize = 30;
/// The highest value of a token.
pub(crate) const HIGHEST_VALUE: i16 = 22;

/// Values 0 to 22 in order of rank; 8 to 14 twice, the second time with a "+" (DF-S3, DF-M4).
const VALUES: [u8; TOKENS] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 16, 17, 18, 19,
    20, 21, 22,
];

/// For each value the number of tokens of that value or less.
const UP_TO: [u32; HIGHEST_VALUE as usize + 1] = {
    let mut up_to = [0; HIGHEST_VALUE as usize + 1];
    let mut rank = 0;
    while rank < TOKENS {
        let mut value = VALUES[rank] as usize;
        while value < up_to.len() {
            up_to[value] += 1;
            value += 1;
        }
        rank += 1;
    }
    up_to
};

/// A rating token by its rank: 0 is the lowest, 29 the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(u8);

impl Token {
    /// Every token, the lowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0u8..).take(TOKENS).map(Self)
    }

    /// What it scores.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.0 as usize]
    }

    /// Whether it bears a "+".
    #[must_use]
    pub const fn plus(self) -> bool {
        self.0 > 0 && VALUES[self.0 as usize - 1] == self.value()
    }

    /// The token that is written so.
    #[must_use]
    pub fn by_text(text: &str) -> Option<Self> {
        Self::all().find(|token| token.to_string() == text)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value(), if self.plus() { "+" } else { "" })
    }
}

/// A set of rating tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TokenSet(u32);

impl TokenSet {
    /// No token.
    pub const EMPTY: Self = Self(0);
    /// All 30 of them.
    pub const FULL: Self = Self((1 << TOKENS) - 1);

    /// Whether the token is in it.
    #[must_use]
    pub const fn contains(self, token: Token) -> bool {
        self.0 >> token.0 & 1 == 1
    }

    /// Puts the token in.
    pub const fn insert(&mut self, token: Token) {
        self.0 |= 1 << token.0;
    }

    /// Takes the token out.
    #[inline]
    pub const fn remove(&mut self, token: Token) {
        self.0 &= !(1 << token.0);
    }

    /// The tokens that are not in it.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(Self::FULL.0 & !self.0)
    }

    /// How many tokens.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no token.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tokens in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tokens, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        Token::all().filter(move |&token| self.contains(token))
    }

    /// The token for a total: of that value, of two the "+" one, else the next lower that is left
    /// (DF-M3). As tokens are numbered by rank, that is the highest one up to the value.
    #[must_use]
    #[inline]
    pub fn for_total(self, total: i16) -> Option<Token> {
        let value = usize::try_from(total.min(HIGHEST_VALUE)).ok()?;
        let fitting = self.0 & ((1 << UP_TO[value]) - 1);
        #[expect(clippy::cast_possible_truncation, reason = "below 32")]
        fitting.checked_ilog2().map(|rank| Token(rank as u8))
    }
}

/// The rating of a finished movie, ordered by rank. Movies that found no token rank below every token,
/// the later the lower (DF-M3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating(i8);

impl Rating {
    /// Below every movie; stands for a movie that is not finished.
    pub(crate) const NONE: Self = Self(i8::MIN);

    /// The rating of the lowest token.
    pub(crate) const LOWEST_TOKEN: Self = Self(0);

    /// The rating that a token gives.
    #[must_use]
    #[inline]
    pub const fn by_token(token: Token) -> Self {
        Self(token.0.cast_signed())
    }

    /// The rating of a movie without a token that ranks just below another one.
    #[must_use]
    pub(crate) fn without_token(lowest_so_far: Self) -> Self {
        Self(lowest_so_far.0.min(0) - 1)
    }

    /// The token, if the movie has one.
    #[must_use]
    pub fn token(self) -> Option<Token> {
        u8::try_from(self.0).ok().map(Token)
    }

    /// What it scores.
    #[must_use]
    #[inline]
    pub fn points(self) -> u8 {
        self.token().map_or(0, Token::value)
    }

    /// Its rank on the scale of points: a "+" is a little more than its value.
    #[inline]
    pub(crate) fn height(self) -> f32 {
        self.token()
            .map_or(-0.5, |token| f32::from(token.value()) + if token.plus() { 0.4 } else { 0.0 })
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.token() {
            Some(token) => write!(f, "{token}"),
            None => f.write_str("none"),
        }
    }
}

impl<C> ToJson<C> for Token {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        put_string(&self.to_string(), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

impl<C> ToJson<C> for TokenSet {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        put_list(self.iter(), context, out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::list(Schema::Text)
    }
}

impl<C> ToJson<C> for Award {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        put_string(self.id(), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

/// An award (DF-S4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// For the first finished movie of a genre (DF-M5).
    FirstMovie(Genre),
    /// For the highest movie at the end of a quarter, counted from 0 to 2 (DF-W1).
    BestMovie(u8),
    /// For the highest movie of a genre at the end (DF-W2).
    MovieOfTheYear(Genre),
    /// For the lowest movie at the end (DF-W2).
    WorstMovie,
    /// For the player with the most director stars at the end (DF-W2).
    BestDirector,
}

impl Award {
    /// How many awards go to movies; the eleventh goes to a player.
    pub(crate) const FOR_MOVIES: usize = 10;

    /// All eleven.
    pub const ALL: [Self; 11] = [
        Self::FirstMovie(Genre::Adventure),
        Self::FirstMovie(Genre::Drama),
        Self::FirstMovie(Genre::Entertainment),
        Self::BestMovie(0),
        Self::BestMovie(1),
        Self::BestMovie(2),
        Self::MovieOfTheYear(Genre::Adventure),
        Self::MovieOfTheYear(Genre::Drama),
        Self::MovieOfTheYear(Genre::Entertainment),
        Self::WorstMovie,
        Self::BestDirector,
    ];

    /// Its place in [`Award::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::FirstMovie(genre) => genre as usize,
            Self::BestMovie(quarter) => 3 + quarter as usize,
            Self::MovieOfTheYear(genre) => 6 + genre as usize,
            Self::WorstMovie => 9,
            Self::BestDirector => 10,
        }
    }

    /// What it scores.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::FirstMovie(_) | Self::BestMovie(_) => 5,
            Self::MovieOfTheYear(_) | Self::WorstMovie | Self::BestDirector => 10,
        }
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        const IDS: [&str; 11] = [
            "first-movie-adventure",
            "first-movie-drama",
            "first-movie-entertainment",
            "best-movie-1",
            "best-movie-2",
            "best-movie-3",
            "movie-of-the-year-adventure",
            "movie-of-the-year-drama",
            "movie-of-the-year-entertainment",
            "worst-movie",
            "best-director",
        ];
        IDS[self.index()]
    }

    /// The award with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|award| award.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_30_tokens_and_8_to_14_exist_twice() {
        let all: Vec<String> = Token::all().map(|token| token.to_string()).collect();
        assert_eq!(all.len(), 30);
        for value in 0..=22 {
            assert!(all.contains(&value.to_string()));
            assert_eq!(all.contains(&format!("{value}+")), (8..=14).contains(&value));
        }
    }

    #[test]
    fn the_plus_token_goes_first_and_then_the_next_lower() {
        let mut left = TokenSet::FULL;
        let mut take = |total| {
            let token = left.for_total(total).unwrap();
            left.remove(token);
            token.to_string()
        };
        let taken: Vec<String> = [9, 9, 9, 40, 22, 22].into_iter().map(&mut take).collect();
        assert_eq!(taken, ["9+", "9", "8+", "22", "21", "20"]);
        assert_eq!(take(0), "0");
        assert_eq!(left.for_total(0), None);
        assert_eq!(left.for_total(-1), None);
    }

    #[test]
    fn movies_without_a_token_rank_below_all_others_the_later_the_lower() {
        let zero = Rating::by_token(Token(0));
        let first = Rating::without_token(zero);
        let second = Rating::without_token(first);
        assert!(second < first && first < zero && Rating::NONE < second);
        assert_eq!((first.points(), first.token()), (0, None));
    }

    #[test]
    fn awards_are_numbered_in_their_order() {
        for (i, award) in Award::ALL.into_iter().enumerate() {
            assert_eq!(award.index(), i);
            assert_eq!(Award::by_id(award.id()), Some(award));
        }
        assert_eq!(Award::ALL.iter().map(|award| u32::from(award.points())).sum::<u32>(), 80);
    }
}
