//! The table at many moments of games.
