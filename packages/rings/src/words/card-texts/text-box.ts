import type { Language, Lexicon, Spoken, Within } from '@grimrule/words';
import { hostsIn, named, spokenInEnglish, spokenInGerman, tell, tellEffect } from '@grimrule/words';
import type { RingsCard } from '../../cards/card.ts';
import type { Effect, RingsAbility } from '../../vocabulary/builders.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import { headingIn } from './heading.ts';
import { germanLexicon } from './lexicon-de.ts';
import { englishLexicon } from './lexicon-en.ts';
import { TYPES as GERMAN_TYPES } from './nouns-de.ts';
import { TYPES as ENGLISH_TYPES } from './nouns-en.ts';
import { termLines } from './terms.ts';

interface Told<N> extends Spoken<RingsWords, N> {
  readonly language: Language;
  readonly types: Readonly<Record<CardType, N>>;
  /** The player who has revealed the card that an event is about. */
  readonly revealer: string;
}

const ENGLISH = {
  ...spokenInEnglish(englishLexicon),
  language: 'en',
  types: ENGLISH_TYPES,
  revealer: 'the player who revealed it',
} satisfies Told<(typeof englishLexicon)['card']>;
const GERMAN = {
  ...spokenInGerman(germanLexicon),
  language: 'de',
  types: GERMAN_TYPES,
  revealer: 'der Spieler, der sie aufgedeckt hat,',
} satisfies Told<(typeof germanLexicon)['card']>;

/** The whole text box of a card: keywords, how it may be used, and each of its abilities. */
export function ringsText(language: Language, card: RingsCard): readonly string[] {
  return language === 'en' ? textBox(ENGLISH, card) : textBox(GERMAN, card);
}

/** The text of an effect of a card, such as one of two that can be chosen. */
export function ringsEffect(
  language: Language,
  effect: Effect,
  card: RingsCard | null,
  within?: Within<RingsWords>,
): string {
  return language === 'en'
    ? tellEffect(ENGLISH.grammar, lexiconFor(ENGLISH, card), effect, within)
    : tellEffect(GERMAN.grammar, lexiconFor(GERMAN, card), effect, within);
}

function textBox<N>(told: Told<N>, card: RingsCard): readonly string[] {
  const lexicon = lexiconFor(told, card);
  // Abilities of a card of Rings are abilities of Rings.
  const abilities = card.abilities as readonly RingsAbility[];
  return [
    ...termLines(told.language, card, told.nameOf(hostNoun(told, card))),
    ...abilities.map((ability) => tell(told.grammar, forEvent(told, lexicon, ability), ability)),
  ];
}

/** The player of an event is named by their part in it. */
function forEvent<N>(
  { revealer }: Told<N>,
  lexicon: Lexicon<RingsWords, N>,
  ability: RingsAbility,
): Lexicon<RingsWords, N> {
  const reveals = ability.kind === 'triggered' && /reveal/i.test(ability.on);
  if (!reveals) return lexicon;
  const eventPlayer = { ...lexicon.sources.eventPlayer, fixed: named(revealer) };
  return { ...lexicon, sources: { ...lexicon.sources, eventPlayer } };
}

/** The words for one card, which knows what it is itself and what it is attached to. */
function lexiconFor<N>(told: Told<N>, card: RingsCard | null): Lexicon<RingsWords, N> {
  if (!card) return told.lexicon;
  const { lexicon, language, types } = told;
  const self = types[card.type];
  const host = told.host(hostNoun(told, card), self);
  return {
    ...lexicon,
    self,
    sources: { ...lexicon.sources, host },
    heading: (ability) => headingIn(language, ability, card.type === 'Event'),
  };
}

/** The possible hosts of a card; mostly heroes, also where another card attaches it. */
function hostNoun<N>({ lexicon, types }: Told<N>, { abilities, keywords }: RingsCard): N {
  // A guarded card is first attached to its guard.
  if (keywords?.guarded) return lexicon.card;
  const sources = hostsIn<RingsWords>(abilities).flatMap((host) =>
    'in' in host ? [lexicon.sources[host.in as RingsWords['source']]] : [],
  );
  return sources[0]?.noun ?? types.Hero;
}
