//! Whose turn it is: start-time fair queueing in two levels, between groups and between the people of each. It knows neither
//! clocks nor threads: time is the cost of what was begun.
//!
//! Each owner has an account of what they have used. The next turn is that of the account that has used least, and what is begun
//! is added to it. An account that was idle has saved nothing up: it begins where the last turn was taken.

use std::collections::{BTreeMap, VecDeque};

use mandala_table::Id;

use crate::owner::{Group, Owner};

/// Work that waits, by owner.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    groups: Accounts<Group, Accounts<Option<Id>, Line<T>>>,
    /// How much has come so far.
    came: u64,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { groups: Accounts::default(), came: 0 }
    }
}

impl<T> FairQueue<T> {
    /// Adds work of an owner that costs so much.
    pub(crate) fn push(&mut self, owner: Owner, cost: u32, work: T) {
        let cost = u64::from(cost) * owner.group.weight();
        let paid_before = if owner.group == Group::Abandoned { cost } else { 0 };
        let waiting = Waiting { number: self.came, cost, paid_before, work };
        self.came += 1;
        self.groups.push((owner.group, (owner.person, ())), waiting);
    }

    /// Takes the work whose turn it is. What is not wanted any more is dropped, and costs its owner nothing.
    pub(crate) fn next(&mut self, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        self.groups.next(&is_wanted).map(|waiting| waiting.work)
    }

    /// Drops what is not wanted any more.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(&T) -> bool) {
        self.groups.retain(&is_wanted);
    }

    /// Takes the work that came last of those who have most waiting.
    pub(crate) fn take_from_longest(&mut self) -> Option<T> {
        self.groups.take_from_longest().map(|waiting| waiting.work)
    }

    /// How much waits.
    pub(crate) fn len(&self) -> usize {
        self.groups.len()
    }

    /// How much of an owner waits.
    pub(crate) fn len_of(&self, owner: Owner) -> usize {
        let people = self.groups.by_key.get(&owner.group).map(|group| &group.waiting);
        people.and_then(|people| people.by_key.get(&owner.person)).map_or(0, |own| own.waiting.len())
    }
}

#[derive(Debug)]
struct Waiting<T> {
    /// How much had come before it.
    number: u64,
    cost: u64,
    /// So much others may use before it is its turn, also if its owner has used nothing yet.
    paid_before: u64,
    work: T,
}

/// What takes turns: a line of work, or accounts that share.
trait Turns {
    /// The way to the line in which work waits.
    type Path;
    type Work;

    fn push(&mut self, path: Self::Path, waiting: Waiting<Self::Work>);
    fn next(&mut self, is_wanted: &impl Fn(&Self::Work) -> bool) -> Option<Waiting<Self::Work>>;
    fn retain(&mut self, is_wanted: &impl Fn(&Self::Work) -> bool);
    fn take_from_longest(&mut self) -> Option<Waiting<Self::Work>>;
    fn len(&self) -> usize;
    /// The number of what came last.
    fn latest(&self) -> Option<u64>;
}

/// The work of one person, in the order in which it came.
type Line<T> = VecDeque<Waiting<T>>;

impl<T> Turns for Line<T> {
    type Path = ();
    type Work = T;

    fn push(&mut self, (): (), waiting: Waiting<T>) {
        self.push_back(waiting);
    }

    fn next(&mut self, is_wanted: &impl Fn(&T) -> bool) -> Option<Waiting<T>> {
        std::iter::from_fn(|| self.pop_front()).find(|waiting| is_wanted(&waiting.work))
    }

    fn retain(&mut self, is_wanted: &impl Fn(&T) -> bool) {
        VecDeque::retain(self, |waiting| is_wanted(&waiting.work));
    }

    fn take_from_longest(&mut self) -> Option<Waiting<T>> {
        self.pop_back()
    }

    fn len(&self) -> usize {
        VecDeque::len(self)
    }

    fn latest(&self) -> Option<u64> {
        self.back().map(|waiting| waiting.number)
    }
}

#[derive(Debug)]
struct Accounts<K, T> {
    by_key: BTreeMap<K, Account<T>>,
    /// What the account had used that took the last turn.
    reached: u64,
    /// Numbers those that come to wait, or wait again, so that of two who have used the same the first comes first.
    arrivals: u64,
}

#[derive(Debug)]
struct Account<T> {
    used: u64,
    arrival: u64,
    waiting: T,
}

impl<K, T> Default for Accounts<K, T> {
    fn default() -> Self {
        Self { by_key: BTreeMap::new(), reached: 0, arrivals: 0 }
    }
}

