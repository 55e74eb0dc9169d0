import type {
  Ability,
  Amount,
  Cards,
  Condition,
  Effect,
  Filter,
  Limit,
  Modifier,
  Query,
  Terms as TermsOf,
} from '@grimrule/kernel';
import { builders, CAUSE, SUBJECT, THIS } from '@grimrule/kernel';
import type { PeriodName } from './events.ts';
import type { CardType, DeckName, Phase, RingsWords } from './nodes.ts';
import type { Ban, GainedTrait, Sphere } from './stats.ts';
import { iconStat, traitStat } from './stats.ts';

/** What cards of Rings are written with. */
export type RingsAbility = Ability<RingsWords>;
export type E = Effect<RingsWords>;
export type C = Cards<RingsWords>;
export type N = Amount<RingsWords>;
export type F = Filter<RingsWords>;
export type Q = Query<RingsWords>;
export type If = Condition<RingsWords>;
export type M = Modifier<RingsWords>;

const kernel = builders<RingsWords>();
const { called, triggered } = kernel;
export const {
  all,
  andThen,
  any,
  anyOf,
  as,
  atLeast,
  both,
  cardIs,
  change,
  choose,
  chooseSome,
  constant,
  count,
  each,
  either,
  exists,
  fixAt,
  gains,
  hasTokens,
  ifElse,
  instead,
  keep,
  lasting,
  later,
  marked,
  may,
  never,
  not,
  otherwise,
  query,
  repeat,
  same,
  search,
  sequence,
  statAtLeast,
  times,
  tokensOn,
  when,
} = kernel;
export { afterCost, CAUSE, SUBJECT, THIS } from '@grimrule/kernel';

// --- Cards and players -------------------------------------------------------------------------

export const you = query('you');
export const players = query('players');
export const firstPlayer = query('firstPlayer');
export const quest = query('quest');
export const activeLocation = query('activeLocation');
export const host = query('host');
export const attackingEnemy = query('attackingEnemy');
export const defenders = query('defenders');

export const type = (...types: readonly CardType[]): F => ({ is: 'type', types });
export const character = type('Hero', 'Ally', 'Objective Ally');
export const hero = type('Hero');
export const ally = type('Ally');
export const enemy = type('Enemy');
export const location = type('Location');
export const trait = (name: string): F => ({ is: 'trait', trait: name });
export const titled = (title: string): F => ({ is: 'titled', title });
/** Every card shows the icon of its sphere; a gained icon makes it belong to that one too. */
export const ofSphere = (sphere: Sphere): F => statAtLeast(iconStat(sphere), 1);
export const controlledBy = (who: C): F => ({ is: 'controlledBy', who });
export const engagedWith = (who: C): F => ({ is: 'engagedWith', who });
export const attachedTo = (card: C): F => ({ is: 'attachedTo', card });
export const printedCost = (exactly: N): F => ({ is: 'printedCost', exactly });
export const mostTokens = (token: string, among: Q): F => ({ is: 'mostTokens', token, among });
export const topmost = (among: Q): F => ({ is: 'topmost', among });
export const exhausted: F = { is: 'exhausted' };
export const inStaging = same(query('stagingArea'));
export const isActive = same(activeLocation);
export const committed = same(query('committed'));
export const damaged = hasTokens('damage');
export const itself = same(THIS);
export const theHost = same(host);
export const aPlayer = type('Player');
/** The hero that this objective is attached to. */
export const heroWithThis: F = all(theHost, hero);

// --- Conditions --------------------------------------------------------------------------------

export const yourEvent: If = { fact: 'yourEvent' };
export const undefended: If = { fact: 'undefended' };
export const stageRevealed: If = { fact: 'stageRevealed' };
export const aboutThis = cardIs(SUBJECT, itself);
export const aboutHost = cardIs(SUBJECT, theHost);
export const byThis = cardIs(CAUSE, itself);

// --- Numbers -----------------------------------------------------------------------------------

export const perPlayer = (each = 1): N => ({ amount: 'perPlayer', times: each });
export const x: N = { amount: 'x' };
export const theAmount: N = { amount: 'event' };
export const threatOf = (who: C): N => tokensOn('threat', who);

// --- What is done ------------------------------------------------------------------------------

export const damage = (amount: N, to: C): E => ({ do: 'damage', hits: [{ amount, to }] });
export const heal = (amount: N | 'all', from: C): E =>
  amount === 'all' ? { do: 'heal', from } : { do: 'heal', from, amount };
export const draw = (count: N): E => ({ do: 'draw', count });
export const drawFor = (who: C, count: N): E => ({ do: 'draw', count, who });
export const discard = (cards: C): E => ({ do: 'discard', cards });
export const discardRandom = (count: N): E => ({ do: 'discardRandom', count });
export const toHand = (cards: C): E => ({ do: 'toHand', cards });
export const toDeckTop = (cards: C): E => ({ do: 'toDeck', cards });
export const toDeckBottom = (cards: C): E => ({ do: 'toDeck', cards, bottom: true });
export const shuffleIn = (cards: C): E => ({ do: 'shuffleIn', cards });
export const shuffle = (deck: DeckName): E => ({ do: 'shuffle', deck });
export const lookAt = (cards: C): E => ({ do: 'look', at: cards });
export const lookAtTop = (count: N, pile: Q): E => ({ do: 'look', at: pile, count });
export const removeFromGame = (cards: C): E => ({ do: 'removeFromGame', cards });
export const putIntoPlay = (cards: C): E => ({ do: 'putIntoPlay', cards });
export const takeControl = (cards: C): E => ({ do: 'takeControl', cards });
export const swap = (card: C, other: C): E => ({ do: 'swap', card, with: other });
export const eliminate = (who: C): E => ({ do: 'eliminate', who });
export const attach = (card: C, to: C): E => ({ do: 'attach', card, to });
export const exhaust = (cards: C): E => ({ do: 'exhaust', cards });
export const ready = (cards: C): E => ({ do: 'ready', cards });
export const addResources = (count: N, on: C): E => ({
  do: 'putCounters',
  counter: 'resource',
  on,
  count,
});
/** As a cost: resources from the pool of one hero. */
export const payFrom = (from: C, count: N): E => ({
  do: 'removeCounters',
  counter: 'resource',
  from,
  count,
});
export const removeProgress = (count: N, from: C): E => ({
  do: 'removeCounters',
  counter: 'progress',
  from,
  count,
});
export const pickRandom = (from: Q): E => ({ do: 'pickRandom', from });
export const reveal = (cards: C): E => ({ do: 'reveal', cards });
/** The next card of the encounter deck is revealed and guards the objective. */
export const revealAsGuard = (objective: C): E => ({
  do: 'reveal',
  cards: query('encounterDeckTop'),
  guarding: objective,
});
/** The attacking enemy is stronger in this attack. */
export const strengthen = (by: N): E =>
  forNow(attackingEnemy, 'attack', (enemyNow) => change('attack', enemyNow, by));
