import type { Filter, Modifier, Ref } from '@grimrule/kernel';
import { builders, SUBJECT, THIS } from '@grimrule/kernel';
import type { EventName, LevelName } from './events.ts';
import type {
  DuelAbility,
  DuelAmount,
  DuelCards,
  DuelCondition,
  DuelEffect,
  DuelWords,
  Hit,
} from './nodes.ts';

const kernel = builders<DuelWords>();
export const { all, both, change, choose, exists, lasting, may, not, query, sequence, when } =
  kernel;

/** Your characters in play. */
export const yours = query('yours');
/** Your opponent's characters in play. */
export const enemies = query('enemies');
/** A card with damage on it. */
export const damaged = kernel.hasTokens('damage');
/** A main character. */
export const main: Filter<DuelWords> = { is: 'kind', kind: 'main' };
/** A side character. */
export const side: Filter<DuelWords> = { is: 'kind', kind: 'side' };
/** A location. */
export const location: Filter<DuelWords> = { is: 'kind', kind: 'location' };
/** A card of yours. */
export const mine: Filter<DuelWords> = { is: 'yours' };
/** At the same site as this card. */
export const here: Filter<DuelWords> = { is: 'here' };
/** At a site next to this card's. */
export const adjacent: Filter<DuelWords> = { is: 'adjacent' };
/** Facing this card, on the other side of its site. */
export const opposite: Filter<DuelWords> = { is: 'opposite' };
/** This very card. */
export const itself = kernel.same(THIS);
/** No character faces this card. */
export const nobodyOpposite: DuelCondition = { fact: 'nobodyOpposite' };
/** The event is about you: your turn, your card, your bonus. */
export const yourEvent: DuelCondition = { fact: 'yours' };

/** Damage to several sets of cards at the same time. */
export const damageAtOnce = (...hits: readonly Hit[]): DuelEffect => ({ do: 'damage', hits });
/** Deals so much damage to each of the cards, to all at the same time. */
export const damage = (amount: DuelAmount, to: DuelCards): DuelEffect =>
  damageAtOnce({ amount, to });
/** Removes so much damage from each of the cards. */
export const heal = (amount: DuelAmount, from: DuelCards): DuelEffect => ({
  do: 'heal',
  from,
  amount,
});
/** You draw so many cards. */
export const draw = (count: DuelAmount): DuelEffect => ({ do: 'draw', count });
/** You score so many points. */
export const score = (points: DuelAmount): DuelEffect => ({ do: 'score', points });
/** Your marker goes so many steps forward. */
export const advance = (steps: number): DuelEffect => ({ do: 'advance', steps });
/** You free a civilian of your choice from Manhattan. */
export const free: DuelEffect = { do: 'free' };
/** You draw the top location. */
export const takeLocation: DuelEffect = { do: 'takeLocation' };
/** You look at your opponent's hand. */
export const look: DuelEffect = { do: 'look' };
/** Your opponent discards so many cards, of their choice or at random. */
export const theyDiscard = (count: number, at: 'choice' | 'random' = 'choice'): DuelEffect => ({
  do: 'theyDiscard',
  count,
  at,
});
/** You put so many cards from the top of your deck into your discard pile; the last card stays. */
export const mill = (count: number): DuelEffect => ({ do: 'mill', count });
/** Both players discard their hands. */
export const bothDiscardHands: DuelEffect = { do: 'bothDiscardHands' };
/** The card goes back to the box: it is out of the game. */
export const box = (card: Ref): DuelEffect => ({ do: 'box', card });

/** You choose an enemy character, which takes the damage. */
export const damageChosen = (amount: DuelAmount, where?: Filter<DuelWords>): DuelEffect =>
  choose(query('enemies', where), (foe) => damage(amount, foe));
/** You choose a damaged character of yours and heal it. */
export const healChosen = (amount: DuelAmount): DuelEffect =>
  choose(query('yours', damaged), (friend) => heal(amount, friend));
/** You choose a card in your discard pile and take it into your hand. */
export const recoverChosen = (where: Filter<DuelWords>): DuelEffect =>
  choose(query('yourDiscard', where), (card) => ({ do: 'recover', card }));
/** You choose a character in your discard pile that has room, and it enters play. */
export const enterChosen = (where: Filter<DuelWords>): DuelEffect =>
  choose(query('yourDiscard', all(where, { is: 'canEnter' })), (card) => ({ do: 'enter', card }));
/** You choose an enemy character, which goes back to its owner's hand. */
export const returnChosen = (where: Filter<DuelWords>): DuelEffect =>
  choose(query('enemies', where), (card) => ({ do: 'return', card }));
/** You choose a character of yours and move it to a free place, if there is one. */
export const moveChosen: DuelEffect = when(
  { fact: 'roomToMove' },
  choose(yours, (card) => ({ do: 'move', card })),
);
/** You choose two characters of yours; they change places. */
export const swapChosen: DuelEffect = choose(yours, (one) =>
  choose(query('yours', not(kernel.same(one))), (other) => ({ do: 'swap', one, other })),
);

/** A character whose strength is at most this. */
export const strengthAtMost = (most: number) => kernel.statAtMost('strength', most);
/** A card whose printed cost has at most so many symbols. */
export const printedCostAtMost = (most: number): Filter<DuelWords> => ({ is: 'printedCost', most });
/** Not the character that this card is; both versions of a main character are the same one. */
export const otherCharacter: Filter<DuelWords> = not({ is: 'sameCharacter' });
/** How much damage is on this card. */
export const damageOnThis = kernel.tokensOn('damage', THIS);
/** Adds to the strength of the cards, while the condition holds. */
export const strength = (
  by: DuelAmount,
  of: Filter<DuelWords>,
  during?: DuelCondition,
): Modifier<DuelWords> => kernel.change('strength', of, by, during);
/** No damage is on this card. */
export const undamaged: DuelCondition = kernel.cardIs(THIS, not(damaged));

/** An immediate effect: it happens once, when the character is played. */
export const immediate = (effect: DuelEffect): DuelAbility => called('immediate', effect);
/** An attack effect: it happens when the character attacks. */
export const attack = (effect: DuelEffect): DuelAbility => called('attack', effect);
/** The effect of a location: it happens when the location is played. */
export const whenPlayed = (effect: DuelEffect): DuelAbility => called('location', effect);
/** A permanent effect: its changes hold as long as the card is in play. */
export const permanent = (...modifiers: readonly Modifier<DuelWords>[]): DuelAbility =>
  kernel.constant(...modifiers);

function called(call: DuelWords['call'], effect: DuelEffect): DuelAbility {
  return kernel.called(call)(effect);
}

/** A permanent effect that triggers on an event; at the level `optional` the player may decline. */
export function whenever(
  on: EventName,
  condition: DuelCondition | null,
  effect: DuelEffect,
  level: LevelName = 'forced',
): DuelAbility {
  return kernel.triggered(level)(on, condition, effect);
}

/** The event is about this very card. */
export const thisOne: DuelCondition = kernel.cardIs(SUBJECT, itself);
/** The event is about a card of yours, but not this one. */
export const anotherOfYours: DuelCondition = kernel.cardIs(SUBJECT, all(mine, not(itself)));
/** The event is about a card of yours. */
export const oneOfYours: DuelCondition = kernel.cardIs(SUBJECT, mine);
/** The event is about a card of your opponent. */
export const anEnemy: DuelCondition = kernel.cardIs(SUBJECT, not(mine));
