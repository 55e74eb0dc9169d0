import type { Deck } from '@grimrule/decks';
import { deckGameNamed, EMPTY_DECK, typeHeading } from '@grimrule/decks';
import type { RingsCard } from '@grimrule/rings';
import { DECKS, DESIGNS, POOL, ringsWords, SPHERES } from '@grimrule/rings';
import { capitalised } from '@grimrule/words';
import type { BuildCard, DeckDesk, Kind } from '../../../decks/desk/desk.ts';
import { isSphere, sphereMark } from '../face/spheres.ts';

const MOST_COPIES = 3;
const MOST_HEROES = 3;
const REVISED = 'revcore';
/** Types of cards that lie in play from the beginning. */
const STAYS_OUT: readonly string[] = ['Hero', 'Contract'];

/** Every card of the pool is always there. */
export async function loadDesk(): Promise<DeckDesk> {
  const game = deckGameNamed('rings');
  if (!game) throw new Error('no decks of Rings');
  const { listing } = game;
  const buildCard = (card: RingsCard): readonly BuildCard[] => {
    const listed = listing.coded(card.code);
    if (!listed) return [];
    const { type, sphere = '', cost, traits = [], keywords = {}, threatCost } = card;
    const inPacks = listing.inPacks(listed);
    return [
      {
        code: listed.code,
        design: DESIGNS.indexOf(card),
        type,
        faction: sphere,
        cost: (type === 'Hero' ? threatCost : cost) ?? null,
        resources: isSphere(sphere) && type === 'Hero' ? [sphere] : [],
        traits,
        keywords: Object.keys(keywords),
        // The revised box has as many copies as a deck may hold.
        inPacks:
          inPacks[REVISED] === undefined
            ? inPacks
            : { ...inPacks, [REVISED]: card.quantityRevised },
        set: '',
        most: type === 'Hero' ? 1 : MOST_COPIES,
        isDrawn: !STAYS_OUT.includes(type),
      },
    ];
  };
  const known = POOL.filter(isPlayed).flatMap(buildCard);
  const cards = known.filter(({ type }) => type !== 'Hero');
  const siteCode = (own: string) => listing.coded(own)?.code ?? own;
  const factions = [...SPHERES, 'Neutral'].filter((sphere) =>
    cards.some(({ faction }) => faction === sphere),
  );
  return {
    name: game.name,
    game,
    cards,
    heroes: known.filter(({ type }) => type === 'Hero'),
    types: [...new Set(cards.map(({ type }) => type))].map(
      (type): Kind => ({
        id: type,
        name: { en: typeHeading(type, 'en'), de: typeHeading(type, 'de') },
      }),
    ),
    factions: factions.map(
      (sphere): Kind => ({
        id: sphere,
        name: { en: sphereName(sphere, 'en'), de: sphereName(sphere, 'de') },
        tone: `rings-${sphere.toLowerCase()}`,
        ...(isSphere(sphere) ? { icon: sphereMark(sphere, 'en').icon } : {}),
      }),
    ),
    resources: SPHERES.map(
      (sphere): Kind => ({
        id: sphere,
        name: { en: sphereName(sphere, 'en'), de: sphereName(sphere, 'de') },
        icon: sphereMark(sphere, 'en').icon,
      }),
    ),
    least: 50,
    traitName: (trait, language) => ringsWords[language].trait(trait),
    keywordName: (keyword, language) =>
      ringsWords[language].keywords({ keywords: { [keyword]: true } })[0]?.split(/[ (]/)[0] ??
      keyword,
    withHero(deck, hero) {
      const { identities } = deck;
      const others = identities.filter((each) => each !== hero);
      const isThere = others.length < identities.length;
      if (!isThere && identities.length >= MOST_HEROES) return deck;
      return { ...deck, identities: isThere ? others : [...identities, hero] };
    },
    isOwn: () => false,
    requirements: () => [],
    drawing: () => ({ hand: 6, mulligan: 'whole', perRound: 1 }),
    ready: DECKS.map(({ slug, heroes, cards: inDeck }) => {
      const name = { en: ringsWords.en.deck(slug), de: ringsWords.de.deck(slug) };
      const deck: Deck = {
        ...EMPTY_DECK,
        game: 'rings',
        name: name.en,
        identities: heroes.map(siteCode),
        cards: Object.fromEntries(
          Object.entries(inDeck).map(([code, count]) => [siteCode(code), count]),
        ),
      };
      return { slug, name, deck };
    }),
  };
}

/** Boons and burdens come in a campaign, never into a deck that one builds. */
function isPlayed({ back, sphere, campaignClass }: RingsCard): boolean {
  return (
    (back === 'hero' || back === 'player') && campaignClass === undefined && sphere !== undefined
  );
}

const sphereName = (sphere: string, language: 'en' | 'de') =>
  capitalised(ringsWords[language].sphere(sphere as NonNullable<RingsCard['sphere']>));
