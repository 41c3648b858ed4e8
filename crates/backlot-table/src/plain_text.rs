//! What people write, without signs that nobody sees or that turn the text around them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// More marks on one letter reach into other lines.
const MAX_MARKS: usize = 3;

/// The text on one line in composed form (NFC). Runs of blanks become one; signs without a shape, directions of
/// writing and piles of marks go. What joins the parts of an emoji or of a word stays.
pub(crate) fn plain_text(text: &str) -> String {
    let mut plain = String::new();
    let mut marks = 0;
    let mut signs = text.nfc().peekable();
    while let Some(sign) = signs.next() {
        marks = if is_combining_mark(sign) { marks + 1 } else { 0 };
        let joins = is_joiner(sign) && joins(plain.chars().next_back(), signs.peek().copied());
        if sign.is_control() || is_blank(sign) {
            plain.push(' ');
        } else if joins || !is_joiner(sign) && !is_unseen(sign) && marks <= MAX_MARKS {
            plain.push(sign);
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200C}' | '\u{200D}')
}

/// Joiners mean something between signs of scripts that use them, and of emoji.
fn joins(before: Option<char>, after: Option<char>) -> bool {
    let uses = |sign: char| !sign.is_ascii() && !sign.is_whitespace() && !is_joiner(sign);
    before.is_some_and(uses) && after.is_some_and(uses)
}

/// Format signs of Unicode (general category Cf), among them those for the direction of writing, and tags.
fn is_unseen(sign: char) -> bool {
    matches!(sign,
        '\u{AD}' | '\u{34F}' | '\u{600}'..='\u{605}' | '\u{61C}' | '\u{6DD}' | '\u{70F}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFB}'
        | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Letters that look like a blank.
fn is_blank(sign: char) -> bool {
    matches!(
        sign,
        '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_see_stays_and_what_they_don_t_see_goes() {
        for (text, plain) in [
            (" a\nb\t c\u{2028}d ", "a b c d"),
            ("Ada\u{202E}neB\u{202C}", "AdaneB"),
            ("\u{2067}Ada\u{2069}\u{200F}", "Ada"),
            ("A\u{200B}d\u{FEFF}a\u{AD}\u{2060}", "Ada"),
            ("A\u{200D}da\u{200D}", "Ada"),
            ("\u{200B}\u{3164}\u{2800} \u{200D}", ""),
            ("Zoe\u{308}", "Zo\u{EB}"),
            ("a\u{0323}\u{0324}\u{0325}\u{0326}\u{032D}", "\u{1EA1}\u{0324}\u{0325}\u{0326}"),
            ("👩\u{200D}🚀 مريم", "👩\u{200D}🚀 مريم"),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"),
            ("שלום Grüße 日本", "שלום Grüße 日本"),
        ] {
            assert_eq!(plain_text(text), plain, "{}", text.escape_unicode());
            assert_eq!(plain_text(plain), plain, "once is enough");
        }
    }
}
