import type {
  Ability,
  Amount,
  Cards,
  Chooser,
  Condition,
  Effect,
  Filter,
  Limit,
  Modifier,
  Query,
  Terms as TermsOf,
} from '@grimrule/kernel';
import { builders, CAUSE, SUBJECT, THIS } from '@grimrule/kernel';
import type { CallName, DeedName, EventName, LevelName } from './events.ts';
import type {
  AttackKeyword,
  CardType,
  ChampionsWords,
  CostSymbol,
  DeckName,
  Form,
  Hit,
  Label,
  Mode,
  Resource,
  Status,
} from './nodes.ts';
import type { Ban, GainedTrait, StatName } from './stats.ts';
import { traitStat } from './stats.ts';

/** What cards of Champions are written with. */
export type ChampionsAbility = Ability<ChampionsWords>;
export type E = Effect<ChampionsWords>;
export type C = Cards<ChampionsWords>;
export type N = Amount<ChampionsWords>;
export type F = Filter<ChampionsWords>;
export type Q = Query<ChampionsWords>;
export type If = Condition<ChampionsWords>;
export type M = Modifier<ChampionsWords>;

const kernel = builders<ChampionsWords>();
const { hasTokens, may, tokensOn } = kernel;
export const {
  all,
  alter,
  alterTo,
  andThen,
  any,
  as,
  atLeast,
  both,
  capAt,
  cardIs,
  change,
  choose,
  chooseOneByOne,
  chooseSome,
  constant,
  count,
  each,
  eachInAnyOrder,
  either,
  exists,
  gains,
  ifElse,
  inAnyOrder,
  instead,
  keep,
  lasting,
  later,
  marked,
  never,
  not,
  otherwise,
  query,
  repeat,
  same,
  search,
  sequence,
  setTo,
  statAtLeast,
  statOf,
  sum,
  times,
  upTo,
  when,
} = kernel;
export { afterCost, CAUSE, SUBJECT, THIS } from '@grimrule/kernel';

// --- Cards and players -------------------------------------------------------------------------

export const you = query('you');
export const villain = query('villain');
export const enemies = query('enemies');
export const attackable = query('attackable');
export const mainScheme = query('mainScheme');
const schemes = query('schemes');
export const thwartable = query('thwartable');
export const sideSchemes = query('sideSchemes');
export const host = query('host');
export const players = query('players');
export const heroes = query('heroes');
/** You, while you are in hero form. */
export const yourHero = query('you', { is: 'type', types: ['hero'] });

export const type = (...types: readonly CardType[]): F => ({ is: 'type', types });
export const minion = type('minion');
export const ally = type('ally');
export const upgrade = type('upgrade');
export const treachery = type('treachery');
export const trait = (name: string): F => ({ is: 'trait', trait: name });
export const titled = (title: string): F => ({ is: 'titled', title });
export const sameTitle = (as: C): F => ({ is: 'sameTitle', as });
export const engagedWith = (who: C): F => ({ is: 'engagedWith', who });
export const controlledBy = (who: C): F => ({ is: 'controlledBy', who });
export const attachedTo = (card: C): F => ({ is: 'attachedTo', card });
export const hasAttached = (where: F): F => ({ is: 'hasAttached', where });
export const hasStatus = (status: Status): F => ({ is: 'hasStatus', status });
export const faction = (name: string): F => ({ is: 'faction', faction: name });
export const printedResource = (resource: Resource): F => ({ is: 'printedResource', resource });
export const topmost = (among: Q): F => ({ is: 'topmost', among });
export const mostPrinted = (stat: StatName, among: Q): F => ({ is: 'mostPrinted', stat, among });
export const mostTokens = (token: 'damage' | 'threat', among: Q): F => ({
  is: 'mostTokens',
  token,
  among,
});
export const exhausted: F = { is: 'exhausted' };
export const nemesis: F = { is: 'nemesis' };
export const facedown: F = { is: 'facedown' };
const _damaged = hasTokens('damage');
export const itself = same(THIS);
export const theHost = same(host);
export const yourIdentity = same(you);

// --- Conditions --------------------------------------------------------------------------------

