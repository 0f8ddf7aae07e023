//! Export and import: nothing doubled, nothing half taken in, nothing lost.
use super::*;

async fn import(desk: &Arc<Desk>, text: &str) -> Reply {
    let (conn, _pushes) = desk.connect(Holds::All);
    desk.answer(&conn, Request::Import { text: text.to_owned() }).await
}

fn imported(reply: Reply) -> (String, bool) {
    match reply {
        Reply::Imported { session, fresh } => (session, fresh),
        other => panic!("not imported: {other:?}"),
    }
}

async fn played() -> Sitting {
    let mut sitting = sit().await;
    sitting.hit(0).await;
    sitting.put(1, json!({"act": "answer"})).await;
    done(sitting.undo().await);
    sitting.put(1, json!({"act": "pass"})).await;
    sitting
}

fn count(desk: &Desk) -> usize {
    desk.house().store.read(crate::store::session::all).expect("the list").len()
}

#[tokio::test]
async fn an_export_comes_back_elsewhere_with_every_branch_and_twice_makes_no_double() {
    let sitting = played().await;
    let text = sitting.export().await;
    let elsewhere = sit().await;
    assert_eq!(imported(import(&elsewhere.desk, &text).await), (sitting.session(), true));
    assert_eq!(imported(import(&elsewhere.desk, &text).await), (sitting.session(), false));
    assert_eq!(count(&elsewhere.desk), 2);
    let again = carry::export(elsewhere.desk.house(), &sitting.session).expect("exported").1;
    let body = |text: &str| serde_json::from_str::<Value>(text).expect("JSON")["body"]["rows"].clone();
    assert_eq!(body(&again), body(&text));
    let row = elsewhere.desk.house().store.read(|db| crate::store::session::find(db, &sitting.session));
    let audit = crate::desk::audit::audit(elsewhere.desk.house(), row.expect("read").expect("there")).expect("audited");
    assert_eq!((audit.rows, audit.faults), (4, vec![]));
}

#[tokio::test]
async fn a_longer_log_of_the_same_session_adds_its_rows_and_open_screens_hear_of_it() {
    let mut sitting = played().await;
    let short = sitting.export().await;
    let mut elsewhere = sit().await;
    import(&elsewhere.desk, &short).await;
    sitting.put(0, json!({"act": "set", "to": 8})).await;
    let long = sitting.export().await;
    elsewhere.session = sitting.session();
    elsewhere.table().await;
    assert_eq!(imported(import(&elsewhere.desk, &long).await), (sitting.session(), false));
    assert_eq!((elsewhere.value().await, elsewhere.pushes.recv().await.expect("a push").state.head), (8, 4));
    assert_eq!(imported(import(&elsewhere.desk, &short).await), (sitting.session(), false));
    assert_eq!(elsewhere.value().await, 8);
}

#[tokio::test]
async fn a_log_that_went_another_way_comes_in_as_one_copy() {
    let mut sitting = played().await;
    let text = sitting.export().await;
    let elsewhere = sit().await;
    import(&elsewhere.desk, &text).await;
    sitting.put(0, json!({"act": "set", "to": 8})).await;
    // Keys of its own: those of the imported rows have been used.
    let mut there = Sitting { session: sitting.session(), keys: 100, ..elsewhere };
    there.put(0, json!({"act": "set", "to": 9})).await;
    let (copy, fresh) = imported(import(&there.desk, &sitting.export().await).await);
    assert!(fresh && copy != sitting.session());
    assert_eq!(imported(import(&there.desk, &sitting.export().await).await), (copy.clone(), false));
    assert_eq!((there.value().await, count(&there.desk)), (9, 3));
    there.session = copy;
    assert_eq!(there.value().await, 8);
}

