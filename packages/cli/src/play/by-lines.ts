import { createInterface } from 'node:readline';
import type { Answer, Prompt } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { Mistake } from '../mistake.ts';
import { screenWidth } from '../screen/size.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Saving } from './saving.ts';
import { Sentences } from './sentences.ts';
import type { Session } from './session.ts';

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** A game without a terminal: a line is an answer. For scripts, tests and screen readers. */
export async function playByLines(
  session: Session,
  saving: Saving,
  language: Language,
  notice: string,
): Promise<void> {
  const say = CLI_WORDS[language];
  const sentences = new Sentences(session, language);
  if (notice !== '') print([notice]);
  session.letBotPlay();
  saving.keep(session, say);
  let lines = 0;
  if (session.prompt) {
    // What is piped in may turn out to be nothing at all; then a sentence is enough.
    if (process.stdin.isTTY) showDecision(sentences);
    const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of input) {
      if (lines++ === 0 && !process.stdin.isTTY) showDecision(sentences);
      if (line.trim() === 'q') {
        print([
          saving.file === null
            ? say.quitUnsaved
            : say.quitSaved(session.table.game.name, saving.file),
        ]);
        return;
      }
      take(sentences, line.trim());
      saving.keep(session, say);
      if (!session.prompt) break;
      showDecision(sentences);
    }
  }
  if (session.prompt && lines === 0) throw new Mistake(say.needsMoves);
  if (session.prompt) throw new Mistake(say.inputEnded(session.state.decisions));
  showTable(sentences);
  print(['', sentences.outcome()]);
}

/** Carries out one line. */
function take(sentences: Sentences, line: string): void {
  const { session, language } = sentences;
  const say = CLI_WORDS[language];
  const { prompt } = session;
  if (!prompt) return;
  if (line === 'u') print([sentences.undone(session.undo())]);
  else if (line === 'r') print([session.redo() ? say.redone : say.nothingToRedo]);
  else if (line === 'w') print([say.whyTitle, ...sentences.refusals(screenWidth())]);
  else {
    const answer = answerIn(prompt, line);
    if (!answer) return void complain(say.notANumber(line));
    const refusal = session.answer(answer);
    if (refusal) return void complain(sentences.refusal(refusal));
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

function showTable({ session, language }: Sentences): void {
  const sheet = { width: screenWidth(), effectLines: 0, hand: 'lines', language } as const;
  const { view, table } = session;
  print([...table.drawTable(view, sheet), ...table.drawHand(view, sheet)]);
}

function showDecision(sentences: Sentences): void {
  const { session, language } = sentences;
  const say = CLI_WORDS[language];
  const { prompt } = session;
  if (!prompt) return;
  print(['', ...sentences.log(session.news).map((line) => `· ${line}`)]);
  showTable(sentences);
  const proposal = sentences.numbersOf(prompt, proposalFor(prompt)).join(' ');
  print([
    '',
    sentences.question(prompt),
    ...prompt.options.map(
      (option, index) =>
        `${index + 1}) ${prompt.cost ? sentences.payment(option) : sentences.option(option)}`,
    ),
    `[${say.linePrompt}; ${say.proposal(proposal)}]`,
  ]);
}
