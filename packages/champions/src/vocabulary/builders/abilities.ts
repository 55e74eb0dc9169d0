import type { Chooser, Limit, Terms as TermsOf } from '@grimrule/kernel';
import { additionalCost as demanded, playedFromHand, traitStat } from '@grimrule/kernel';
import type { Ban } from '../bans.ts';
import type { CallName, DeedName, EventName, LevelName } from '../events.ts';
import type {
  Cards,
  ChampionsAbility,
  ChampionsWords,
  Condition,
  Effect,
  Filter,
  Form,
  Modifier,
  Query,
  Resource,
} from '../nodes.ts';
import type { GainedTrait } from '../stats.ts';
import { you } from './cards.ts';
import { inForm } from './conditions.ts';
import { attach, changeTo, exhaust, removeFromGame, surge } from './effects.ts';
import {
  andThen,
  both,
  change,
  choose,
  either,
  kernel,
  may,
  otherwise,
  sequence,
  THIS,
  when,
} from './grammar.ts';

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

/** A limit: once per round. RR: Limit. */
export const oncePerRound: Limit = { times: 1, per: 'round' };

/** A limit: once per phase. RR: Limit. */
export const oncePerPhase: Limit = { times: 1, per: 'phase' };

/** An Action: you use it in a player phase. RR: Action. */
export const action = (effect: Effect, on: Terms = {}) => kernel.action('turn', effect, terms(on));
/** An Action that you can use in hero form only. RR: Hero Form. */
export const heroAction = (effect: Effect, on: Terms = {}): ChampionsAbility =>
  action(effect, { ...on, form: 'hero' });
/** An Action that you can use in alter-ego form only. RR: Alter-Ego Form. */
export const alterEgoAction = (effect: Effect, on: Terms = {}): ChampionsAbility =>
  action(effect, { ...on, form: 'alterEgo' });
const paying = (effect: Effect, on: Terms) => kernel.action('paying', effect, terms(on));
/** A Resource ability: it generates these resources while you pay a cost. RR: Resource Ability. */
export const resource = (resources: readonly Resource[], on: Terms = {}) =>
  paying({ do: 'generate', resources }, on);
/** A Resource ability that pays only for cards like these. RR: Resource Ability. */
export const resourceFor = (cards: Filter, resources: readonly Resource[], on: Terms = {}) =>
  paying({ do: 'generate', resources, for: cards }, on);
/** A Resource ability that generates the resources printed on a card. RR: Resource Ability. */
export const resourceLike = (card: Cards, on: Terms = {}) =>
  paying({ do: 'generateLike', card }, on);
/** A resource card that gives twice as much for a card of this aspect. */
export const doubledFor = (faction: string): ChampionsAbility =>
  playedFromHand(paying({ do: 'doubled', faction }, {}));

const triggered =
  (level: LevelName) =>
  (on: EventName, condition: Condition | null, effect: Effect, more: Terms = {}) =>
    kernel.triggered(level)(
      on,
      null,
      effect,
      terms(condition ? { ...more, when: condition } : more),
    );
/** An Interrupt: you may use it before the event happens. RR: Interrupt. */
export const interrupt = triggered('interrupt');
/** A Response: you may use it after the event. RR: Response. */
export const response = triggered('response');
/** A Forced Interrupt: it happens before the event, whether you like it or not. RR: Forced. */
export const forcedInterrupt = triggered('forcedInterrupt');
/** A Forced Response: it happens after the event, whether you like it or not. RR: Forced. */
export const forcedResponse = triggered('forcedResponse');

/** The cards gain a trait, while the condition holds. RR: Traits. */
export const gainsTrait = (name: GainedTrait, of: Filter, during?: Condition): Modifier =>
  change(traitStat(name), of, 1, during);
/** The printed text boxes of the cards count as blank, except for traits. RR: Text Box. */
export const blanks = (of: Filter, during?: Condition): Modifier => change('blank', of, 1, during);
/** The cards count as cards of this type. */
export const countAs = (type: 'minion' | 'ally', of: Filter, during?: Condition): Modifier =>
  change(type === 'minion' ? 'countsAsMinion' : 'countsAsAlly', of, 1, during);
/**
 * The cards cannot do this, or it cannot be done to them; with `against` only by such cards. RR:
 * Cannot.
 */
export const cannot: (what: Ban, of: Filter, during?: Condition, against?: Filter) => Modifier =
  kernel.cannot;
/**
 * Players pay this as well when they do the deed with or to such a card, by such a card. RR: Cost.
 */
export const additionalCost = (
  to: DeedName,
  of: Filter,
  cost: Effect,
  by?: Filter,
): ChampionsAbility => demanded(to, of, cost, by);

const called =
  (call: CallName) =>
  (effect: Effect, form?: Form): ChampionsAbility =>
    kernel.called(call)(effect, form && inForm(form));
/**
 * A When Revealed effect: it happens when the encounter card is revealed. RR: When Revealed
 * Abilities.
 */
export const whenRevealed = called('whenRevealed');
/** A Boost effect: it happens when the card is turned up as a boost card. RR: Boost. */
export const boost = called('boost');
/** A When Defeated effect: it happens when the card is defeated. RR: When Defeated Abilities. */
export const whenDefeated = called('whenDefeated');
/**
 * A When Completed effect: it happens when the main scheme is completed. RR: When Completed
 * Abilities.
 */
export const whenCompleted = called('whenCompleted');
/** A Setup effect: it happens while the game is set up. RR: Setup. */
export const setup = called('setup');
/** A Special ability: it happens when another card calls it. RR: Special. */
export const specialAbility = called('special');
/**
 * The place where the card is attached as it enters play; of several, one is chosen. RR: Attach
 * To.
 */
export const attachTo = (to: Query, by: Chooser = 'you'): ChampionsAbility =>
  called('attach')(choose(to, (card) => attach(THIS, card), by));
/** The place where the card is attached; without one it gains surge. RR: Attach To. */
export const attachToOrSurge = (to: Query): ChampionsAbility =>
  called('attach')(
    otherwise(
      choose(to, (card) => attach(THIS, card)),
      surge,
    ),
  );
/** The place where the card is attached, or, without one, the other. RR: Attach To. */
export const attachToOrElse = (to: Query, orElse: Query): ChampionsAbility =>
  called('attach')(
    otherwise(
      choose(to, (card) => attach(THIS, card)),
      choose(orElse, (card) => attach(THIS, card)),
    ),
  );
/**
 * An obligation: its player may turn to alter-ego form, and either exhausts it to remove the card from
 * the game, or does something else. RR: Obligation.
 */
export const obligation = (orElse: Effect): ChampionsAbility =>
  whenRevealed(
    sequence(
      may(changeTo('alterEgo')),
      either(when(inForm('alterEgo'), andThen(exhaust(you), removeFromGame(THIS))), orElse),
    ),
  );