export const inForm = (form: Form): If => ({ fact: 'form', form });
export const inGivenForm = (form: string): If => ({ fact: 'givenForm', form });
export const yourEvent: If = { fact: 'yourEvent' };
export const paidWith = (resource: Resource): If => ({ fact: 'paidWith', resource });
export const undefended: If = { fact: 'undefended' };
export const inMode = (mode: Mode): If => ({ fact: 'mode', mode });
export const finalStep: If = { fact: 'finalStep' };
/** The event is about this card, this card's host, your identity; or is caused by them. */
export const aboutThis = cardIs(SUBJECT, itself);
export const aboutHost = cardIs(SUBJECT, theHost);
export const aboutYou = cardIs(SUBJECT, yourIdentity);
export const byThis = cardIs(CAUSE, itself);
export const byHost = cardIs(CAUSE, theHost);
export const byYou = cardIs(CAUSE, yourIdentity);
/** You have a trait, printed or gained. */
export const youAre = (name: string): If => cardIs(you, trait(name));
export const inPlay = (where: F): If => exists(query('inPlay', where));

// --- Numbers -----------------------------------------------------------------------------------

export const perPlayer = (each = 1): N => ({ amount: 'perPlayer', times: each });
export const remaining = (of: C): N => ({ amount: 'remaining', of });
export const sustained = (of: C): N => tokensOn('damage', of);
export const threatOn = (scheme: C): N => tokensOn('threat', scheme);
export const resourcesOn = (resource: Resource, of: C): N => ({
  amount: 'resourcesOn',
  of,
  resource,
});
export const resourceTypesOn = (of: C): N => ({ amount: 'resourceTypesOn', of });
export const boostIconsOn = (of: C): N => ({ amount: 'boostIconsOn', of });
export const countersOn = (counter: string, of: C): N => ({ amount: 'counters', counter, of });
export const printedHandSize = (of: C): N => ({ amount: 'printedHandSize', of });
export const theAmount: N = { amount: 'event' };
/** Excess damage: of the event, or of what these cards were kept from. */
export const excess: N = { amount: 'excess' };
export const excessOf = (kept: C): N =>
  'ref' in kept && kept.ref === 'slot' ? { amount: 'excess', slot: kept.slot } : excess;

// --- What is done ------------------------------------------------------------------------------

const damageAtOnce = (...hits: readonly Hit[]): E => ({ do: 'damage', hits });
export const damage = (amount: N, to: C): E => damageAtOnce({ amount, to });
/** As a cost, or where the book says that damage is taken. */
export const takeDamage = (amount: N): E => ({
  do: 'damage',
  hits: [{ amount, to: you }],
  taken: true,
});
export const assignDamage = (amount: N, among: Q): E => ({ do: 'assignDamage', amount, among });
export const heal = (amount: N | 'all', from: C): E =>
  amount === 'all' ? { do: 'heal', from } : { do: 'heal', from, amount };
export const moveDamage = (amount: N, from: C, to: C): E => ({
  do: 'moveDamage',
  from,
  to,
  amount,
});
export const placeThreat = (amount: N, on: C): E => ({ do: 'placeThreat', on, amount });
export const removeThreat = (amount: N, from: C): E => ({ do: 'removeThreat', from, amount });
export const accelerate = (count: N, on: C): E => ({ do: 'accelerate', on, count });
export const draw = (count: N): E => ({ do: 'draw', count });
export const drawFor = (who: C, count: N): E => ({ do: 'draw', count, who });
export const drawUpTo = (size: N): E => ({ do: 'drawUpTo', size });
export const discard = (cards: C): E => ({ do: 'discard', cards });
export const discardRandom = (count: N): E => ({ do: 'discardRandom', count });
export const discardTop = (deck: DeckName, count: N): E => ({ do: 'discardTop', deck, count });
export const discardUntil = (where: F): E => ({ do: 'discardUntil', where });
export const toHand = (cards: C): E => ({ do: 'toHand', cards });
export const toDeckTop = (cards: C): E => ({ do: 'toDeck', cards });
export const shuffleIn = (cards: C): E => ({ do: 'shuffleIn', cards });
export const shuffle = (deck: DeckName): E => ({ do: 'shuffle', deck });
export const lookAtTop = (count: N, pile: Q): E => ({ do: 'look', at: pile, count });
export const removeFromGame = (cards: C): E => ({ do: 'removeFromGame', cards });
export const setAside = (cards: C): E => ({ do: 'setAside', cards });
/** Its cost is paid; a card that is put into play is not played. */
export const playCard = (card: C): E => ({ do: 'play', card });
export const playForLess = (card: C, less: N): E => ({ do: 'play', card, less });
export const playForFree = (card: C): E => ({ do: 'play', card, free: true });
export const putIntoPlay = (cards: C): E => ({ do: 'putIntoPlay', cards });
export const putIntoPlayEngaging = (cards: C, engaging: C): E => ({
  do: 'putIntoPlay',
  cards,
  engaging,
});
export const takeControl = (cards: C): E => ({ do: 'takeControl', cards });
/** Control goes back to the owner when this card leaves play. */
export const controlWhileHere = (cards: C): E => ({ do: 'takeControl', cards, whileThis: true });
export const attach = (card: C, to: C): E => ({ do: 'attach', card, to });
export const tuck = (cards: C, under: C): E => ({ do: 'tuck', cards, under });
export const swap = (card: C, other: C): E => ({ do: 'swap', card, with: other });
export const moveOver = (from: C, to: C): E => ({ do: 'moveOver', from, to });
export const stealRandom = (under: C): E => ({ do: 'stealRandom', under });
export const drone = (howMany: N = 1): E => ({ do: 'drone', count: howMany });
export const reveal = (cards: C): E => ({ do: 'reveal', cards });
export const deal = (howMany: N): E => ({ do: 'deal', count: howMany });
export const giveBoost = (howMany: N, to: C): E => ({ do: 'giveBoost', to, count: howMany });
export const surge: E = { do: 'surge' };
/** Without saying whom, an enemy attacks you; minions attack whom they are engaged with. */
export const enemyAttacks = (by: C, whom?: C): E =>
  whom ? { do: 'enemyAttacks', by, whom } : { do: 'enemyAttacks', by };
