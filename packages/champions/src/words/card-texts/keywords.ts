import type { Language } from '@grimrule/words';
import { listed } from '@grimrule/words';
import type { Keywords } from '../../cards/card.ts';
import { isPerPlayer, keywordNumber } from '../../cards/printed-stats.ts';
import type { Icon, NumberedKeyword } from '../../vocabulary/stats.ts';
import { KEYWORDS } from '../../vocabulary/stats.ts';
import { counterName, RESOURCE_NAMES, titleIn, traitName } from '../names.ts';

type In<T> = Readonly<Record<Language, T>>;

export const KEYWORD_NAMES: In<Readonly<Record<NumberedKeyword, string>>> = {
  en: {
    alliance: 'Alliance',
    assault: 'Assault',
    guard: 'Guard',
    hinder: 'Hinder',
    incite: 'Incite',
    overkill: 'Overkill',
    patrol: 'Patrol',
    peril: 'Peril',
    permanent: 'Permanent',
    piercing: 'Piercing',
    quickstrike: 'Quickstrike',
    ranged: 'Ranged',
    restricted: 'Restricted',
    retaliate: 'Retaliate',
    setup: 'Setup',
    stalwart: 'Stalwart',
    steady: 'Steady',
    surge: 'Surge',
    temporary: 'Temporary',
    toughness: 'Toughness',
    victory: 'Victory',
    villainous: 'Villainous',
    vulnerable: 'Vulnerable',
  },
  de: {
    alliance: 'Allianz',
    assault: 'Ansturm',
    guard: 'Wache',
    hinder: 'Hindernis',
    incite: 'Anstacheln',
    overkill: 'Overkill',
    patrol: 'Patrouille',
    peril: 'Wagnis',
    permanent: 'Dauerhaft',
    piercing: 'Durchdringend',
    quickstrike: 'Erstschlag',
    ranged: 'Fernkampf',
    restricted: 'Eingeschränkt',
    retaliate: 'Vergeltung',
    setup: 'Spielaufbau',
    stalwart: 'Gestählt',
    steady: 'Standhaft',
    surge: 'Nachrüsten',
    temporary: 'Kurzzeitig',
    toughness: 'Zähigkeit',
    victory: 'Sieg',
    villainous: 'Schurkisch',
    vulnerable: 'Anfällig',
  },
};

export const ICON_NAMES: In<Readonly<Record<Icon, string>>> = {
  en: {
    acceleration: 'acceleration icon',
    amplify: 'amplify icon',
    crisis: 'crisis icon',
    hazard: 'hazard icon',
  },
  de: {
    acceleration: 'Beschleunigungssymbol',
    amplify: 'Verstärkungssymbol',
    crisis: 'Krisensymbol',
    hazard: 'Gefahrensymbol',
  },
};

const PER_PLAYER: In<string> = { en: 'per player', de: 'pro Spieler' };

/** Keywords that are followed by a number. */
const NUMBERED: readonly NumberedKeyword[] = ['hinder', 'incite', 'retaliate', 'victory'];

export function isNumbered(keyword: NumberedKeyword): boolean {
  return NUMBERED.includes(keyword);
}

/** All keywords of a card in one line, or an empty text. */
export function keywordLine(language: Language, keywords: Keywords): string {
  return keywordNames(language, keywords)
    .map((text) => `${text}.`)
    .join(' ');
}

/** Each keyword with what belongs to it: `Guard`, `Retaliate 1`, `Uses (3 web counters)`. */
export function keywordNames(language: Language, keywords: Keywords): readonly string[] {
  const names = KEYWORD_NAMES[language];
  const printed = KEYWORDS.flatMap((keyword) => {
    const number = keywordNumber(keywords, keyword);
    if (number === 0) return [];
    if (!isNumbered(keyword)) return names[keyword];
    const each = isPerPlayer(keywords, keyword) ? ` ${PER_PLAYER[language]}` : '';
    return `${names[keyword]} ${number}${each}`;
  });
  return [...printed, ...specialKeywords(language, keywords)];
}

function specialKeywords(language: Language, keywords: Keywords): readonly string[] {
  const { uses, teamwork, teamUp, linked, requirement, form } = keywords;
  const german = language === 'de';
  const told: string[] = [];
  if (uses) {
    const each = uses.perPlayer ? (german ? ' pro Spieler' : ' per player') : '';
    told.push(`${german ? 'Anwendungen' : 'Uses'} (${countersOf(language, uses)}${each})`);
  }
  if (teamwork) {
    told.push(`${german ? 'Zusammenarbeit' : 'Teamwork'} (${traitName(language, teamwork)})`);
  }
  if (teamUp) {
    const names = listed(teamUp, german ? 'und' : 'and');
    told.push(`${german ? 'Teamwork' : 'Team-Up'} (${names})`);
  }
  if (linked) told.push(`${german ? 'Verknüpft' : 'Linked'} (${titleIn(language, linked)})`);
  if (requirement) {
    const names = requirement.map((resource) => RESOURCE_NAMES[language][resource]).join(', ');
    told.push(`${german ? 'Bedingung' : 'Requirement'} (${names})`);
  }
  if (form) told.push(`${german ? 'Gestalt' : 'Form'} (${form})`);
  return told;
}

interface Counters {
  readonly count: number;
  readonly counter: string;
}

/** `3 web counters` */
export function countersOf(language: Language, { count, counter }: Counters): string {
  const name = counterName(language, counter);
  return `${count} ${language === 'en' && count !== 1 ? `${name}s` : name}`;
}
