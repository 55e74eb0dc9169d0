import type { CardId, Happening, Table } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import type { Language, Words } from '@grimrule/words';

/** An event as a short sentence: what it happens to, what causes it, and how much. */
type Sentence = (to: string, by: string, amount: number) => string;
export type Sentences = Readonly<Record<string, Sentence>>;

/** The sentences of the events that happen in every cooperative game. */
const SHARED: Readonly<Record<Language, Sentences>> = {
  en: {
    damage: (to, by, amount) => `${amount} damage to ${to}${by === '' ? '' : ` from ${by}`}`,
    engage: (to) => `${to} engages a player`,
    entry: (to) => `${to} enters play`,
    leave: (to) => `${to} leaves play`,
    play: (to) => `${to} is played`,
    reveal: (to) => `${to} is revealed`,
  },
  de: {
    damage: (to, by, amount) => `${amount} Schaden für ${to}${by === '' ? '' : ` durch ${by}`}`,
    engage: (to) => `${to} verwickelt einen Spieler in einen Kampf`,
    entry: (to) => `${to} kommt ins Spiel`,
    leave: (to) => `${to} verlässt das Spiel`,
    play: (to) => `${to} wird gespielt`,
    reveal: (to) => `${to} wird aufgedeckt`,
  },
};

interface Occasions {
  /** The sentences of the game's own events, besides the shared ones. */
  readonly sentences: Readonly<Record<Language, Sentences>>;
  /** The events of each sentence: several may be moments of the same occasion. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<Language, Pick<Words, 'name'>>>;
  /** Whether abilities of this level answer what has happened, rather than what is about to. */
  readonly isAfter: (level: string) => boolean;
}

const FRAMES: Readonly<Record<Language, Readonly<Record<'before' | 'after', string>>>> = {
  en: { before: 'About to happen', after: 'Just happened' },
  de: { before: 'Gleich passiert', after: 'Gerade passiert' },
};

/** Says what is about to happen or has happened, where a player may answer it. */
export function occasions({ sentences, events, words, isAfter }: Occasions) {
  const told = { en: { ...SHARED.en, ...sentences.en }, de: { ...SHARED.de, ...sentences.de } };
  const sentenceOf = new Map(
    Object.entries(events).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name])),
  );
  return ({ state }: Table, language: Language): string | null => {
    const top = state.stack.at(-1)?.locals;
    const window = state.stack.findLast(({ locals }) => isOccurrence(locals))?.locals;
    if (!window || !isOccurrence(window)) return null;
    const event = window.events.find(({ replaced }) => !replaced);
    const tell = told[language][sentenceOf.get(event?.kind ?? '') ?? ''];
    if (!event || !tell || event.card === NONE) return null;
    const name = (card: CardId) =>
      card === NONE ? '' : words[language].name(cardOf(state, card).design);
    // A card that harms itself need not be named twice.
    const by = event.source === event.card ? '' : name(event.source);
    const frame = FRAMES[language][isAfter(levelOf(top)) ? 'after' : 'before'];
    const sentence = `${frame}: ${tell(name(event.card), by, event.amount)}`;
    // Some titles end with a mark of their own.
    return /[!?]$/.test(sentence) ? sentence : `${sentence}.`;
  };
}

function isOccurrence(locals: object): locals is { readonly events: readonly Happening[] } {
  return 'events' in locals && Array.isArray(locals.events) && 'tells' in locals;
}

function levelOf(locals: object | undefined): string {
  return locals !== undefined && 'level' in locals ? String(locals.level) : '';
}
