import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  attack,
  changeForm,
  countBoost,
  damage,
  discard,
  discardTop,
  draw,
  either,
  enemySchemes,
  exhaust,
  flip,
  forcedInterrupt,
  forcedResponse,
  give,
  heal,
  mainScheme,
  placeThreat,
  putIntoPlay,
  query,
  ready,
  removeCounters,
  removeStatus,
  removeThreat,
  reveal,
  takeDamage,
  thwart,
  villain,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { EventName } from '../../../src/vocabulary/events.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { doing, saying } from '../rewording.ts';

type More = Partial<PlayerDescription>;
type Rest = Partial<Description>;

const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

/** The Helicarrier triggers on an event, and asks a question when it happens. */
const waitsFor = (kind: EventName, waits = forcedResponse) =>
  saying('Helicarrier', waits(kind, null, either(heal(1, villain), placeThreat(1, mainScheme))));

const begun = (kind: EventName, more: More, rest: Rest) => {
  waitsFor(kind, BEFORE.includes(kind) ? forcedInterrupt : forcedResponse);
  const area = ['Helicarrier', ...(more.area ?? [])];
  return play({
    players: [{ hero: 'she-hulk', form: 'hero', ...more, area }],
    villain: { damage: 5 },
    threat: 4,
    encounterDeck: QUIET,
    ...rest,
  });
};

/** Events that are interrupted, and those that never come to pass without it. */
const BEFORE: readonly EventName[] = [
  'activates',
  'wouldEnter',
  'changingForm',
  'playing',
  'wouldAttack',
  'attacking',
  'defending',
  'thwarting',
  'usingPower',
  'wouldScheme',
  'scheming',
  'boosting',
  'wouldCountBoost',
  'countingBoost',
  'wouldDeal',
  'wouldTake',
  'taking',
  'wouldBeDefeated',
  'beingDefeated',
  'wouldPlace',
  'wouldRemove',
  'revealing',
  'surging',
];

/** On her turn, while enemies activate, and by what she plays. */
const turn = (kind: EventName, more: More = {}, rest: Rest = {}) => begun(kind, more, rest);
const villainPhase = (kind: EventName, more: More = {}, rest: Rest = {}) =>
  begun(kind, more, { phase: 'villain', ...rest });
const after = (kind: EventName, effect: Effect, more: More = {}, rest: Rest = {}) => {
  waitsFor(kind, BEFORE.includes(kind) ? forcedInterrupt : forcedResponse);
  const area = ['Helicarrier', ...(more.area ?? [])];
  return doing(
    effect,
    { ...more, area },
    { villain: { damage: 5 }, encounterDeck: QUIET, ...rest },
  );
};

const minions = query('minions');
const hand = query('yourHand');
const allies = query('yourAllies');
const top = query('encounterDeckTop');
const strike = attack(damage(3, villain));
const help = thwart(removeThreat(2, mainScheme));
const tired: More = { exhausted: true };
const alterEgo: More = { hero: 'captain-marvel', form: 'alterEgo' };

type Case = readonly [table: (kind: EventName) => Play, events: string];

