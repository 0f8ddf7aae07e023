//! The games behind one untyped face: what a store keeps and a door carries. Types end here; nothing above this
//! file knows a game's state. The typed side of each call stands in [`crate::decide`] and [`crate::game`].
use crate::catalogue::Catalogue;
use crate::coverage::Coverage;
use crate::games::giga_robo::GigaRobo;
use crate::games::reboot::Reboot;
use crate::offer::{Kind, Offer};
use crate::rule::{Reason, Rejection};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::setup::{Entity, Key, Setup};
use crate::text::Text;
use crate::view::{Board, CheckLine, Line, Question, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Whether an input keeps to the rules or is a ruling of the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    #[default]
    Ruled,
    Overruled,
}

/// One input: who, what, against which question, and whether the table overrules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Input {
    pub seat: Seat,
    /// An object whose `act` names the act; the other fields are the act's slots.
    pub act: Value,
    /// The question it answers, from [`Play::question`]; none skips the test.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Asked>,
    #[serde(default)]
    pub standing: Standing,
}

/// Which question is open: the frame's number, and how many answers it has had.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Asked {
    pub frame: u32,
    pub turn: u32,
}

/// What an accepted input did: the facts to keep, the table they lead to, and why it needed a ruling.
pub struct Turned {
    /// The facts as one JSON array.
    pub facts: String,
    pub table: Box<dyn Play>,
    /// What the table overruled; empty for an input within the rules.
    pub overruled: Vec<Reason>,
    /// What people should look at: the app cannot see it.
    pub checks: Vec<Reason>,
    /// The only seats that may read the input and its facts before they are opened; none means everybody.
    pub readers: Option<Vec<Seat>>,
    /// Whether somebody learned or settled something that undo would take from them.
    pub reveals: bool,
}

/// What an input would do, as far as somebody may know before it is done.
#[derive(Clone, PartialEq, Debug)]
pub struct Foretold {
    pub lines: Vec<Line>,
    /// What people should look at: the app cannot see it.
    pub checks: Vec<Reason>,
}

/// A log that cannot be folded: the reason, for a person.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Corrupt(pub String);

/// The window or ask that is open.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Open {
    /// As scenarios and logs name it.
    pub name: String,
    /// The chart row it belongs to, if it is one.
    pub row: Option<&'static str>,
    pub kind: Question,
    /// Whether the game stops here when a seat asks for the usual stops.
    pub stop: bool,
    pub title: Text,
    pub rules: Vec<&'static str>,
}

/// As much of the open window or ask as passing on needs: cheaper than [`Open`].
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Paused {
    pub name: String,
    pub row: Option<&'static str>,
    pub kind: Question,
    pub stop: bool,
}

/// A value anybody may set, with its bounds and what it holds now.
#[derive(Clone, PartialEq, Debug)]
pub struct Dial {
    pub path: String,
    pub title: Text,
    pub value: Value,
    /// The printed value, where there is one.
    pub printed: Option<Value>,
    pub kind: Kind,
    /// The rule by which it is kept.
    pub rule: &'static str,
    /// The seat it belongs to.
    pub seat: Option<Seat>,
    /// Only its owner may set or see it.
    pub hidden: bool,
}

/// A step the table may be put on, and whose turn it then is.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Landing {
    pub step: String,
    pub turn: Seat,
    pub title: Text,
}

/// A named switch of the rules: values, the default first, and the rule it reads differently.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Switch {
    /// The field of the game's `Variant`.
    pub option: &'static str,
    pub values: &'static [&'static str],
    pub rule: &'static str,
}

/// An open table of some game.
pub trait Play: Send + Sync {
    fn copy(&self) -> Box<dyn Play>;
    /// Judges an input and turns the table as far as nobody need choose; leaves this table as it is.
    ///
    /// # Errors
    /// The kind of refusal with every reason, in rulebook order.
    fn decide(&self, input: &Input) -> Result<Turned, Rejection>;
    /// What an input would do, for one viewer: nothing of what others keep hidden until it is done.
    ///
    /// # Errors
    /// Those of [`Play::decide`].
    fn foretell(&self, input: &Input, viewer: &Viewer) -> Result<Foretold, Rejection>;
    /// Passes for the seat that has the word: what `decide` makes of a pass, without keeping the table it was made on.
    ///
    /// # Errors
    /// The table as it was, where no window is open.
    fn pass_on(self: Box<Self>) -> Result<Turned, Box<dyn Play>>;
    /// Applies the facts of one batch, a JSON array as [`Turned::facts`] gave it.
    ///
    /// # Errors
    /// [`Corrupt`] when they are not facts of this game.
    fn fold(&mut self, facts: &str) -> Result<(), Corrupt>;
    /// The table as JSON; [`Engine::load`] takes it back.
    fn snapshot(&self) -> String;
    fn setup(&self) -> &Setup;
    /// The seats that owe an answer or have the word; empty once the fight is decided.
    fn waiting(&self) -> Vec<Seat>;
    fn question(&self) -> Asked;
    fn open(&self) -> Option<Open>;
    fn paused(&self) -> Option<Paused>;
    /// Where the game stands, in a line: the same as on the board.
    fn now(&self) -> Text;
    /// Everything `seat` could declare now, barred things included; empty when it is not asked.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// What the table could let `seat` declare though it is not asked: put with [`Standing::Overruled`].
    fn late_offers(&self, seat: Seat) -> Vec<Offer>;
    fn view(&self, viewer: &Viewer) -> Board;
    /// Log lines out of the facts of one batch, and of nothing else.
    ///
    /// # Errors
    /// [`Corrupt`] when they are not facts of this game.
    fn lines(&self, facts: &str, viewer: &Viewer) -> Result<Vec<Line>, Corrupt>;
    fn dials(&self) -> Vec<Dial>;
    fn dial(&self, path: &str) -> Option<Dial>;
    /// The value a path names, set-able or not.
    fn peek(&self, path: &str) -> Option<Value>;
    fn landings(&self) -> Vec<Landing>;
    /// What should lie on the real table.
    fn check(&self, viewer: &Viewer) -> Vec<CheckLine>;
    /// The value of each switch of [`Engine::switches`].
    fn options(&self) -> Vec<(&'static str, Value)>;
    /// Entities this table came to know in play: a house keeps them for its next tables.
    fn coined(&self) -> Vec<Entity>;
    /// The people at the table now: a name for each seat, and what they play.
    fn people(&self) -> Vec<(String, Text)>;
    fn decided(&self) -> bool;
}

/// What one act takes, for those who write inputs by hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ActDoc {
    pub act: &'static str,
    /// The field of each slot; the key of its meaning is `about-slot-ACT-FIELD`.
    pub slots: &'static [&'static str],
}

