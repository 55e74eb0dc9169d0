import type { CardType } from '../../vocabulary/card-types.ts';

const PLAYABLE: readonly CardType[] = ['ally', 'event', 'support', 'upgrade', 'player_side_scheme'];
const TOGETHER = {
  character: ['hero', 'alter_ego', 'ally'],
  enemy: ['villain', 'minion'],
  identity: ['hero', 'alter_ego'],
} as const satisfies Readonly<Record<string, readonly CardType[]>>;

type Together = keyof typeof TOGETHER;

const areThese = (types: readonly CardType[], wanted: readonly CardType[]) =>
  types.length === wanted.length && wanted.every((type) => types.includes(type));

/** All types that can be played: just cards. */
export const arePlayable = (types: readonly CardType[]) => areThese(types, PLAYABLE);

/** Of every type of character: friends and enemies. */
const CHARACTERS: readonly CardType[] = [...TOGETHER.character, ...TOGETHER.enemy];

/** The word of the rules for several types. */
export function nameTogether(types: readonly CardType[]): Together | null {
  if (areThese(types, CHARACTERS)) return 'character';
  const names = Object.keys(TOGETHER) as readonly Together[];
  return names.find((name) => areThese(types, TOGETHER[name])) ?? null;
}
