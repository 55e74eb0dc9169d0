import type { Query, Structure } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import type { Grammar, Language, Lexicon, Trait } from '@grimrule/words';
import { english, german, named, tell, tellEffect } from '@grimrule/words';
import type { RingsCard } from '../cards/card.ts';
import type { E, Q, RingsAbility } from '../vocabulary/builders.ts';
import type { CardType, RingsAct, RingsWords } from '../vocabulary/nodes.ts';
import { headingIn } from './heading.ts';
import { germanHost, germanLexicon } from './lexicon-de.ts';
import { englishHost, englishLexicon } from './lexicon-en.ts';
import { TYPES as GERMAN_TYPES } from './nouns-de.ts';
import { TYPES as ENGLISH_TYPES } from './nouns-en.ts';
import { termLines } from './terms.ts';

/** How cards are told in one language. */
interface Spoken<N> {
  readonly language: Language;
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<RingsWords, N>;
  readonly types: Readonly<Record<CardType, N>>;
  /** What a card calls the one it is attached to. */
  readonly host: (noun: N, self: N) => Trait<N>;
  readonly nameOf: (noun: N) => string;
  /** Who has revealed the card that an event is about. */
  readonly revealer: string;
}

const ENGLISH = {
  language: 'en',
  grammar: english,
  lexicon: englishLexicon,
  types: ENGLISH_TYPES,
  host: englishHost,
  nameOf: ({ one }) => one,
  revealer: 'the player who revealed it',
} satisfies Spoken<(typeof englishLexicon)['card']>;

const GERMAN = {
  language: 'de',
  grammar: german,
  lexicon: germanLexicon,
  types: GERMAN_TYPES,
  host: germanHost,
  nameOf: ({ adjectival, weak, one, many }) => (adjectival ? `${adjectival}en` : weak ? many : one),
  revealer: 'der Spieler, der sie aufgedeckt hat,',
} satisfies Spoken<(typeof germanLexicon)['card']>;

/** The whole text box of a card: keywords, how it may be used, and each of its abilities. */
export function ringsText(language: Language, card: RingsCard): readonly string[] {
  return language === 'en' ? textBox(ENGLISH, card) : textBox(GERMAN, card);
}

/** What an effect of a card does, such as one of two that can be chosen. */
export function ringsEffect(language: Language, effect: E, card: RingsCard | null): string {
  return language === 'en'
    ? tellEffect(english, lexiconFor(ENGLISH, card), effect)
    : tellEffect(german, lexiconFor(GERMAN, card), effect);
}

function textBox<N>(spoken: Spoken<N>, card: RingsCard): readonly string[] {
  const lexicon = lexiconFor(spoken, card);
  const host = spoken.nameOf(hostNoun(spoken, card));
  return [
    ...termLines(spoken.language, card, host),
    // Abilities of a card of Rings are abilities of Rings.
    ...(card.abilities as readonly RingsAbility[]).map((ability) =>
      tell(spoken.grammar, forEvent(spoken, lexicon, ability), ability),
    ),
  ];
}

/** Whom an event is about is called by what he has done in it. */
function forEvent<N>(
  { revealer }: Spoken<N>,
  lexicon: Lexicon<RingsWords, N>,
  ability: RingsAbility,
): Lexicon<RingsWords, N> {
  const reveals = ability.kind === 'triggered' && /reveal/i.test(ability.on);
  if (!reveals) return lexicon;
  const eventPlayer = { ...lexicon.sources.eventPlayer, fixed: named(revealer) };
  return { ...lexicon, sources: { ...lexicon.sources, eventPlayer } };
}

/** The words for one card, which knows what it is itself and what it is attached to. */
function lexiconFor<N>(spoken: Spoken<N>, card: RingsCard | null): Lexicon<RingsWords, N> {
  if (!card) return spoken.lexicon;
  const { lexicon, language, types } = spoken;
  const self = types[card.type];
  const host = spoken.host(hostNoun(spoken, card), self);
  return {
    ...lexicon,
    self,
    sources: { ...lexicon.sources, host },
    heading: (ability) => headingIn(language, ability, card.type === 'Event'),
  };
}

/** What a card can be attached to; most are for heroes, also where another card attaches them. */
function hostNoun<N>({ lexicon, types }: Spoken<N>, { abilities }: RingsCard): N {
  const from = hostIn(abilities, null);
  const source = from && lexicon.sources[from.in as RingsWords['source']];
  return source?.noun ?? types.Hero;
}

type Node = Structure<RingsWords> | RingsAct;

/** The set that the card's own host is chosen from, wherever its abilities say so. */
function hostIn(node: unknown, chosen: Query<RingsWords> | null): Q | null {
  if (typeof node !== 'object' || node === null) return null;
  const known = node as Node;
  if (known.do === 'attach' && isRef(known.card) && known.card.ref === 'this') return chosen;
  const from = known.do === 'choose' ? known.from : chosen;
  for (const part of Object.values(node)) {
    const found = hostIn(part, from);
    if (found) return found;
  }
  return null;
}
