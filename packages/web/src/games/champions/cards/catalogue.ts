import type { ChampionsCard } from '@grimrule/champions';
import {
  championsWords,
  DESIGNS,
  FURTHER_SETS,
  MODULAR_SETS,
  offeredCards,
  offeredDecks,
  SCENARIOS,
} from '@grimrule/champions';
import type { Catalogue, Group, ListedCard, Named } from '../../../cards/catalogue.ts';
import { dataParts } from '../../../cards/data-parts.ts';
import { aspectsOf, typeName } from '../names.ts';
import { EXPLAINS } from './explains.ts';

/** All that are offered have been loaded before this is read. */
const POOL = offeredCards();

const byCode = new Map(POOL.map((card) => [card.code, card]));

function listed(card: ChampionsCard): ListedCard {
  const { type, unique, boostStar, onlyIn, anyControl, max, abilities } = card;
  return {
    code: card.code,
    design: DESIGNS.indexOf(card),
    type,
    copies: card.quantity,
    otherSides: otherSidesOf(card),
    says: dataParts({ type, unique, boostStar, onlyIn, anyControl }, max, abilities),
  };
}

/** A card that folds has two more. */
function otherSidesOf(card: ChampionsCard): readonly string[] {
  const sides: string[] = [];
  let side = card.otherSide;
  while (side !== undefined && side !== card.code && !sides.includes(side)) {
    sides.push(side);
    side = byCode.get(side)?.otherSide;
  }
  return sides;
}

const nameOf = ({ name, nameDe }: ChampionsCard): Named => ({ en: name, de: nameDe });

const NEMESIS = '_nemesis';

/** The name of a set: its hero, its villain, or its own name. */
function setName(set: string): Named {
  const hero = (of: string) => POOL.find(({ type, set }) => type === 'hero' && set === of);
  const own = hero(set);
  if (own) return nameOf(own);
  const enemy = set.endsWith(NEMESIS) ? hero(set.slice(0, -NEMESIS.length)) : undefined;
  if (enemy) return { en: `${enemy.name}: nemesis`, de: `${enemy.nameDe}: Erzfeind` };
  const named = [...SCENARIOS, ...MODULAR_SETS, ...FURTHER_SETS].find((each) => each.set === set);
  return named?.names ?? { en: set, de: set };
}

const codesOf = (cards: readonly ChampionsCard[]) => new Set(cards.map(({ code }) => code));

const factions = [...new Set(POOL.flatMap(({ set, faction }) => (set ? [] : [faction])))];
const sets = [...new Set(POOL.flatMap(({ set }) => set ?? []))];

const groups: readonly Group[] = [
  ...sets.map((set) => ({
    id: set,
    kind: 'set' as const,
    name: setName(set),
    codes: codesOf(POOL.filter((card) => card.set === set)),
  })),
  ...factions.map((faction) => ({
    id: faction,
    kind: 'set' as const,
    name: { en: championsWords.en.faction(faction), de: championsWords.de.faction(faction) },
    codes: codesOf(POOL.filter((card) => !card.set && card.faction === faction)),
  })),
  ...offeredDecks().map((deck) => {
    const identity = byCode.get(deck.identity);
    const aspect = (language: 'en' | 'de') => aspectsOf(deck.slug, language);
    const sides = identity ? [identity.code, ...otherSidesOf(identity)] : [];
    return {
      id: `deck-${deck.slug}`,
      kind: 'deck' as const,
      name: {
        en: `${identity?.name ?? deck.slug}, ${aspect('en')}`,
        de: `${identity?.nameDe ?? deck.slug}, ${aspect('de')}`,
      },
      codes: new Set([...sides, ...Object.keys(deck.cards)]),
    };
  }),
  ...SCENARIOS.map((scenario) => ({
    id: `scenario-${scenario.slug}`,
    kind: 'scenario' as const,
    name: scenario.names,
    codes: codesOf(
      POOL.filter(({ set = '', faction }) => {
        const used = [scenario.set, 'standard', 'expert', ...scenario.recommended];
        return faction === 'encounter' && used.includes(set);
      }),
    ),
  })),
];

const types = [...new Set(POOL.map(({ type }) => type))];

export const championsCatalogue: Catalogue = {
  cards: POOL.map(listed),
  types: types.map((type) => ({
    type,
    name: { en: typeName(type, 'en'), de: typeName(type, 'de') },
  })),
  groups,
  explains: EXPLAINS,
};
