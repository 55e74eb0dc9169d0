import type { GermanNoun } from '@grimrule/words';
import { germanCards, inGerman } from '@grimrule/words';
import type { CardType } from '../../vocabulary/card-types.ts';
import { areCharacters } from './types-together.ts';

const adjectival = (stem: string): GermanNoun => ({
  ...inGerman('m', `${stem}er`, `${stem}e`),
  adjectival: stem,
});

export const TYPES: Readonly<Record<CardType, GermanNoun>> = {
  Hero: inGerman('m', 'Held', 'Helden', true),
  Ally: adjectival('Verbündet'),
  Attachment: inGerman('f', 'Verstärkung', 'Verstärkungen'),
  Event: { ...inGerman('n', 'Ereignis', 'Ereignisse'), genitive: 'Ereignisses' },
  Enemy: { ...inGerman('m', 'Gegner', 'Gegner'), countable: true },
  Location: { ...inGerman('m', 'Ort', 'Orte'), genitive: 'Ortes' },
  Treachery: inGerman('f', 'Verratskarte', 'Verratskarten'),
  Objective: inGerman('n', 'Ziel', 'Ziele'),
  'Objective Ally': adjectival('Ziel-Verbündet'),
  Quest: inGerman('m', 'Abschnitt', 'Abschnitte'),
  Campaign: inGerman('f', 'Kampagnenkarte', 'Kampagnenkarten'),
  Player: { ...inGerman('m', 'Spieler', 'Spieler'), countable: true },
  Prisoner: adjectival('Gefangen'),
  Captive: adjectival('Mitgefangen'),
};

export const NOUNS = {
  ...germanCards.nouns,
  quest: inGerman('n', 'Abenteuer', 'Abenteuer'),
  shadowCard: inGerman('f', 'Schattenkarte', 'Schattenkarten'),
  threat: inGerman('m', 'Bedrohungsgrad', 'Bedrohungsgrad'),
  resource: inGerman('f', 'Ressource', 'Ressourcen'),
  resourceToken: { ...inGerman('m', 'Ressourcenmarker', 'Ressourcenmarker'), countable: true },
  progress: { ...inGerman('m', 'Fortschrittsmarker', 'Fortschrittsmarker'), countable: true },
} as const satisfies Readonly<Record<string, GermanNoun>>;

/** The noun for several types together. */
export function typesNoun(types: readonly CardType[]): GermanNoun {
  const [first = 'Event'] = types;
  if (types.length === 1) return TYPES[first];
  if (areCharacters(types)) return NOUNS.character;
  const kinds = types.map((type) => TYPES[type]);
  const one = kinds.map((kind) => kind.one).join(' oder ');
  return { ...inGerman(TYPES[first].gender, one, one), kinds };
}
