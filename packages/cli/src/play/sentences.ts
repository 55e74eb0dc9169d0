import type { Entry, Option, Prompt, Refusal } from '@grimrule/kernel';
import { NONE, sameOption } from '@grimrule/kernel';
import type { Language, Words } from '@grimrule/words';
import { logReader, readerAt } from '../reader.ts';
import { wrap } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Session, Undone } from './session.ts';

/** The sentences of a session for the person at the keyboard, in one language. */
export class Sentences {
  readonly session: Session;
  readonly language: Language;
  readonly words: Words;

  constructor(session: Session, language: Language) {
    this.session = session;
    this.language = language;
    this.words = session.table.words[language];
  }

  private get reader() {
    const { table, state, seat } = this.session;
    return readerAt(table.game, state, seat);
  }

  /** Tells a player of several seats which of them is asked. */
  question({ ask, seat }: Prompt): string {
    const { table, state } = this.session;
    const several = table.cooperative && state.seats > 1;
    const line = this.words.line(ask, this.reader);
    return several ? `[${this.words.seat(seat)}] ${line}` : line;
  }

  option(option: Option): string {
    return this.words.option(option, this.reader, this.session.state.prompt?.ask);
  }

  /** An option that pays, with what it is good for. */
  payment(option: Option): string {
    const design = this.reader.designOf(option.card ?? NONE);
    const worth = design === null ? '' : this.session.table.worth(design, this.language);
    const text = this.option(option);
    return worth === '' || says(text, worth) ? text : `${text} (${worth})`;
  }

  /** The cost, worth and effect of an option's card, unless the option says so itself. */
  hint(option: Option): string {
    const { card = NONE } = option;
    const { table, view } = this.session;
    const design = this.reader.designOf(card);
    if (design === null) return '';
    const facts = table.describe(design, this.language, { view, card });
    const text = this.option(option);
    return [facts, ...this.words.text(design)]
      .filter((part) => part !== '' && !says(text, part))
      .join(' · ');
  }

  undone(undone: Undone | null): string {
    const say = CLI_WORDS[this.language];
    if (!undone) return say.nothingToUndo;
    return undone.learned ? say.undoneTooLate : say.undone;
  }

  refusal({ reason }: Refusal): string {
    return this.words.line(reason, this.reader);
  }

  log(entries: readonly Entry[]): readonly string[] {
    const { state, seat, table } = this.session;
    const reader = logReader(state, seat);
    return entries.flatMap((entry) => {
      const text = this.words.entry(entry, reader);
      const lines = text === '' ? [] : [text];
      const idle = entry.line.seat === seat && this.session.isIdleTurn(entry);
      return idle ? [...lines, table.idleTurn(this.language)] : lines;
    });
  }

  /** Refused options: each with its reason and its rule. */
  refusals(width: number): readonly string[] {
    const say = CLI_WORDS[this.language];
    const { refusals } = this.session;
    if (refusals.length === 0) return [say.nothingRefused];
    return refusals.flatMap((refusal) => {
      const what = refusal.option ? `${this.option(refusal.option)}: ` : '';
      const rule = ` (${say.ruleIs(this.words.rule(refusal.rule))})`;
      return wrap(`• ${what}${this.refusal(refusal)}${rule}`, width);
    });
  }

  outcome(): string {
    const outcome = this.session.table.game.outcome(this.session.state);
    return outcome ? this.words.line(outcome.line, this.reader) : '';
  }

  /** The proposal as numbers of the options, counted from 1. */
  numbersOf({ options }: Prompt, answer: readonly Option[]): readonly number[] {
    return answer.map((pick) => options.findIndex((option) => sameOption(option, pick)) + 1);
  }
}

/** Whether a text has a word that begins so, as German `roten` says `rot`. */
function says(text: string, word: string): boolean {
  return text.split(' ').some((each) => each.startsWith(word));
}
