import type { Language, Lexicon, Spoken, Trait, Within } from '@grimrule/words';
import {
  hostsIn,
  spokenInEnglish,
  spokenInGerman,
  tell,
  tellCondition,
  tellEffect,
} from '@grimrule/words';
import type { ChampionsCard } from '../../cards/card.ts';
import type { Cards, ChampionsAbility, Effect, Filter, Query } from '../../vocabulary/builders.ts';
import { THIS } from '../../vocabulary/builders.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import type { ChampionsFilter, ChampionsWords } from '../../vocabulary/nodes.ts';
import { engagedPlayerIn } from './engaged-player.ts';
import { germanLexicon } from './lexicon-de.ts';
import { englishLexicon } from './lexicon-en.ts';
import { TYPES as GERMAN_TYPES } from './nouns-de.ts';
import { TYPES as ENGLISH_TYPES } from './nouns-en.ts';
import { termLines } from './terms.ts';

interface Told<N> extends Spoken<ChampionsWords, N> {
  readonly language: Language;
  readonly types: Readonly<Record<CardType, N>>;
}

const ENGLISH = {
  ...spokenInEnglish(englishLexicon),
  language: 'en',
  types: ENGLISH_TYPES,
} satisfies Told<(typeof englishLexicon)['card']>;
const GERMAN = {
  ...spokenInGerman(germanLexicon),
  language: 'de',
  types: GERMAN_TYPES,
} satisfies Told<(typeof germanLexicon)['card']>;

/** The whole text box of a card: keywords, how it may be played, and each of its abilities. */
export function championsText(language: Language, card: ChampionsCard): readonly string[] {
  return language === 'en' ? textBox(ENGLISH, card) : textBox(GERMAN, card);
}

/** The text of an effect of a card, such as one of two that can be chosen. */
export function championsEffect(
  language: Language,
  effect: Effect,
  card: ChampionsCard | null,
  within?: Within<ChampionsWords>,
): string {
  return language === 'en'
    ? tellEffect(ENGLISH.grammar, lexiconFor(ENGLISH, card), effect, within)
    : tellEffect(GERMAN.grammar, lexiconFor(GERMAN, card), effect, within);
}

function textBox<N>(told: Told<N>, card: ChampionsCard): readonly string[] {
  const lexicon = lexiconFor(told, card);
  const [host] = hostsIn<ChampionsWords>(card.abilities);
  const terms = {
    host: host ? told.nameOf(hostNoun(told, host)) : '',
    counted: card.countedCounters
      ? tellEffect(told.grammar, lexicon, laid(card.countedCounters))
      : '',
    onlyIf: card.onlyIf ? tellCondition(told.grammar, lexicon, card.onlyIf) : '',
  };
  return [
    ...termLines(told.language, card, terms),
    ...toldAbilities(card).map((ability) => tell(told.grammar, lexicon, ability)),
  ];
}

/** Counters that are counted, as the effect that would put them on the card. */
const laid = ({ counter, count }: NonNullable<ChampionsCard['countedCounters']>): Effect => ({
  do: 'putCounters',
  counter,
  count,
  on: THIS,
});

/** Powers printed on an attachment are numbers, not text: the first ability is made from them. */
function toldAbilities({ type, atk, sch, thw, abilities }: ChampionsCard) {
  const hasPowers = [atk, sch, thw].some((power) => power);
  const first = type === 'attachment' && hasPowers ? 1 : 0;
  return abilities.slice(first) as readonly ChampionsAbility[];
}

/** The words for one card, which knows what it is itself and what it is attached to. */
function lexiconFor<N>(told: Told<N>, card: ChampionsCard | null): Lexicon<ChampionsWords, N> {
  if (!card) return told.lexicon;
  const self = told.types[card.type];
  const { sources } = told.lexicon;
  return {
    ...told.lexicon,
    self,
    sources: { ...sources, host: hostTrait(told, card, self) },
    doer: (ability) => engagedPlayerIn(told.language, card, ability),
  };
}

/** There is only one villain, and a named card is called by its name. */
function hostTrait<N>(told: Told<N>, card: ChampionsCard, self: N): Trait<N> {
  const { lexicon } = told;
  const [host, ...others] = hostsIn<ChampionsWords>(card.abilities);
  // A card that goes from one to another is attached to some card.
  if (!host || others.length > 0) return told.host(lexicon.card, self);
  const title = 'in' in host ? titledBy(host.where) : null;
  const name = title && lexicon.filters.titled(title, NOTHING_TO_ASK).yes;
  if (name) return name;
  const source = 'in' in host ? sourceIn(told, host) : undefined;
  return source?.unique ? source : told.host(hostNoun(told, host), self);
}

const sourceIn = <N>({ lexicon }: Told<N>, host: Query): Trait<N> | undefined =>
  lexicon.sources[host.in as ChampionsWords['source']];

function hostNoun<N>(told: Told<N>, host: Cards): N {
  const noun = 'in' in host ? sourceIn(told, host)?.noun : undefined;
  return noun ?? told.lexicon.card;
}

function titledBy(where: Filter | undefined) {
  const filter = where as ChampionsFilter | undefined;
  return filter?.is === 'titled' ? filter : null;
}

/** A title needs nothing of the renderer. */
const NOTHING_TO_ASK = {} as never;
