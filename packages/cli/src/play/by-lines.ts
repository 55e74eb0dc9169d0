import { createInterface } from 'node:readline';
import type { Answer, Prompt } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { Mistake } from '../mistake.ts';
import { screenWidth } from '../screen/size.ts';
import type { Streams } from '../streams.ts';
import { complain, print } from '../streams.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Saving } from './saving.ts';
import { Sentences } from './sentences.ts';
import type { Session } from './session.ts';

/** A game without a terminal: a line is an answer. For scripts, tests and screen readers. */
export async function playByLines(
  session: Session,
  saving: Saving,
  language: Language,
  notice: string,
  streams: Streams,
): Promise<void> {
  const { stdin } = streams;
  const say = CLI_WORDS[language];
  const sentences = new Sentences(session, language);
  if (notice !== '') print(streams, [notice]);
  session.letBotPlay();
  saving.keep(session, say);
  let lines = 0;
  if (session.prompt) {
    // The pipe may turn out to be empty; then a sentence is enough.
    if (stdin.isTTY) showDecision(sentences, streams);
    const input = createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of input) {
      if (lines++ === 0 && !stdin.isTTY) showDecision(sentences, streams);
      if (line.trim() === 'q') {
        print(streams, [
          saving.file === null
            ? say.quitUnsaved
            : say.quitSaved(session.table.game.name, saving.file),
        ]);
        return;
      }
      take(sentences, line.trim(), streams);
      saving.keep(session, say);
      if (!session.prompt) break;
      showDecision(sentences, streams);
    }
  }
  if (session.prompt && lines === 0) throw new Mistake(say.needsMoves);
  if (session.prompt) throw new Mistake(say.inputEnded(session.state.decisions));
  showTable(sentences, streams);
  print(streams, ['', sentences.outcome()]);
}

/** Carries out one line. */
function take(sentences: Sentences, line: string, streams: Streams): void {
  const { session, language } = sentences;
  const say = CLI_WORDS[language];
  const { prompt } = session;
  if (!prompt) return;
  if (line === 'u') print(streams, [sentences.undone(session.undo())]);
  else if (line === 'r') print(streams, [session.redo() ? say.redone : say.nothingToRedo]);
  else if (line === 'w') print(streams, [say.whyTitle, ...sentences.refusals(screenWidth())]);
  else {
    const answer = answerIn(prompt, line);
    if (!answer) return void complain(streams, [say.notANumber(line)]);
    const refusal = session.answer(answer);
    if (refusal) return void complain(streams, [sentences.refusal(refusal)]);
  }
  session.letBotPlay();
}

function answerIn(prompt: Prompt, line: string): Answer | null {
  if (line === '') return proposalFor(prompt);
  const picked = line.split(/[\s,]+/).map((number) => {
    return /^\d{1,4}$/.test(number) ? prompt.options[Number(number) - 1] : undefined;
  });
  const found = picked.filter((option) => option !== undefined);
  return found.length === picked.length ? found : null;
}

function showTable({ session, language }: Sentences, streams: Streams): void {
  const sheet = { width: screenWidth(), effectLines: 0, hand: 'lines', language } as const;
  const { view, table } = session;
  print(streams, [...table.drawTable(view, sheet), ...table.drawHand(view, sheet)]);
}

function showDecision(sentences: Sentences, streams: Streams): void {
  const { session, language } = sentences;
  const say = CLI_WORDS[language];
  const { prompt } = session;
  if (!prompt) return;
  print(streams, ['', ...sentences.log(session.news).map((line) => `· ${line}`)]);
  showTable(sentences, streams);
  const proposal = sentences.numbersOf(prompt, proposalFor(prompt)).join(' ');
  print(streams, [
    '',
    sentences.question(prompt),
    ...prompt.options.map(
      (option, index) =>
        `${index + 1}) ${prompt.cost ? sentences.payment(option) : sentences.option(option)}`,
    ),
    `[${say.linePrompt}; ${say.proposal(proposal)}]`,
  ]);
}
