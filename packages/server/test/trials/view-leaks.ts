import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { Breach, CHECKS, demandForgetting } from '@grimrule/kernel/testing';
import { rings } from '@grimrule/rings';

const SETUPS: readonly (readonly [Game, Json])[] = [
  [duel as Game, null],
  [champions as Game, { scenario: 'rhino', heroes: ['spider-man'] }],
  [champions as Game, { scenario: 'klaw', heroes: ['iron-man', 'she-hulk'] }],
  [
    champions as Game,
    { scenario: 'ultron', heroes: ['captain-marvel', 'black-panther', 'iron-man'] },
  ],
  [rings as Game, { scenario: 'passage', decks: ['leadership', 'lore'] }],
];
const MOST = 5_000;

/** Plays games at random and looks at the view of every seat in every position, and at every shuffle. */
export function viewLeaks(games: number, progress: (done: number) => void) {
  const secrets = CHECKS.find(({ name }) => name === 'secrets are kept');
  if (!secrets) throw new Error('the check of secrets is gone');
  const leaks: string[] = [];
  let positions = 0;
  for (let number = 0; number < games; number++) {
    const [game, options] = SETUPS[number % SETUPS.length] as (typeof SETUPS)[number];
    const rolls = dice(seeded(`looking ${number}`));
    const begun = game.setup(options, `looked at ${number}`);
    if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
    const start = game.fork(begun.state);
    const { state } = begun;
    for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
      positions++;
      found(leaks, () => secrets.at({ game, state, prompt, start, dice: rolls, most: MOST }));
      game.decide(state, randomAnswer(prompt, rolls));
    }
    found(leaks, () => demandForgetting(game, { seed: number, options, most: MOST }));
    progress(number + 1);
  }
  return { leaks, positions };
}

/** Notes what a check finds. */
function found(leaks: string[], check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    leaks.push(error.message);
  }
}
