import type { RingsCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';
import type { CampaignLog } from './log.ts';

const HEROES: readonly RingsCard[] = POOL.filter(({ type }) => type === 'Hero');

const heroOf = (code: string) => HEROES.find((card) => card.code === code);

export const isHeroCode = (code: string): boolean => heroOf(code) !== undefined;

/** Heroes are the same people if they have the same title. */
const isNamed = (code: string, among: readonly string[]): boolean => {
  const title = heroOf(code)?.name;
  return among.some((other) => heroOf(other)?.name === title);
};

const hasFallen = ({ fallenHeroes }: CampaignLog, hero: string): boolean =>
  isNamed(hero, fallenHeroes);

/** Heroes whom nobody uses and who have not fallen: those that can be chosen. */
export function freeHeroes(log: CampaignLog): readonly string[] {
  const used = log.players.flatMap(({ heroes }) => heroes);
  return HEROES.map(({ code }) => code).filter(
    (code) => !isNamed(code, used) && !hasFallen(log, code),
  );
}

/** Heroes of a player who have to be replaced before the next game. */
export function fallenHeroesOf(log: CampaignLog, seat: number): readonly string[] {
  return (log.players[seat]?.heroes ?? []).filter((hero) => hasFallen(log, hero));
}
