//! Tables of a game that is chosen at run time, as a server uses them.

use backlot_bots::Budget;
use backlot_core::{Seat, SeatSet, SetupRequest, Viewer};
use backlot_games::{GameKind, bot_jobs, check_record, load_hosted, prompt_in_english};
use backlot_table::hosted::{
    CantOpen, ClockRule, Entry, HostInput, HostedTable, Input, Listeners, Moment, OpenRequest,
    Party, Place, Secret, Status, TableError,
};
use backlot_table::record::{Fairness, Record};

use crate::hosted::life::{key, number_of};

fn request(places: &[&str]) -> OpenRequest {
    let place = |text: &&str| match text.strip_prefix("bot:") {
        Some(level) => Place::Bot(level.to_owned()),
        None if *text == "you" => Place::You,
        None => Place::Open,
    };
    OpenRequest {
        table: "t1".to_owned(),
        places: places.iter().map(place).collect(),
        name: Some("Ada".to_owned()),
        key: key(0),
        number: Some(number_of(0).hash()),
        clock: ClockRule::None,
        level: "random".to_owned(),
        public: true,
        help: None,
        prepared: None,
    }
}

const MOMENT: Moment = Moment { now: 1000, present: SeatSet::EMPTY, fresh: Secret([5; 32]) };

/// Ada against bots, all of whom play like bots, until the game is over.
fn played(kind: GameKind) -> (HostedTable, Vec<Entry>) {
    let request = request(&["you", "bot:random", "bot:greedy"]);
    let (mut table, mut stored) =
        HostedTable::open(kind.hosted(), &SetupRequest::seats(3), &request, &MOMENT).unwrap();
    let mut ask = |table: &mut HostedTable, by: Party, input: &Input| {
        let decided = table.decide(by, input, &MOMENT).unwrap();
        stored.extend_from_slice(decided.entries());
        table.commit(decided, Listeners::ALL);
    };
    let ada = Seat::new(0).unwrap();
    let number = Some(number_of(0));
    ask(&mut table, Party::Seat(ada), &Input::Number { hash: None, number });
    ask(&mut table, Party::Seat(ada), &Input::Leave);
    let mut seed = 0;
    while table.status() == Status::Playing {
        let mut jobs = bot_jobs(&table);
        assert!(!jobs.is_empty(), "somebody is asked, and all are bots");
        let job = jobs.remove(0);
        let (seat, prompt) = (job.seat, job.prompt);
        seed += 1;
        let action = job.think(seed, &mut Budget::iterations(1));
        assert!(action.is_some());
        ask(&mut table, Party::Bot(seat), &Input::Answer { prompt, option: None, action });
    }
    (table, stored)
}

#[test]
fn bots_play_every_game_to_its_end_and_the_record_proves_the_deal() {
    for kind in GameKind::ALL {
        let (table, stored) = played(kind);
        assert_eq!(table.status(), Status::Over);
        let text = table.record().unwrap().to_text();
        let checked = check_record(&Record::parse(&text).unwrap()).unwrap();
        assert!(checked.finished);
        assert_eq!(checked.fairness, Fairness::Proven { people: 1 }, "{kind}");
        let texts: Vec<String> = stored.iter().map(Entry::to_text).collect();
        let again = load_hosted(texts.iter().map(|text| Entry::parse(text).unwrap())).unwrap();
        assert_eq!(again.view_json(Viewer::Spectator), table.view_json(Viewer::Spectator));
        assert_eq!(again.outcome(), table.outcome());
        assert_eq!(again.setup_json()["seats"], 3);
        assert_eq!(again.entries(), u64::try_from(stored.len()).unwrap());
    }
}

#[test]
fn levels_that_no_bot_has_are_refused() {
    let open = |request: &OpenRequest| {
        let kind = GameKind::HollywoodCards;
        HostedTable::open(kind.hosted(), &SetupRequest::seats(3), request, &MOMENT)
    };
    let unknown = open(&request(&["you", "open", "bot:godlike"])).err().unwrap();
    assert!(unknown.to_string().contains("bot level `godlike`"), "{unknown}");
    let few = open(&request(&["you"])).err().unwrap();
    assert_eq!(few, CantOpen::Places { places: 1, seats: 3 });
    let twice = open(&request(&["you", "you", "open"])).err().unwrap();
    assert_eq!(twice, CantOpen::YouTwice);
    let (table, _) = open(&request(&["you", "open", "open"])).unwrap();
    let seat = Seat::new(1).unwrap();
    let level = Some("godlike".to_owned());
    let refused =
        table.decide(Party::Host, &Input::Host(HostInput::SeatBot { seat, level }), &MOMENT);
    assert_eq!(refused.unwrap_err().code(), "unknown-level");
    assert!(table.record().is_err_and(|refusal| matches!(refusal, TableError::NotNow(_))));
}

#[test]
fn prompts_come_with_messages_in_english_or_briefly() {
    let (mut table, _) = HostedTable::open(
        // tidy: allow(games) it has orders
        GameKind::DreamFactory.hosted(),
        &SetupRequest::seats(3),
        &request(&["you", "bot:random", "bot:random"]),
        &MOMENT,
    )
    .unwrap();
    let ada = Seat::new(0).unwrap();
    let input = Input::Number { hash: None, number: Some(number_of(0)) };
    let decided = table.decide(Party::Seat(ada), &input, &MOMENT).unwrap();
    table.commit(decided, Listeners::NOBODY);
    let asked = table.asked().first().unwrap();
    let briefly = table.prompt_briefly(asked).unwrap();
    let whole = serde_json::to_value(table.prompt(asked).unwrap()).unwrap();
    let english = prompt_in_english(&table, asked).unwrap();
    assert_eq!(english["title"].as_str().map(str::is_empty), Some(false));
    assert!(whole["title"]["key"].is_string());
    for (place, action) in briefly.actions.iter().enumerate() {
        assert_eq!(whole["options"][place]["action"], action.as_str());
        assert_eq!(english["options"][place]["action"], action.as_str());
    }
    assert_eq!((&whole["id"], &english["id"]), (&briefly.id.into(), &briefly.id.into()));
    assert_eq!(table.order_kinds(), ["bid-up-to", "pass-this-auction", "pass-until-my-lot"]);
}

#[test]
fn a_prepared_deal_is_played_by_its_bots_in_the_same_way_each_time() {
    let game = |kind: GameKind, table: &str| {
        let request = OpenRequest {
            table: table.to_owned(),
            number: None,
            prepared: Some(7),
            ..request(&["bot:easy", "bot:easy", "bot:easy"])
        };
        let setup = SetupRequest::seats(3);
        let (mut table, _) = HostedTable::open(kind.hosted(), &setup, &request, &MOMENT).unwrap();
        while let Some(job) = bot_jobs(&table).into_iter().next() {
            let (seat, prompt, seed) = (job.seat, job.prompt, job.seed.unwrap());
            let action = job.think(seed, &mut Budget::iterations(1));
            let input = Input::Answer { prompt, option: None, action };
            let decided = table.decide(Party::Bot(seat), &input, &MOMENT).unwrap();
            table.commit(decided, Listeners::ALL);
        }
        assert_eq!(table.status(), Status::Over, "{kind}");
        table.view_json(Viewer::Omniscient)
    };
    for kind in GameKind::ALL {
        assert_eq!(game(kind, "t1"), game(kind, "t2"), "{kind}");
    }
}
