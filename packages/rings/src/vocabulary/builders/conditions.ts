import type { Condition } from '../nodes.ts';
import { itself, theHost } from './cards.ts';
import { CAUSE, cardIs, SUBJECT } from './grammar.ts';

/** The event is about you. */
export const yourEvent: Condition = { fact: 'yourEvent' };
/** The attack that is going on has no defender. */
export const undefended: Condition = { fact: 'undefended' };
/** No stage of the quest is just being revealed. */
export const stageRevealed: Condition = { fact: 'stageRevealed' };
/** The event is about this card. */
export const aboutThis = cardIs(SUBJECT, itself);
/** The event is about the card that this one is attached to. */
export const aboutHost = cardIs(SUBJECT, theHost);
/** This card caused the event. */
export const byThis = cardIs(CAUSE, itself);
