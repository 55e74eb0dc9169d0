import type { Answer, Option, Prompt } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import { paint } from '../screen/paint.ts';
import { columns, cut } from '../screen/text.ts';
import type { CliWords } from '../words/en.ts';
import { CLI_WORDS } from '../words/words.ts';
import { choose, STYLE } from './choose.ts';
import type { Command } from './keyboard.ts';
import { askWithKeys } from './keyboard.ts';
import type { Sentences } from './sentences.ts';

/** How the person reacts to a question; `leave` is Ctrl-C. */
export type Reaction = { readonly answer: Answer } | { readonly command: Command | 'leave' };

const MORE = -1;

/** Asks the person at the keyboard. Refused picks stay picked. */
export async function askQuestion(
  sentences: Sentences,
  prompt: Prompt,
  room: { readonly width: number; readonly items: number },
  before: Answer | null,
): Promise<Reaction> {
  const several = prompt.cost !== undefined || prompt.most > 1;
  return several
    ? pickSeveral(sentences, prompt, room, before ?? proposalFor(prompt))
    : pickOne(sentences, prompt, room);
}

/** The option that ends a phase or goes on: it names nothing, stands last and is always key 0. */
function wayOut({ options, cost }: Prompt): Option | undefined {
  const last = options[options.length - 1];
  const plain = last?.card === undefined && last?.value === undefined;
  return plain && !cost && options.length > 1 ? last : undefined;
}

function choices(prompt: Prompt, sentences: Sentences, width: number, numbered: boolean) {
  const { options, cost } = prompt;
  const out = wayOut(prompt);
  return options.map((option, value) => {
    const key = option === out ? '0' : value < 9 ? String(value + 1) : ' ';
    const text = cost ? sentences.payment(option) : sentences.option(option);
    const label = numbered ? `${key} ${text}` : text;
    const hint = cost ? '' : cut(sentences.hint(option), Math.max(0, width - columns(label) - 8));
    return hint === '' ? { value, label } : { value, label, hint };
  });
}

async function pickOne(
  sentences: Sentences,
  prompt: Prompt,
  { width, items }: { readonly width: number; readonly items: number },
): Promise<Reaction> {
  const say = CLI_WORDS[sentences.language];
  const [proposed] = sentences.numbersOf(prompt, proposalFor(prompt));
  // The proposal of a phase is to end it; a person wants to see first what else there is.
  const first = proposed === prompt.options.length ? 0 : (proposed ?? 1) - 1;
  const out = wayOut(prompt);
  const question = sentences.question(prompt);
  // A long list scrolls, and its last option may be out of sight.
  const hidden = out && prompt.options.length + 1 > items;
  const message = hidden ? `${question}  ${paint.dim(`0 ${sentences.option(out)}`)}` : question;
  const reaction = await askWithKeys<number>((signal) =>
    choose({
      message,
      options: [
        ...choices(prompt, sentences, width, true),
        { value: MORE, label: paint.dim(say.more) },
      ],
      first,
      items,
      signal,
    }),
  );
  if (!reaction) return { command: 'leave' };
  if ('digit' in reaction) {
    const { digit } = reaction;
    return answerWith(digit === 0 ? out : prompt.options[digit - 1]);
  }
  if ('command' in reaction) return reaction;
  if (reaction.answer === MORE) return menu(say);
  return answerWith(prompt.options[reaction.answer]);
}

function answerWith(option: Option | undefined): Reaction {
  return option ? { answer: [option] } : { command: 'redraw' };
}

async function pickSeveral(
  sentences: Sentences,
  prompt: Prompt,
  { width, items }: { readonly width: number; readonly items: number },
  picked: Answer,
): Promise<Reaction> {
  const { multiselect } = await import('@clack/prompts');
  const reaction = await askWithKeys<number[]>((signal) =>
    multiselect({
      message: sentences.question(prompt),
      options: choices(prompt, sentences, width, false),
      initialValues: sentences.numbersOf(prompt, picked).map((number) => number - 1),
      maxItems: items,
      required: false,
      signal,
      ...STYLE,
    }),
  );
  if (!reaction) return { command: 'leave' };
  if ('digit' in reaction) return { command: 'redraw' };
  if ('command' in reaction) return reaction;
  return { answer: reaction.answer.flatMap((index) => prompt.options[index] ?? []) };
}

/** Everything the keys do, for people who do not know the keys. */
async function menu(say: CliWords): Promise<Reaction> {
  const { menu: names } = say;
  const reaction = await askWithKeys<Command>((signal) =>
    choose({
      message: names.title,
      signal,
      options: [
        { value: 'why', label: names.why, hint: 'w' },
        { value: 'undo', label: names.undo, hint: 'u' },
        { value: 'redo', label: names.redo, hint: 'r' },
        { value: 'cards', label: names.cards, hint: 'c' },
        { value: 'events', label: names.events, hint: 'e' },
        { value: 'help', label: names.help, hint: '?' },
        { value: 'save', label: names.save, hint: 's' },
        { value: 'language', label: names.language, hint: 'g' },
        { value: 'quit', label: names.quit, hint: 'q' },
        { value: 'redraw', label: names.back },
      ],
    }),
  );
  if (!reaction || 'digit' in reaction) return { command: 'redraw' };
  return 'answer' in reaction ? { command: reaction.answer } : reaction;
}
