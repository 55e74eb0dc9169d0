import type { CardType } from '../card-types.ts';
import type { Condition, Filter, Form, Mode, Resource } from '../nodes.ts';
import { itself, theHost, trait, you, yourIdentity } from './cards.ts';
import { CAUSE, cardIs, exists, query, SUBJECT } from './grammar.ts';

/** You are in this form. RR: Form. */
export const inForm = (form: Form): Condition => ({ fact: 'form', form });
/** You are in the hero form with this trait, such as Giant. RR: Form. */
export const inHeroForm = (trait: string): Condition => ({ fact: 'heroForm', trait });
/** A card of yours gives your identity this form. RR: Form. */
export const inGivenForm = (form: string): Condition => ({ fact: 'givenForm', form });
/** The event is about you: you play, you are attacked, your turn. */
export const yourEvent: Condition = { fact: 'yourEvent' };
/** This card was paid for with such a resource. */
export const paidWith = (resource: Resource): Condition => ({ fact: 'paidWith', resource });
/** A card of this type has been played in this round, by whatever player. */
export const playedThisRound = (type: CardType): Condition => ({ fact: 'playedThisRound', type });
/** This card was paid for with such resources only. What costs nothing was not. RR: Cost. */
export const paidOnlyWith = (resource: Resource): Condition => ({
  fact: 'paidOnlyWith',
  resource,
});
/** An enemy is making an attack that nobody defends. RR: Undefended. */
export const undefended: Condition = { fact: 'undefended' };
/** Nobody defended against the attack that an enemy has just made. RR: Undefended. */
export const wasUndefended: Condition = { fact: 'wasUndefended' };
/** The game is played in this mode, standard or expert. */
export const inMode = (mode: Mode): Condition => ({ fact: 'mode', mode });
/** This is the last step of a sequence of Special abilities. */
export const finalStep: Condition = { fact: 'finalStep' };
/** The event is about this card. */
export const aboutThis = cardIs(SUBJECT, itself);
/** The event is about the card that this one is attached to. */
export const aboutHost = cardIs(SUBJECT, theHost);
/** The event is about your identity. */
export const aboutYou = cardIs(SUBJECT, yourIdentity);
/** This card caused the event. */
export const byThis = cardIs(CAUSE, itself);
/** The card that this one is attached to caused the event. */
export const byHost = cardIs(CAUSE, theHost);
/** Your identity caused the event. */
export const byYou = cardIs(CAUSE, yourIdentity);
/** Your identity has this trait, printed or gained. */
export const youAre = (name: string): Condition => cardIs(you, trait(name));
/** Such a card is in play. */
export const inPlay = (where: Filter): Condition => exists(query('inPlay', where));
