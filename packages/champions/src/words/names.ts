import type { Language } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { ChampionsCard } from '../cards/card.ts';
import { cardsIn } from '../cards/designs.ts';
import { germanWord } from '../shelf/pack-words.ts';
import { PACKS } from '../shelf/packs.ts';
import type { Form, GivenForm, Label, Mode, Resource, Status } from '../vocabulary/nodes.ts';

type In<T> = Readonly<Record<Language, T>>;

/** A printed card by its English title, if its pack has been loaded. */
const cardTitled = (title: string): ChampionsCard | undefined =>
  cardsIn().find(({ name }) => name === title);

export function titledCard(title: string): ChampionsCard {
  const found = cardTitled(title);
  if (!found) throw new Error(`no card is called '${title}'`);
  return found;
}

/** A title in the reader's language; that of a card which cannot be met stays as it is. */
export function titleIn(language: Language, title: string): string {
  return language === 'de' ? (cardTitled(title)?.nameDe ?? title) : title;
}

/** A set by its hero, a modular set by its name, any other by what it is called in the options. */
export function setName(language: Language, set: string): string {
  const hero = cardsIn().find((card) => card.type === 'hero' && card.set === set);
  if (hero) return language === 'en' ? hero.name : hero.nameDe;
  const modular = PACKS.flatMap(({ manifest }) => manifest.modularSets).find(
    (each) => each.set === set,
  );
  return modular ? modular.names[language] : quoted(language, set.replaceAll('_', ' '));
}

export function traitName(language: Language, trait: string): string {
  return language === 'de' ? (germanWord('traits', trait) ?? trait) : trait;
}

/** `web counter`, in German one word. */
export function counterName(language: Language, counter: string): string {
  if (language === 'en') return `${counter} counter`;
  const found = germanWord('counters', counter);
  if (!found) throw new Error(`no German name for '${counter}' counters`);
  return found;
}

const FACTIONS: In<Readonly<Record<string, string>>> = {
  en: {
    aggression: 'Aggression',
    justice: 'Justice',
    leadership: 'Leadership',
    protection: 'Protection',
    basic: 'Basic',
    hero: 'Hero',
    encounter: 'Encounter',
    campaign: 'Campaign',
  },
  de: {
    aggression: 'Aggression',
    justice: 'Gerechtigkeit',
    leadership: 'Führung',
    protection: 'Schutz',
    basic: 'Basis',
    hero: 'Helden',
    encounter: 'Begegnung',
    campaign: 'Kampagne',
  },
};

export function factionName(language: Language, faction: string): string {
  const found = FACTIONS[language][faction];
  if (!found) throw new Error(`no name for the aspect '${faction}'`);
  return found;
}

export const RESOURCE_NAMES: In<Readonly<Record<Resource, string>>> = {
  en: { energy: 'energy', mental: 'mental', physical: 'physical', wild: 'wild' },
  de: { energy: 'Energie', mental: 'Geist', physical: 'Körper', wild: 'Joker' },
};

export const STATUS_NAMES: In<Readonly<Record<Status, string>>> = {
  en: { stunned: 'stunned', confused: 'confused', tough: 'tough' },
  de: { stunned: 'betäubt', confused: 'verwirrt', tough: 'zäh' },
};

export const MODE_NAMES: In<Readonly<Record<Mode, string>>> = {
  en: { standard: 'standard mode', expert: 'expert mode' },
  de: { standard: 'Standardmodus', expert: 'Expertenmodus' },
};

export const FORM_NAMES: In<Readonly<Record<Form, string>>> = {
  en: { hero: 'hero form', alterEgo: 'alter-ego form' },
  de: { hero: 'Heldengestalt', alterEgo: 'Alter-Ego-Gestalt' },
};

/** The name of any form, also of one that a card gives. */
export function formName(language: Language, form: Form | GivenForm): string {
  if (typeof form === 'string') return FORM_NAMES[language][form];
  return language === 'en' ? `${form.given} form` : `${form.given}-Gestalt`;
}

export const LABEL_NAMES: In<Readonly<Record<Label, string>>> = {
  en: { attack: 'attack', thwart: 'thwart', defense: 'defense' },
  de: { attack: 'Angriff', thwart: 'Widerstand', defense: 'Verteidigung' },
};
