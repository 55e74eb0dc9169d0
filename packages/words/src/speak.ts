import type { CardId, Effect, Line, Option, Seat } from '@grimrule/kernel';
import { everybody, NONE } from '@grimrule/kernel';
import { kernelEnglish } from './english/kernel-lines.ts';
import { kernelGerman } from './german/kernel-lines.ts';
import type { Case } from './phrase.ts';
import { capitalised, listed } from './phrase.ts';
import type { AnySentence, KernelSpeech, OptionTexts, Sentences, Speaker } from './sentences.ts';
import type { Within } from './within.ts';
import type { Language, Reader, Words } from './words.ts';

const KERNEL: Readonly<Record<Language, KernelSpeech>> = { en: kernelEnglish, de: kernelGerman };
const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und' };

/** The texts of a game in one language, besides those of the kernel. */
export interface Speech<L, V extends string, T extends string> {
  readonly language: Language;
  readonly lines: Sentences<L>;
  readonly options: OptionTexts<V>;
  readonly titles: Readonly<Record<T, string>>;
  seat(seat: Seat): string;
  name(design: number): string;
  /** A card within a sentence; null stands for one that the reader does not know. */
  called(design: number | null, form: Case): string;
  /** The same for an option, where a card may have to be told from another of its name. */
  offered(design: number | null, form: Case): string;
  text(design: number): readonly string[];
  /** The text of an effect of a printed card. */
  effect(effect: Effect, design: number | null, within?: Within): string;
}

export function speak<L, V extends string, T extends string>(speech: Speech<L, V, T>): Words {
  const { language, seat, name } = speech;
  const kernel = KERNEL[language];
  // A line or an option carries what its own sentence asks for, so the general types are safe.
  const lines = { ...kernel.lines, ...speech.lines } as unknown as Table<AnySentence>;
  const options = { ...kernel.options, ...speech.options } as Table<OptionSentence>;
  const titles = { ...kernel.titles, ...speech.titles } as Table<string>;

  const speakerTo = (
    reader: Reader,
    knows: (card: CardId) => boolean,
    called = speech.called,
    designOf = reader.designOf,
  ): Speaker => {
    const design = (id: CardId) => (id !== NONE && knows(id) ? designOf(id) : null);
    const card = (id: CardId, form: Case = 'nominative') => called(design(id), form);
    return {
      card,
      cards: (ids, form = 'nominative') =>
        listed(summed(ids.map((id) => card(id, form))), AND[language]),
      designOf: design,
      isReader: (other) => reader.seat === other,
      named: (other) => reader.seatName?.(other) ?? null,
      seat: (other) => reader.seatName?.(other) ?? seat(other),
    };
  };
  const always = () => true;
  // Texts are made from abilities when they are first read.
  const told = new Map<number, readonly string[]>();
  const text = (design: number): readonly string[] => {
    const known = told.get(design) ?? speech.text(design);
    told.set(design, known);
    return known;
  };

  return {
    language,
    line: (line, reader) => sentence(entryIn(lines, line.say)(line, speakerTo(reader, always))),
    entry({ line, seen, designs }, reader) {
      const knew = (card: CardId) => sees(seen[card] ?? 0, reader.seat, reader.seats);
      // A card that has been turned since is told as what it was.
      const then = (card: CardId) => designs[card] ?? reader.designOf(card);
      const to = speakerTo(reader, knew, speech.called, then);
      return sentence(entryIn(lines, line.say)(line, to));
    },
    option(option, reader, ask) {
      const alternative = ask && alternativeOf(option, ask);
      if (alternative) {
        const { effect, card } = alternative;
        return speech.effect(effect, card === NONE ? null : reader.designOf(card));
      }
      const to = speakerTo(reader, always, speech.offered);
      return capitalised(entryIn(options, option.verb)(option, to));
    },
    effect: speech.effect,
    seat,
    name,
    text,
    rule: (id) => (id === '' ? '' : entryIn(titles, id)),
  };
}

/** Some titles end with a mark of their own, which then ends the sentence as well. */
const sentence = (text: string) => capitalised(text).replace(/([!?])\.$/, '$1');

/** The effect that an option stands for, if the question names the effects it is about. */
function alternativeOf({ verb, value = 0 }: Option, { effects, card }: Line) {
  if ((verb !== 'option' && verb !== 'yes') || !Array.isArray(effects)) return null;
  // Only a question of the kernel has effects, and those are what it asks about.
  const effect = effects[value] as Effect | undefined;
  return effect ? { effect, card: typeof card === 'number' ? card : NONE } : null;
}

type Table<T> = Readonly<Record<string, T>>;
type OptionSentence = (option: Option, to: Speaker) => string;

/** A missing entry is a mistake of the program: a raw key must never reach a reader. */
function entryIn<T>(table: Table<T>, key: string): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) throw new Error(`no words for '${key}'`);
  return found;
}

/** Whether a seat is in the mask of seats that saw a card; a spectator saw what all seats saw. */
function sees(mask: number, seat: Seat, seats: number): boolean {
  if (seat === NONE) return true;
  const own = seat < seats ? 1 << seat : everybody(seats);
  return (mask & own) === own;
}

/** Several cards of the same name are named once, with their number. */
function summed(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return times === 1 ? name : `${name} (${times}×)`;
  });
}
