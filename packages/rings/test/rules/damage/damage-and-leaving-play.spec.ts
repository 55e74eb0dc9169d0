import { setOwner, Table, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DISCARD, of } from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import { rings } from '../../../src/game.ts';
import {
  action,
  attachedTo,
  cannot,
  cardIs,
  change,
  character,
  choose,
  constant,
  damage,
  discard,
  discardRandom,
  enemy,
  fixAt,
  heal,
  lasting,
  query,
  raiseThreat,
  response,
  SUBJECT,
  sequence,
  titled,
  toHand,
  you,
} from '../../../src/vocabulary/builders.ts';
import { Play, play } from '../../table/play.ts';
import { positionOf } from '../../table/position.ts';
import { doing, saying } from '../rewording.ts';

describe('damage', () => {
  test('stays on a card, and as much as its hit points destroys it § damage, hit-points, destroyed', () => {
    doing(damage(4, query('heroes', titled('Gimli'))))
      .shows({ Gimli: 'damage 4' })
      .asks('commitToQuest', 0);
    doing(damage(3, query('heroes', titled('Aragorn'))), {
      heroes: ['Gimli', { card: 'Aragorn', damage: 2 }],
    })
      .shows({ 'your discard pile': 'Aragorn, Stand Together', 'your play area': 'Gimli' })
      .asks('commitToQuest', 0);
  });

  test('that destroys a hero leaves the threat of its player as it is § starting-threat', () => {
    doing(damage(5, query('heroes', titled('Aragorn'))), {
      heroes: ['Gimli', 'Aragorn'],
      threat: 23,
    })
      .shows({ 'your play area': 'Gimli', 'your threat': 23 })
      .asks('commitToQuest', 0);
  });

  test('to several cards is dealt at the same time: who is destroyed, is destroyed together § damage', () => {
    const table = doing(damage(2, query('allies')), {
      area: ['Veteran Axehand', 'Snowbourn Scout', 'Faramir'],
    });
    table.shows({
      'your discard pile': 'Snowbourn Scout, Stand Together, Veteran Axehand',
      Faramir: 'damage 2',
    });
  });

  test('that destroys somebody lets damage and destruction be answered in one window § triggering-condition', () => {
    saying(
      'Silverlode Archer',
      response('damaged', cardIs(SUBJECT, character), raiseThreat(you, 1)),
    );
    saying(
      'Guard of the Citadel',
      response('destroyed', cardIs(SUBJECT, character), raiseThreat(you, 2)),
    );
    for (const [first, second] of [
      ['Silverlode Archer', 'Guard of the Citadel'],
      ['Guard of the Citadel', 'Silverlode Archer'],
    ]) {
      doing(damage(2, query('allies', titled('Veteran Axehand'))), {
        area: ['Veteran Axehand', 'Silverlode Archer', 'Guard of the Citadel'],
        threat: 10,
      })
        .asks('useAbility', 0)
        .offers('use Silverlode Archer', 'use Guard of the Citadel', 'pass')
        .choose(`use ${first}`)
        .asks('useAbility', 0)
        .choose(`use ${second}`)
        .shows({ 'your threat': 13 })
        .asks('commitToQuest', 0);
    }
  });

  test('cannot be dealt to a card that cannot take it, nor can that be chosen for it § cannot-take-damage', () => {
    saying('Hill Troll', constant(cannot('cannotBeDamaged', titled('Gimli'))));
    const staging = ['Hill Troll'];
    doing(
      choose(query('heroes'), (hero) => damage(1, hero)),
      { heroes: ['Gimli', 'Aragorn'] },
      { staging },
    )
      .shows({ Aragorn: 'damage 1', Gimli: '' })
      .asks('commitToQuest', 0);
    doing(damage(1, query('heroes')), { heroes: ['Gimli', 'Aragorn'] }, { staging })
      .shows({
        Aragorn: 'damage 1',
        Gimli: '',
      })
      .asks('commitToQuest', 0);
    // It can still be discarded.
    doing(discard(query('heroes', titled('Gimli'))), { heroes: ['Gimli', 'Aragorn'] }, { staging })
      .shows({ 'your play area': 'Aragorn' })
      .asks('commitToQuest', 0);
  });

  test('of an undefended attack cannot be given to a hero that cannot take it § cannot-take-damage', () => {
    saying('Veteran Axehand', constant(cannot('cannotBeDamaged', titled('Gimli'))));
    play({
      players: [
        { heroes: ['Gimli', 'Aragorn', 'Beravor'], area: ['Veteran Axehand'], engaged: ['Wargs'] },
      ],
      encounterDeck: ['Old Forest Road'],
      phase: 'combat',
    })
      .until('undefendedDamage')
      .offers('Aragorn', 'Beravor')
      .lacks('Gimli');
  });

  test('that was there before stays on a card that cannot take damage any more § cannot-take-damage', () => {
    doing(lasting('phase', cannot('cannotBeDamaged', titled('Gimli'))), {
      heroes: [{ card: 'Gimli', damage: 2 }],
    })
      .shows({ Gimli: 'damage 2' })
      .asks('commitToQuest', 0);
  });

  test('more than the hit points that are left when they become fewer destroys too § hit-points, damage, constant-ability', () => {
    // With the plate that gave him four hit points.
    doing(discard(query('yours', titled('Citadel Plate'))), {
      heroes: ['Gimli', { card: 'Aragorn', damage: 6, attached: ['Citadel Plate'] }],
    })
      .shows({ 'your discard pile': 'Aragorn, Citadel Plate, Stand Together' })
      .asks('commitToQuest', 0);
    doing(lasting('phase', change('hitPoints', titled('Aragorn'), -2)), {
      heroes: ['Gimli', { card: 'Aragorn', damage: 3 }],
    })
      .shows({ 'your play area': 'Gimli' })
      .asks('commitToQuest', 0);
    saying('Veteran Axehand', constant(change('hitPoints', titled('Aragorn'), -2)));
    play({
      players: [
        {
          heroes: ['Gimli', { card: 'Aragorn', damage: 3 }],
          resources: 2,
          hand: ['Veteran Axehand'],
        },
      ],
    })
      .choose('play Veteran Axehand')
      .shows({ 'your play area': 'Gimli, Veteran Axehand' })
      .asks('commitToQuest', 0);
  });

  test('more than hit points that lasted for a while destroys when they end § hit-points', () => {
    doing(
      sequence(
        lasting('phase', change('hitPoints', titled('Aragorn'), 3)),
        damage(6, query('heroes', titled('Aragorn'))),
      ),
      { heroes: ['Gimli', 'Aragorn', 'Beravor'] },
    )
      .shows({ Aragorn: 'damage 6' })
      .untilPhase('quest')
      .shows({ 'your discard pile': 'Aragorn, Stand Together' });
  });

  test('is healed up to what is there § damage', () => {
    doing(heal(2, query('heroes')), {
      heroes: [
        { card: 'Gimli', damage: 3 },
        { card: 'Aragorn', damage: 1 },
      ],
    })
      .shows({ Gimli: 'damage 1', Aragorn: '' })
      .asks('commitToQuest', 0);
  });
});

