import type { EnglishNoun } from '@grimrule/words';
import { englishCards, inEnglish, listed } from '@grimrule/words';
import type { CardType } from '../../vocabulary/card-types.ts';
import { arePlayable, nameTogether } from './types-together.ts';

export const TYPES: Readonly<Record<CardType, EnglishNoun>> = {
  hero: inEnglish('hero', 'heroes'),
  alter_ego: inEnglish('alter-ego'),
  ally: inEnglish('ally', 'allies'),
  event: inEnglish('event'),
  resource: inEnglish('resource card'),
  support: inEnglish('support'),
  upgrade: inEnglish('upgrade'),
  player_side_scheme: inEnglish('player side scheme'),
  villain: inEnglish('villain'),
  main_scheme: inEnglish('main scheme'),
  side_scheme: inEnglish('side scheme'),
  minion: inEnglish('minion'),
  attachment: inEnglish('attachment'),
  environment: inEnglish('environment'),
  treachery: inEnglish('treachery', 'treacheries'),
  obligation: inEnglish('obligation'),
};

export const NOUNS = {
  ...englishCards.nouns,
  enemy: inEnglish('enemy', 'enemies'),
  scheme: inEnglish('scheme'),
  player: { ...inEnglish('player'), person: true },
  identity: inEnglish('identity', 'identities'),
  boostCard: inEnglish('boost card'),
  attacker: { ...inEnglish('attacker'), single: true },
  attackedCharacter: inEnglish('attacked character'),
  attackingPlayer: { ...inEnglish('attacking player'), person: true },
  defeater: { ...inEnglish('player who defeated it'), person: true },
  defender: inEnglish('defender'),
  activatingEnemy: inEnglish('activating enemy', 'activating enemies'),
} as const satisfies Readonly<Record<string, EnglishNoun>>;

/** The noun for several types together. */
export function typesNoun(types: readonly CardType[]): EnglishNoun | null {
  const [first] = types;
  if (first && types.length === 1) return TYPES[first];
  if (!first || arePlayable(types)) return null;
  const together = nameTogether(types);
  if (together) return NOUNS[together];
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
