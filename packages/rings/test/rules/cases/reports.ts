import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  addResources,
  addToStaging,
  attach,
  attackNow,
  capture,
  damage,
  dealShadow,
  discard,
  discardRandom,
  draw,
  drawFor,
  earn,
  either,
  eliminate,
  enemyAttacks,
  engage,
  exhaust,
  heal,
  keep,
  location,
  lookAt,
  lookAtTop,
  lowerThreat,
  notePrisoner,
  orcGuard,
  payFrom,
  pickRandom,
  players,
  progress,
  putDamage,
  putIntoPlay,
  query,
  quest,
  raiseThreat,
  ready,
  removeFromGame,
  removeProgress,
  rescue,
  reveal,
  shuffle,
  shuffleIn,
  surge,
  swap,
  takeControl,
  titled,
  toDeckBottom,
  toDeckTop,
  toHand,
  type,
  uncommit,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

type More = Partial<PlayerDescription>;
type Rest = Partial<Description>;

/** Asks a question as soon as the effect is done, while its report is kept. */
const kept = (effect: Effect) =>
  keep(effect, () => either(raiseThreat(you, 1), raiseThreat(you, 2)));

const event = (effect: Effect, more: More = {}, rest: Rest = {}) => doing(kept(effect), more, rest);

const two: Rest = {
  players: [
    { heroes: ['Gimli'], hand: ['Stand Together'] },
    { heroes: ['Aragorn', 'Legolas'], area: ['Faramir'] },
  ],
};

/** A card of the staging step says this when it is revealed. */
const revealed = (effect: Effect, more: More = {}, rest: Rest = {}) => {
  saying('Eyes of the Forest', whenRevealed(kept(effect)));
  return play({
    players: [{ heroes: ['Gimli'], ...more }],
    encounterDeck: ['Eyes of the Forest', 'Old Forest Road'],
    phase: 'quest',
    step: '3.3',
    ...rest,
  });
};

const heroes = query('yourHeroes');
const allies = query('allies');
const friends: More = { area: ['Veteran Axehand', 'Gondorian Spearman'] };
const foes: More = { engaged: ['Wargs', 'Wolf Rider'] };
const hand = query('yourHand');
const discards = query('yourDiscard');
const pair = ['Faramir', 'Gandalf'];

/** Gimli claims an objective; a guarded one he cannot. */
const claimed: Effect = { do: 'claim', objective: query('objectives'), for: heroes };

type Case = readonly [table: () => Play, report: string];

