//! Running a law over many plans: seeded, shrinking, failing seeds kept.
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, FileFailurePersistence, RngAlgorithm, TestRng, TestRunner};
use std::cell::Cell;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/proptest-regressions/laws.txt");

/// Moves in the longest plan; each brings a few passes with it.
const LONGEST: usize = 40;

fn number(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Holds a law over `tables` plans. The law plays its plan and says how many inputs it saw.
pub fn prove(name: &str, tables: u32, law: impl Fn(&[u16]) -> usize) {
    let cases = tables * number("LAWS_TIMES", 1);
    let config = Config {
        cases,
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct(KEPT))),
        max_shrink_iters: 4000,
        ..Config::default()
    };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed(name)));
    let inputs = Cell::new(0);
    let held = runner.run(&vec(any::<u16>(), 1..LONGEST), |plan| {
        inputs.set(inputs.get() + law(&plan));
        Ok(())
    });
    if let Err(broken) = held {
        panic!("{name}: {broken}");
    }
    println!("{name}: {cases} tables, {} inputs", inputs.get());
    assert!(inputs.get() >= cases as usize, "{name}: too little was played to say anything");
}

/// Every law plays other tables, the same ones each time.
fn seed(name: &str) -> [u8; 32] {
    let mut seed = [0; 32];
    for (index, byte) in name.bytes().enumerate() {
        seed[index % 28] ^= byte.rotate_left(index as u32 / 28);
    }
    seed[28..].copy_from_slice(&number("LAWS_SEED", 0).to_le_bytes());
    seed
}
