import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  capture,
  change,
  damage,
  draw,
  either,
  engage,
  exhaust,
  forced,
  heal,
  lasting,
  orcGuard,
  progress,
  putIntoPlay,
  query,
  quest,
  raiseThreat,
  ready,
  removeFromGame,
  rescue,
  reveal,
  shadow,
  surge,
  titled,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { EventName } from '../../../src/vocabulary/events.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

type More = Partial<PlayerDescription>;
type Rest = Partial<Description>;

/** A card without a shadow effect, that does nothing when it is revealed. */
const ROAD = 'Old Forest Road';

/** The Veteran Axehand triggers on an event, and asks a question when it happens. */
const waitsFor = (kind: EventName) =>
  saying('Veteran Axehand', forced(kind, null, either(raiseThreat(you, 1), raiseThreat(you, 2))));

const waiting = (kind: EventName, rest: Rest = {}, more: More = {}) => {
  waitsFor(kind);
  const { area = [] } = more;
  return play({
    players: [{ heroes: ['Gimli'], threat: 20, ...more, area: ['Veteran Axehand', ...area] }],
    encounterDeck: [ROAD, ROAD, ROAD],
    ...rest,
  });
};

const after = (kind: EventName, effect: Effect, more: More = {}, rest: Rest = {}) => {
  waitsFor(kind);
  const { area = [] } = more;
  const player = { heroes: ['Gimli'], threat: 20, ...more, area: ['Veteran Axehand', ...area] };
  return doing(effect, player, { encounterDeck: [ROAD, ROAD, ROAD], ...rest });
};

const enemies = query('enemies');
const heroes = query('yourHeroes');
const combat = (step: string): Rest => ({ phase: 'combat', step });

type Case = readonly [table: (kind: EventName) => Play, events: string];

