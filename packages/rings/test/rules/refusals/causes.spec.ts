import { NONE, Table, zoneOf } from '@grimrule/kernel';
import { reasonsIn, refusalLine } from '@grimrule/kernel/testing';
import { sourcesIn } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { STAGING } from '../../../src/board.ts';
import type { Facts } from '../../../src/cards/card.ts';
import { rings } from '../../../src/game.ts';
import { travelling } from '../../../src/rules/travel-phase/travel-phase.ts';
import type { RingsVars } from '../../../src/table.ts';
import {
  action,
  cannot,
  constant,
  draw,
  eachPlayer,
  exhaust,
  hero,
  phaseAction,
  query,
  ready,
  titled,
  travel,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf, optionName } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { positionOf } from '../../table/position.ts';
import { reprinted, saying } from '../rewording.ts';

const alone = (player: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
  play({ players: [{ heroes: ['Gimli', 'Aragorn'], ...player }], ...rest });
/** With Beravor there is always something to do. */
const planning = (player: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
  alone({ heroes: ['Gimli', 'Beravor'], ...player }, rest);
const fight = (
  step: string,
  gimli: Partial<PlayerDescription> = {},
  rest: Partial<Description> = {},
) =>
  play({
    players: [
      { heroes: ['Gimli', 'Éowyn', 'Thalin'], engaged: ['Wargs', 'Hill Troll'], ...gimli },
      { heroes: ['Legolas', 'Aragorn', 'Théodred'], engaged: ['Wolf Rider'] },
    ],
    encounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
    phase: 'combat',
    step,
    ...rest,
  });
const tired = { heroes: ['Gimli', 'Thalin', { card: 'Éowyn', exhausted: true }] };

/** A card that only effects put into play. */
const NO_COST = { cost: undefined } as unknown as Partial<Facts>;

type Case = readonly [table: () => Play, name: string, why: string];

/** For each reason a table on which it is told, of which option, and what it blames. */
const REASONS: Readonly<Record<string, readonly Case[]>> = {
  allyLimit: [
    [
      () => {
        saying(
          'Old Forest Road',
          constant({ stat: 'allyLimit', of: titled('Flies and Spiders'), op: 'add', by: 1 }),
        );
        return planning(
          { resources: 3, hand: ['Veteran Axehand', 'Gondorian Spearman'] },
          { location: 'Old Forest Road' },
        ).plays('Veteran Axehand');
      },
      'play Gondorian Spearman',
      'allyLimit (card Gondorian Spearman, cards Old Forest Road, count 1) [cannot]',
    ],
  ],
  alreadyAttacked: [
    [
      () => fight('6.7').choose('attack Wargs').choose('attack Gimli').until('whomToAttack'),
      'attack Wargs',
      'alreadyAttacked (card Wargs) [declare attackers]',
    ],
  ],
  cannotAfford: [
    [
      () => planning({ resources: 1, hand: ['Veteran Axehand'] }),
      'play Veteran Axehand',
      'cannotAfford (card Veteran Axehand, symbols 2 + 2, most 1) [resource match]',
    ],
    [
      () => planning({ resources: 1, hand: ['Faramir'] }),
      'play Faramir',
      'cannotAfford (card Faramir, symbols 1 + 1 + 1 + 1, most 0) [resource match]',
    ],
  ],
  cannotAttack: [
    [
      () => {
        saying('Old Forest Road', constant(cannot('cannotAttack', titled('Éowyn'))));
        return fight('6.7', {}, { location: 'Old Forest Road' }).choose('attack Wargs');
      },
      'attack Éowyn',
      'cannotAttack (card Éowyn, cards Old Forest Road) [cannot]',
    ],
  ],
  cannotBeEngaged: [
    [
      () => alone({}, { staging: ['Wargs', 'Goblin Sniper'], phase: 'encounter' }),
      'engage Goblin Sniper',
      'cannotBeEngaged (card Goblin Sniper, cards Goblin Sniper) [optional engagement]',
    ],
    [
      () => {
        saying('Old Forest Road', constant(cannot('cannotBeEngaged', titled('Wolf Rider'))));
        return alone(
          {},
          {
            staging: ['Wargs', 'Wolf Rider'],
            location: 'Old Forest Road',
            phase: 'encounter',
          },
        );
      },
      'engage Wolf Rider',
      'cannotBeEngaged (card Wolf Rider, cards Old Forest Road) [optional engagement]',
    ],
  ],
  cannotBePlayed: [
    [
      () => {
        reprinted('Veteran Axehand', NO_COST);
        return planning({ resources: 3, hand: ['Veteran Axehand'] });
      },
      'play Veteran Axehand',
      'cannotBePlayed (card Veteran Axehand) [playing cards]',
    ],
  ],
  cannotDefend: [
    [
      () => {
        saying('Old Forest Road', constant(cannot('cannotDefend', titled('Éowyn'))));
        return fight('6.3', {}, { location: 'Old Forest Road' })
          .choose('activate Wargs')
          .until('whoDefends');
      },
      'defend Éowyn',
      'cannotDefend (card Éowyn, cards Old Forest Road) [cannot]',
    ],
  ],
  cannotPayTravel: [
    [
      () => {
        saying('Old Forest Road', travel(eachPlayer(exhaust(query('yourHeroes', hero)))));
        return alone(
          { heroes: [{ card: 'Gimli', exhausted: true }] },
          { staging: ['Old Forest Road', 'Great Forest Web', 'Forest Gate'], phase: 'travel' },
        );
      },
      'travel Old Forest Road',
      'cannotPayTravel (card Old Forest Road) [travel]',
    ],
  ],
  cannotReach: [
    [
      () =>
        play({
          players: [
            { heroes: ['Legolas', 'Gimli'], area: ['Silverlode Archer'] },
            { heroes: ['Aragorn'], engaged: ['Wargs'] },
          ],
          phase: 'combat',
          step: '6.7',
        }).choose('attack Wargs'),
      'attack Gimli',
      'cannotReach (card Gimli, cards Wargs) [ranged]',
    ],
  ],
  conditionNotMet: [
    [
      () =>
        alone(
          { heroes: ['Beravor'] },
          { scenario: 'dol-guldur', staging: [{ card: 'Wargs', attached: ['Shadow Key'] }] },
        ),
      'use Shadow Key',
      'conditionNotMet (card Shadow Key) [condition]',
    ],
  ],
  costCannotBePaid: [
    [
      () => alone({ heroes: ['Beravor', { card: 'Denethor', exhausted: true }] }),
      'use Denethor',
      'costCannotBePaid (card Denethor) [cost]',
    ],
  ],
  engagedElsewhere: [
    [
      () => fight('6.7'),
      'attack Wolf Rider',
      'engagedElsewhere (card Wolf Rider, seat 1) [ranged]',
    ],
  ],
  isExhausted: [
    [
      () => fight('6.7', tired).choose('attack Wargs'),
      'attack Éowyn',
      'isExhausted (card Éowyn) [exhausted]',
    ],
    [
      () => fight('6.3', tired).choose('activate Wargs').until('whoDefends'),
      'defend Éowyn',
      'isExhausted (card Éowyn) [exhausted]',
    ],
    [
      () => alone({ ...tired }, { phase: 'quest' }).until('commitToQuest'),
      'commit Éowyn',
      'isExhausted (card Éowyn) [exhausted]',
    ],
  ],
  limitReached: [
    [
      () => planning({ heroes: ['Denethor', 'Beravor'] }).choose('use Beravor'),
      'use Beravor',
      'limitReached (card Beravor, count 1, per round) [limit]',
    ],
    [
      () =>
        planning({ heroes: ['Éowyn', 'Beravor'], hand: ['Faramir', 'Gandalf'] })
          .choose('use Éowyn')
          .choose('Faramir'),
      'use Éowyn',
      'limitReached (card Éowyn, count 1, per round) [limit]',
    ],
  ],
  matchInPlay: [
    [
      () =>
        planning({
          heroes: ['Aragorn', 'Beravor'],
          resources: 4,
          hand: ['Faramir'],
          area: ['Faramir'],
        }),
      'play Faramir',
      'matchInPlay (card Faramir, cards Faramir) [unique cards]',
    ],
  ],
  maxPlayed: [
    [
      () => {
        reprinted('Veteran Axehand', { max: { times: 1, per: 'round' } });
        return planning({ resources: 4, hand: ['Veteran Axehand', 'Veteran Axehand'] }).plays(
          'Veteran Axehand',
        );
      },
      'play Veteran Axehand',
      'maxPlayed (card Veteran Axehand) [limit]',
    ],
  ],
  noSentinel: [
    [
      () => fight('6.3').choose('activate Wargs').until('whoDefends').pass(),
      'defend Legolas',
      'noSentinel (card Legolas, seat 0) [sentinel]',
    ],
  ],
  noTarget: [
    [
      () => planning({ heroes: ['Gimli', 'Beravor'], resources: 4, hand: ['Power in the Earth'] }),
      'play Power in the Earth',
      'noTarget (card Power in the Earth) [choose]',
    ],
    [
      () => {
        saying('Stand Together', action(ready(query('allies'))));
        return planning({ hand: ['Stand Together'] });
      },
      'play Stand Together',
      'noTarget (card Stand Together) [target]',
    ],
  ],
  notEngaged: [
    [
      () => fight('6.7', {}, { staging: ['Black Forest Bats'] }),
      'attack Black Forest Bats',
      'notEngaged (card Black Forest Bats) [engaged]',
    ],
  ],
  onlyInPhase: [
    [
      () => {
        saying('Stand Together', phaseAction('quest', draw(1)));
        return planning({ hand: ['Stand Together'] });
      },
      'play Stand Together',
      'onlyInPhase (card Stand Together, phase quest) [action]',
    ],
  ],
  onlyInPlanning: [
    [
      () => planning({ resources: 4, hand: ['Veteran Axehand'] }, { phase: 'resource' }),
      'play Veteran Axehand',
      'onlyInPlanning (card Veteran Axehand) [planning phase]',
    ],
  ],
};

/** Reasons that nobody reads: they keep abilities out of windows, or leave no question at all. */
const ELSEWHERE = ['isEliminated', 'isLocationActive'];

describe('what cannot be done is refused with a reason, and the cards that are to blame', () => {
  const cases = Object.entries(REASONS).flatMap(([reason, list]) =>
    list.map(([table, name, why]) => ({ reason, table, name, why })),
  );

  test.each(cases)('$reason: $name', ({ reason, table, name, why }) => {
    table().tellsWhyNot(name, why);
    expect(why.split(' ')[0]).toBe(reason);
  });

  test('every reason of the rules is here', () => {
    const sources = sourcesIn(new URL('../../../src/rules', import.meta.url));
    expect([...Object.keys(REASONS), ...ELSEWHERE].sort()).toEqual(
      reasonsIn(sources.map(({ text }) => text)),
    );
  });
});

test('an active location keeps the players from traveling, and is named', () => {
  const state = positionOf({
    players: [{ heroes: ['Gimli'] }],
    staging: ['Old Forest Road'],
    location: 'Forest Gate',
  });
  const table = new Table<RingsVars>(rings.definition, state, null);
  const [card = NONE] = zoneOf(state, STAGING);
  const refusal = travelling.whyNot(table, { card });
  expect(refusal && refusalLine(state, refusal, { nameOf, optionName })).toBe(
    'isLocationActive (card Old Forest Road, cards Forest Gate) [travel]',
  );
});
