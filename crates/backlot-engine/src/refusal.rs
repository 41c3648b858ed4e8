use backlot_core::SetupError;
use backlot_games::OpenError;
use backlot_table::ActionError;
use backlot_table::record::RecordError;

/// Why a request is refused: a code for programs and words for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EngineError {
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl EngineError {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    /// The request is JSON, but not of the form that its command needs.
    pub(crate) fn bad_form(message: impl Into<String>) -> Self {
        Self::new("bad-json", message)
    }
}

impl From<ActionError> for EngineError {
    fn from(refused: ActionError) -> Self {
        Self::new(refused.code(), refused.to_string())
    }
}

impl From<SetupError> for EngineError {
    fn from(error: SetupError) -> Self {
        let code = match error {
            SetupError::Components(_) => "bad-component-set",
            SetupError::Seats { .. }
            | SetupError::UnknownOption { .. }
            | SetupError::BadValue { .. }
            | SetupError::NotAPair { .. } => "bad-setup",
        };
        Self::new(code, error.to_string())
    }
}

impl From<OpenError> for EngineError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Setup(error) => error.into(),
            OpenError::ActionError(refused) => refused.into(),
            OpenError::Players { .. } => Self::new("bad-setup", error.to_string()),
        }
    }
}

impl From<RecordError> for EngineError {
    fn from(error: RecordError) -> Self {
        Self::new(RecordError::CODE, error.to_string())
    }
}
