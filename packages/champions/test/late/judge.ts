import { sensible } from '@grimrule/bots';
import { randomAnswer } from '@grimrule/kernel';
import type { Player } from '@grimrule/kernel/testing';
import { demandConformanceFrom, Lots } from '@grimrule/kernel/testing';
import { champions } from '../../src/game.ts';
import type { ChampionsVars } from '../../src/table.ts';
import { audit } from '../auditor/auditor.ts';
import { latePosition } from './position.ts';

/** Far more decisions than any game takes. */
const MOST = 4000;

/** What is wrong with a game that goes on from the late position of this seed. */
export function faultsOf(seed: string): readonly string[] {
  const { options, standing, state, log } = latePosition(seed);
  const course = courseByLot(seed, state.seats);
  const played = demandConformanceFrom(champions, state, { seed, most: MOST, ...course });
  const { findings } = audit([...log, ...played.log], options, standing);
  return findings.map(({ at, matter, text }) => `line ${at}, ${matter}: ${text}`);
}

const proposing: Player<ChampionsVars> = (state, prompt, dice) =>
  dice.roll(3) === 0 ? randomAnswer(prompt, dice) : champions.proposal(state);

const thinking: Player<ChampionsVars> = (state, prompt, dice) =>
  sensible.choose(champions, champions.view(state, prompt.seat), prompt, dice);

/** Who plays on, how far, and how many of the decisions are examined. */
function courseByLot(seed: string, seats: number) {
  const lots = new Lots(`course ${seed}`);
  const oneIn = 40 * seats;
  // Whoever thinks needs a second for a decision, and more with many others.
  if (seats <= 2 && lots.chance(4)) return { player: thinking, decisions: 6, oneIn: 6 };
  return lots.chance(50) ? { player: proposing, oneIn } : { oneIn };
}
