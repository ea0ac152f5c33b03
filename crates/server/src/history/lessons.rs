//! The server's own lessons: scripts from `lessons/`, with the ids of their words.

use std::sync::LazyLock;

use protocol::{LessonBody, LessonScript};

/// A lesson of ours.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NamedLesson {
    /// Under which it is played.
    pub(crate) name: &'static str,
    /// What happens in it.
    pub(crate) lesson: LessonScript,
    /// The words of its title.
    title: &'static str,
    /// The words for each of the learner's actions.
    steps: &'static [&'static str],
}

impl NamedLesson {
    pub(crate) fn body(&self) -> LessonBody {
        LessonBody {
            name: self.name.to_owned(),
            title: self.title.to_owned(),
            steps: self.steps.iter().map(|&step| step.to_owned()).collect(),
            game: self.lesson.game,
        }
    }
}

/// All of them, in the order they are best taken.
pub(crate) fn lessons() -> &'static [NamedLesson] {
    static LESSONS: LazyLock<Vec<NamedLesson>> =
        LazyLock::new(|| mandala().into_iter().chain(stones()).collect());
    &LESSONS
}

fn mandala() -> Vec<NamedLesson> {
    vec![
        read(
            "mandala-first-turns",
            include_str!("../../lessons/mandala-first-turns.json"),
            "lesson-mandala-turns",
            &["lesson-mandala-turns-build", "lesson-mandala-turns-grow", "lesson-mandala-turns-discard"],
        ),
        read(
            "mandala-colours",
            include_str!("../../lessons/mandala-colours.json"),
            "lesson-mandala-colours",
            &["lesson-mandala-colours-same", "lesson-mandala-colours-own", "lesson-mandala-colours-other"],
        ),
        read(
            "mandala-last-card",
            include_str!("../../lessons/mandala-last-card.json"),
            "lesson-mandala-last",
            &["lesson-mandala-last-grow", "lesson-mandala-last-keep", "lesson-mandala-last-build"],
        ),
        read(
            "mandala-destruction",
            include_str!("../../lessons/mandala-destruction.json"),
            "lesson-mandala-destruction",
            &[
                "lesson-mandala-destruction-complete",
                "lesson-mandala-destruction-first",
                "lesson-mandala-destruction-second",
            ],
        ),
        read(
            "mandala-river",
            include_str!("../../lessons/mandala-river.json"),
            "lesson-mandala-river",
            &["lesson-mandala-river-build", "lesson-mandala-river-new", "lesson-mandala-river-known"],
        ),
        read(
            "mandala-first-choice",
            include_str!("../../lessons/mandala-first-choice.json"),
            "lesson-mandala-choice",
            &["lesson-mandala-choice-level", "lesson-mandala-choice-first", "lesson-mandala-choice-second"],
        ),
        read(
            "mandala-empty-field",
            include_str!("../../lessons/mandala-empty-field.json"),
            "lesson-mandala-empty",
            &["lesson-mandala-empty-grow", "lesson-mandala-empty-first", "lesson-mandala-empty-second"],
        ),
        read(
            "mandala-deck",
            include_str!("../../lessons/mandala-deck.json"),
            "lesson-mandala-deck",
            &[
                "lesson-mandala-deck-build",
                "lesson-mandala-deck-last",
                "lesson-mandala-deck-first",
                "lesson-mandala-deck-second",
            ],
        ),
        read(
            "mandala-end",
            include_str!("../../lessons/mandala-end.json"),
            "lesson-mandala-end",
            &["lesson-mandala-end-complete", "lesson-mandala-end-fifth", "lesson-mandala-end-sixth"],
        ),
    ]
}

fn stones() -> Vec<NamedLesson> {
    vec![
        read(
            "stones-first-turns",
            include_str!("../../lessons/stones-first-turns.json"),
            "lesson-stones-turns",
            &["lesson-stones-turns-move", "lesson-stones-turns-again"],
        ),
        read(
            "stones-order",
            include_str!("../../lessons/stones-order.json"),
            "lesson-stones-order",
            &["lesson-stones-order-first", "lesson-stones-order-again", "lesson-stones-order-score"],
        ),
        read(
            "stones-scoring",
            include_str!("../../lessons/stones-scoring.json"),
            "lesson-stones-scoring",
            &["lesson-stones-scoring-colour", "lesson-stones-scoring-below"],
        ),
        read(
            "stones-spaces",
            include_str!("../../lessons/stones-spaces.json"),
            "lesson-stones-spaces",
            &[
                "lesson-stones-spaces-tall",
                "lesson-stones-spaces-heights",
                "lesson-stones-spaces-violet",
                "lesson-stones-spaces-yellow",
            ],
        ),
        read(
            "stones-top-stones",
            include_str!("../../lessons/stones-top-stones.json"),
            "lesson-stones-tops",
            &["lesson-stones-tops-any", "lesson-stones-tops-colour"],
        ),
        read(
            "stones-no-pick-up",
            include_str!("../../lessons/stones-no-pick-up.json"),
            "lesson-stones-full",
            &["lesson-stones-full-take", "lesson-stones-full-score"],
        ),
        read(
            "stones-track",
            include_str!("../../lessons/stones-track.json"),
            "lesson-stones-track",
            &["lesson-stones-track-two", "lesson-stones-track-prepare", "lesson-stones-track-one"],
        ),
        read(
            "stones-end",
            include_str!("../../lessons/stones-end.json"),
            "lesson-stones-end",
            &["lesson-stones-end-yellow", "lesson-stones-end-blue", "lesson-stones-end-pink"],
        ),
        read(
            "stones-tie",
            include_str!("../../lessons/stones-tie.json"),
            "lesson-stones-tie",
            &["lesson-stones-tie-prepare", "lesson-stones-tie-score"],
        ),
    ]
}

fn read(
    name: &'static str,
    script: &str,
    title: &'static str,
    steps: &'static [&'static str],
) -> NamedLesson {
    let lesson = serde_json::from_str(script).expect("a test plays every lesson");
    NamedLesson { name, lesson, title, steps }
}
