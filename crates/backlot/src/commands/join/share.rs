//! This client's share in fair dealing: a number of its own, and the check at the end (docs/fair-dealing.md).

use anyhow::{Context, Result, ensure};
use backlot_client::ClientFrame;
use backlot_core::Seat;
use backlot_games::check_record;
use backlot_table::hosted::{Hash, Secret};
use backlot_table::record::{Fairness, Record};
use serde_json::Value;

/// The number, and what the table said about the deal.
pub(super) struct Share {
    number: Secret,
    /// Whether the table has the number's hash.
    promised: bool,
    seat: Option<Seat>,
    /// What the table had published first in this attempt to deal, and which attempt it is.
    commit: Option<(u64, Hash)>,
    /// The table took another secret for the same attempt.
    changed: bool,
}

impl Share {
    pub(super) fn new() -> Result<Self> {
        let number = fresh()?;
        Ok(Self { number, promised: false, seat: None, commit: None, changed: false })
    }

    /// What is told when sitting down.
    pub(super) fn promise(&mut self) -> Hash {
        self.promised = true;
        self.number.hash()
    }

    /// Remembers what the table says, and answers with the frame that it asks for.
    pub(super) fn hear(&mut self, frame: &Value) -> Result<Option<ClientFrame>> {
        if let Some(seat) = frame["you"]["seat"].as_u64() {
            self.seat = usize::try_from(seat).ok().and_then(Seat::new);
        }
        let Some(deal) = frame.get("deal") else { return Ok(None) };
        let round = deal["round"].as_u64().unwrap_or_default();
        let commit: Hash =
            deal["commit"].as_str().unwrap_or_default().parse().context("the deal has no hash")?;
        match self.commit {
            Some((known, before)) if known == round => self.changed |= before != commit,
            _ => {
                if self.commit.is_some() {
                    // Were the old number used again, the table could pick a secret that suits it.
                    self.number = fresh()?;
                    self.promised = false;
                }
                self.commit = Some((round, commit));
            }
        }
        Ok(match deal["asks"].as_str() {
            Some("hash") => Some(ClientFrame::Number { hash: Some(self.promise()), number: None }),
            Some("number") if self.promised => {
                Some(ClientFrame::Number { hash: None, number: Some(self.number) })
            }
            _ => None,
        })
    }

    /// Checks the record of the game that is over: the rules, every draw, and that this is the deal that was promised.
    /// Returns how many people had a share.
    pub(super) fn check(&self, record: &str) -> Result<usize> {
        let record = Record::parse(record)?;
        let Fairness::Proven { people } = check_record(&record)?.fairness else {
            anyhow::bail!("the record proves nothing about its luck")
        };
        ensure!(!self.changed, "the table took another secret after it had published one");
        let deal = record.fair.as_ref().context("the record has no deal")?;
        if let (Some((_, commit)), Some(seat), true) = (self.commit, self.seat, self.promised) {
            deal.check_share(commit, seat, &self.number).map_err(anyhow::Error::msg)?;
        }
        Ok(people)
    }
}

fn fresh() -> Result<Secret> {
    let mut number = [0; 32];
    getrandom::fill(&mut number).context("the system has no source of randomness")?;
    Ok(Secret(number))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn deal(round: u64, commit: u8, asks: Option<&str>) -> Value {
        let commit = Secret([commit; 32]).hash().to_string();
        json!({ "you": { "seat": 1 }, "deal": { "round": round, "commit": commit, "asks": asks } })
    }

    #[test]
    fn hash_and_number_are_sent_when_the_table_asks() {
        let mut share = Share::new().unwrap();
        let hash = share.promise();
        assert_eq!(share.hear(&deal(1, 7, None)).unwrap(), None);
        let sent = share.hear(&deal(1, 7, Some("number"))).unwrap().unwrap();
        let ClientFrame::Number { hash: None, number: Some(number) } = sent else {
            panic!("{sent:?}")
        };
        assert_eq!(number.hash(), hash);
        assert!(!share.changed);
    }

    #[test]
    fn a_deal_that_begins_anew_gets_a_new_number() {
        let mut share = Share::new().unwrap();
        let before = share.promise();
        share.hear(&deal(1, 7, Some("number"))).unwrap();
        let sent = share.hear(&deal(2, 8, Some("hash"))).unwrap().unwrap();
        let ClientFrame::Number { hash: Some(hash), number: None } = sent else {
            panic!("{sent:?}")
        };
        assert_ne!(hash, before);
        assert!(!share.changed, "that is allowed, for all to see");
    }

    #[test]
    fn a_table_that_takes_another_secret_is_found_out() {
        let mut share = Share::new().unwrap();
        share.hear(&deal(1, 7, None)).unwrap();
        share.hear(&deal(1, 8, None)).unwrap();
        assert!(share.changed);
    }

    #[test]
    fn who_came_by_a_link_of_their_own_knows_no_number_of_before() {
        let mut share = Share::new().unwrap();
        assert_eq!(share.hear(&deal(1, 7, Some("number"))).unwrap(), None);
    }
}
