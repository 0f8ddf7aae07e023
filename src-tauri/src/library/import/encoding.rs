//! Bytes into text: the encoding is told apart, or the bytes are refused with the reason. Nothing is ever replaced:
//! every byte is explained, or none is taken.
use super::{LARGEST, too_large};
use crate::error::Trouble;
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// Files whose bytes may look like text and are none.
const NO_TEXT: [&[u8]; 4] = [b"%PDF-", b"PK\x03\x04", b"{\\rtf", b"\x1f\x8b"];

/// The text of a file, lines ending as in Unix and without a byte order mark.
///
/// # Errors
/// `book-empty`, `book-large`, `book-binary`, `book-broken`.
pub fn text(bytes: &[u8]) -> Result<String, Trouble> {
    if bytes.len() > LARGEST {
        return Err(too_large());
    }
    let text = match Encoding::for_bom(bytes) {
        Some((encoding, mark)) => whole(encoding, &bytes[mark..]),
        None if is_binary(bytes) => return Err(Trouble::new("book-binary")),
        None => unmarked(bytes),
    };
    let text = text.ok_or_else(|| Trouble::new("book-broken"))?;
    if text.contains('\0') {
        return Err(Trouble::new("book-binary"));
    }
    if !text.contains(char::is_alphanumeric) {
        return Err(Trouble::new("book-empty"));
    }
    Ok(text.replace("\r\n", "\n").replace(['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}'], "\n"))
}

fn is_binary(bytes: &[u8]) -> bool {
    let control = |byte: &&u8| matches!(byte, 0..=8 | 14..=31 | 127);
    let controls = bytes.iter().filter(control).count();
    bytes.contains(&0) || controls * 50 > bytes.len() || NO_TEXT.iter().any(|start| bytes.starts_with(start))
}

fn whole(encoding: &'static Encoding, bytes: &[u8]) -> Option<String> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes).map(|text| text.into_owned())
}

// UTF-8 where it is, an older encoding where one explains every byte.
fn unmarked(bytes: &[u8]) -> Option<String> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Some(text.to_owned());
    }
    if is_broken_utf8(bytes) {
        return None;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    whole(detector.guess(None, Utf8Detection::Deny), bytes).filter(|text| reads_well(text))
}

// In text of another encoding hardly any letters happen to be good UTF-8.
fn is_broken_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|one| !one.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    good >= bad.max(1)
}

// An encoding that maps every byte to something explains nothing: what it makes of them must look like words.
fn reads_well(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let foreign = |at: &usize| !letters[*at].is_ascii() && !letters[*at].is_whitespace();
    let places: Vec<usize> = (0..letters.len()).filter(foreign).collect();
    let odd = places.iter().filter(|at| is_odd(&letters, **at)).count();
    odd * 10 <= places.len()
}

