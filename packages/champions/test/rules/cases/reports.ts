import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  accelerate,
  advance,
  ally,
  assignDamage,
  attach,
  attack,
  attackAlso,
  attackGains,
  cancel,
  cancelBoost,
  cancelBoostAbility,
  changeForm,
  countBoost,
  damage,
  deal,
  dealThese,
  declareDefender,
  discard,
  discardRandom,
  discardTop,
  discardUntil,
  divideThwart,
  draw,
  drawFor,
  drawUpTo,
  drone,
  either,
  enemies,
  enemyActivates,
  enemyAttacks,
  enemySchemes,
  engage,
  exhaust,
  flip,
  formDeck,
  gainTraitsOf,
  give,
  giveBoost,
  heal,
  interrupt,
  keep,
  leaveThreat,
  lookAtTop,
  mainScheme,
  makeActive,
  minion,
  moveDamage,
  moveOver,
  moveThreat,
  payPrintedCost,
  pickRandom,
  placeThreat,
  playCard,
  players,
  putCounters,
  putIntoPlay,
  query,
  ready,
  removeCounters,
  removeFromCampaign,
  removeFromGame,
  removeStatus,
  removeThreat,
  replaceStatus,
  reveal,
  schemes,
  sequence,
  setAside,
  setHitPoints,
  shuffle,
  shuffleIn,
  sideSchemes,
  special,
  specialAbility,
  spend,
  spendX,
  stealRandom,
  surge,
  swap,
  takeControl,
  takeDamage,
  takeToHand,
  titled,
  toDeckTop,
  toHand,
  tuck,
  villain,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { doing, reworded, saying } from '../rewording.ts';

type More = Partial<PlayerDescription>;
type Rest = Partial<Description>;

/** Asks a question as soon as the effect is done, while its report is kept. */
const kept = (effect: Effect) =>
  keep(effect, () => either(damage(1, villain), placeThreat(1, mainScheme)));

const event = (effect: Effect, more: More = {}, rest: Rest = {}) => doing(kept(effect), more, rest);

/** Captain Marvel reveals a treachery in the villain phase. */
const revealed = (effect: Effect, more: More = {}, rest: Rest = {}) => {
  saying('Advance', whenRevealed(kept(effect)));
  return play({
    players: [{ hero: 'captain-marvel', dealt: ['Advance'], ...more }],
    villain: { status: ['stunned', 'confused'] },
    phase: 'villain',
    ...rest,
  });
};