export const enemySchemes = (by: C): E => ({ do: 'enemySchemes', by });
export const attackAlso = (whom: C): E => ({ do: 'attackAlso', whom });
export const attackGains = (keyword: AttackKeyword): E => ({ do: 'attackGains', keyword });
export const declareDefender = (character: C): E => ({ do: 'declareDefender', character });
export const labelled = (labels: readonly Label[], body: E): E => ({
  do: 'labelled',
  labels,
  body,
});
export const attack = (body: E): E => labelled(['attack'], body);
export const thwart = (body: E): E => labelled(['thwart'], body);
export const defense = (body: E): E => labelled(['defense'], body);
export const give = (status: Status, to: C): E => ({ do: 'giveStatus', status, to });
export const removeStatus = (status: Status, from: C): E => ({ do: 'removeStatus', status, from });
export const exhaust = (cards: C): E => ({ do: 'exhaust', cards });
export const ready = (cards: C): E => ({ do: 'ready', cards });
export const putCounters = (howMany: N, counter: string, on: C): E => ({
  do: 'putCounters',
  counter,
  on,
  count: howMany,
});
export const removeCounters = (howMany: N, counter: string, from: C): E => ({
  do: 'removeCounters',
  counter,
  from,
  count: howMany,
});
export const changeForm: E = { do: 'changeForm' };
const changeTo = (to: Form): E => ({ do: 'changeForm', to });
export const flip = (cards: C): E => ({ do: 'flip', cards });
export const makeActive = (villain: C): E => ({ do: 'makeActive', villain });
export const cancel = (what: 'whenRevealed' | 'card'): E => ({ do: 'cancel', what });
export const cancelBoost: E = { do: 'cancelBoost' };
export const special = (card: C): E => ({ do: 'special', card });
export const spend = (...resources: readonly CostSymbol[]): E => ({ do: 'spend', resources });
export const spendPerPlayer = (...resources: readonly CostSymbol[]): E => ({
  do: 'spend',
  resources,
  perPlayer: true,
});
export const spendX = (resource: CostSymbol): E => ({ do: 'spendX', resource });
export const payPrintedCost = (of: C): E => ({ do: 'payPrintedCost', of });
export const pickRandom = (from: Q): E => ({ do: 'pickRandom', from });
export const gainTraitsOf = (cards: C, until: 'phase' | 'round'): E => ({
  do: 'gainTraitsOf',
  cards,
  until,
});
export const advance: E = { do: 'advance' };
export const loseGame: E = { do: 'loseGame' };
export const winGame: E = { do: 'winGame' };

/** Every player in turn does this; `you` is the one who does it. */
export const eachPlayer = (body: E): E => each(players, (player) => as(player, body));
/**
 * What an obligation asks for: its player may turn to his alter-ego, and either exhausts it to be
 * rid of the card for good, or does something else.
 */
export const obligation = (orElse: E): ChampionsAbility =>
  whenRevealed(
    sequence(
      may(changeTo('alterEgo')),
      either(when(inForm('alterEgo'), andThen(exhaust(you), removeFromGame(THIS))), orElse),
    ),
  );