/// A path pattern, for those who write scenarios: `SEAT.spirit`.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct PathDoc {
    pub path: &'static str,
    /// The key of its meaning is `path-NAME`.
    pub name: &'static str,
    /// Whether it can be given and adjusted, or only read.
    pub dial: bool,
}

/// A window or ask, for those who write scenarios.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct WindowDoc {
    pub name: &'static str,
    pub rule: &'static str,
    /// Whether it is a window, which can be passed, or an ask.
    pub window: bool,
}

/// An answer that a seat may give once for the whole table: the desk then gives it whenever that is asked.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct StandingAnswer {
    /// The key of its words is `standing-KEY`.
    pub key: &'static str,
    /// The ask it answers, by name; of several answers to one ask a seat keeps one.
    pub ask: &'static str,
    /// The input, as JSON.
    pub act: &'static str,
}

/// A content pack as it was compiled in: numbers and names.
#[derive(Clone, PartialEq, Debug)]
pub struct Pack {
    pub id: String,
    pub version: String,
    pub entities: Vec<Entity>,
    /// Starter builds: an entity's key and the keys that come with it.
    pub builds: Vec<(Key, Vec<Key>)>,
}

/// A game, without its types.
pub trait Engine: Send + Sync {
    fn id(&self) -> &'static str;
    /// Raised when a saved log of this game can no longer be read.
    fn rules_version(&self) -> u32;
    fn seats(&self) -> std::ops::RangeInclusive<usize>;
    /// The kinds of entity each seat chooses one of, in order.
    fn parts(&self) -> &'static [&'static str];
    /// The kinds of entity that lie on the table for all.
    fn shared(&self) -> &'static [&'static str] {
        &[]
    }
    fn pack(&self) -> &'static Pack;
    /// What an entity is made of, and what a build is counted in.
    fn catalogue(&self) -> &'static dyn Catalogue;
    /// Every reason against one seat's pieces as a build, in rulebook order; empty for a legal one.
    fn weigh_build(&self, pieces: &[&Entity]) -> Vec<Reason>;
    fn switches(&self) -> &'static [Switch];
    fn acts(&self) -> &'static [ActDoc];
    /// The fields an invented entity may have; the key of each meaning is `about-field-NAME`.
    fn fields(&self) -> &'static [&'static str];
    fn paths(&self) -> &'static [PathDoc];
    /// Acts with a slot that chance fills.
    fn chances(&self) -> &'static [&'static str] {
        &[]
    }
    fn windows(&self) -> Vec<WindowDoc>;
    /// Answers a seat may give once for the whole table.
    fn answers(&self) -> &'static [StandingAnswer];
    /// How much of its rulebook the game carries; empty where nobody has sorted it.
    fn coverage(&self) -> Coverage {
        Coverage::default()
    }
    /// Lessons: an id, and the scenario with marked steps behind it (see [`crate::scenario::lesson`]).
    fn lessons(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The `.ftl` source of this game's words, in English.
    fn words(&self) -> &'static str;
    /// Opens a table: the facts of opening, and the table after them.
    ///
    /// # Errors
    /// Why this setup cannot be played.
    fn open(&self, setup: Setup) -> Result<(String, Box<dyn Play>), Rejection>;
    /// The table before any fact, for folding a log from its first row.
    ///
    /// # Errors
    /// Why this setup cannot be played.
    fn bare(&self, setup: Setup) -> Result<Box<dyn Play>, Rejection>;
    /// A table out of [`Play::snapshot`].
    ///
    /// # Errors
    /// [`Corrupt`] when the text is not a snapshot of this game.
    fn load(&self, setup: Setup, snapshot: &str) -> Result<Box<dyn Play>, Corrupt>;
}

/// Every game there is; a game is named here and nowhere else outside its folders.
pub fn engines() -> &'static [&'static dyn Engine] {
    static GIGA_ROBO: Ruleset<GigaRobo> = Ruleset::new();
    static REBOOT: Ruleset<Reboot> = Ruleset::new();
    static ENGINES: [&dyn Engine; 2] = [&GIGA_ROBO, &REBOOT];
    &ENGINES
}

/// The game of that id.
pub fn engine(id: &str) -> Option<&'static dyn Engine> {
    engines().iter().copied().find(|engine| engine.id() == id)
}
