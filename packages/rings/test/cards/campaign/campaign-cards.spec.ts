import { become, cardOf, NONE, seeded, Table, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, of } from '../../../src/board.ts';
import { resultOf } from '../../../src/campaign/game-result.ts';
import { CAPTIVE, PRISONER, printed, printedAs } from '../../../src/cards/designs.ts';
import { rings } from '../../../src/game.ts';
import type { RingsState, RingsVars } from '../../../src/table.ts';
import { cardsInPlay, typeOf } from '../../../src/table.ts';
import { begin, COMPLETED, campaign, throughSetup, win } from '../../campaign/campaigns.ts';
import type { Description } from '../../table/description.ts';
import { Play, play } from '../../table/play.ts';
import { positionOf } from '../../table/position.ts';
import { underAttack } from '../situations.ts';

const earnedAt = (description: Description) => resultOf(win(positionOf(description)))?.earned;

const nobodys = { hero: null, player: null, leftOut: false };

describe('Passage Through Mirkwood, the campaign card', () => {
  test('puts Mendor into play under the control of the first player § campaign-cards, campaign-setup', () => {
    new Play(begin(campaign(2), { firstPlayer: 1 })).shows({
      campaign: 'Passage Through Mirkwood',
      'Aragorn play area': 'Aragorn, Glóin, Théodred',
      'Gimli play area': 'Gimli, Legolas, Mendor, Thalin',
    });
  });

  test('loses the game when Mendor leaves play', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn'],
          area: [{ card: 'Mendor', damage: 2 }],
          engaged: ['Dol Guldur Orcs'],
        },
      ],
      campaign: ['core-129'],
    })
      .choose('defend Mendor')
      .isOver('encounter', 'cardSaysLoss');
  });

  const won = (quest: string) =>
    earnedAt({
      players: [{ heroes: ['Aragorn'] }, { heroes: ['Gimli'] }],
      campaign: ['core-129'],
      quest,
      setAside: ["Mendor's Support", "Mendor's Support", "Ungoliant's Swarm", 'Lingering Venom'],
    });
  const support = { card: 'core-132', hero: null, leftOut: false };
  const supports = [
    { ...support, player: 0 },
    { ...support, player: 1 },
  ];

  test("earns each player Mendor's Support, and Ungoliant's Swarm on Beorn's Path § campaign-cards, campaign-pool", () => {
    expect(won('core-122')).toEqual([...supports, { ...nobodys, card: 'core-136' }]);
  });

  test('brings Lingering Venom if they were not to leave the path', () => {
    expect(won('core-121')).toEqual([...supports, { ...nobodys, card: 'core-137' }]);
  });
});

