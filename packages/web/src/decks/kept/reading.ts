import type { Counts, Deck } from '@grimrule/decks';
import { isSent, isTexts, isWhole } from '@grimrule/kernel';
import type { Owned } from './collection.ts';
import type { KeptDeck, Version } from './kept-deck.ts';

/** What files, other devices and older pages say is believed only as far as it is what it should be. */

const MOST_COPIES = 999;
const LONGEST_NAME = 200;
const LONGEST_NOTES = 20_000;

const isText = (value: unknown, longest = LONGEST_NAME): value is string =>
  typeof value === 'string' && value.length <= longest;

const isMoment = (value: unknown): value is number => isWhole(value) && value >= 0;

function isCounts(value: unknown): value is Counts {
  return (
    isSent(value) &&
    Object.entries(value).every(
      ([code, count]) =>
        code.length <= LONGEST_NAME && isWhole(count) && count > 0 && count <= MOST_COPIES,
    )
  );
}

function isDeck(value: unknown): value is Deck {
  return (
    isSent(value) &&
    isText(value.game, 20) &&
    isText(value.name) &&
    isText(value.notes, LONGEST_NOTES) &&
    [value.identities, value.unread, value.tags, value.aspects].every((list) => isTexts(list)) &&
    [value.cards, value.sideboard, value.strangers].every(isCounts)
  );
}

function isVersion(value: unknown): value is Version {
  return isSent(value) && isMoment(value.at) && isText(value.note) && isDeck(value.deck);
}

export function isKeptDeck(value: unknown): value is KeptDeck {
  return (
    isSent(value) &&
    isText(value.id, 64) &&
    isDeck(value.deck) &&
    isMoment(value.made) &&
    isMoment(value.changed) &&
    Array.isArray(value.versions) &&
    value.versions.every(isVersion) &&
    (value.thrownAway === undefined || isMoment(value.thrownAway))
  );
}

export function isOwned(value: unknown): value is Owned {
  return isSent(value) && isText(value.game, 20) && isCounts(value.boxes);
}