impl<K: Ord + Copy, T: Turns + Default> Turns for Accounts<K, T> {
    type Path = (K, T::Path);
    type Work = T::Work;

    fn push(&mut self, (key, path): Self::Path, waiting: Waiting<T::Work>) {
        let reached = self.reached;
        let account = self.by_key.entry(key).or_insert_with(|| Account {
            used: reached,
            arrival: 0,
            waiting: T::default(),
        });
        if account.waiting.len() == 0 {
            account.used = account.used.max(reached + waiting.paid_before);
            account.arrival = self.arrivals;
            self.arrivals += 1;
        }
        account.waiting.push(path, waiting);
    }

    fn next(&mut self, is_wanted: &impl Fn(&T::Work) -> bool) -> Option<Waiting<T::Work>> {
        loop {
            let waiting = self.by_key.values_mut().filter(|account| account.waiting.len() > 0);
            let account = waiting.min_by_key(|account| (account.used, account.arrival))?;
            // Nothing of what waited here may be wanted any more; then nothing waits.
            if let Some(next) = account.waiting.next(is_wanted) {
                self.reached = account.used;
                account.used += next.cost;
                account.arrival = self.arrivals;
                self.arrivals += 1;
                let reached = self.reached;
                // What an idle account has used is remembered until the others have used as much.
                self.by_key.retain(|_, account| account.waiting.len() > 0 || account.used > reached);
                return Some(next);
            }
        }
    }

    fn retain(&mut self, is_wanted: &impl Fn(&T::Work) -> bool) {
        for account in self.by_key.values_mut() {
            account.waiting.retain(is_wanted);
        }
    }

    fn take_from_longest(&mut self) -> Option<Waiting<T::Work>> {
        // Of several with as much, the one who came last gives way.
        let by_length = |account: &&mut Account<T>| (account.waiting.len(), account.waiting.latest());
        self.by_key.values_mut().max_by_key(by_length)?.waiting.take_from_longest()
    }

    fn len(&self) -> usize {
        self.by_key.values().map(|account| account.waiting.len()).sum()
    }

