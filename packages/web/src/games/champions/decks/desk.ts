import type { ChampionsCard } from '@grimrule/champions';
import {
  cardsIn,
  championsWords,
  contentsOf,
  designCoded,
  HEROES,
  isOffered,
  loadPacks,
  loadWords,
  OFFERED,
} from '@grimrule/champions';
import type { Counts, Deck } from '@grimrule/decks';
import { deckGameNamed, EMPTY_DECK, typeHeading } from '@grimrule/decks';
import type { Line } from '@grimrule/kernel';
import { capitalised } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import type { BuildCard, DeckDesk, Kind, ReadyDeck } from '../../../decks/desk/desk.ts';
import { aspectsOf } from '../names.ts';

const TYPES = ['ally', 'event', 'resource', 'support', 'upgrade', 'player_side_scheme'] as const;
const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const;
const MOST_COPIES = 3;
const HAND = 6;
/** Not the heroes themselves, but what only they may have. */
const OWN_CARDS = { en: 'Hero cards', de: 'Heldenkarten' };

const SIGNS: Readonly<Record<(typeof TYPES)[number], IconName>> = {
  ally: 'company',
  event: 'energy',
  resource: 'wild',
  support: 'house',
  upgrade: 'upgrade',
  player_side_scheme: 'stage',
};

/** Every finished pack is needed at the desk, whichever of them a game would meet. */
export async function loadDesk(): Promise<DeckDesk> {
  await Promise.all([loadPacks(OFFERED), loadWords(OFFERED)]);
  return championsDesk();
}

function championsDesk(): DeckDesk {
  const game = deckGameNamed('champions');
  if (!game) throw new Error('no decks of Champions');
  const { listing } = game;
  const here = cardsIn().filter(({ code }) => isOffered(code));
  const buildCard = (card: ChampionsCard): BuildCard => {
    const { code, type, faction, cost, resources = {}, traits = [], keywords = {}, set } = card;
    const listed = listing.coded(code);
    return {
      code,
      design: designCoded(code),
      type,
      faction,
      cost: cost ?? null,
      resources: RESOURCES.flatMap((kind) => Array<string>(resources[kind] ?? 0).fill(kind)),
      traits,
      keywords: Object.keys(keywords),
      inPacks: listed ? listing.inPacks(listed) : {},
      set: faction === 'hero' ? (set ?? '') : '',
      most: mostOf(card),
      isDrawn: keywords.permanent === undefined,
    };
  };
  const isPlayed = ({ type, faction, otherSide, code, keywords }: ChampionsCard) =>
    (TYPES as readonly string[]).includes(type) &&
    faction !== 'encounter' &&
    keywords?.linked === undefined &&
    (otherSide === undefined || code < otherSide) &&
    listing.coded(code)?.code === code;
  const cards = here.filter(isPlayed).map(buildCard);
  const heroes = HEROES.flatMap(({ identity }) => {
    const card = here.find(({ code }) => code === identity);
    return card ? [buildCard(card)] : [];
  });
  const heroOf = ({ identities: [code = ''] }: Deck) =>
    here.find((card) => card.code === code && card.type === 'hero');
  const ownOf = (code: string): Counts => {
    const set = here.find((card) => card.code === code)?.set;
    const own = here.filter(
      (card) => isPlayed(card) && card.faction === 'hero' && card.set === set,
    );
    return Object.fromEntries(own.map((card) => [card.code, card.quantity]));
  };
  const factions = [...new Set(cards.map(({ faction }) => faction))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  return {
    name: game.name,
    game,
    cards,
    heroes,
    types: TYPES.filter((type) => cards.some((card) => card.type === type)).map(
      (type): Kind => ({
        id: type,
        name: { en: typeHeading(type, 'en'), de: typeHeading(type, 'de') },
        icon: SIGNS[type],
      }),
    ),
    factions: factions.map(
      (faction): Kind => ({
        id: faction,
        name:
          faction === 'hero'
            ? OWN_CARDS
            : both((words) => capitalised(words.faction(faction as ChampionsCard['faction']))),
        tone: faction,
      }),
    ),
    resources: RESOURCES.map(
      (kind): Kind => ({
        id: kind,
        name: both((words) => capitalised(words.resource(kind))),
        icon: kind,
      }),
    ),
    least: 40,
    traitName: (trait, language) => championsWords[language].trait(trait),
    keywordName: (keyword, language) =>
      championsWords[language].keywords({ [keyword]: true })[0]?.split(/[ (]/)[0] ?? keyword,
    withHero(deck, hero) {
      const before = ownOf(deck.identities[0] ?? '');
      const others = Object.entries(deck.cards).filter(([code]) => !Object.hasOwn(before, code));
      const isSame = deck.identities[0] === hero;
      return {
        ...deck,
        identities: isSame ? [] : [hero],
        cards: { ...(isSame ? {} : ownOf(hero)), ...Object.fromEntries(others) },
      };
    },
    isOwn: ({ set }, deck) => set !== '' && set === heroOf(deck)?.set,
    requirements(deck) {
      const hero = HEROES.find(({ identity }) => identity === deck.identities[0]);
      const { aspects, copies } = hero?.requirements ?? {};
      return [
        ...(aspects === undefined ? [] : [{ say: 'aspects', count: aspects }]),
        ...(copies === undefined ? [] : [{ say: 'copies', count: copies }]),
      ] as readonly Line[];
    },
    drawing(deck) {
      const hand = heroOf(deck)?.handSize ?? HAND;
      return { hand, mulligan: 'some', perRound: hand };
    },
    ready: readyDecks(),
  };
}

function mostOf({
  unique,
  faction,
  quantity,
  deckLimit = MOST_COPIES,
  max,
}: ChampionsCard): number {
  if (faction === 'hero') return quantity;
  if (unique) return 1;
  return max?.per === 'deck' ? Math.min(deckLimit, max.times) : deckLimit;
}

const ORDER = ['hero', 'aggression', 'justice', 'leadership', 'protection', 'pool', 'basic'];
const placeOf = (faction: string) =>
  (ORDER.indexOf(faction) + ORDER.length + 1) % (ORDER.length + 1);

const both = (name: (words: (typeof championsWords)['en']) => string) => ({
  en: name(championsWords.en),
  de: name(championsWords.de),
});

/** The decks that heroes come with, of all packs that are there. */
function readyDecks(): readonly ReadyDeck[] {
  const starters = HEROES.flatMap(({ slug, identity }) => {
    const decks = OFFERED.flatMap((pack) => contentsOf(pack)?.decks ?? []);
    const ready = decks.find((deck) => deck.slug === slug && deck.identity === identity);
    // A ready deck may hold cards of a pack that is not finished.
    return ready && Object.keys(ready.cards).every(isOffered) ? ready : [];
  });
  return starters.map(({ slug, identity, cards }) => {
    const design = designCoded(identity);
    const name = (language: 'en' | 'de') =>
      `${championsWords[language].name(design)} · ${aspectsOf(slug, language)}`;
    return {
      slug,
      name: { en: name('en'), de: name('de') },
      deck: { ...EMPTY_DECK, game: 'champions', name: name('en'), identities: [identity], cards },
    };
  });
}