describe('to be destroyed', () => {
  test('is not to be discarded: what answers the one does not answer the other § destroyed', () => {
    saying('Veteran Axehand', response('destroyed', cardIs(SUBJECT, enemy), raiseThreat(you, 1)));
    const player = { area: ['Veteran Axehand'], engaged: ['Wolf Rider'], threat: 10 };
    doing(damage(2, query('enemies')), player)
      .asks('useAbility', 0)
      .shows({ 'encounter discard pile': 'Wolf Rider' });
    doing(discard(query('enemies')), player)
      .shows({
        'encounter discard pile': 'Wolf Rider',
        'your threat': 10,
      })
      .asks('commitToQuest', 0);
  });

  test('sends an enemy with victory points to the victory display, to be discarded does not § victory-x, destroyed, discard-piles', () => {
    const engaged = ['Hill Troll'];
    doing(damage(9, query('enemies')), { engaged })
      .shows({
        'victory display': 'Hill Troll',
        'encounter discard pile': '',
      })
      .asks('commitToQuest', 0);
    doing(discard(query('enemies')), { engaged })
      .shows({
        'victory display': '',
        'encounter discard pile': 'Hill Troll',
      })
      .asks('commitToQuest', 0);
  });

  test('leaves a card that has been destroyed what it says of that', () => {
    // Eastern Crows are shuffled into the encounter deck.
    doing(
      damage(1, query('enemies')),
      { engaged: ['Eastern Crows'] },
      {
        scenario: 'anduin',
        wholeEncounterDeck: [],
      },
    )
      .shows({ 'encounter deck': 1, 'encounter discard pile': '' })
      .asks('commitToQuest', 0);
  });
});

describe('a card that leaves play', () => {
  test('goes to its owner’s discard pile, hand or deck, whoever controlled it § ownership-and-control, discard-piles', () => {
    const took = (more: object = {}) =>
      play({
        players: [
          { heroes: ['Éowyn'], threat: 20, area: ['Wandering Took'] },
          { heroes: ['Gimli'], threat: 20, hand: ['Stand Together'], ...more },
        ],
      })
        .choose('use Wandering Took')
        .shows({ 'Gimli play area': 'Gimli, Wandering Took' })
        .until('actionWindow', 1)
        .choose('play Stand Together');
    saying('Stand Together', action(discard(query('allies'))));
    took()
      .shows({
        'Éowyn discard pile': 'Wandering Took',
        'Gimli discard pile': 'Stand Together',
      })
      .asks('commitToQuest', 0);
    saying('Stand Together', action(toHand(query('allies'))));
    took().shows({ 'Éowyn hand': 'Wandering Took', 'Gimli hand': '' });
  });

  test('takes nothing with it that lay on it, and comes back as a new card § in-play', () => {
    doing(toHand(query('allies')), {
      heroes: ['Gimli', 'Aragorn'],
      resources: 4,
      area: [{ card: 'Faramir', damage: 2, exhausted: true }],
    })
      .choose('play Faramir')
      .shows({ Faramir: '' });
  });
});

