//! Every law can fail: each planted bug is found, and by the law that is meant.

use crate::toys::auction::Auction;
use crate::toys::bugs::{self, Bug};
use crate::toys::ladder::Ladder;
use crate::toys::wording::ToyWords;
use backlot_core::Playable;
use backlot_testkit::{Law, Plan, Report, Violation, check};

fn checked<G: Playable>() -> Result<Report, Box<Violation>> {
    check::<G>(&Plan::default().games(60).wording(&ToyWords))
}

fn law_broken_by<G: Playable>(bug: Bug) -> Option<Law> {
    let violation = bugs::with(bug, checked::<G>).err()?;
    println!("{violation}");
    Some(violation.law)
}

#[test]
fn games_without_a_bug_keep_every_law() {
    for report in [checked::<Auction>(), checked::<Ladder>()] {
        let report = report.unwrap_or_else(|violation| panic!("{violation}"));
        for law in Law::ALL {
            assert!(report.checks_of(law) >= report.games / 3, "{law} is hardly checked: {report}");
        }
    }
}

/// A test for each bug of the auction.
macro_rules! found {
    ($($name:ident: $bug:ident breaks $law:ident)*) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(law_broken_by::<Auction>(Bug::$bug), Some(Law::$law));
            }
        )*
    };
}

found! {
    a_forgotten_option_is_found: OptionForgotten breaks Setup
    asking_after_the_end_is_found: AskedAfterTheEnd breaks Asked
    actions_of_an_idle_seat_are_found: IdleSeatMayAct breaks Asked
    an_unsorted_list_is_found: Unsorted breaks Sorted
    a_list_that_is_not_emptied_is_found: ListNotEmptied breaks Sorted
    actions_written_alike_are_found: WrittenAlike breaks Notation
    an_unreadable_action_is_found: Unreadable breaks Notation
    a_forgotten_card_is_found: ForgottenCard breaks Applies
    a_panic_is_found: Panics breaks Applies
    an_endless_game_is_found: Endless breaks Ends
    what_is_kept_outside_of_the_state_is_found: CacheDecides breaks Replay
    a_listener_that_matters_is_found: ListenerScores breaks Listening
    a_listener_to_the_set_up_that_matters_is_found: ListenerDraws breaks Listening
    the_order_of_answers_is_found: FirstCome breaks Sealed
    an_answer_told_early_is_found: AnswerTold breaks Sealed
    an_answer_seen_early_is_found: AnswerSeen breaks Sealed
    luck_before_the_last_answer_is_found: EarlyLuck breaks Sealed
    traces_of_a_revision_are_found: RevisionAdds breaks Sealed
    samples_that_never_vary_are_found: SampleStuck breaks Sample
    samples_that_know_all_are_found: SampleKnows breaks Sample
    samples_that_know_one_hand_are_found: SampleKeepsOneHand breaks Sample
    samples_that_forget_are_found: SampleForgets breaks Sample
    samples_that_can_not_be_are_found: SampleDoubles breaks Sample
    a_hand_in_the_view_is_found: HandSeen breaks Leak
    a_hand_in_json_is_found: HandInJson breaks Leak
    a_hand_in_a_preview_is_found: HandInPreview breaks Leak
    a_memory_on_the_table_is_found: MemoryShown breaks Shown
    a_memory_in_a_preview_is_found: MemoryInPreview breaks Shown
    a_hand_in_an_event_is_found: HandTold breaks Leak
    a_hand_that_decides_is_found: HandDecides breaks Leak
    a_permutation_that_does_nothing_is_found: PermuteLazy breaks Leak
    events_the_omniscient_misses_are_found: OmniscientDeaf breaks Leak
    luck_in_the_state_is_found: LuckInState breaks Leak
    a_change_that_is_not_told_is_found: ChangeMissed breaks Changes
    a_missing_message_is_found: NoMessage breaks Words
    a_missing_argument_is_found: NoArgument breaks Words
    a_missing_clause_is_found: NoClause breaks Words
    a_missing_source_is_found: NoSource breaks Words
    an_event_without_a_kind_is_found: NoKind breaks Words
    a_wrong_sum_is_found: WrongSum breaks Outcome
    a_wrong_winner_is_found: WrongWinner breaks Outcome
    a_wrong_rank_is_found: WrongRank breaks Outcome
}

#[test]
fn bugs_in_an_open_game_are_found_too() {
    assert_eq!(law_broken_by::<Ladder>(Bug::ForgottenCard), Some(Law::Applies));
    assert_eq!(law_broken_by::<Ladder>(Bug::Endless), Some(Law::Ends));
}

#[test]
fn a_violation_can_be_met_again() {
    let first = bugs::with(Bug::HandTold, checked::<Auction>).unwrap_err();
    let plan = Plan::default().wording(&ToyWords).only(&first.setup, first.number);
    let again = bugs::with(Bug::HandTold, || check::<Auction>(&plan)).unwrap_err();
    assert_eq!(again, first);
    let text = first.to_string();
    for part in ["toy-auction breaks the law `leak`", &first.setup, &first.seed, "the last actions"]
    {
        assert!(text.contains(part), "{part} is not in: {text}");
    }
}
