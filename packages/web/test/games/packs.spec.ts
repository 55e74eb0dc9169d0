import { afterEach, expect, it, vi } from 'vitest';
import { champions } from '../../src/games/champions/champions.ts';
import { PACKS } from '../../src/games/champions/packs.ts';
import { areHere, gameHere, gameNamed, gameWith } from '../../src/games/registry.ts';
import { rulesOf } from '../../src/games/rules.ts';

const IN_THE_CORE = { heroes: ['spider-man'], scenario: 'rhino' };
const OF_A_PACK = { heroes: ['captain-america'], scenario: 'rhino' };

// Other specs see the same packs, so none is loaded here.
afterEach(() => void vi.restoreAllMocks());

it('a game with a hero of a pack gets the cards of that pack before it is shown', async () => {
  vi.spyOn(PACKS, 'areHere').mockReturnValue(false);
  const load = vi.spyOn(PACKS, 'load').mockResolvedValue();
  expect(areHere(champions, { options: OF_A_PACK })).toBe(false);
  expect(await gameWith('champions', { options: OF_A_PACK })).toBe(champions);
  expect(load.mock.calls).toEqual([[OF_A_PACK]]);
  await gameWith('champions', 'offered');
  expect(load.mock.calls[1]).toEqual([undefined]);
});

it('a worker gets the same with the rules', async () => {
  const rules = await rulesOf('champions');
  if (!rules) throw new Error('there are no rules of Champions');
  const load = vi.spyOn(rules, 'load').mockResolvedValue();
  expect(await rulesOf('champions', OF_A_PACK)).toBe(rules);
  expect(load.mock.calls).toEqual([[OF_A_PACK]]);
});

it('the cards of every game are there from the start, and are not loaded again', async () => {
  const load = vi.spyOn(PACKS, 'load');
  expect(PACKS.areHere(IN_THE_CORE)).toBe(true);
  await gameWith('champions', { options: IN_THE_CORE });
  expect(load).not.toHaveBeenCalled();
});

it('a game without packs has all its cards', async () => {
  const page = await gameNamed('duel');
  expect(page && areHere(page, 'offered')).toBe(true);
  expect(gameHere('duel')).toBe(page);
});
