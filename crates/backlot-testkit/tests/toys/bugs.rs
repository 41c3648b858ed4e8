//! What can be wrong with a toy. One bug at a time is planted, for the thread of the test: parts of a game
//! such as `redact` have no state to ask, and one type for all bugs compiles quickly.

use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bug {
    /// Nothing is wrong.
    None,
    /// A record does not tell an option.
    OptionForgotten,
    /// A seat is asked when the game is over.
    AskedAfterTheEnd,
    /// A seat that is not asked has legal actions.
    IdleSeatMayAct,
    /// Legal actions are descending.
    Unsorted,
    /// Legal actions are added to what was in the list.
    ListNotEmptied,
    /// Two actions have one notation.
    WrittenAlike,
    /// An action does not read back.
    Unreadable,
    /// A revealed card is in no place any more.
    ForgottenCard,
    /// A legal action panics.
    Panics,
    /// The last round is played again and again.
    Endless,
    /// Points depend on something outside of the state.
    CacheDecides,
    /// An event that is built changes the state.
    ListenerScores,
    /// Set-up draws luck only where somebody listens.
    ListenerDraws,
    /// Who answered first wins a tie.
    FirstCome,
    /// An answer is told to all before the last is in.
    AnswerTold,
    /// Others see who has answered.
    AnswerSeen,
    /// Luck is drawn with each sealed answer.
    EarlyLuck,
    /// A revised answer leaves a trace.
    RevisionAdds,
    /// Sampled worlds are always the same.
    SampleStuck,
    /// Sampled worlds keep what is hidden.
    SampleKnows,
    /// Sampled worlds deal one hand again and keep another.
    SampleKeepsOneHand,
    /// Sampled worlds lose the viewer's own answer.
    SampleForgets,
    /// Sampled worlds have a card twice.
    SampleDoubles,
    /// The view shows the next seat's hand.
    HandSeen,
    /// The view as JSON shows more than the view compares.
    HandInJson,
    /// The table shows what people must remember.
    MemoryShown,
    /// A preview tells what people must remember.
    MemoryInPreview,
    /// A part of the view is said to be the same that is not.
    ChangeMissed,
    /// A preview tells what is hidden.
    HandInPreview,
    /// An event that reveals nothing tells what is hidden.
    HandTold,
    /// What a seat may do depends on what is hidden from it.
    HandDecides,
    /// Permute_hidden changes nothing.
    PermuteLazy,
    /// The omniscient viewer misses events.
    OmniscientDeaf,
    /// A number that decides about later luck is kept in the state.
    LuckInState,
    /// A label has no message.
    NoMessage,
    /// An event's message lacks an argument.
    NoArgument,
    /// A prompt cites no clause.
    NoClause,
    /// A line of the score sheet has no message.
    NoSource,
    /// An event as JSON has no kind.
    NoKind,
    /// A score is not the sum of its sheet.
    WrongSum,
    /// Somebody wins who is not first.
    WrongWinner,
    /// More points rank behind fewer.
    WrongRank,
    /// Drawn cards can't be seen in a game that says it hides nothing.
    DrawnFaceDown,
    /// No bug: the game has no evaluation.
    NotEvaluated,
    /// The evaluation likes what is bad.
    Backwards,
    /// Several bid in secret, and the strategy does not say so.
    SecretUndeclared,
    /// A key in the file of constants is misspelt.
    KeyMisspelt,
    /// A key is missing in the file of constants.
    KeyMissing,
    /// A table in the file of constants is misspelt.
    TableMisspelt,
    /// A rung names a style that the game lacks.
    RungLacksStyle,
    /// A rating depends on a hand that the seat can't see.
    RatingPeeks,
    /// A rating is not a number.
    RatingNotANumber,
    /// A rating is missing.
    RatingMissing,
    /// A feature depends on a hand that the seat can't see.
    FeaturePeeks,
    /// A feature is infinite.
    FeatureInfinite,
    /// A feature is not written.
    FeatureMissing,
    /// More features are written than said.
    FeatureTooMany,
    /// A part of the score is forgotten.
    PartForgotten,
    /// A part of the score has no name.
    PartNameless,
    /// The stage goes back.
    StageShrinks,
    /// An index is too high.
    IndexTooHigh,
    /// Actions share an index.
    IndexShared,
    /// An index depends on a hand that the seat can't see.
    IndexPeeks,
    /// Actions share a name.
    NamedAlike,
    /// A column shows a hand that the seat can't see.
    ColumnPeeks,
    /// A column is missing later on.
    ColumnMissing,
    /// A column means something else later on.
    ColumnRenamed,
    /// The row of some actions is shorter.
    RowTooShort,
}

thread_local! {
    static PLANTED: Cell<Bug> = const { Cell::new(Bug::None) };
}

/// What is wrong with the toys now.
pub fn planted() -> Bug {
    PLANTED.get()
}

/// Whether just this is wrong with the toys.
pub fn has(bug: Bug) -> bool {
    planted() == bug
}

/// Plants a bug, does something, and takes the bug away again.
pub fn with<T>(bug: Bug, act: impl FnOnce() -> T) -> T {
    PLANTED.set(bug);
    let done = act();
    PLANTED.set(Bug::None);
    done
}
