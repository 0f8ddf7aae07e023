//! How many requests one connection may send: a bucket that fills at a steady rate and holds a burst.
use std::time::{Duration, Instant};

/// Requests at once, far above what taps and previews make.
const BURST: u32 = 200;
/// The time one request takes to fill up again: 50 a second.
const EACH: Duration = Duration::from_millis(20);

/// What one connection has left.
pub struct Rate {
    /// When the bucket would be full again.
    full: Instant,
}

impl Rate {
    /// A full bucket.
    pub fn new(now: Instant) -> Rate {
        Rate { full: now }
    }

    /// Takes one request out; whether there was one.
    pub fn take(&mut self, now: Instant) -> bool {
        let next = self.full.max(now) + EACH;
        let fits = next.duration_since(now) <= EACH * BURST;
        if fits {
            self.full = next;
        }
        fits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_fits_and_then_only_the_steady_rate() {
        let start = Instant::now();
        let mut rate = Rate::new(start);
        assert_eq!((0..BURST + 50).filter(|_| rate.take(start)).count(), BURST as usize);
        let later = start + EACH * 10;
        assert_eq!((0..50).filter(|_| rate.take(later)).count(), 10);
    }
}