/** Damage that is placed, not dealt. */
export const putDamage = (howMuch: N, on: C): E => ({
  do: 'putCounters',
  counter: 'damage',
  on,
  count: howMuch,
});
export const surge: E = { do: 'surge' };
export const enemyAttacks = (by: C): E => ({ do: 'enemyAttacks', by });
/** The top cards of your deck engage you face down, as Orc Guards. */
export const orcGuard: E = { do: 'drone', count: 1 };
export const winGame: E = { do: 'winGame' };
export const loseGame: E = { do: 'loseGame' };
export const progress = (count: N, on: C): E => ({ do: 'progress', on, count });
export const raiseThreat = (who: C, amount: N): E => ({ do: 'placeThreat', on: who, amount });
export const lowerThreat = (who: C, amount: N): E => ({ do: 'removeThreat', from: who, amount });
export const addToStaging = (cards: C): E => ({ do: 'addToStaging', cards });
export const engage = (enemies: C, who: C = you): E => ({ do: 'engage', enemies, who });
export const uncommit = (cards: C): E => ({ do: 'uncommit', cards });
export const dealShadow = (count: N, to: C): E => ({ do: 'dealShadow', to, count });
export const attackNow = (attacker: C): E => ({ do: 'attackNow', with: attacker });
const claim = (objective: C, forHero: C): E => ({ do: 'claim', objective, for: forHero });
export const capture = (cards: C): E => ({ do: 'capture', cards });
export const rescue = (cards: C): E => ({ do: 'rescue', cards });
/** Adds cards to the campaign pool, and notes who will be taken prisoner. */
export const earn = (cards: C): E => ({ do: 'record', as: 'earned', cards });
export const notePrisoner = (captured: C): E => ({ do: 'record', as: 'prisoner', cards: captured });
/** An effect that is about to be resolved is not. */
export const cancel: E = instead(sequence());

/** Every player in turn does this; `you` is the one who does it. */
export const eachPlayer = (body: E): E => each(players, (player) => as(player, body));
/** A change of cards that are in play now, and of no others that come later. */
export const forNow = (of: C, until: PeriodName, changes: (card: F) => M | readonly M[]): E =>
  each(of, (card) => {
    const all = [changes(same(card))].flat().map((one) => lasting(until, one));
    const [only] = all;
    return only && all.length === 1 ? only : sequence(...all);
  });

/** Costs. */
export const exhaustThis = exhaust(THIS);

// --- Abilities ---------------------------------------------------------------------------------

type Terms = TermsOf<RingsWords>;

export const oncePerRound: Limit = { times: 1, per: 'round' };

/** A card of type event is played from hand for its abilities; `card` sees to that. */
export const action = (effect: E, on?: Terms) => kernel.action('action', effect, on);
/** Every player may use it once a round, whoever controls the card. */
export const everybodysAction = (effect: E, on?: Terms) => kernel.action('anyone', effect, on);
/** Only in the action windows of this phase. */
export const phaseAction = (phase: Phase, effect: E, on?: Terms) =>
  kernel.action(phase, effect, on);

/** A response that cancels an effect, and one to what has happened. */
export const cancelling = triggered('cancel');
export const response = triggered('after');
export const forcedWhen = triggered('forcedWhen');
export const forced = triggered('forcedAfter');
/** Can be used from the hand without being played. */
export const inHand = (ability: RingsAbility): RingsAbility =>
  ability.kind === 'triggered' ? { ...ability, from: 'hand' } : ability;

export const gainsTrait = (name: GainedTrait, of: F): M => change(traitStat(name), of, 1);
export const gainsIcon = (sphere: Sphere, of: F, during?: If): M =>
  change(iconStat(sphere), of, 1, during);
export const cannot: (what: Ban, of: F, during?: If, against?: F) => M = kernel.cannot;

export const whenRevealed = called('whenRevealed');
export const shadow = called('shadow');
export const setup = called('setup');
/** What follows on a campaign card when its scenario was won. */
export const resolution = called('resolution');
/** What has to be done to travel there. */
export const travel = called('travel');
/** How an objective of Dol Guldur is claimed. */
export const claimable: RingsAbility = action(
  choose(query('yourHeroes'), (bearer) => claim(THIS, bearer)),
  { when: cardIs(THIS, same(query('unguarded'))), cost: raiseThreat(you, 2) },
);
/** Where the card is attached as it enters play; if there are several places, you choose. */
export const attachTo = (to: Q): RingsAbility =>
  called('attach')(choose(to, (card) => attach(THIS, card)));
