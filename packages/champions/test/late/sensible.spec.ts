import { sensible } from '@grimrule/bots';
import type { Entry } from '@grimrule/kernel';
import { demandConformance } from '@grimrule/kernel/testing';
import { expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import { ENDINGS } from '../../src/rules/end/game-end.ts';
import { audit } from '../auditor/auditor.ts';
import type { Audited } from '../auditor/books.ts';

const OPTIONS: Audited = {
  scenario: 'rhino',
  mode: 'standard',
  heroic: 0,
  heroes: ['captain-marvel'],
  modular: ['bomb-scare'],
  firstPlayer: 0,
};

/** A sensible player gets further than a random one. */
test('a whole game of the sensible player keeps the contract and stands the audit', () => {
  const options = { ...OPTIONS };
  const seed = 'a sensible game';
  const begun = champions.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const log: Entry[] = [...begun.log];
  const { ending } = demandConformance(champions, {
    seed,
    options,
    most: 4000,
    oneIn: 20,
    player: (state, prompt, dice) =>
      sensible.choose(champions, champions.view(state, prompt.seat), prompt, dice),
    hears: (more) => log.push(...more),
  });
  expect(ENDINGS).toContain(ending);
  expect(audit(log, OPTIONS).findings).toEqual([]);
});
