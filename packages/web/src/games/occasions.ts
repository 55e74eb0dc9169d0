import type { CardId, Happening, Table } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import type { Language, Words } from '@grimrule/words';

/** An event as a short sentence: what it happens to, what causes it, and how much. */
export type Sentence = (to: string, by: string, amount: number) => string;

interface Told {
  readonly sentences: Readonly<Record<Language, Readonly<Record<string, Sentence>>>>;
  /** The sentence of each event: several may be moments of the same. */
  readonly about: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Language, Pick<Words, 'name'>>>;
  /** Whether abilities of this level answer what has happened, rather than what is about to. */
  readonly isAfter: (level: string) => boolean;
}

const FRAMES: Readonly<Record<Language, Readonly<Record<'before' | 'after', string>>>> = {
  en: { before: 'About to happen', after: 'This has just happened' },
  de: { before: 'Gleich geschieht', after: 'Gerade geschehen' },
};

/** Says what is about to happen or has happened, where a player may answer it. */
export function occasions({ sentences, about, words, isAfter }: Told) {
  return ({ state }: Table, language: Language): string | null => {
    const top = state.stack.at(-1)?.locals;
    const window = state.stack.findLast(({ locals }) => isOccurrence(locals))?.locals;
    if (!window || !isOccurrence(window)) return null;
    const event = window.events.find(({ replaced }) => !replaced);
    const tell = sentences[language][about[event?.kind ?? ''] ?? ''];
    if (!event || !tell || event.card === NONE) return null;
    const name = (card: CardId) =>
      card === NONE ? '' : words[language].name(cardOf(state, card).design);
    // Somebody who harms himself need not be named twice.
    const by = event.source === event.card ? '' : name(event.source);
    const frame = FRAMES[language][isAfter(levelOf(top)) ? 'after' : 'before'];
    const told = `${frame}: ${tell(name(event.card), by, event.amount)}`;
    // Some titles end with a mark of their own.
    return /[!?]$/.test(told) ? told : `${told}.`;
  };
}

function isOccurrence(locals: object): locals is { readonly events: readonly Happening[] } {
  return 'events' in locals && Array.isArray(locals.events) && 'tells' in locals;
}

function levelOf(locals: object | undefined): string {
  return locals !== undefined && 'level' in locals ? String(locals.level) : '';
}