/** While Rhino attacks her, she uses a support. */
const attacked = (effect: Effect, more: More = {}, rest: Rest = {}) => {
  saying('Helicarrier', interrupt('attacking', null, kept(effect)));
  const area = ['Helicarrier', ...(more.area ?? [])];
  return play({
    players: [{ hero: 'captain-marvel', form: 'hero', ...more, area }],
    encounterDeck: ['Charge', 'Hydra Mercenary', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  }).choose('use Helicarrier');
};

/** Acts that cannot be done alone are tried after a shuffle, which reports nothing. */
const beside = (effect: Effect) => sequence(shuffle('yours'), effect);

const two = query('minions');
const minions = { engaged: ['Hydra Mercenary', 'Shocker'] };
const allies = query('yourAllies');
const friends = { area: ['Hulk', 'Tigra'] };
const hand = query('yourHand');
const helicarrier = { area: ['Helicarrier'] };

type Case = readonly [table: () => Play, report: string];

/** The report of each act: its cards, its amount, and whether it was done in full. */
export const REPORTS: Readonly<Record<string, readonly Case[]>> = {
  damage: [
    [
      () => event(damage(4, enemies), { engaged: ['Hydra Bomber'] }),
      'Rhino + Hydra Bomber: 8, excess 2',
    ],
    [() => event(damage(2, villain), {}, { villain: { status: ['tough'] } }), 'Rhino: 2'],
    [() => event(takeDamage(2), { status: ['tough'] }), 'She-Hulk: 0, short'],
    // Overkill damage that a tough villain does not take was dealt all the same.
    [
      () =>
        event(
          attack(sequence(attackGains('overkill'), damage(3, two))),
          { engaged: ['Hydra Bomber'] },
          { villain: { status: ['tough'] } },
        ),
      'Rhino + Hydra Bomber: 5, excess 1',
    ],
  ],
  assignDamage: [
    [() => event(assignDamage(2, two), { engaged: ['Hydra Mercenary'] }), 'Hydra Mercenary: 2'],
  ],
  heal: [
    [() => event(heal(2, you), { damage: 3 }), 'She-Hulk: 2'],
    [() => event(heal(2, you), { damage: 1 }), 'She-Hulk: 1, short'],
  ],
  moveDamage: [
    [() => event(moveDamage(2, you, villain), { damage: 3 }), 'Rhino: 2'],
    [() => event(beside(moveDamage(2, you, two)), { damage: 3 }), 'no cards: 0'],
    [() => event(beside(moveDamage(2, two, you)), { damage: 3 }), 'no cards: 0'],
  ],
  placeThreat: [[() => event(placeThreat(2, mainScheme)), 'The Break-In!: 2']],
  leaveThreat: [[() => event(leaveThreat(1, mainScheme)), 'The Break-In!: 3']],
  removeThreat: [
    [() => event(removeThreat(3, mainScheme)), 'The Break-In!: 3'],
    [() => event(removeThreat(6, mainScheme)), 'The Break-In!: 4, short'],
  ],
  moveThreat: [
    [
      () =>
        event(
          moveThreat(3, mainScheme, sideSchemes),
          {},
          { sideSchemes: [{ card: 'Bomb Scare', threat: 1 }] },
        ),
      'Bomb Scare: 3',
    ],
    [
      () => event(moveThreat(5, mainScheme, query('yours', titled('Helicarrier'))), helicarrier),
      'Helicarrier: 4, short',
    ],
  ],
  divideThwart: [[() => event(divideThwart(3, schemes)), 'The Break-In!: 3']],
  setHitPoints: [[() => event(setHitPoints(4, you)), 'She-Hulk: 1']],
  accelerate: [[() => event(accelerate(2, mainScheme)), 'The Break-In!: 2']],
  attackGains: [
    [() => event(attackGains('overkill')), 'no cards: 0'],
    [() => attacked(attackGains('overkill')), 'no cards: 1'],
  ],
  discard: [
    [() => event(discard(hand), { hand: ['Energy', 'Genius'] }), 'Energy + Genius: 2'],
    [
      () => event(discard(allies), friends, { gains: { Hulk: { permanent: 1 } } }),
      'Tigra: 1, short',
    ],
  ],
  removeFromGame: [[() => event(removeFromGame(two), minions), 'Hydra Mercenary + Shocker: 2']],
  removeFromCampaign: [
    [() => event(removeFromCampaign(two), minions), 'Hydra Mercenary + Shocker: 2'],
  ],
  setAside: [[() => event(setAside(two), minions), 'Hydra Mercenary + Shocker: 2']],
  putIntoPlay: [
    [
      () =>
        event(putIntoPlay(query('yourHand', ally)), { hand: ['Tigra', 'Hulk'], area: ['Hulk'] }),
      'Tigra: 1',
    ],
  ],
  takeControl: [
    [
      () => {
        reworded('Get Ready', { effect: kept(takeControl(query('allies'))) });
        return play({
          players: [
            { hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], area: ['Tigra'] },
            { hero: 'iron-man', area: ['Hulk'] },
          ],
        }).choose('play Get Ready');
      },
      'Hulk: 1',
    ],
  ],
  attach: [
    [
      () =>
        event(attach(query('inPlay', titled('Combat Training')), villain), {
          area: ['Combat Training'],
        }),
      'Combat Training: 1',
    ],
  ],
  tuck: [[() => event(tuck(hand, you), { hand: ['Energy', 'Genius'] }), 'Energy + Genius: 2']],
  swap: [
    [
      () =>
        event(swap(query('yourAllies'), query('yourHand', ally)), {
          area: ['Tigra'],
          hand: ['Hulk'],
        }),
      'Tigra + Hulk: 2',
    ],
  ],
  moveOver: [
    [() => event(moveOver(query('minions', titled('Shocker')), villain), minions), 'Rhino: 1'],
    [() => event(moveOver(villain, villain)), 'no cards: 0'],
  ],
  draw: [
    [() => event(draw(2)), 'no cards: 2'],
    [() => event(drawFor(players, 3), { wholeDeck: ['Energy', 'Genius'] }), 'no cards: 2, short'],
  ],
  drawUpTo: [[() => event(drawUpTo(3), { hand: ['Energy'] }), 'no cards: 2']],
  discardRandom: [
    [() => event(discardRandom(1), { hand: ['Energy'] }), 'Energy: 1'],
    [() => event(discardRandom(3), { hand: ['Energy'] }), 'Energy: 1, short'],
  ],
  discardTop: [
    [() => event(discardTop('yours', 2), { deck: ['Energy', 'Genius'] }), 'Energy + Genius: 2'],
    [() => event(discardTop('encounter', 1), {}, { encounterDeck: ['Shocker'] }), 'Shocker: 1'],
  ],
  discardUntil: [
    [() => event(discardUntil(minion), {}, { encounterDeck: ['Charge', 'Shocker'] }), 'Shocker: 1'],
  ],
  toHand: [
    [
      () => event(toHand(query('yourDiscard')), { discard: ['Energy', 'Genius'] }),
      'Energy + Genius: 2',
    ],
  ],
  takeToHand: [
    [() => event(takeToHand(query('setAside')), {}, { setAside: ['Hulk', 'Shocker'] }), 'Hulk: 1'],
  ],
  formDeck: [
    [
      () => event(formDeck(query('encounterDiscard')), {}, { encounterDiscard: ['Advance'] }),
      'Advance: 1',
    ],
  ],
  toDeck: [
    [
      () => event(toDeckTop(query('yourDiscard')), { discard: ['Energy', 'Genius'] }),
      'Energy + Genius: 2',
    ],
  ],
  shuffleIn: [[() => event(shuffleIn(query('yourDiscard')), { discard: ['Energy'] }), 'Energy: 1']],
  shuffle: [[() => event(shuffle('yours')), 'no cards: 0']],
  look: [
    [
      () => event(lookAtTop(2, query('yourDeck')), { deck: ['Energy', 'Genius'] }),
      'Genius + Energy: 2',
    ],
  ],
  stealRandom: [[() => event(stealRandom(villain), { hand: ['Energy'] }), 'Energy: 1']],
  pickRandom: [[() => event(pickRandom(hand), { hand: ['Energy'] }), 'Energy: 1']],
  drone: [
    [() => event(drone(2)), 'no cards: 2'],
    [() => event(drone(3), { wholeDeck: ['Energy', 'Genius'] }), 'no cards: 2, short'],
  ],
  reveal: [
    [
      () => event(reveal(query('encounterDeckTop')), {}, { encounterDeck: ['Hydra Mercenary'] }),
      'Hydra Mercenary: 1',
    ],
  ],
  deal: [
    [() => event(deal(2)), 'no cards: 2'],
    [() => event(deal(2), {}, { wholeEncounterDeck: ['Shocker'] }), 'no cards: 1, short'],
  ],
  giveBoost: [[() => event(giveBoost(2, enemies), { engaged: ['Shocker'] }), 'Rhino + Shocker: 4']],
  surge: [
    [() => event(surge), 'no cards: 0'],
    [() => revealed(surge), 'Advance: 1'],
  ],
  enemyAttacks: [
    [() => event(enemyAttacks(villain), { form: 'hero', exhausted: true }), 'Rhino: 2'],
  ],
  enemySchemes: [[() => event(enemySchemes(villain)), 'Rhino: 1']],
  enemyActivates: [[() => revealed(enemyActivates(villain), {}, { villain: {} }), 'Rhino: 1']],
  engage: [
    [
      () => {
        reworded('Get Ready', { effect: kept(engage(two)) });
        return play({
          players: [
            { hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], engaged: ['Shocker'] },
            { hero: 'iron-man', engaged: ['Hydra Mercenary'] },
          ],
        }).choose('play Get Ready');
      },
      'Hydra Mercenary: 1',
    ],
  ],
  dealThese: [
    [
      () =>
        event(
          dealThese(query('encounterDiscard')),
          {},
          { encounterDiscard: ['Assault', 'Advance'] },
        ),
      'Assault + Advance: 2',
    ],
  ],
  attackAlso: [
    [
      () =>
        attacked(
          attackAlso(players),
          {},
          {
            players: [
              { hero: 'captain-marvel', form: 'hero', area: ['Helicarrier'] },
              { hero: 'iron-man' },
            ],
          },
        ),
      'Tony Stark: 1',
    ],
  ],
  declareDefender: [
    [() => attacked(declareDefender(query('allies')), { area: ['Hulk'] }), 'Hulk: 1'],
  ],
  cancel: [
    [() => event(beside(cancel('card'))), 'no cards: 0'],
    [
      () => {
        saying('Helicarrier', interrupt('revealing', null, kept(cancel('whenRevealed'))));
        return revealed(surge, { area: ['Helicarrier'] }).choose('use Helicarrier');
      },
      'Advance: 1',
    ],
  ],
  cancelBoost: [
    [
      () => {
        saying('Helicarrier', interrupt('boosting', null, kept(cancelBoost)));
        return play({
          players: [
            { hero: 'captain-marvel', form: 'hero', exhausted: true, area: ['Helicarrier'] },
          ],
          encounterDeck: ['Charge', 'Hydra Mercenary', 'Hydra Mercenary'],
          phase: 'villain',
        }).choose('use Helicarrier');
      },
      'Charge: 2',
    ],
  ],
  countBoost: [
    [
      () =>
        event(
          countBoost(query('encounterDeck')),
          {},
          { wholeEncounterDeck: ['Charge', 'Stampede'] },
        ),
      'Stampede + Charge: 3',
    ],
  ],
  cancelBoostAbility: [
    [
      () => {
        saying('Helicarrier', interrupt('boosting', null, kept(cancelBoostAbility)));
        return play({
          players: [
            { hero: 'captain-marvel', form: 'hero', exhausted: true, area: ['Helicarrier'] },
          ],
          encounterDeck: ['Charge', 'Hydra Mercenary', 'Hydra Mercenary'],
          phase: 'villain',
        }).choose('use Helicarrier');
      },
      'Charge: 1',
    ],
    [() => event(beside(cancelBoostAbility)), 'no cards: 0'],
  ],
  special: [
    [
      () => {
        saying('Helicarrier', specialAbility(shuffle('yours')));
        return event(special(query('inPlay', titled('Helicarrier'))), { area: ['Helicarrier'] });
      },
      'Helicarrier: 1',
    ],
  ],
  advance: [[() => event(advance), 'no cards: 0']],
  spend: [[() => event(spend('energy', 'any'), { hand: ['Energy'] }), 'no cards: 2']],
  spendX: [[() => event(spendX('energy'), { hand: ['Energy'] }).choose('2'), 'no cards: 2']],
  payPrintedCost: [
    [
      () => event(payPrintedCost(query('yourHand', ally)), { hand: ['Tigra', 'Energy', 'Genius'] }),
      'Tigra: 3',
    ],
  ],
  play: [
    [
      () => event(playCard(query('yourHand', ally)), { hand: ['Tigra', 'Energy', 'Genius'] }),
      'Tigra: 1',
    ],
  ],
  giveStatus: [
    [() => event(give('stunned', enemies), minions), 'Rhino + Hydra Mercenary + Shocker: 3'],
    [
      () => event(give('stunned', enemies), minions, { villain: { status: ['stunned'] } }),
      'Hydra Mercenary + Shocker: 2, short',
    ],
    [
      () =>
        event(
          give('stunned', two),
          { engaged: ['Shocker'] },
          { gains: { Shocker: { vulnerable: 1 } } },
        ),
      'Shocker: 1',
    ],
  ],
  removeStatus: [
    [
      () => event(removeStatus('tough', enemies), minions, { villain: { status: ['tough'] } }),
      'Rhino: 1',
    ],
  ],
  replaceStatus: [
    [
      () =>
        event(replaceStatus('tough', 'stunned', enemies), minions, {
          villain: { status: ['tough'] },
        }),
      'Rhino: 1',
    ],
    [
      () =>
        event(beside(replaceStatus('tough', 'stunned', enemies)), minions, {
          villain: { status: ['tough', 'stunned'] },
        }),
      'no cards: 0',
    ],
  ],
  exhaust: [
    [() => event(exhaust(allies), friends), 'Hulk + Tigra: 2'],
    [
      () => event(exhaust(allies), { area: [{ card: 'Hulk', exhausted: true }, 'Tigra'] }),
      'Tigra: 1, short',
    ],
  ],
  ready: [
    [() => event(ready(allies), { area: [{ card: 'Hulk', exhausted: true }, 'Tigra'] }), 'Hulk: 1'],
  ],
  putCounters: [
    [() => event(putCounters(2, 'doom', enemies), minions), 'Rhino + Hydra Mercenary + Shocker: 6'],
  ],
  removeCounters: [
    [
      () => event(removeCounters(1, 'doom', villain), {}, { villain: { counters: { doom: 2 } } }),
      'Rhino: 1',
    ],
    [
      () =>
        event(removeCounters(1, 'doom', enemies), minions, { villain: { counters: { doom: 2 } } }),
      'Rhino + Hydra Mercenary + Shocker: 1, short',
    ],
  ],
  changeForm: [
    [() => event(changeForm), 'no cards: 1'],
    [() => revealed({ do: 'changeForm', to: 'alterEgo' }), 'no cards: 0'],
  ],
  flip: [[() => event(flip(you)), 'Jennifer Walters: 1']],
  makeActive: [[() => event(makeActive(villain)), 'no cards: 0']],
  gainTraitsOf: [[() => event(gainTraitsOf(allies, 'phase'), friends), 'Hulk + Tigra: 2']],
  labelled: [
    [() => event(attack(damage(2, villain))), 'Rhino: 2'],
    [() => event(attack(damage(2, villain)), { status: ['stunned'] }), 'no cards: 0'],
  ],
};
