import { lateAfter, rankedAnswers } from '@grimrule/bots';
import type { Answer, Json, View } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import { rulesOf } from '../../games/rules.ts';

/** A question for the adviser: what the game was set up from, and the view of the seat that is asked. */
export interface Consulted {
  readonly id: number;
  readonly game: string;
  readonly options: Json;
  readonly view: View;
}

export interface Advised {
  readonly id: number;
  readonly answers: readonly Answer[];
}

/** The proposal and the two best others. */
const MOST = 3;

self.onmessage = ({ data }: MessageEvent<Consulted>) => {
  consider(data).catch((error: unknown) => {
    console.error(error);
    self.postMessage({ id: data.id, answers: [] } satisfies Advised);
  });
};

async function consider({ id, game, options, view }: Consulted): Promise<void> {
  const rules = await rulesOf(game, options);
  const answers = rules
    ? rankedAnswers(rules, view, dice(seeded(`hint ${id}`)), MOST, lateAfter())
    : [];
  self.postMessage({ id, answers } satisfies Advised);
}
