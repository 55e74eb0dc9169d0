import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Answer, Game, GameRecord, Json } from '@grimrule/kernel';
import { dice, Match, randomAnswer, seeded } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';

const BEGINNINGS: Readonly<Record<string, readonly [game: Game, options: Json]>> = {
  champions: [champions as Game, { heroes: ['spider-man'], scenario: 'rhino' }],
  duel: [duel as Game, null],
  rings: [rings as Game, { decks: ['leadership'], scenario: 'passage' }],
};
const SEED = 3;
/** So many decisions are left to the visitor. */
const LEFT = 4;

/** The record of a game that is over but for its last decisions: a visitor need not click all of it. */
export function beforeItsEnd(name: string): GameRecord {
  const [game, options] = BEGINNINGS[name] ?? [];
  if (!game) throw new Error(`there is no game '${name}'`);
  const answers: Answer[] = [];
  const whole = begun(game, options);
  const rolls = dice(seeded(name));
  for (let { prompt } = whole.state; prompt; prompt = whole.state.prompt) {
    const answer = randomAnswer(prompt, rolls);
    answers.push(answer);
    whole.answer(prompt.seat, answer);
  }
  const match = begun(game, options);
  for (const answer of answers.slice(0, -LEFT)) match.answer(match.state.prompt?.seat ?? 0, answer);
  return JSON.parse(JSON.stringify(match.record()));
}

function begun(game: Game, options: Json = null): Match<unknown> {
  const match = Match.begin(game, options, SEED);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
}
