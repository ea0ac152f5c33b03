//! Names for those who have not chosen one: a stone or a spice, and an animal, in words that many languages share.

use mandala_table::Dice;

const FIRST: [&str; 32] = [
    "Agate",
    "Amber",
    "Aqua",
    "Azure",
    "Beryl",
    "Bronze",
    "Cedar",
    "Cobalt",
    "Copper",
    "Coral",
    "Crystal",
    "Ebony",
    "Emerald",
    "Granite",
    "Indigo",
    "Ivory",
    "Jade",
    "Jasmine",
    "Lotus",
    "Magenta",
    "Marble",
    "Mango",
    "Onyx",
    "Opal",
    "Pepper",
    "Ruby",
    "Saffron",
    "Sapphire",
    "Silver",
    "Topaz",
    "Turquoise",
    "Vanilla",
];

const SECOND: [&str; 32] = [
    "Albatross",
    "Alpaca",
    "Antelope",
    "Badger",
    "Beaver",
    "Bison",
    "Camel",
    "Condor",
    "Dolphin",
    "Falcon",
    "Flamingo",
    "Fox",
    "Gecko",
    "Gazelle",
    "Hare",
    "Heron",
    "Ibis",
    "Kiwi",
    "Koala",
    "Lemur",
    "Leopard",
    "Lynx",
    "Marmot",
    "Ocelot",
    "Otter",
    "Panda",
    "Panther",
    "Pelican",
    "Puma",
    "Tapir",
    "Toucan",
    "Zebra",
];

/// A pleasant name. After some that were taken, a number makes it rarer.
pub(crate) fn made_up(dice: &Dice, taken: usize) -> String {
    let [first, second, high, low] = dice.bytes::<4>();
    let pick = |words: &'static [&'static str; 32], byte: u8| words[usize::from(byte) % words.len()];
    let name = format!("{} {}", pick(&FIRST, first), pick(&SECOND, second));
    match taken {
        0..3 => name,
        // The longest pair has 19 letters, so this fits into a name.
        _ => format!("{name} {}", 10 + u16::from_le_bytes([high, low]) % 990),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::Name;

    #[test]
    fn every_made_up_name_is_one_a_person_could_choose() {
        for first in FIRST {
            for second in SECOND {
                let name = format!("{first} {second} 999");
                assert_eq!(Name::read(&name).unwrap().shown(), name);
            }
        }
    }

    #[test]
    fn they_differ() {
        let dice = Dice::fixed(7);
        let names: std::collections::BTreeSet<_> = (0..100).map(|_| made_up(&dice, 0)).collect();
        assert!(names.len() > 80, "{}", names.len());
        assert!(made_up(&dice, 3).ends_with(|last: char| last.is_ascii_digit()));
    }
}
