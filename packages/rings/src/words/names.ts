import type { Language } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { RingsCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';
import { DECKS } from '../decks/players.ts';
import { SCENARIOS } from '../scenarios/scenario.ts';
import type { Phase } from '../vocabulary/nodes.ts';

type In<T> = Readonly<Record<Language, T>>;

const byTitle = new Map<string, RingsCard>();
for (const card of POOL) {
  // Quest cards may be spoken of by the title of either side.
  for (const title of [card.nameB ?? card.name, card.name]) {
    if (!byTitle.has(title)) byTitle.set(title, card);
  }
}

/** A printed card by its English title, or by that of its other side. */
export function titledCard(title: string): RingsCard {
  const found = byTitle.get(title);
  if (!found) throw new Error(`no card is called '${title}'`);
  return found;
}

/** The title of a card. A quest card has that of the side that is open in the game. */
export function nameIn(language: Language, card: RingsCard): string {
  const { name, nameB, nameDe, type } = card;
  if (language === 'de' && nameDe !== undefined) return nameDe;
  return type === 'Quest' ? (nameB ?? name) : name;
}

/** Traits in German; those that are names or stay as they are are missing here. */
const GERMAN_TRAITS: Readonly<Record<string, string>> = {
  Archer: 'Bogenschütze',
  Armor: 'Rüstung',
  Artifact: 'Artefakt',
  Beorning: 'Beorninger',
  Condition: 'Zustand',
  Craftsman: 'Handwerker',
  Creature: 'Kreatur',
  Dungeon: 'Verlies',
  Dwarf: 'Zwerg',
  Forest: 'Wald',
  Insect: 'Insekt',
  Item: 'Gegenstand',
  Marshland: 'Sumpfland',
  Minstrel: 'Spielmann',
  Mountain: 'Gebirge',
  Noble: 'Adel',
  Orc: 'Ork',
  Ranger: 'Waldläufer',
  Riverland: 'Flussland',
  Scout: 'Kundschafter',
  Silvan: 'Waldelb',
  Skill: 'Fertigkeit',
  Spider: 'Spinne',
  Steward: 'Truchsess',
  Stronghold: 'Festung',
  Title: 'Titel',
  Trap: 'Falle',
  Undead: 'Untoter',
  Warrior: 'Krieger',
  Wasteland: 'Ödland',
  Weapon: 'Waffe',
};

export function traitName(language: Language, trait: string): string {
  return language === 'de' ? (GERMAN_TRAITS[trait] ?? trait) : trait;
}

type SphereName = NonNullable<RingsCard['sphere']>;

export const SPHERE_NAMES: In<Readonly<Record<SphereName, string>>> = {
  en: {
    Leadership: 'Leadership',
    Tactics: 'Tactics',
    Spirit: 'Spirit',
    Lore: 'Lore',
    Neutral: 'Neutral',
    Boon: 'Boon',
    Burden: 'Burden',
  },
  de: {
    Leadership: 'Führung',
    Tactics: 'Taktik',
    Spirit: 'Geist',
    Lore: 'Wissen',
    Neutral: 'Neutral',
    Boon: 'Gunst',
    Burden: 'Bürde',
  },
};

export const PHASE_NAMES: In<Readonly<Record<'setup' | Phase, string>>> = {
  en: {
    setup: 'Setup',
    resource: 'Resource phase',
    planning: 'Planning phase',
    quest: 'Quest phase',
    travel: 'Travel phase',
    encounter: 'Encounter phase',
    combat: 'Combat phase',
    refresh: 'Refresh phase',
  },
  de: {
    setup: 'Vorbereitung',
    resource: 'Ressourcenphase',
    planning: 'Planungsphase',
    quest: 'Abenteuerphase',
    travel: 'Reisephase',
    encounter: 'Begegnungsphase',
    combat: 'Kampfphase',
    refresh: 'Auffrischungsphase',
  },
};

/** A scenario by its slug; the German book leaves their titles in English. */
export function scenarioName(language: Language, slug: string): string {
  return SCENARIOS.find((each) => each.slug === slug)?.name ?? quoted(language, slug);
}

export function deckName(language: Language, slug: string): string {
  const deck = DECKS.find((each) => each.slug === slug);
  if (!deck) return quoted(language, slug);
  return language === 'de' ? deck.nameDe : deck.name;
}

/** The name of the card with this code; the code itself, quoted, if there is no such card. */
export function codeName(language: Language, code: string): string {
  const card = POOL.find((each) => each.code === code);
  return card ? nameIn(language, card) : quoted(language, code);
}