// A letter that stands in no word: a capital inside one, one between signs, the same three times, two scripts in one.
fn is_odd(letters: &[char], at: usize) -> bool {
    let near = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied().unwrap_or(' ');
    let (before, one, after) = (near(at.checked_sub(1)), letters[at], near(Some(at + 1)));
    if !one.is_alphabetic() {
        return one.is_control();
    }
    let inside = one.is_uppercase() && before.is_lowercase();
    let alone = |beside: char| !beside.is_alphabetic();
    let between = alone(before) && alone(after) && !(after.is_whitespace() || after == '\'');
    let again = before == one && after == one;
    let latin = |one: char| one < '\u{250}';
    let other_script = |beside: char| beside.is_alphabetic() && latin(beside) != latin(one);
    inside || between || again || other_script(before) || other_script(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{
        EUC_JP, GBK, ISO_8859_2, KOI8_R, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253,
    };

    fn refused(bytes: &[u8]) -> &'static str {
        text(bytes).expect_err("refused").code
    }

    fn utf16(text: &str, mark: [u8; 2], bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        mark.into_iter().chain(text.encode_utf16().flat_map(bytes)).collect()
    }

    const FRENCH: &str = "À la fin du tour, le robot touché est endommagé : un dé est jeté par l’équipe.";

    #[test]
    fn unicode_is_read_with_and_without_its_mark() {
        let robot = format!("{FRENCH} 机器人 💥");
        let marked = [b"\xef\xbb\xbf", robot.as_bytes()].concat();
        let little = utf16(&robot, [0xff, 0xfe], u16::to_le_bytes);
        let big = utf16(&robot, [0xfe, 0xff], u16::to_be_bytes);
        for bytes in [robot.as_bytes(), &marked, &little, &big] {
            assert_eq!(text(bytes).expect("read"), robot);
        }
    }

    #[test]
    fn older_encodings_are_told_apart() {
        let texts = [
            (WINDOWS_1252, FRENCH),
            (WINDOWS_1252, "The player’s robot — “Big One” — moves ½ a hex."),
            (WINDOWS_1252, "Die Würfel fallen über die Brücke; Größe zählt."),
            (WINDOWS_1251, "Робот падает на два уровня и получает урон."),
            (KOI8_R, "Робот падает на два уровня и получает урон."),
            (WINDOWS_1250, "Gracz rzuca kośćmi. Żółty robot jest uszkodzony, więc się przewraca."),
            (ISO_8859_2, "Hráč hodí kostkami. Žlutý robot je poškozený, takže spadne."),
            (WINDOWS_1253, "Ο παίκτης ρίχνει τα ζάρια του ρομπότ."),
            (SHIFT_JIS, "ロボットは二段落下してダメージを受ける。"),
            (EUC_JP, "ロボットは二段落下してダメージを受ける。"),
            (GBK, "机器人跌落两层并受到伤害。"),
        ];
        for (encoding, words) in texts {
            let (bytes, _, lost) = encoding.encode(words);
            assert!(!lost, "{words}");
            assert_eq!(text(&bytes).expect(words), words, "{}", encoding.name());
        }
    }

    #[test]
    fn what_no_encoding_explains_is_broken() {
        let cut = &FRENCH.as_bytes()[..FRENCH.find("é").expect("one") + 1];
        assert_eq!(refused(cut), "book-broken");
        let torn = [FRENCH.as_bytes(), b"\xff\xfe", FRENCH.as_bytes()].concat();
        assert_eq!(refused(&torn), "book-broken");
        let samples: [&[u8]; 5] = [
            b"# Rules\n\nBroken \xf0\x28\x8c\x28 text",
            b"Hello \xc3\x28 world \xff\xfe and so on",
            b"\xff\xff\xff\xff\xff\xff",
            b"\xff\xfeo\x00d\x00d\x00\x21",
            b"\xfe\xff\xd8\x00\x00a",
        ];
        for bytes in samples {
            assert_eq!(refused(bytes), "book-broken", "{bytes:?}");
        }
    }

    #[test]
    fn what_is_no_text_is_binary() {
        let noise: Vec<u8> = (0..4000u32).map(|one| (one.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let samples: [&[u8]; 5] =
            [&noise, b"%PDF-1.7\nplain at first", b"PK\x03\x04 a packed thing", b"{\\rtf1\\ansi Hello}", b"a\0b"];
        for bytes in samples {
            assert_eq!(refused(bytes), "book-binary");
        }
        assert_eq!(refused(&utf16("a\0b", [0xff, 0xfe], u16::to_le_bytes)), "book-binary");
    }

    #[test]
    fn empty_and_too_large_are_said_so() {
        for bytes in [&b""[..], b"  \r\n\t", b"\xef\xbb\xbf", b"---\n***"] {
            assert_eq!(refused(bytes), "book-empty");
        }
        let mut large = b"word ".repeat(LARGEST / 5 + 1);
        assert_eq!(refused(&large), "book-large");
        large.truncate(LARGEST);
        assert_eq!(text(&large).expect("just fits").len(), LARGEST);
    }

    #[test]
    fn lines_end_in_one_way() {
        assert_eq!(text(b"one\r\ntwo\rthree\x0cfour").expect("read"), "one\ntwo\nthree\nfour");
    }
}