    fn latest(&self) -> Option<u64> {
        self.by_key.values().filter_map(|account| account.waiting.latest()).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: u32 = 1000;

    fn prefix(number: u8) -> Group {
        Group::Prefix([192, 0, 2, number].into())
    }

    fn owner(group: Group, person: u8) -> Owner {
        Owner { group, person: Some(Id::from_bytes([person; 16])) }
    }

    /// Takes so many turns.
    fn turns<T>(queue: &mut FairQueue<T>, count: usize) -> Vec<T> {
        std::iter::from_fn(|| queue.next(|_| true)).take(count).collect()
    }

    #[test]
    fn a_newcomer_waits_for_one_turn_however_much_waits() {
        let mut queue = FairQueue::default();
        for _ in 0..300 {
            queue.push(owner(prefix(1), 1), LONG, "greedy");
        }
        turns(&mut queue, 100);
        queue.push(owner(prefix(2), 2), LONG, "other");
        assert_eq!(turns(&mut queue, 3), ["other", "greedy", "greedy"]);
    }

    #[test]
    fn one_person_in_many_guises_behind_one_prefix_has_one_share() {
        let mut queue = FairQueue::default();
        for guest in 0..50 {
            queue.push(owner(prefix(1), guest), LONG, "guest");
        }
        for _ in 0..10 {
            queue.push(owner(prefix(2), 200), LONG, "other");
        }
        let first = turns(&mut queue, 20);
        assert_eq!(first.iter().filter(|who| **who == "other").count(), 10);
        assert_eq!(queue.len(), 40);
    }

    #[test]
    fn people_behind_one_prefix_share_it() {
        let mut queue = FairQueue::default();
        for _ in 0..50 {
            queue.push(owner(prefix(1), 1), LONG, "greedy");
        }
        turns(&mut queue, 5);
        queue.push(owner(prefix(1), 2), LONG, "neighbour");
        assert_eq!(turns(&mut queue, 2), ["neighbour", "greedy"]);
    }

    #[test]
    fn shares_are_of_time_not_of_turns() {
        let mut queue = FairQueue::default();
        for _ in 0..100 {
            queue.push(owner(prefix(1), 1), 950, "long");
            queue.push(owner(prefix(2), 2), 50, "short");
        }
        let first = turns(&mut queue, 80);
        let long = first.iter().filter(|what| **what == "long").count();
        assert_eq!(long, 4, "19 short ones for each long one");
    }

    #[test]
    fn an_idle_account_has_saved_nothing_up() {
        let mut queue = FairQueue::default();
        queue.push(owner(prefix(2), 2), LONG, "idle");
        for _ in 0..100 {
            queue.push(owner(prefix(1), 1), LONG, "busy");
        }
        turns(&mut queue, 60);
        for _ in 0..10 {
            queue.push(owner(prefix(2), 2), LONG, "idle");
        }
        assert_eq!(turns(&mut queue, 6), ["idle", "busy", "idle", "busy", "idle", "busy"]);
    }

    /// Work that comes one at a time is charged as well, though its owner has nothing waiting in between.
    #[test]
    fn what_was_used_is_remembered_while_nothing_waits() {
        let mut queue = FairQueue::default();
        queue.push(owner(prefix(1), 1), LONG, "first");
        queue.push(owner(prefix(2), 2), LONG, "second");
        queue.push(owner(prefix(2), 2), LONG, "second");
        assert_eq!(turns(&mut queue, 1), ["first"]);
        queue.push(owner(prefix(1), 1), LONG, "first");
        assert_eq!(turns(&mut queue, 3), ["second", "first", "second"]);
    }

    #[test]
    fn accounts_are_forgotten_once_they_say_no_more_than_new_ones() {
        let mut queue = FairQueue::default();
        for number in (0..100).chain(0..2) {
            queue.push(owner(prefix(number), 1), LONG, "passing");
            turns(&mut queue, 1);
        }
        assert_eq!(queue.groups.by_key.len(), 2);
    }

    #[test]
    fn abandoned_games_wait_behind_everybody_and_end_some_day() {
        let mut queue = FairQueue::default();
        for _ in 0..10 {
            queue.push(owner(Group::Abandoned, 1), LONG, "abandoned");
        }
        assert_eq!(turns(&mut queue, 1), ["abandoned"], "it is served while nothing else waits");
        for _ in 0..200 {
            queue.push(owner(prefix(1), 2), LONG, "person");
        }
        let served = turns(&mut queue, 102);
        assert_eq!(served.iter().filter(|what| **what == "abandoned").count(), 2, "one in fifty");
        assert!(served[..50].iter().all(|what| *what == "person"));

        let mut queue = FairQueue::default();
        queue.push(owner(Group::Abandoned, 1), LONG, "abandoned");
        for _ in 0..50 {
            queue.push(owner(prefix(1), 2), LONG, "person");
        }
        let place = turns(&mut queue, 51).iter().position(|what| *what == "abandoned");
        assert_eq!(place, Some(50), "it has to wait also where it came first");
    }

    #[test]
    fn what_is_not_wanted_any_more_costs_nothing() {
        let mut queue = FairQueue::default();
        for wanted in [false, false, false, true] {
            queue.push(owner(prefix(1), 1), LONG, ("first", wanted));
        }
        queue.push(owner(prefix(2), 2), LONG, ("second", false));
        queue.push(owner(prefix(3), 3), LONG, ("third", true));
        queue.push(owner(prefix(3), 3), LONG, ("third", true));
        let mut next = || queue.next(|(_, wanted)| *wanted).map(|(who, _)| who);
        assert_eq!([next(), next(), next(), next()], [Some("first"), Some("third"), Some("third"), None]);
    }

    #[test]
    fn a_full_queue_gives_up_what_came_last_of_those_with_most() {
        let mut queue = FairQueue::default();
        for number in 0..5 {
            queue.push(owner(prefix(1), 1), LONG, ("greedy", number));
        }
        queue.push(owner(prefix(1), 2), LONG, ("neighbour", 0));
        queue.push(owner(prefix(2), 3), LONG, ("other", 0));
        assert_eq!(queue.take_from_longest(), Some(("greedy", 4)));
        assert_eq!((queue.len(), queue.len_of(owner(prefix(1), 1))), (6, 4));
        assert_eq!(queue.len_of(owner(prefix(9), 1)), 0);
    }

    #[test]
    fn of_those_with_as_much_waiting_the_one_who_came_last_gives_way() {
        let mut queue = FairQueue::default();
        for (number, work) in [(9, "first"), (1, "second"), (5, "third")] {
            queue.push(owner(prefix(number), number), LONG, work);
        }
        assert_eq!([queue.take_from_longest(), queue.take_from_longest()], [Some("third"), Some("second")]);
    }

    #[test]
    fn what_is_dropped_leaves_the_others_their_turns() {
        let mut queue = FairQueue::default();
        for number in 0..6 {
            queue.push(owner(prefix(number % 3), 1), LONG, number);
        }
        queue.retain(|number| number % 3 != 1);
        assert_eq!((queue.len(), turns(&mut queue, 9)), (4, vec![0, 2, 3, 5]));
    }
}
