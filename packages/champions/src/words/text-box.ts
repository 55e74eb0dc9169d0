import type { Called, Structure } from '@grimrule/kernel';
import type { Grammar, Language, Lexicon, Trait } from '@grimrule/words';
import { english, german, tell, tellEffect } from '@grimrule/words';
import type { ChampionsCard } from '../cards/card.ts';
import type { ChampionsAbility, E, F, Q } from '../vocabulary/builders.ts';
import type { CardType, ChampionsFilter, ChampionsWords } from '../vocabulary/nodes.ts';
import { germanHost, germanLexicon } from './lexicon-de.ts';
import { englishHost, englishLexicon } from './lexicon-en.ts';
import { TYPES as GERMAN_TYPES } from './nouns-de.ts';
import { TYPES as ENGLISH_TYPES } from './nouns-en.ts';
import { termLines } from './terms.ts';

/** How cards are told in one language. */
interface Spoken<N> {
  readonly language: Language;
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<ChampionsWords, N>;
  readonly types: Readonly<Record<CardType, N>>;
  /** What a card calls the one it is attached to. */
  readonly host: (noun: N, self: N) => Trait<N>;
  readonly nameOf: (noun: N) => string;
}

const ENGLISH = {
  language: 'en',
  grammar: english,
  lexicon: englishLexicon,
  types: ENGLISH_TYPES,
  host: englishHost,
  nameOf: ({ one }) => one,
} satisfies Spoken<(typeof englishLexicon)['card']>;

const GERMAN = {
  language: 'de',
  grammar: german,
  lexicon: germanLexicon,
  types: GERMAN_TYPES,
  host: germanHost,
  nameOf: ({ adjectival, weak, one, many }) => (adjectival ? `${adjectival}en` : weak ? many : one),
} satisfies Spoken<(typeof germanLexicon)['card']>;

/** The whole text box of a card: keywords, how it may be played, and each of its abilities. */
export function championsText(language: Language, card: ChampionsCard): readonly string[] {
  return language === 'en' ? textBox(ENGLISH, card) : textBox(GERMAN, card);
}

/** What an effect of a card does, such as one of two that can be chosen. */
export function championsEffect(language: Language, effect: E, card: ChampionsCard | null): string {
  return language === 'en'
    ? tellEffect(english, lexiconFor(ENGLISH, card), effect)
    : tellEffect(german, lexiconFor(GERMAN, card), effect);
}

function textBox<N>(spoken: Spoken<N>, card: ChampionsCard): readonly string[] {
  const lexicon = lexiconFor(spoken, card);
  const host = hostOf(card);
  const name = host ? spoken.nameOf(hostNoun(spoken, host)) : '';
  return [
    ...termLines(spoken.language, card, name),
    ...toldAbilities(card).map((ability) => tell(spoken.grammar, lexicon, ability)),
  ];
}

/** Powers printed on an attachment are numbers, not text: the first ability is made from them. */
function toldAbilities({ type, atk, sch, thw, abilities }: ChampionsCard) {
  const hasPowers = [atk, sch, thw].some((power) => power);
  const first = type === 'attachment' && hasPowers ? 1 : 0;
  return abilities.slice(first) as readonly ChampionsAbility[];
}

/** The words for one card, which knows what it is itself and what it is attached to. */
function lexiconFor<N>(spoken: Spoken<N>, card: ChampionsCard | null): Lexicon<ChampionsWords, N> {
  if (!card) return spoken.lexicon;
  const self = spoken.types[card.type];
  const host = hostOf(card);
  const { sources } = spoken.lexicon;
  return {
    ...spoken.lexicon,
    self,
    sources: host ? { ...sources, host: hostTrait(spoken, host, self) } : sources,
  };
}

/** Where a card is attached as it enters play. */
function hostOf({ abilities }: ChampionsCard): Q | null {
  for (const ability of abilities as readonly ChampionsAbility[]) {
    if (ability.kind !== 'called' || ability.call !== 'attach') continue;
    const effect = (ability as Called<ChampionsWords>).effect as Structure<ChampionsWords>;
    if (effect.do === 'choose') return effect.from;
  }
  return null;
}

/** There is only one villain, and a named card is called by its name. */
function hostTrait<N>(spoken: Spoken<N>, host: Q, self: N): Trait<N> {
  const { lexicon } = spoken;
  const source = lexicon.sources[host.in as ChampionsWords['source']];
  const title = titledBy(host.where);
  const name = title && lexicon.filters.titled(title, NOTHING_TO_ASK).yes;
  if (name) return name;
  return source.unique ? source : spoken.host(hostNoun(spoken, host), self);
}

function hostNoun<N>({ lexicon }: Spoken<N>, host: Q): N {
  return lexicon.sources[host.in as ChampionsWords['source']].noun ?? lexicon.card;
}

function titledBy(where: F | undefined) {
  const filter = where as ChampionsFilter | undefined;
  return filter?.is === 'titled' ? filter : null;
}

/** A title needs nothing of the renderer. */
const NOTHING_TO_ASK = {} as never;