describe('several cards that go to a discard pile at the same time', () => {
  /** Erebor Hammersmith looks for the topmost attachment of a pile. */
  const SMITH = 'Erebor Hammersmith';
  const armed = {
    heroes: [
      'Gimli',
      { card: 'Aragorn', attached: ['Dwarven Axe', 'Citadel Plate', 'Steward of Gondor'] },
      'Beravor',
    ],
    hand: [SMITH],
  };
  const AXE_ON_TOP = ['Steward of Gondor', 'Citadel Plate', 'Dwarven Axe'];
  const pile = (table: Play) =>
    zoneOf(table.state, of(DISCARD, 0)).map((card) => printedAs(table.state, card).name);

  test('lie there in the order that their owner chooses, where a card looks for the topmost § discard-piles', () => {
    const table = doing(damage(9, query('heroes', titled('Aragorn'))), armed)
      .asks('layOnPile', 0)
      .offers('Dwarven Axe', 'Citadel Plate', 'Steward of Gondor')
      .lacks('Aragorn')
      .choose('Steward of Gondor')
      .offers('Dwarven Axe', 'Citadel Plate')
      .choose('Citadel Plate')
      .asks('planning', 0);
    expect(pile(table)).toEqual(['Aragorn', ...AXE_ON_TOP, 'Stand Together']);
  });

  test('the same for those that a card discards, from play or from a hand § discard-piles', () => {
    const fromHand = doing(discard(query('yourHand')), {
      heroes: ['Gimli', 'Beravor'],
      hand: [SMITH, 'Dwarven Axe', 'Feint', 'Citadel Plate'],
    })
      .asks('layOnPile', 0)
      .offers('Dwarven Axe', 'Citadel Plate')
      .lacks('Feint')
      .choose('Citadel Plate');
    expect(
      pile(fromHand)
        .filter((name) => name !== 'Stand Together')
        .slice(-2),
    ).toEqual(['Citadel Plate', 'Dwarven Axe']);
    doing(discard(query('inPlay', attachedTo(query('heroes')))), armed).asks('layOnPile', 0);
    doing(discardRandom(2), {
      heroes: ['Gimli', 'Beravor'],
      hand: ['Dwarven Axe', 'Citadel Plate'],
      deck: [SMITH],
    }).asks('layOnPile', 0);
  });

  test('are ordered by each owner for their own pile § discard-piles, ownership-and-control', () => {
    saying('Stand Together', action(damage(9, query('heroes', titled('Aragorn')))));
    const state = positionOf({
      players: [
        { heroes: ['Gimli'], hand: ['Stand Together'], deck: [SMITH] },
        {
          heroes: [
            { card: 'Aragorn', attached: ['Dwarven Axe', 'Citadel Plate', 'Steward of Gondor'] },
            'Beravor',
          ],
        },
      ],
    });
    // The Steward of Gondor belongs to the other player.
    const steward = state.cards.findIndex(
      ({ host }, card) => host >= 0 && printedAs(state, card).name === 'Steward of Gondor',
    );
    setOwner(new Table(rings.definition, state, null), steward, 0);
    new Play(state)
      .choose('play Stand Together')
      .asks('layOnPile', 1)
      .offers('Dwarven Axe', 'Citadel Plate')
      .lacks('Steward of Gondor');
  });

  test('need no order where nothing looks for one, or where they are alike: nobody is asked § discard-piles', () => {
    const kill = damage(9, query('heroes', titled('Aragorn')));
    doing(kill, { ...armed, hand: [] }, { scenario: 'passage' })
      .asks('planning', 0)
      .shows({ 'your play area': 'Beravor, Gimli' });
    doing(kill, {
      ...armed,
      heroes: ['Gimli', { card: 'Aragorn', attached: ['Dwarven Axe', 'Dwarven Axe'] }, 'Beravor'],
    }).asks('planning', 0);
    doing(discard(query('yourHand')), {
      heroes: ['Gimli', 'Beravor'],
      hand: [SMITH, 'Feint', 'Gandalf', 'Citadel Plate'],
    }).asks('planning', 0);
  });
});

describe('victory', () => {
  test('is not part of the text box: a blank card has it all the same § victory-x, blank', () => {
    saying('Veteran Axehand', constant(fixAt('blank', enemy, 1)));
    doing(damage(9, query('enemies')), {
      area: ['Veteran Axehand'],
      engaged: ['Hill Troll'],
    })
      .shows({
        'victory display': 'Hill Troll',
      })
      .asks('commitToQuest', 0);
  });
});
