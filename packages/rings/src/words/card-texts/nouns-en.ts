import type { EnglishNoun } from '@grimrule/words';
import { englishCards, inEnglish, listed } from '@grimrule/words';
import type { CardType } from '../../vocabulary/card-types.ts';
import { areCharacters } from './types-together.ts';

export const TYPES: Readonly<Record<CardType, EnglishNoun>> = {
  Hero: inEnglish('hero', 'heroes'),
  Ally: inEnglish('ally', 'allies'),
  Attachment: inEnglish('attachment'),
  Event: inEnglish('event'),
  Enemy: inEnglish('enemy', 'enemies'),
  Location: inEnglish('location'),
  Treachery: inEnglish('treachery', 'treacheries'),
  Objective: inEnglish('objective'),
  'Objective Ally': inEnglish('objective ally', 'objective allies'),
  Quest: inEnglish('stage'),
  Campaign: inEnglish('campaign card'),
  Player: { ...inEnglish('player'), person: true },
  Prisoner: inEnglish('prisoner'),
  Captive: inEnglish('captive'),
};

export const NOUNS = {
  ...englishCards.nouns,
  quest: inEnglish('current quest', 'current quests'),
  defendingPlayer: { ...inEnglish('defending player'), person: true },
  attackingEnemy: inEnglish('attacking enemy', 'attacking enemies'),
  attackedEnemy: inEnglish('attacked enemy', 'attacked enemies'),
  attackingCharacter: inEnglish('attacking character'),
  defendingCharacter: inEnglish('defending character'),
  shadowCard: inEnglish('shadow card'),
  resource: inEnglish('resource'),
  resourceToken: inEnglish('resource token'),
  progress: inEnglish('progress token'),
} as const satisfies Readonly<Record<string, EnglishNoun>>;

/** The noun for several types together. */
export function typesNoun(types: readonly CardType[]): EnglishNoun {
  const [first = 'Event'] = types;
  if (types.length === 1) return TYPES[first];
  if (areCharacters(types)) return NOUNS.character;
  const kinds = types.map((type) => TYPES[type]);
  const one = listed(
    kinds.map((kind) => kind.one),
    'or',
  );
  const many = listed(
    kinds.map((kind) => kind.many),
    'and',
  );
  return { one, many };
}
