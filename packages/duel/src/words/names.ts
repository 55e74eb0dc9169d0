import type { Seat } from '@grimrule/kernel';
import type { Case, Language } from '@grimrule/words';
import { listed } from '@grimrule/words';
import type { Colour, SideName, Site } from '../board.ts';
import { BOARD, COLOURS, on, SIDES, siteAt } from '../board.ts';
import type { DuelCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';
import type { DuelVars } from '../table.ts';
import type { CostSymbol } from '../vocabulary/nodes.ts';

type In<T> = Readonly<Record<Language, T>>;

/** Where a card lies. */
const SITE_NAMES: In<Readonly<Record<Site, string>>> = {
  en: {
    manhattan: 'in Manhattan',
    sanctum: 'in the Sanctum Sanctorum',
    tower: 'at the Avengers Tower',
  },
  de: {
    manhattan: 'in Manhattan',
    sanctum: 'im Sanctum Sanctorum',
    tower: 'am Avengers Tower',
  },
};

const SIDE_NAMES: In<Readonly<Record<SideName, string>>> = {
  en: { heroes: 'Heroes', villains: 'Villains' },
  de: { heroes: 'Helden', villains: 'Schurken' },
};

const COLOUR_NAMES: In<Readonly<Record<Colour, string>>> = {
  en: { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue' },
  de: { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau' },
};

const PHASE_NAMES: In<Readonly<Record<DuelVars['phase'], string>>> = {
  en: { setup: 'Preparation', play: 'Play phase', attack: 'Attack phase', draw: 'Draw phase' },
  de: {
    setup: 'Vorbereitung',
    play: 'Ausspielphase',
    attack: 'Angriffsphase',
    draw: 'Nachziehphase',
  },
};

/** The name of a site's place, by how many the site has; German without its ending. */
const PLACE_NAMES: In<Readonly<Record<number, readonly string[]>>> = {
  en: { 2: ['first', 'second'], 3: ['outer', 'middle', 'inner'] },
  de: { 2: ['erst', 'zweit'], 3: ['äußer', 'mittler', 'inner'] },
};

export function sideName(language: Language, seat: Seat): string {
  return SIDE_NAMES[language][on(SIDES, seat)];
}

export function colourName(language: Language, colour: Colour): string {
  return COLOUR_NAMES[language][colour];
}

export function phaseName(language: Language, phase: DuelVars['phase']): string {
  return PHASE_NAMES[language][phase];
}

/** `outer place in Manhattan`, in German as the subject or, with -en, after `den` and `dem`. */
export function placeName(language: Language, place: number, ending: 'er' | 'en' = 'er'): string {
  const site = siteAt(place);
  if (!site) throw new Error(`no place ${place}`);
  const first = BOARD.sites.indexOf(site);
  const many = BOARD.sites.filter((other) => other === site).length;
  const which = PLACE_NAMES[language][many]?.[place - first];
  if (language === 'en') return `${which ? `${which} ` : ''}place ${siteName('en', site)}`;
  return `${which ? `${which}${ending} ` : ''}Platz ${siteName('de', site)}`;
}

/** `in Manhattan`, `at the Avengers Tower` */
export function siteName(language: Language, site: Site): string {
  return SITE_NAMES[language][site];
}

export function design(index: number): DuelCard {
  const found = POOL[index];
  if (!found) throw new Error(`no design ${index}`);
  return found;
}

const ANY: In<string> = { en: 'of any kind', de: 'beliebig' };
const FREE: In<string> = { en: 'nothing', de: 'nichts' };

/** A cost in words: `1 red, 2 of any kind`. */
export function costInWords(language: Language, cost: readonly CostSymbol[]): string {
  if (cost.length === 0) return FREE[language];
  const count = (symbol: CostSymbol) => cost.filter((other) => other === symbol).length;
  const colours = COLOURS.flatMap((colour) =>
    count(colour) > 0 ? [`${count(colour)} ${colourName(language, colour)}`] : [],
  );
  const any = count('*') > 0 ? [`${count('*')} ${ANY[language]}`] : [];
  return listed([...colours, ...any], language === 'en' ? 'and' : 'und');
}

/** A civilian is one of several alike, so it has an article and, in German, cases. */
const CIVILIANS: Readonly<Record<Colour, Readonly<Record<Case, string>>>> = {
  red: woman('rote'),
  yellow: man('gelbe'),
  green: woman('grüne'),
  blue: man('blaue'),
};

function woman(adjective: string): Readonly<Record<Case, string>> {
  return {
    nominative: `eine ${adjective} Zivilistin`,
    accusative: `eine ${adjective} Zivilistin`,
    dative: `einer ${adjective}n Zivilistin`,
    genitive: `einer ${adjective}n Zivilistin`,
  };
}

function man(adjective: string): Readonly<Record<Case, string>> {
  return {
    nominative: `ein ${adjective}r Zivilist`,
    accusative: `einen ${adjective}n Zivilisten`,
    dative: `einem ${adjective}n Zivilisten`,
    genitive: `eines ${adjective}n Zivilisten`,
  };
}

/** A card within a sentence; null is one that the reader does not know. */
export function calledInEnglish(index: number | null): string {
  if (index === null) return 'a card';
  const { kind, name } = design(index);
  return kind === 'civilian' ? `a ${name.en}` : name.en;
}

export function calledInGerman(index: number | null, form: Case): string {
  if (index === null) {
    return form === 'dative' || form === 'genitive' ? 'einer Karte' : 'eine Karte';
  }
  const { kind, name, colour } = design(index);
  return kind === 'civilian' && colour ? CIVILIANS[colour][form] : name.de;
}

/** Main characters come in two versions, told apart by strength and life. */
export function versionOf(index: number | null): string {
  if (index === null) return '';
  const { kind, stats } = design(index);
  return kind === 'main' ? ` (${stats.strength}/${stats.life})` : '';
}
