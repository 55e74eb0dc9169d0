import type { EnglishNoun } from '@grimrule/words';
import { inEnglish } from '@grimrule/words';
import type { CardType } from '../vocabulary/nodes.ts';

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
  card: inEnglish('card'),
  character: inEnglish('character'),
  enemy: inEnglish('enemy', 'enemies'),
  scheme: inEnglish('scheme'),
  player: { ...inEnglish('player'), person: true },
  firstPlayer: { ...inEnglish('first player'), person: true },
  identity: inEnglish('identity', 'identities'),
  encounterCard: inEnglish('encounter card'),
  boostCard: inEnglish('boost card'),
  attacker: { ...inEnglish('attacker'), single: true },
  attackedCharacter: inEnglish('attacked character'),
  defender: inEnglish('defender'),
  activatingEnemy: inEnglish('activating enemy', 'activating enemies'),
  damage: inEnglish('damage', 'damage'),
  threat: inEnglish('threat', 'threat'),
} as const satisfies Readonly<Record<string, EnglishNoun>>;

/** What several types are called together. */
export function typesNoun(types: readonly CardType[]): EnglishNoun | null {
  const [first] = types;
  if (first && types.length === 1) return TYPES[first];
  const has = (...wanted: readonly CardType[]) => wanted.every((type) => types.includes(type));
  if (has('ally', 'event', 'support', 'upgrade')) return null;
  if (has('hero', 'alter_ego', 'ally')) return NOUNS.character;
  if (has('villain', 'minion')) return NOUNS.enemy;
  if (types.length === 2 && has('hero', 'alter_ego')) return NOUNS.identity;
  const all = types.map((type) => TYPES[type]);
  const last = types.length === 2 && has('hero', 'ally') ? ' and ' : ' or ';
  return {
    one: all.map(({ one }) => one).join(' or '),
    many: all.map(({ many }) => many).join(last),
  };
}
