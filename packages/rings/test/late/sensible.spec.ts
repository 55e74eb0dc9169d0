import { sensible } from '@grimrule/bots';
import type { Entry } from '@grimrule/kernel';
import { demandConformance } from '@grimrule/kernel/testing';
import { expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import { ENDINGS } from '../../src/rules/end/game-end.ts';
import { audit } from '../auditor/auditor.ts';
import type { Setting } from '../auditor/games.ts';
import { optionsOf } from '../auditor/games.ts';

const OPTIONS: Setting = {
  scenario: 'passage',
  mode: 'easy',
  decks: ['leadership'],
  firstPlayer: 0,
};

/** A sensible player gets further than a random one. */
test('a whole game of the sensible player keeps the contract and stands the audit', () => {
  const options = optionsOf(OPTIONS);
  const seed = 'a sensible game';
  const begun = rings.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const log: Entry[] = [...begun.log];
  const { ending } = demandConformance(rings, {
    seed,
    options,
    most: 6000,
    oneIn: 20,
    player: (state, prompt, dice) =>
      sensible.choose(rings, rings.view(state, prompt.seat), prompt, dice),
    hears: (more) => log.push(...more),
  });
  expect(ENDINGS).toContain(ending);
  expect(audit(log, OPTIONS).findings).toEqual([]);
});
