import type { Limit, Terms as TermsOf } from '@grimrule/kernel';
import { playedFromHand, traitStat } from '@grimrule/kernel';
import type { Ban } from '../bans.ts';
import type {
  Condition,
  Effect,
  Filter,
  Modifier,
  Phase,
  Query,
  RingsAbility,
  RingsWords,
} from '../nodes.ts';
import type { GainedTrait, Sphere } from '../stats.ts';
import { iconStat } from '../stats.ts';
import { you } from './cards.ts';
import { attach, claim, raiseThreat } from './effects.ts';
import { cardIs, change, choose, kernel, query, same, THIS } from './grammar.ts';

const { called, triggered } = kernel;

type Terms = TermsOf<RingsWords>;

/** A limit: once per round. RR: Limits. */
export const oncePerRound: Limit = { times: 1, per: 'round' };

/** An Action: you use it in any action window. RR: Action. */
export const action = (effect: Effect, on?: Terms) => kernel.action('action', effect, on);
/** An Action that every player may use once a round, not only the controller. */
export const everybodysAction = (effect: Effect, on?: Terms) => kernel.action('anyone', effect, on);
/** An Action that you use only in the action windows of this phase. RR: Action. */
export const phaseAction = (phase: Phase, effect: Effect, on?: Terms) =>
  kernel.action(phase, effect, on);

/** A Response that cancels an effect before it happens. RR: Cancel. */
export const cancelling = triggered('cancel');
/** A Response: you may use it after the event. RR: Response. */
export const response = triggered('after');
/** A Forced effect at the moment of the event. RR: Forced. */
export const forcedWhen = triggered('forcedWhen');
/** A Forced effect after the event. RR: Forced. */
export const forced = triggered('forcedAfter');
/** The ability is used from the hand without playing the card. */
export const inHand = (ability: RingsAbility): RingsAbility =>
  ability.kind === 'triggered' ? playedFromHand(ability) : ability;

/** The cards gain a trait. RR: Traits. */
export const gainsTrait = (name: GainedTrait, of: Filter): Modifier =>
  change(traitStat(name), of, 1);
/** The cards gain the resource icon of a sphere, while the condition holds. */
export const gainsIcon = (sphere: Sphere, of: Filter, during?: Condition): Modifier =>
  change(iconStat(sphere), of, 1, during);
/**
 * The cards cannot do this, or it cannot be done to them; with `against` only by such cards. RR:
 * Cannot.
 */
export const cannot: (what: Ban, of: Filter, during?: Condition, against?: Filter) => Modifier =
  kernel.cannot;

/** A When Revealed effect: it happens when the encounter or quest card is revealed. */
export const whenRevealed = called('whenRevealed');
/**
 * A Shadow effect: it happens when the card is turned up in an enemy's attack. RR: Shadow Effects.
 */
export const shadow = called('shadow');
/** A Setup effect: it happens while the game is set up. RR: Setup. */
export const setup = called('setup');
/** A campaign card's instructions for after its scenario was won. */
export const resolution = called('resolution');
/** The cost of traveling to the location. RR: Travel. */
export const travel = called('travel');
/** The Action that claims an objective of Dol Guldur: a hero takes it once nothing guards it. */
export const claimable: RingsAbility = action(
  choose(query('yourHeroes'), (bearer) => claim(THIS, bearer)),
  { when: cardIs(THIS, same(query('unguarded'))), cost: raiseThreat(you, 2) },
);
/** The place where the card is attached as it enters play; of several, you choose one. */
export const attachTo = (to: Query): RingsAbility =>
  called('attach')(choose(to, (card) => attach(THIS, card)));