/** The facts of each event, for abilities that trigger on it. */
export const HAPPENINGS: Readonly<Record<EventName, readonly Case[]>> = {
  turnBegins: [[(kind) => turn(kind), 'turnBegins (seat 0)']],
  turnEnds: [[(kind) => turn(kind).choose('end turn'), 'turnEnds (seat 0)']],
  playerPhaseBegins: [[(kind) => turn(kind), 'playerPhaseBegins']],
  playerPhaseEnds: [[(kind) => turn(kind).choose('end turn'), 'playerPhaseEnds']],
  villainPhaseBegins: [[(kind) => villainPhase(kind), 'villainPhaseBegins']],
  stepOneEnds: [[(kind) => villainPhase(kind), 'stepOneEnds']],
  villainPhaseEnds: [[(kind) => villainPhase(kind, tired), 'villainPhaseEnds']],
  roundBegins: [[(kind) => villainPhase(kind, tired), 'roundBegins']],
  roundEnds: [[(kind) => villainPhase(kind, tired), 'roundEnds']],
  changingForm: [
    [(kind) => turn(kind).choose('change form'), 'changingForm (She-Hulk, seat 0, marks alterEgo)'],
    [(kind) => after(kind, changeForm), 'changingForm (She-Hulk, seat 0, marks alterEgo)'],
  ],
  formChanged: [
    [
      (kind) => turn(kind).choose('change form'),
      'formChanged (Jennifer Walters, seat 0, marks alterEgo)',
    ],
    [(kind) => after(kind, changeForm), 'formChanged (Jennifer Walters, seat 0, marks alterEgo)'],
  ],
  flipped: [
    [
      (kind) => {
        printedWith('Shocker', { otherSide: '01102' });
        printedWith('Sandman', { otherSide: '01103' });
        return after(kind, flip(minions), { engaged: ['Shocker'] });
      },
      'flipped (Sandman, seat 0)',
    ],
  ],
  playing: [
    [
      (kind) => turn(kind, { hand: ['Tigra', 'Energy', 'Genius'] }).choose('play Tigra'),
      'playing (Tigra, seat 0)',
    ],
  ],
  played: [
    [
      (kind) => turn(kind, { hand: ['Tigra', 'Energy', 'Genius'] }).choose('play Tigra'),
      'played (Tigra, seat 0, marks hand)',
    ],
  ],
  abilityResolved: [
    [
      (kind) => turn(kind, { area: ['Avengers Mansion'] }).choose('use Avengers Mansion'),
      'abilityResolved (Avengers Mansion, seat 0)',
    ],
  ],
  wouldEnter: [
    [(kind) => after(kind, putIntoPlay(hand), { hand: ['Tigra'] }), 'wouldEnter (Tigra, seat 0)'],
  ],
  entered: [
    [
      (kind) => after(kind, putIntoPlay(hand), { hand: ['Tigra'] }),
      'entered (Tigra, seat 0, in play area)',
    ],
    [
      (kind) => after(kind, reveal(top)),
      'entered (Hydra Mercenary, seat 0, in engaged) and engaged (Hydra Mercenary, seat 0, in engaged)',
    ],
  ],
  left: [
    [
      (kind) => after(kind, discard(allies), { area: ['Tigra'] }),
      'left (Tigra, seat 0, in play area) and discarded (Tigra, seat 0, in play area, marks play)',
    ],
  ],
  engaged: [
    [
      (kind) => after(kind, reveal(top)),
      'entered (Hydra Mercenary, seat 0, in engaged) and engaged (Hydra Mercenary, seat 0, in engaged)',
    ],
  ],
  wouldAttack: [[(kind) => villainPhase(kind), 'wouldAttack (She-Hulk, by Rhino, seat 0)']],
  attacking: [
    [(kind) => villainPhase(kind), 'attacking (She-Hulk, by Rhino, seat 0)'],
    [
      (kind) => turn(kind).choose('attack She-Hulk'),
      'attacking (Rhino, by She-Hulk, seat 0, marks basic)',
    ],
    [(kind) => after(kind, strike), 'attacking (by She-Hulk, seat 0)'],
  ],
  attackMade: [
    [
      (kind) => turn(kind).choose('attack She-Hulk'),
      'attackMade (Rhino, by She-Hulk, seat 0, marks basic) and powerUsed (She-Hulk, seat 0, marks atk) and attacked (Rhino, by She-Hulk, seat 0, amount 3, marks basic + damaged)',
    ],
    [
      (kind) => after(kind, strike),
      'attackMade (Rhino, by She-Hulk, seat 0) and attacked (Rhino, by She-Hulk, seat 0, amount 3, marks damaged)',
    ],
    [
      (kind) => villainPhase(kind, tired),
      'attackMade (She-Hulk, by Rhino, seat 0, marks damaged + undefended) and attacked (She-Hulk, by Rhino, seat 0, amount 3, marks damaged + undefended)',
    ],
  ],
  attacked: [
    [
      (kind) => turn(kind).choose('attack She-Hulk'),
      'attackMade (Rhino, by She-Hulk, seat 0, marks basic) and powerUsed (She-Hulk, seat 0, marks atk) and attacked (Rhino, by She-Hulk, seat 0, amount 3, marks basic + damaged)',
    ],
    [
      (kind) => villainPhase(kind, tired),
      'attackMade (She-Hulk, by Rhino, seat 0, marks damaged + undefended) and attacked (She-Hulk, by Rhino, seat 0, amount 3, marks damaged + undefended)',
    ],
    [
      (kind) =>
        turn(kind, { engaged: [{ card: 'Shocker', damage: 2 }] })
          .choose('attack She-Hulk')
          .choose('Shocker'),
      'attackMade (Shocker, by She-Hulk, seat 0, marks basic) and powerUsed (She-Hulk, seat 0, marks atk) and attacked (Shocker, by She-Hulk, seat 0, amount 3, marks basic + damaged + defeated)',
    ],
  ],
  defending: [
    [
      (kind) => villainPhase(kind).choose('defend She-Hulk'),
      'defending (She-Hulk, by Rhino, seat 0, marks basic) and usingPower (She-Hulk, seat 0, marks def)',
    ],
  ],
  defended: [
    [
      (kind) => villainPhase(kind).choose('defend She-Hulk'),
      'attackMade (She-Hulk, by Rhino, seat 0, marks damaged) and attacked (She-Hulk, by Rhino, seat 0, amount 1, marks damaged) and defended (She-Hulk, by Rhino, seat 0, marks basic + damaged) and powerUsed (She-Hulk, seat 0, marks def)',
    ],
  ],
  thwarting: [
    [
      (kind) => turn(kind).choose('thwart She-Hulk'),
      'thwarting (The Break-In!, by She-Hulk, seat 0, marks basic)',
    ],
    [(kind) => after(kind, help), 'thwarting (by She-Hulk, seat 0)'],
  ],
  thwarted: [
    [
      (kind) => turn(kind).choose('thwart She-Hulk'),
      'thwarted (The Break-In!, by She-Hulk, seat 0, marks basic) and powerUsed (She-Hulk, seat 0, marks thw)',
    ],
    [
      (kind) => turn(kind, {}, { threat: 1 }).choose('thwart She-Hulk'),
      'thwarted (The Break-In!, by She-Hulk, seat 0, marks basic + cleared) and powerUsed (She-Hulk, seat 0, marks thw)',
    ],
    [(kind) => after(kind, help), 'thwarted (The Break-In!, by She-Hulk, seat 0)'],
    [
      (kind) => after(kind, help, {}, { threat: 2 }),
      'thwarted (The Break-In!, by She-Hulk, seat 0, marks cleared)',
    ],
  ],
  spent: [
    [
      (kind) => turn(kind, { hand: ['Uppercut', 'Energy', 'Genius'] }).choose('play Uppercut'),
      'spent (Energy, seat 0, in play area) and spent (Genius, seat 0, in play area)',
    ],
  ],
  usingPower: [
    [(kind) => turn(kind).choose('attack She-Hulk'), 'usingPower (She-Hulk, seat 0, marks atk)'],
    [(kind) => turn(kind).choose('thwart She-Hulk'), 'usingPower (She-Hulk, seat 0, marks thw)'],
    [
      (kind) => villainPhase(kind).choose('defend She-Hulk'),
      'defending (She-Hulk, by Rhino, seat 0, marks basic) and usingPower (She-Hulk, seat 0, marks def)',
    ],
    [
      (kind) => turn(kind, { form: 'alterEgo', damage: 3 }).choose('recover Jennifer Walters'),
      'usingPower (Jennifer Walters, seat 0, marks rec)',
    ],
  ],
  powerUsed: [
    [
      (kind) => turn(kind).choose('attack She-Hulk'),
      'attackMade (Rhino, by She-Hulk, seat 0, marks basic) and powerUsed (She-Hulk, seat 0, marks atk) and attacked (Rhino, by She-Hulk, seat 0, amount 3, marks basic + damaged)',
    ],
    [
      (kind) => turn(kind).choose('thwart She-Hulk'),
      'thwarted (The Break-In!, by She-Hulk, seat 0, marks basic) and powerUsed (She-Hulk, seat 0, marks thw)',
    ],
    [
      (kind) => villainPhase(kind).choose('defend She-Hulk'),
      'attackMade (She-Hulk, by Rhino, seat 0, marks damaged) and attacked (She-Hulk, by Rhino, seat 0, amount 1, marks damaged) and defended (She-Hulk, by Rhino, seat 0, marks basic + damaged) and powerUsed (She-Hulk, seat 0, marks def)',
    ],
    [
      (kind) => turn(kind, { form: 'alterEgo', damage: 3 }).choose('recover Jennifer Walters'),
      'healed (Jennifer Walters, by Jennifer Walters, seat 0, amount 3, marks basic) and powerUsed (Jennifer Walters, seat 0, marks rec)',
    ],
  ],
  wouldScheme: [
    [(kind) => villainPhase(kind, alterEgo), 'wouldScheme (The Break-In!, by Rhino, seat 0)'],
  ],
  scheming: [
    [(kind) => villainPhase(kind, alterEgo), 'scheming (The Break-In!, by Rhino, seat 0)'],
  ],
  schemed: [
    [
      (kind) => villainPhase(kind, alterEgo, { threat: 0 }),
      'schemed (The Break-In!, by Rhino, seat 0, amount 2)',
    ],
  ],
  activates: [
    [(kind) => villainPhase(kind, alterEgo, { threat: 0 }), 'activates (by Rhino, seat 0)'],
    [(kind) => villainPhase(kind, tired), 'activates (by Rhino, seat 0)'],
  ],
  activationEnds: [
    [(kind) => villainPhase(kind, alterEgo, { threat: 0 }), 'activationEnds (by Rhino, seat 0)'],
    [(kind) => villainPhase(kind, tired), 'activationEnds (by Rhino, seat 0)'],
  ],
  boosting: [
    [
      (kind) => villainPhase(kind, tired),
      'boosting (Hydra Mercenary, by Rhino, seat 0, marks attack)',
    ],
    [
      (kind) => villainPhase(kind, alterEgo),
      'boosting (Hydra Mercenary, by Rhino, seat 0, marks scheme)',
    ],
  ],
  wouldCountBoost: [
    [
      (kind) => villainPhase(kind, tired, { encounterDeck: ['Charge', ...QUIET] }),
      'wouldCountBoost (Charge, by Rhino, seat 0, amount 2)',
    ],
    [
      (kind) => after(kind, countBoost(top), {}, { encounterDeck: ['Charge', ...QUIET] }),
      'wouldCountBoost (Charge, by Get Ready, seat 0, amount 2)',
    ],
  ],
  countingBoost: [
    [
      (kind) => after(kind, countBoost(top), {}, { encounterDeck: ['Charge', ...QUIET] }),
      'countingBoost (Charge, by Get Ready, seat 0, amount 2)',
    ],
  ],
  wouldDeal: [
    [(kind) => after(kind, damage(2, villain)), 'wouldDeal (Rhino, by Get Ready, amount 2)'],
    [(kind) => after(kind, strike), 'wouldDeal (Rhino, by Get Ready, amount 3, marks attack)'],
  ],
  wouldTake: [
    [(kind) => after(kind, damage(2, villain)), 'wouldTake (Rhino, by Get Ready, amount 2)'],
    [(kind) => after(kind, takeDamage(1)), 'wouldTake (She-Hulk, by Get Ready, seat 0, amount 1)'],
  ],
  taking: [[(kind) => after(kind, strike), 'taking (Rhino, by Get Ready, amount 3, marks attack)']],
  damaged: [
    [
      (kind) => after(kind, strike),
      'damaged (Rhino, by Get Ready, seat 0, amount 3, marks attack)',
    ],
    [
      (kind) => after(kind, damage(5, minions), { engaged: ['Shocker'] }),
      'damaged (Shocker, by Get Ready, seat 0, amount 5, marks excess) and defeated (Shocker, by Get Ready, seat 0)',
    ],
    [
      (kind) =>
        turn(kind, { engaged: ['Shocker'] })
          .choose('attack She-Hulk')
          .choose('Shocker'),
      'damaged (Shocker, by She-Hulk, seat 0, amount 3, marks attack) and defeated (Shocker, by She-Hulk, seat 0, marks attack)',
    ],
  ],
  healed: [
    [
      (kind) => after(kind, heal(2, you), { damage: 3 }),
      'healed (She-Hulk, by Get Ready, amount 2)',
    ],
    [
      (kind) => turn(kind, { form: 'alterEgo', damage: 3 }).choose('recover Jennifer Walters'),
      'healed (Jennifer Walters, by Jennifer Walters, seat 0, amount 3, marks basic) and powerUsed (Jennifer Walters, seat 0, marks rec)',
    ],
  ],
  wouldBeDefeated: [
    [
      (kind) => after(kind, damage(5, minions), { engaged: ['Shocker'] }),
      'wouldBeDefeated (Shocker, by Get Ready, seat 0, in engaged)',
    ],
  ],
  beingDefeated: [
    [
      (kind) => after(kind, damage(5, minions), { engaged: ['Shocker'] }),
      'beingDefeated (Shocker, by Get Ready, seat 0, in engaged)',
    ],
  ],
  defeated: [
    [
      (kind) => after(kind, damage(5, minions), { engaged: ['Shocker'] }),
      'damaged (Shocker, by Get Ready, seat 0, amount 5, marks excess) and defeated (Shocker, by Get Ready, seat 0)',
    ],
    [
      (kind) =>
        after(
          kind,
          removeThreat(2, query('sideSchemes')),
          {},
          { sideSchemes: [{ card: 'Bomb Scare', threat: 2 }] },
        ),
      'threatRemoved (Bomb Scare, by Get Ready, seat 0, amount 2) and defeated (Bomb Scare, by Get Ready, seat 0, in side schemes)',
    ],
  ],
  wouldPlace: [
    [
      (kind) => after(kind, placeThreat(2, mainScheme)),
      'wouldPlace (The Break-In!, by Get Ready, amount 2)',
    ],
    [(kind) => villainPhase(kind, tired), 'wouldPlace (The Break-In!, amount 1, marks stepOne)'],
  ],
  threatPlaced: [
    [
      (kind) => after(kind, placeThreat(2, mainScheme)),
      'threatPlaced (The Break-In!, by Get Ready, amount 2)',
    ],
    [(kind) => villainPhase(kind, tired), 'threatPlaced (The Break-In!, amount 1, marks stepOne)'],
    [
      (kind) => after(kind, enemySchemes(villain)),
      'threatPlaced (The Break-In!, by Rhino, amount 2, marks scheme)',
    ],
  ],
  wouldRemove: [
    [
      (kind) => after(kind, removeThreat(2, mainScheme)),
      'wouldRemove (The Break-In!, by Get Ready, seat 0, amount 2)',
    ],
  ],
  threatRemoved: [
    [
      (kind) => after(kind, removeThreat(2, mainScheme)),
      'threatRemoved (The Break-In!, by Get Ready, seat 0, amount 2)',
    ],
  ],
  completed: [
    [
      (kind) => after(kind, placeThreat(9, mainScheme), {}, { scenario: 'klaw' }),
      'completed (Underground Distribution)',
    ],
  ],
  revealing: [
    [(kind) => after(kind, reveal(top)), 'revealing (Hydra Mercenary, seat 0, marks fromDeck)'],
    [
      (kind) => villainPhase(kind, { ...tired, dealt: ['Shocker'] }),
      'revealing (Shocker, seat 0, marks fromDeck)',
    ],
  ],
  surging: [
    [
      (kind) => after(kind, reveal(top), alterEgo, { encounterDeck: ['Assault'] }),
      'surging (Assault, seat 0)',
    ],
  ],
  revealed: [
    [
      (kind) => after(kind, reveal(top)),
      'revealed (Hydra Mercenary, seat 0, marks fromDeck + resolved)',
    ],
    [
      (kind) => villainPhase(kind, { ...tired, dealt: ['Shocker'] }),
      'revealed (Shocker, seat 0, marks fromDeck + resolved)',
    ],
  ],
  drawn: [
    [(kind) => after(kind, draw(2), { deck: ['Energy', 'Genius'] }), 'drawn (Energy, seat 0)'],
  ],
  discarded: [
    [
      (kind) => after(kind, discard(hand), { hand: ['Energy'] }),
      'discarded (Energy, seat 0, marks hand)',
    ],
    [
      (kind) => after(kind, discardTop('yours', 1), { deck: ['Energy'] }),
      'discarded (Energy, seat 0, marks deck)',
    ],
    [
      (kind) => after(kind, discard(allies), { area: ['Tigra'] }),
      'left (Tigra, seat 0, in play area) and discarded (Tigra, seat 0, in play area, marks play)',
    ],
  ],
  statusGiven: [
    [(kind) => after(kind, give('stunned', villain)), 'statusGiven (Rhino, marks stunned)'],
  ],
  statusRemoved: [
    [
      (kind) => after(kind, removeStatus('tough', you), { status: ['tough'] }),
      'statusRemoved (She-Hulk, seat 0, marks tough)',
    ],
  ],
  countersRemoved: [
    [
      (kind) =>
        after(
          kind,
          removeCounters(1, 'doom', villain),
          {},
          { villain: { damage: 5, counters: { doom: 2 } } },
        ),
      'countersRemoved (Rhino, amount 1, marks doom)',
    ],
  ],
  exhausted: [
    [
      (kind) => after(kind, exhaust(allies), { area: ['Tigra', 'Hulk'] }),
      'exhausted (Tigra, seat 0) and exhausted (Hulk, seat 0)',
    ],
  ],
  readied: [
    [
      (kind) => after(kind, ready(allies), { area: [{ card: 'Tigra', exhausted: true }] }),
      'readied (Tigra, seat 0)',
    ],
    [(kind) => turn(kind, tired).choose('end turn'), 'readied (She-Hulk, seat 0)'],
  ],
};