#[tokio::test]
async fn the_same_rows_over_another_set_up_are_another_session() {
    let mut sitting = played().await;
    let elsewhere = sit().await;
    import(&elsewhere.desk, &sitting.export().await).await;
    sitting.put(0, json!({"act": "set", "to": 8})).await;
    let changed = resigned(&sitting.export().await, |body| body["setup"]["chairs"][0]["name"] = json!("Mallory"));
    let (copy, fresh) = imported(import(&elsewhere.desk, &changed).await);
    assert!(fresh && copy != sitting.session());
    let there = Sitting { session: sitting.session(), ..elsewhere };
    assert_eq!(there.table().await.state.head, 3, "the one that was here has not grown");
}

#[tokio::test]
async fn the_last_epoch_there_is_can_be_stepped_back_from() {
    let sitting = played().await;
    let text = resigned(&sitting.export().await, |body| body["epoch"] = json!(u32::MAX - 1));
    let mut there = sit().await;
    (there.session, _) = imported(import(&there.desk, &text).await);
    assert_eq!(there.table().await.state.token.epoch, u32::MAX);
    there.keys = 100;
    done(there.undo().await);
    done(there.redo().await);
    assert_eq!(there.table().await.state.token.epoch, 1);
}

#[tokio::test]
async fn a_session_comes_back_out_of_the_bin_by_import() {
    let sitting = played().await;
    let text = sitting.export().await;
    sitting.ask(Request::Discard { session: sitting.session() }).await;
    assert_eq!(imported(import(&sitting.desk, &text).await), (sitting.session(), false));
    assert_eq!(sitting.table().await.state.head, 3);
}

#[tokio::test]
async fn every_damage_is_refused_whole_with_its_reason() {
    let sitting = played().await;
    let text = sitting.export().await;
    let elsewhere = sit().await;
    let codes = [
        (text[..text.len() / 2].to_owned(), "damaged"),
        (text.replacen("\"at\":1", "\"at\":2", 1), "damaged"),
        ("{}".to_owned(), "not-a-session"),
        ("nonsense".to_owned(), "damaged"),
        (text.replacen("\"version\":1", "\"version\":99", 1), "newer-export"),
        (resigned(&text, |body| body["rows"][1]["facts"] = json!([[7]])), "damaged"),
        (resigned(&text, |body| body["rows"][1]["parent"] = json!(3)), "damaged"),
        (resigned(&text, |body| body["head"] = json!(77)), "damaged"),
        (resigned(&text, |body| body["rows"][2]["passes"] = json!([0, 1])), "damaged"),
        (resigned(&text, |body| body["rows"][1]["seat"] = json!(9)), "damaged"),
        (resigned(&text, |body| body["session"] = json!("../../etc")), "damaged"),
        (resigned(&text, |body| body["session"] = json!(sitting.session().to_uppercase())), "damaged"),
        (resigned(&text, |body| body["session"] = json!(format!("{{{}}}", sitting.session()))), "damaged"),
        (
            resigned(&text, |body| body["flows"] = json!([{"seat": 0, "flow": "every", "stops": ["x".repeat(101)]}])),
            "damaged",
        ),
        (resigned(&text, |body| body["setup"] = json!(3)), "damaged"),
        (resigned(&text, |body| body["game"] = json!("chess")), "no-game"),
        (resigned(&text, |body| body["rules_version"] = json!(9)), "earlier-build"),
    ];
    for (text, code) in codes {
        assert_eq!(failed(import(&elsewhere.desk, &text).await), code, "{}", &text[..text.len().min(80)]);
        assert_eq!(count(&elsewhere.desk), 1);
    }
}

#[tokio::test]
async fn the_order_of_keys_and_spaces_is_no_damage() {
    let sitting = played().await;
    let whole: Value = serde_json::from_str(&sitting.export().await).expect("JSON");
    let elsewhere = sit().await;
    assert!(imported(import(&elsewhere.desk, &whole.to_string()).await).1);
}

// The same export with a changed body and a hash that fits it: only folding can tell.
pub(super) fn resigned(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut whole: Value = serde_json::from_str(text).expect("JSON");
    change(&mut whole["body"]);
    whole["sha256"] = json!(crate::store::snapshot::hash(&carry::body::canonical(&whole["body"])));
    whole.to_string()
}
