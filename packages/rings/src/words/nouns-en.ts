import type { EnglishNoun } from '@grimrule/words';
import { inEnglish } from '@grimrule/words';
import type { CardType } from '../vocabulary/nodes.ts';

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
  card: inEnglish('card'),
  character: inEnglish('character'),
  quest: inEnglish('current quest', 'current quests'),
  firstPlayer: { ...inEnglish('first player'), person: true },
  defendingPlayer: { ...inEnglish('defending player'), person: true },
  attackingEnemy: inEnglish('attacking enemy', 'attacking enemies'),
  attackedEnemy: inEnglish('attacked enemy', 'attacked enemies'),
  attackingCharacter: inEnglish('attacking character'),
  defendingCharacter: inEnglish('defending character'),
  shadowCard: inEnglish('shadow card'),
  encounterCard: inEnglish('encounter card'),
  damage: inEnglish('damage', 'damage'),
  threat: inEnglish('threat', 'threat'),
  resource: inEnglish('resource'),
  resourceToken: inEnglish('resource token'),
  progress: inEnglish('progress token'),
} as const satisfies Readonly<Record<string, EnglishNoun>>;

/** What several types are called together. */
export function typesNoun(types: readonly CardType[]): EnglishNoun {
  const [first = 'Event'] = types;
  if (types.length === 1) return TYPES[first];
  if (types.includes('Hero') && types.includes('Ally')) return NOUNS.character;
  const all = types.map((type) => TYPES[type]);
  return inEnglish(
    all.map(({ one }) => one).join(' or '),
    all.map(({ many }) => many).join(' and '),
  );
}