/** The report of each act: its cards, its amount, and whether it was done in full. */
export const REPORTS: Readonly<Record<string, readonly Case[]>> = {
  damage: [
    [
      () => event(damage(2, query('characters')), friends),
      'Gimli + Veteran Axehand + Gondorian Spearman: 6',
    ],
    [
      () =>
        event(damage(2, allies), friends, { gains: { 'Veteran Axehand': { cannotBeDamaged: 1 } } }),
      'Gondorian Spearman: 2',
    ],
    [() => event(damage(0, allies), friends), 'no cards: 0'],
  ],
  heal: [
    [
      () => event(heal(2, heroes), { heroes: [{ card: 'Gimli', damage: 3 }, 'Aragorn'] }),
      'Gimli: 2',
    ],
    [() => event(heal('all', heroes), { heroes: [{ card: 'Gimli', damage: 3 }] }), 'Gimli: 3'],
    [() => event(heal(2, heroes), { heroes: [{ card: 'Gimli', damage: 1 }] }), 'Gimli: 1'],
  ],
  putCounters: [
    [() => event(addResources(2, heroes), { heroes: ['Gimli', 'Aragorn'] }), 'Gimli + Aragorn: 4'],
    [() => event(putDamage(2, heroes)), 'Gimli: 2'],
  ],
  removeCounters: [
    [() => event(payFrom(heroes, 1), { resources: 2 }), 'Gimli: 1'],
    [
      () =>
        event(removeProgress(3, quest), {}, { quest: { card: 'Flies and Spiders', progress: 2 } }),
      'Flies and Spiders: 2, short',
    ],
    [
      () =>
        event(removeProgress(2, quest), {}, { quest: { card: 'Flies and Spiders', progress: 2 } }),
      'Flies and Spiders: 2',
    ],
  ],
  reveal: [
    [
      () => event(reveal(query('encounterDeckTop')), {}, { encounterDeck: ['Old Forest Road'] }),
      'Old Forest Road: 1',
    ],
  ],
  surge: [
    [() => event(surge), 'no cards: 0'],
    [() => revealed(surge), 'no cards: 0'],
  ],
  enemyAttacks: [
    [
      () =>
        event(
          enemyAttacks(query('yourEngagedEnemies')),
          { heroes: [{ card: 'Gimli', exhausted: true }], engaged: ['Wargs'] },
          { encounterDeck: ['Old Forest Road'] },
        ),
      'Gimli: 3',
    ],
  ],
  drone: [[() => event(orcGuard, { deck: ['Faramir'] }), 'no cards: 0']],
  progress: [
    [
      () =>
        event(
          progress(2, query('locations')),
          {},
          { staging: ['Old Forest Road', 'Great Forest Web'] },
        ),
      'Old Forest Road + Great Forest Web: 4',
    ],
  ],
  placeThreat: [
    [() => event(raiseThreat(you, 3)), 'no cards: 3'],
    [() => event(raiseThreat(players, 3), {}, two), 'no cards: 6'],
  ],
  removeThreat: [
    [() => event(lowerThreat(you, 3), { threat: 10 }), 'no cards: 3'],
    [() => event(lowerThreat(you, 3), { threat: 2 }), 'no cards: 2, short'],
  ],
  engage: [
    [
      () => event(engage(query('enemies')), { engaged: ['Wargs'] }, { staging: ['Wolf Rider'] }),
      'Wolf Rider: 1',
    ],
  ],
  uncommit: [
    [
      () =>
        event(
          uncommit(query('characters')),
          { heroes: [{ card: 'Gimli', committed: true }, 'Beravor'] },
          { phase: 'quest', step: '3.2 action' },
        ),
      'Gimli: 1',
    ],
  ],
  dealShadow: [[() => event(dealShadow(1, query('enemies')), foes), 'no cards: 0']],
  attackNow: [[() => event(attackNow(heroes), { engaged: ['Wargs'] }), 'Wargs: 1']],
  claim: [
    [
      () => event(claimed, {}, { staging: ["Gandalf's Map"], scenario: 'dol-guldur' }),
      "Gandalf's Map: 1",
    ],
    [
      () =>
        revealed(
          claimed,
          {},
          {
            staging: [{ card: 'Wargs', attached: ["Gandalf's Map"] }],
            scenario: 'dol-guldur',
          },
        ),
      'no cards: 0',
    ],
  ],
  discard: [
    [() => event(discard(hand), { hand: pair }), 'Faramir + Gandalf: 2'],
    [
      () => event(discard(allies), friends, { gains: { 'Veteran Axehand': { permanent: 1 } } }),
      'Gondorian Spearman: 1, short',
    ],
  ],
  removeFromGame: [
    [() => event(removeFromGame(allies), friends), 'Veteran Axehand + Gondorian Spearman: 2'],
  ],
  putIntoPlay: [
    [
      () => event(putIntoPlay(hand), { hand: [...pair, 'Quick Strike'], area: ['Faramir'] }),
      'Gandalf: 1',
    ],
  ],
  takeControl: [
    [() => event(takeControl(query('characters')), {}, two), 'Aragorn + Legolas + Faramir: 3'],
  ],
  swap: [
    [
      () =>
        event(
          swap(query('activeLocation'), query('encounterDiscard', location)),
          {},
          {
            location: 'Old Forest Road',
            encounterDiscard: ['Forest Gate'],
          },
        ),
      'Old Forest Road + Forest Gate: 2',
    ],
    [() => event(swap(heroes, heroes)), 'no cards: 0'],
  ],
  eliminate: [[() => event(eliminate(query('otherPlayers')), {}, two), 'no cards: 0']],
  attach: [
    [
      () =>
        event(attach(query('yourHand', type('Attachment')), query('allies')), {
          area: ['Veteran Axehand'],
          hand: ['Dwarven Axe'],
        }),
      'Dwarven Axe: 1',
    ],
    [
      () =>
        revealed(attach(query('yourHand', type('Attachment')), query('allies')), {
          hand: ['Dwarven Axe'],
        }),
      'no cards: 0',
    ],
  ],
  exhaust: [
    [() => event(exhaust(allies), friends), 'Veteran Axehand + Gondorian Spearman: 2'],
    [
      () =>
        event(exhaust(allies), {
          area: [{ card: 'Veteran Axehand', exhausted: true }, 'Gondorian Spearman'],
        }),
      'Gondorian Spearman: 1, short',
    ],
  ],
  ready: [
    [
      () =>
        event(ready(allies), {
          area: [{ card: 'Veteran Axehand', exhausted: true }, 'Gondorian Spearman'],
        }),
      'Veteran Axehand: 1',
    ],
    [
      () =>
        revealed(
          ready(allies),
          { area: [{ card: 'Veteran Axehand', exhausted: true }] },
          { gains: { 'Veteran Axehand': { cannotReady: 1 } } },
        ),
      'no cards: 0',
    ],
  ],
  addToStaging: [[() => event(addToStaging(query('enemies')), foes), 'Wargs + Wolf Rider: 2']],
  draw: [
    [() => event(draw(2)), 'no cards: 2'],
    [() => event(draw(3), { wholeDeck: pair }), 'no cards: 2, short'],
    [() => event(drawFor(players, 2), {}, two), 'no cards: 4'],
  ],
  discardRandom: [
    [() => event(discardRandom(1), { hand: ['Faramir'] }), 'Faramir: 1'],
    [() => revealed(discardRandom(3), { hand: ['Faramir'] }), 'Faramir: 1, short'],
  ],
  toHand: [
    [() => event(toHand(discards), { discard: pair }), 'Faramir + Gandalf: 2'],
    [() => event(toHand(query('characters')), friends), 'Veteran Axehand + Gondorian Spearman: 2'],
  ],
  toDeck: [
    [() => event(toDeckTop(discards), { discard: ['Faramir'] }), 'Faramir: 1'],
    [
      () => event(toDeckBottom(discards), { discard: pair }).choose('Gandalf'),
      'Faramir + Gandalf: 2',
    ],
  ],
  shuffleIn: [[() => event(shuffleIn(discards), { discard: pair }), 'Faramir + Gandalf: 2']],
  shuffle: [[() => event(shuffle('yours')), 'no cards: 0']],
  look: [
    [
      () => event(lookAtTop(2, query('yourDeck')), { deck: ['Faramir', 'Gandalf', 'Gimli'] }),
      'Gandalf + Faramir: 2',
    ],
    [() => event(lookAt(discards), { discard: pair }), 'Faramir + Gandalf: 2'],
  ],
  pickRandom: [[() => event(pickRandom(hand), { hand: ['Faramir'] }), 'Faramir: 1']],
  capture: [
    [
      () => event(capture(query('characters')), { heroes: ['Gimli', 'Aragorn'] }),
      'Prisoner + Prisoner: 2',
    ],
  ],
  rescue: [
    [
      () =>
        event(rescue(query('prisoners')), {
          heroes: ['Gimli', { card: 'Aragorn', prisoner: true }],
        }),
      'Aragorn: 1',
    ],
  ],
  record: [
    [
      () => event(earn(query('setAside', titled('Valor'))), {}, { setAside: ['Valor'] }),
      'Valor: 1',
    ],
    [() => event(notePrisoner(heroes)), 'Gimli: 1'],
  ],
};
