//! The builds a pack comes with are legal in whatever way their halves are put together; a game without builds has
//! nothing against bringing nothing.
use rules::engine::engines;
use rules::rule::Reason;
use rules::setup::{Entity, Key};

#[test]
fn starter_halves_make_a_legal_build_with_every_other_half() {
    for engine in engines() {
        let pack = engine.pack();
        let entity = |key: &Key| pack.entities.iter().find(|entity| entity.key == *key).expect("a piece of the pack");
        // One half of each kind a seat chooses, in every combination.
        let mut builds: Vec<Vec<&Entity>> = vec![Vec::new()];
        for part in engine.parts() {
            let halves = pack.builds.iter().filter(|(main, _)| entity(main).kind == *part);
            let halves: Vec<Vec<&Entity>> =
                halves.map(|(main, with)| std::iter::once(main).chain(with).map(entity).collect()).collect();
            assert!(!halves.is_empty(), "{} has no starter for a {part}", engine.id());
            builds = builds.iter().flat_map(|one| halves.iter().map(move |half| [&one[..], half].concat())).collect();
        }
        for build in &builds {
            let mains: Vec<&str> = build.iter().filter(|piece| piece.of.is_none()).map(|piece| &*piece.key.0).collect();
            assert_eq!(engine.weigh_build(build), Vec::<Reason>::new(), "{mains:?}");
            if let Some((_, rest)) = build.split_first() {
                assert!(!engine.weigh_build(rest).is_empty(), "{mains:?} without its first piece");
            }
        }
    }
}