/** Effects on a card that you choose. */
export const damageEnemy = (amount: N): E => choose(enemies, (foe) => damage(amount, foe));
export const attackEnemy = (amount: N): E =>
  attack(choose(attackable, (foe) => damage(amount, foe)));
export const removeThreatFromScheme = (amount: N): E =>
  choose(schemes, (scheme) => removeThreat(amount, scheme));
export const thwartScheme = (amount: N): E =>
  thwart(choose(thwartable, (scheme) => removeThreat(amount, scheme)));
/** Costs. */
export const exhaustThis = exhaust(THIS);
export const discardThis = discard(THIS);
export const useCounter = (counter: string): E =>
  sequence(exhaustThis, removeCounters(1, counter, THIS));

// --- Abilities ---------------------------------------------------------------------------------

/** On what terms an ability can be used; many are for one form only. */
interface Terms extends TermsOf<ChampionsWords> {
  readonly form?: Form;
}

/** The form is a condition like any other. */
function terms({ form, when: condition, ...more }: Terms): TermsOf<ChampionsWords> {
  const needed = [...(form ? [inForm(form)] : []), ...(condition ? [condition] : [])];
  const [first] = needed;
  return first ? { when: needed.length === 1 ? first : both(...needed), ...more } : more;
}

export const oncePerRound: Limit = { times: 1, per: 'round' };

/** A card of type event is played from hand for its abilities; `card` sees to that. */
export const action = (effect: E, on: Terms = {}) => kernel.action('turn', effect, terms(on));
export const heroAction = (effect: E, on: Terms = {}): ChampionsAbility =>
  action(effect, { ...on, form: 'hero' });
export const alterEgoAction = (effect: E, on: Terms = {}): ChampionsAbility =>
  action(effect, { ...on, form: 'alterEgo' });
const paying = (effect: E, on: Terms) => kernel.action('paying', effect, terms(on));
export const resource = (resources: readonly Resource[], on: Terms = {}) =>
  paying({ do: 'generate', resources }, on);
/** Can be used only for cards like these. */
export const resourceFor = (cards: F, resources: readonly Resource[], on: Terms = {}) =>
  paying({ do: 'generate', resources, for: cards }, on);
export const resourceLike = (card: C, on: Terms = {}) => paying({ do: 'generateLike', card }, on);
/** In hand: gives twice as much for a card of this aspect. */
export const doubledFor = (faction: string): ChampionsAbility => ({
  kind: 'action',
  during: 'paying',
  from: 'hand',
  effect: { do: 'doubled', faction },
});

const triggered =
  (level: LevelName) =>
  (on: EventName, condition: If | null, effect: E, more: Terms = {}) =>
    kernel.triggered(level)(
      on,
      null,
      effect,
      terms(condition ? { ...more, when: condition } : more),
    );
export const interrupt = triggered('interrupt');
export const response = triggered('response');
export const forcedInterrupt = triggered('forcedInterrupt');
export const forcedResponse = triggered('forcedResponse');

export const gainsTrait = (name: GainedTrait, of: F, during?: If): M =>
  change(traitStat(name), of, 1, during);
/** Their printed text boxes count as blank, but for traits. */
export const blanks = (of: F, during?: If): M => change('blank', of, 1, during);
/** They count as cards of this type. */
export const countAs = (type: 'minion' | 'ally', of: F, during?: If): M =>
  change(type === 'minion' ? 'countsAsMinion' : 'countsAsAlly', of, 1, during);
export const cannot: (what: Ban, of: F, during?: If, against?: F) => M = kernel.cannot;
/** Whoever does this with or to such a card, by such a card, has to pay this as well. */
export const additionalCost = (to: DeedName, of: F, cost: E, by?: F): ChampionsAbility => ({
  kind: 'additionalCost',
  to,
  of,
  ...(by ? { by } : {}),
  cost,
});

const called =
  (call: CallName) =>
  (effect: E, form?: Form): ChampionsAbility =>
    kernel.called(call)(effect, form && inForm(form));
export const whenRevealed = called('whenRevealed');
export const boost = called('boost');
export const whenDefeated = called('whenDefeated');
export const whenCompleted = called('whenCompleted');
export const setup = called('setup');
export const specialAbility = called('special');
/** Where the card is attached as it enters play; if there are several places, one is chosen. */
export const attachTo = (to: Q, by: Chooser = 'you'): ChampionsAbility =>
  called('attach')(choose(to, (card) => attach(THIS, card), by));
