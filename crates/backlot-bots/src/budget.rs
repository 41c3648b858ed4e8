/// How long a bot may think. The caller owns the clock: a bot only asks whether to go on.
pub struct Budget<'a> {
    iterations: u32,
    go_on: Option<&'a mut dyn FnMut() -> bool>,
    explained: bool,
}

impl<'a> Budget<'a> {
    /// Allows at most this many iterations: the same answer every time.
    #[must_use]
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations, go_on: None, explained: false }
    }

    /// Allows at most this many iterations, and only as long as `go_on` says so. The first is always made.
    #[must_use]
    pub fn until(iterations: u32, go_on: &'a mut dyn FnMut() -> bool) -> Self {
        Self { iterations, go_on: Some(go_on), explained: false }
    }

    /// Asks for reasons, too: some iterations go into them.
    #[must_use]
    pub fn explained(mut self) -> Self {
        self.explained = true;
        self
    }

    /// No more than so many iterations.
    pub(crate) fn cap(&mut self, iterations: u32) {
        self.iterations = self.iterations.min(iterations);
    }

    /// At least so many iterations, if time allows.
    pub(crate) fn raise(&mut self, iterations: u32) {
        self.iterations = self.iterations.max(iterations);
    }

    /// Whether iteration number `done` (counted from 0) may be made.
    pub(crate) fn allows(&mut self, done: u32) -> bool {
        done == 0 || done < self.iterations && self.go_on.as_mut().is_none_or(|go_on| go_on())
    }

    /// The most iterations there can be.
    pub(crate) fn most(&self) -> u32 {
        self.iterations
    }

    /// Whether reasons are asked for.
    pub(crate) fn wants_reasons(&self) -> bool {
        self.explained
    }
}
