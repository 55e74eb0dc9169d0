import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, GameRecord, Json } from '@grimrule/kernel';
import { dice, Match, randomAnswer, seeded } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';

interface Beginning {
  readonly game: Game;
  readonly options: Json;
  readonly decisions: number;
}

const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  champions: {
    game: champions as Game,
    options: { heroes: ['spider-man'], scenario: 'rhino' },
    decisions: 18,
  },
  'champions for two': {
    game: champions as Game,
    options: { heroes: ['spider-man', 'she-hulk'], scenario: 'klaw' },
    decisions: 60,
  },
  duel: { game: duel as Game, options: null, decisions: 30 },
  rings: {
    game: rings as Game,
    options: { decks: ['leadership'], scenario: 'passage' },
    decisions: 30,
  },
};
const SEED = 1;

/** The record of a game in full swing: cards of every kind are in play. */
export function inFullSwing(name: string): GameRecord {
  const beginning = BEGINNINGS[name];
  if (!beginning) throw new Error(`there is no game '${name}'`);
  const match = Match.begin(beginning.game, beginning.options, SEED);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const rolls = dice(seeded(name));
  for (let given = 0; given < beginning.decisions && match.state.prompt; given++) {
    const { prompt } = match.state;
    match.answer(prompt.seat, randomAnswer(prompt, rolls));
  }
  return JSON.parse(JSON.stringify(match.record()));
}