describe('Journey Along the Anduin, the campaign card', () => {
  const setAside = ['Valor', 'Valor', 'Scarred', 'Scarred', 'Scarred'];
  const anduin = {
    scenario: 'anduin',
    campaign: ['core-130'],
    quest: 'Anduin Passage',
    setAside,
  } as const;

  test('lets each player give Valor to a hero when a Hill Troll is destroyed', () => {
    play({
      ...anduin,
      players: [
        { heroes: ['Aragorn', 'Thalin'], engaged: [{ card: 'Hill Troll', damage: 8 }] },
        { heroes: [{ card: 'Gimli', attached: ['Valor'] }, 'Legolas', 'Théodred'] },
      ],
      gains: { Aragorn: { attack: 3 } },
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Hill Troll')
      .choose('attack Aragorn')
      .answer([])
      .offers('use Journey Along the Anduin', 'pass')
      .choose('use Journey Along the Anduin')
      .asks('chooseCard', 0)
      .offers('Aragorn', 'Thalin')
      .lacks('Legolas')
      .choose('Thalin')
      .asks('chooseCard', 1)
      .offers('Legolas', 'Théodred')
      .lacks('Gimli')
      .choose('Legolas')
      .shows({
        'set aside': 'Scarred, Scarred, Scarred',
        'Valor #2': 'on Legolas',
        'Valor #3': 'on Thalin',
      })
      .holds('Aragorn play area', 'Valor');
  });

  const hunted = () =>
    play({
      ...anduin,
      players: [
        {
          heroes: ['Aragorn', 'Thalin'],
          area: ['Silverlode Archer', 'Snowbourn Scout'],
          engaged: ['Hill Troll', 'Hill Troll'],
        },
        { heroes: ['Gimli', 'Legolas'] },
      ],
      phase: 'combat',
      step: '6.3',
    }).choose('activate Hill Troll');

  test('marks a hero of each player as Scarred when a Hill Troll destroys a character, once', () => {
    hunted()
      .choose('defend Silverlode Archer')
      .asks('chooseCard', 0)
      .offers('Aragorn', 'Thalin')
      .choose('Thalin')
      .choose('Gimli')
      .shows({
        Scarred: 'on Gimli',
        'Scarred #2': 'on Thalin',
        'set aside': 'Scarred, Valor, Valor',
      })
      .until('whoDefends')
      .choose('defend Snowbourn Scout')
      .until('whomToAttack')
      .shows({ 'set aside': 'Scarred, Valor, Valor' });
  });

  test('marks nobody while a Hill Troll only wounds', () => {
    hunted()
      .choose('defend Aragorn')
      .until('whoDefends')
      .shows({ Aragorn: 'damage 4, exhausted', 'set aside': setAside.toSorted().join(', ') });
  });

  test('loses the game when Mendor leaves play', () => {
    underAttack({
      ...anduin,
      players: [
        {
          heroes: ['Aragorn'],
          area: [{ card: 'Mendor', damage: 2 }],
          engaged: ['Dol Guldur Orcs'],
        },
      ],
    })
      .choose('defend Mendor')
      .isOver('encounter', 'cardSaysLoss');
  });

  test('keeps Valor and Scarred for their heroes, and notes who has the most damage § campaign-cards, permanent', () => {
    const state = positionOf({
      ...anduin,
      players: [
        { heroes: [{ card: 'Aragorn', damage: 2, attached: ['Valor', 'Scarred'] }, 'Thalin'] },
        { heroes: ['Gimli', { card: 'Legolas', damage: 3, attached: ['Scarred'] }] },
      ],
    });
    const { earned = [], prisoner } = resultOf(win(state)) ?? {};
    expect(prisoner).toBe('core-005');
    expect(earned.map(({ card, hero, player }) => [card, hero, player])).toEqual([
      ['core-133', 'core-001', null],
      ['core-138', 'core-001', null],
      ['core-138', 'core-005', null],
    ]);
  });

  test('draws lots among those who have the same damage', () => {
    const state = positionOf({
      ...anduin,
      players: [
        { heroes: [{ card: 'Aragorn', damage: 2 }, 'Thalin', { card: 'Gimli', damage: 2 }] },
      ],
    });
    const prisoners = Array.from({ length: 12 }, (_, seed) => {
      const now = { ...state, random: seeded(seed) };
      return resultOf(win(now))?.prisoner;
    });
    expect(new Set(prisoners)).toEqual(new Set(['core-001', 'core-004']));
  });
});

describe('Escape from Dol Guldur, the campaign card', () => {
  const [passage, anduin] = COMPLETED;
  const completed = [passage, anduin].flatMap((each) => each ?? []);
  const pool = ['core-133', 'core-138'].map((card) => ({ ...nobodys, card, hero: 'core-005' }));
  const notes = { prisoner: 'core-005', damage: {}, heroPenalties: {} };

  const captured = () =>
    new Play(
      throughSetup(
        new Play(begin(campaign(2, { completed, pool, notes })))
          .asks('chooseCard', 0)
          .offers('Aragorn', 'Thalin', 'Legolas', 'Gimli', 'Glóin', 'Théodred')
          .choose('Legolas')
          .asks('chooseCard', 0).state,
      ),
    );

  test('brings Mendor and lets the first player give Appointed by Fate to any hero', () => {
    new Play(begin(campaign(2, { completed }), { firstPlayer: 1 }))
      .asks('chooseCard', 1)
      .offers('Aragorn', 'Thalin', 'Legolas', 'Gimli', 'Glóin', 'Théodred')
      .holds('Gimli play area', 'Mendor');
  });

  test('has the prisoner of the log taken, what is attached to him, and Mendor', () => {
    captured().shows({
      'Aragorn play area': 'Aragorn, Captive, Glóin, Théodred',
      'Gimli play area': 'Captive, Captive, Gimli, Prisoner, Thalin',
      'encounter attachments': 'Captive',
    });
  });

  test('has somebody taken by lot if the one in the log is no longer there § campaign-log', () => {
    const away = { ...notes, prisoner: 'core-009' };
    const taken = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      prisonerIn(throughSetup(begin(campaign(1, { completed, notes: away }), {}, seed))),
    );
    expect(new Set(taken)).toEqual(new Set(['Aragorn', 'Glóin', 'Théodred']));
  });

  /** The table with these cards lying face down. */
  function faceDown(description: Description, ...titles: readonly string[]): Play {
    const state = positionOf({ ...description, scenario: 'dol-guldur', campaign: ['core-131'] });
    const table = new Table<RingsVars>(rings.definition, state, null);
    for (const title of titles) {
      const card = cardsInPlay(state).find((id) => printedAs(state, id).name === title) ?? NONE;
      become(table, card, typeOf(state, card) === 'Hero' ? PRISONER : CAPTIVE);
    }
    return new Play(state);
  }

  const claiming = (...claimed: readonly string[]) =>
    faceDown(
      {
        players: [
          { heroes: [{ card: 'Aragorn', attached: claimed }, 'Gimli'], area: ['Mendor'] },
          { heroes: ['Legolas'] },
        ],
        staging: ["Gandalf's Map"],
        quest: "The Necromancer's Tower",
      },
      'Gimli',
      'Mendor',
    );

  test('frees Mendor with 1 damage after the first objective is claimed', () => {
    claiming()
      .choose("use Gandalf's Map")
      .offers('use Escape from Dol Guldur', 'pass')
      .choose('use Escape from Dol Guldur')
      .shows({
        Mendor: 'damage 1',
        'Aragorn play area': "Aragorn, Gandalf's Map, Mendor, Prisoner",
      })
      .asks('commitToQuest', 0);
  });

  test('leaves him where he is after the second', () => {
    claiming('Dungeon Torch')
      .choose("use Gandalf's Map")
      .lacks('use Escape from Dol Guldur')
      .holds('Aragorn play area', 'Captive');
  });

  test('turns what is attached to the prisoner up again when he is rescued', () => {
    faceDown(
      {
        players: [
          {
            heroes: ['Aragorn', { card: 'Gimli', attached: ['Valor', 'Scarred'] }],
            area: ['Mendor'],
          },
        ],
        quest: 'Through the Caverns',
        wholeEncounterDeck: ['Great Forest Web'],
        gains: { Aragorn: { willpower: 5 } },
        phase: 'quest',
      },
      'Gimli',
      'Valor',
      'Scarred',
      'Mendor',
    )
      .commit('Aragorn')
      .choose('use Through the Caverns')
      .asks('whichFirst', 0)
      .choose('use Escape from Dol Guldur')
      .shows({
        Gimli: 'damage 1',
        'your play area': 'Aragorn, Captive, Gimli, Valor',
        'encounter attachments': 'Scarred',
      })
      .asks('whereToTravel', 0);
  });

  const won = (...area: readonly string[]) =>
    earnedAt({
      players: [{ heroes: ['Aragorn'], area }],
      scenario: 'dol-guldur',
      campaign: ['core-131'],
    });

  test('keeps Mendor for the next campaign if he is in play, be it as a captive', () => {
    const mendor = [{ ...nobodys, card: 'core-135' }];
    expect(won('Mendor')).toEqual(mendor);
    const { state } = faceDown(
      { players: [{ heroes: ['Aragorn'], area: ['Mendor'] }] },
      'Mendor',
    ).asks('commitToQuest', 0);
    expect(resultOf(win(state))?.earned).toEqual(mendor);
    expect(won('Faramir')).toEqual([]);
  });
});

/** The hero who is the face-down prisoner of the first seat. */
function prisonerIn(state: RingsState): string | undefined {
  const found = zoneOf(state, of(AREA, 0)).find((id) => printedAs(state, id).type === 'Prisoner');
  return found === undefined ? undefined : printed(cardOf(state, found).front).name;
}
