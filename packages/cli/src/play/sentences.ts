import type { Entry, Language, Option, Prompt, Refusal, Words } from '@grimrule/kernel';
import { NONE, sameOption } from '@grimrule/kernel';
import { logReader, readerAt } from '../reader.ts';
import { wrap } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Session } from './session.ts';

/** What a session has to say to the one at the keyboard, in one language. */
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

  question({ ask }: Prompt): string {
    return this.words.line(ask, this.reader);
  }

  option(option: Option): string {
    return this.words.option(option, this.reader);
  }

  /** An option that pays, with what it is good for. */
  payment(option: Option): string {
    const design = this.reader.designOf(option.card ?? NONE);
    const worth = design === null ? '' : this.session.table.worth(design, this.language);
    return worth === '' ? this.option(option) : `${this.option(option)} (${worth})`;
  }

  /** What the card of an option costs, is worth and does. */
  hint({ card = NONE }: Option): string {
    const design = this.reader.designOf(card);
    if (design === null) return '';
    const facts = this.session.table.describe(design, this.language);
    return [facts, ...this.words.text(design)].filter((part) => part !== '').join(' · ');
  }

  refusal({ reason }: Refusal): string {
    return this.words.line(reason, this.reader);
  }

  log(entries: readonly Entry[]): readonly string[] {
    const reader = logReader(this.session.state, this.session.seat);
    return entries.map((entry) => this.words.entry(entry, reader)).filter((text) => text !== '');
  }

  /** What cannot be done now: the option, the reason and the rule. */
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