/** The facts of each event, for abilities that trigger on it. */
export const HAPPENINGS: Readonly<Record<EventName, readonly Case[]>> = {
  roundBegins: [[(kind) => waiting(kind, { phase: 'refresh' }), 'roundBegins']],
  roundEnds: [[(kind) => waiting(kind, { phase: 'refresh' }), 'roundEnds']],
  phaseBegins: [[(kind) => waiting(kind, { phase: 'quest' }), 'phaseBegins (marks quest)']],
  phaseEnds: [[(kind) => waiting(kind, { phase: 'resource' }), 'phaseEnds (marks resource)']],
  wouldDraw: [[(kind) => after(kind, draw(2)), 'wouldDraw (your, seat 0, amount 2)']],
  drawn: [
    [(kind) => after(kind, draw(2)), 'drawn (your, seat 0, amount 2)'],
    [(kind) => after(kind, draw(3), { wholeDeck: ['Faramir'] }), 'drawn (your, seat 0, amount 1)'],
  ],
  playing: [
    [
      (kind) =>
        waiting(kind, {}, { resources: 2, hand: ['Blade of Gondolin'] }).plays('Blade of Gondolin'),
      'playing (Blade of Gondolin, seat 0)',
    ],
  ],
  played: [[(kind) => after(kind, draw(1)), 'played (Stand Together, seat 0)']],
  entered: [
    [
      (kind) => after(kind, putIntoPlay(query('yourHand')), { hand: ['Faramir'] }),
      'entered (Faramir, seat 0, in play area)',
    ],
    [
      (kind) => after(kind, reveal(query('encounterDeckTop'))),
      'entered (Old Forest Road, in staging area)',
    ],
    [
      (kind) => after(kind, engage(query('encounterDiscard')), {}, { encounterDiscard: ['Wargs'] }),
      'entered (Wargs, seat 0) and engaged (Wargs, seat 0, marks effect)',
    ],
  ],
  left: [
    [
      (kind) =>
        after(kind, removeFromGame(query('allies', titled('Faramir'))), { area: ['Faramir'] }),
      'left (Faramir, seat 0, in play area)',
    ],
  ],
  committed: [
    [(kind) => waiting(kind, { phase: 'quest' }).commit('Gimli'), 'committed (Gimli, seat 0)'],
  ],
  questResolved: [
    [
      (kind) => waiting(kind, { phase: 'quest' }).commit('Gimli'),
      'questResolved (Flies and Spiders, amount 1, marks success)',
    ],
    [
      (kind) => waiting(kind, { phase: 'quest', staging: [ROAD] }).commit('Gimli'),
      'questResolved (Flies and Spiders, marks tie)',
    ],
    [
      (kind) => waiting(kind, { phase: 'quest', staging: ['Wargs'] }).commit('Gimli'),
      'questResolved (Flies and Spiders, amount 1, marks failure)',
    ],
  ],
  progressPlaced: [
    [
      (kind) => after(kind, progress(3, quest), {}, { location: 'Forest Gate' }),
      'progressPlaced (Forest Gate, amount 3)',
    ],
  ],
  explored: [
    [
      (kind) => after(kind, progress(5, query('locations')), {}, { staging: ['Old Forest Road'] }),
      'progressPlaced (Old Forest Road, amount 5) and explored (Old Forest Road, seat 0, in staging area) and left (Old Forest Road, in staging area)',
    ],
  ],
  stageDefeated: [[(kind) => after(kind, progress(8, quest)), 'stageDefeated (Flies and Spiders)']],
  revealing: [
    [
      (kind) => after(kind, reveal(query('encounterDeckTop'))),
      'revealing (Old Forest Road, seat 0, marks fromDeck)',
    ],
    [
      (kind) => after(kind, reveal(query('encounterDiscard')), {}, { encounterDiscard: ['Wargs'] }),
      'revealing (Wargs, seat 0)',
    ],
  ],
  whenRevealed: [
    [
      (kind) => {
        saying('Eyes of the Forest', whenRevealed(surge));
        return after(
          kind,
          reveal(query('encounterDeckTop')),
          {},
          { encounterDeck: ['Eyes of the Forest'] },
        );
      },
      'whenRevealed (Eyes of the Forest, by Eyes of the Forest, seat 0, marks fromDeck)',
    ],
    [
      (kind) => {
        saying('Eyes of the Forest', whenRevealed(surge));
        return after(
          kind,
          reveal(query('encounterDiscard')),
          {},
          { encounterDiscard: ['Eyes of the Forest'] },
        );
      },
      'whenRevealed (Eyes of the Forest, by Eyes of the Forest, seat 0)',
    ],
  ],
  revealed: [
    [
      (kind) => after(kind, reveal(query('encounterDeckTop'))),
      'revealed (Old Forest Road, seat 0, marks fromDeck)',
    ],
    [
      (kind) => after(kind, reveal(query('encounterDiscard')), {}, { encounterDiscard: ['Wargs'] }),
      'revealed (Wargs, seat 0)',
    ],
  ],
  travelled: [
    [
      (kind) =>
        waiting(kind, { staging: ['Forest Gate'], phase: 'travel' }).choose('travel Forest Gate'),
      'travelled (Forest Gate, seat 0)',
    ],
  ],
  engaged: [
    [
      (kind) => waiting(kind, { staging: ['Wargs'], phase: 'encounter' }).choose('engage Wargs'),
      'engaged (Wargs, seat 0, marks optional)',
    ],
    [
      (kind) =>
        waiting(kind, { staging: ['Wargs'], phase: 'encounter', step: '5.3' }, { threat: 40 }),
      'engaged (Wargs, seat 0, marks check)',
    ],
    [
      (kind) => after(kind, engage(enemies), {}, { staging: ['Wargs'] }),
      'engaged (Wargs, seat 0, marks effect)',
    ],
    [(kind) => after(kind, orcGuard), 'engaged (Orc Guard, seat 0, marks effect)'],
  ],
  shadowDealt: [
    [
      (kind) => waiting(kind, { phase: 'combat' }, { engaged: ['Wargs'] }),
      'shadowDealt (Old Forest Road, by Wargs, seat 0)',
    ],
  ],
  enemyAttacks: [
    [
      (kind) => waiting(kind, combat('6.3'), { engaged: ['Wargs'] }),
      'enemyAttacks (your, by Wargs, seat 0)',
    ],
  ],
  defenderDeclared: [
    [
      (kind) => waiting(kind, combat('6.3'), { engaged: ['Wargs'] }).choose('defend Gimli'),
      'defenderDeclared (Gimli, by Wargs, seat 0)',
    ],
  ],
  shadowEffect: [
    [
      (kind) => {
        saying(ROAD, shadow(damage(1, heroes)));
        return waiting(kind, combat('6.3'), { engaged: [{ card: 'Wargs', shadow: [ROAD] }] })
          .until('whoDefends')
          .pass();
      },
      'shadowEffect (Old Forest Road, by Wargs, seat 0)',
    ],
  ],
  shadowResolved: [
    [
      (kind) =>
        waiting(kind, combat('6.3'), { engaged: [{ card: 'Hill Troll', shadow: [ROAD] }] })
          .until('whoDefends')
          .pass(),
      'shadowResolved (Old Forest Road, by Hill Troll, seat 0, marks noEffect)',
    ],
    [
      (kind) => {
        saying(ROAD, shadow(damage(1, heroes)));
        return waiting(kind, combat('6.3'), { engaged: [{ card: 'Hill Troll', shadow: [ROAD] }] })
          .until('whoDefends')
          .pass();
      },
      'shadowResolved (Old Forest Road, by Hill Troll, seat 0, marks effect)',
    ],
  ],
  enemyAttacked: [
    [
      (kind) => waiting(kind, combat('6.3'), { engaged: ['Wargs'] }).choose('defend Gimli'),
      'enemyAttacked (Wargs, by Wargs, seat 0)',
    ],
  ],
  attackerDeclared: [
    [
      (kind) =>
        waiting(kind, combat('6.7'), { engaged: ['Hill Troll'] })
          .choose('attack Hill Troll')
          .choose('attack Gimli'),
      'attackerDeclared (Gimli, by Hill Troll, seat 0)',
    ],
  ],
  playerAttacked: [
    [
      (kind) =>
        waiting(kind, combat('6.7'), { engaged: ['Hill Troll'] })
          .choose('attack Hill Troll')
          .choose('attack Gimli'),
      'playerAttacked (Hill Troll, seat 0)',
    ],
  ],
  damaged: [
    [
      (kind) => after(kind, damage(2, heroes)),
      'damaged (Gimli, by Stand Together, seat 0, amount 2)',
    ],
    [
      (kind) =>
        waiting(kind, combat('6.7'), { engaged: ['Hill Troll'] })
          .choose('attack Hill Troll')
          .choose('attack Gimli', 'attack Veteran Axehand'),
      'damaged (Hill Troll, by Gimli, seat 0, amount 1, marks attack)',
    ],
  ],
  destroyed: [
    [
      (kind) => after(kind, damage(9, enemies), { engaged: ['Wargs'] }),
      'damaged (Wargs, by Stand Together, seat 0, amount 9) and destroyed (Wargs, by Stand Together, seat 0, in engaged) and left (Wargs, seat 0, in engaged)',
    ],
    [
      (kind) =>
        waiting(kind, combat('6.7'), { engaged: [{ card: 'Hill Troll', damage: 8 }] })
          .choose('attack Hill Troll')
          .choose('attack Gimli', 'attack Veteran Axehand'),
      'damaged (Hill Troll, by Gimli, seat 0, amount 1, marks attack) and destroyed (Hill Troll, by Gimli, seat 0, in engaged, marks attack) and left (Hill Troll, seat 0, in engaged)',
    ],
    // A character that dies of fewer hit points was not destroyed by an attack.
    [
      (kind) =>
        after(kind, lasting('round', change('hitPoints', titled('Hill Troll'), -3)), {
          engaged: [{ card: 'Hill Troll', damage: 8 }],
        }),
      'destroyed (Hill Troll, seat 0, in engaged) and left (Hill Troll, seat 0, in engaged)',
    ],
  ],
  healed: [
    [
      (kind) => after(kind, heal(2, heroes), { heroes: [{ card: 'Gimli', damage: 3 }] }),
      'healed (Gimli, amount 2)',
    ],
  ],
  exhausted: [
    [
      (kind) => after(kind, exhaust(heroes), { heroes: ['Gimli', 'Aragorn'] }),
      'exhausted (Gimli) and exhausted (Aragorn)',
    ],
  ],
  readied: [
    [
      (kind) =>
        after(kind, ready(heroes), { heroes: [{ card: 'Gimli', exhausted: true }, 'Aragorn'] }),
      'readied (Gimli)',
    ],
    [
      (kind) =>
        waiting(
          kind,
          { phase: 'refresh' },
          { heroes: [{ card: 'Gimli', exhausted: true }, 'Aragorn'] },
        ),
      'readied (Gimli)',
    ],
  ],
  refreshing: [
    [
      (kind) =>
        waiting(
          kind,
          { phase: 'refresh' },
          { heroes: [{ card: 'Gimli', exhausted: true }, 'Aragorn'] },
        ),
      'refreshing (Gimli, by Gimli, seat 0)',
    ],
  ],
  threatRaised: [
    [(kind) => after(kind, raiseThreat(you, 3)), 'threatRaised (your, seat 0, amount 3)'],
  ],
  claimed: [
    [
      (kind) =>
        after(
          kind,
          { do: 'claim', objective: query('objectives'), for: heroes },
          {},
          { staging: ['Shadow Key'], scenario: 'dol-guldur' },
        ),
      'claimed (Shadow Key, seat 0)',
    ],
  ],
  wouldBeCaptured: [[(kind) => after(kind, capture(heroes)), 'wouldBeCaptured (Prisoner, seat 0)']],
  captured: [
    [
      (kind) => after(kind, capture(query('heroes')), { heroes: ['Gimli', 'Aragorn'] }),
      'captured (Prisoner, seat 0)',
    ],
  ],
  rescued: [
    [
      (kind) =>
        after(kind, rescue(query('prisoners')), {
          heroes: ['Gimli', { card: 'Aragorn', prisoner: true }],
        }),
      'rescued (Aragorn, seat 0)',
    ],
  ],
};
