import type { GermanNoun } from '@grimrule/words';
import { germanCards, inGerman } from '@grimrule/words';
import type { CardType } from '../../vocabulary/card-types.ts';
import { arePlayable, nameTogether } from './types-together.ts';

const hero = inGerman('m', 'Held', 'Helden', true);
const ally: GermanNoun = {
  ...inGerman('m', 'Verbündeter', 'Verbündete'),
  adjectival: 'Verbündet',
};

export const TYPES: Readonly<Record<CardType, GermanNoun>> = {
  hero,
  alter_ego: inGerman('n', 'Alter Ego', 'Alter Egos'),
  ally,
  event: { ...inGerman('n', 'Ereignis', 'Ereignisse'), genitive: 'Ereignisses' },
  resource: inGerman('f', 'Ressourcenkarte', 'Ressourcenkarten'),
  support: inGerman('m', 'Vorteil', 'Vorteile'),
  upgrade: inGerman('n', 'Upgrade', 'Upgrades'),
  player_side_scheme: inGerman('m', 'Spieler-Nebenplan', 'Spieler-Nebenpläne'),
  villain: inGerman('m', 'Schurke', 'Schurken', true),
  main_scheme: inGerman('m', 'Hauptplan', 'Hauptpläne'),
  side_scheme: inGerman('m', 'Nebenplan', 'Nebenpläne'),
  minion: inGerman('m', 'Scherge', 'Schergen', true),
  attachment: inGerman('m', 'Anhang', 'Anhänge'),
  environment: inGerman('f', 'Umgebung', 'Umgebungen'),
  treachery: inGerman('f', 'Verratskarte', 'Verratskarten'),
  obligation: inGerman('f', 'Verpflichtung', 'Verpflichtungen'),
};

export const NOUNS = {
  ...germanCards.nouns,
  enemy: inGerman('m', 'Gegner', 'Gegner'),
  scheme: inGerman('m', 'Plan', 'Pläne'),
  player: inGerman('m', 'Spieler', 'Spieler'),
  identity: inGerman('f', 'Identität', 'Identitäten'),
  attacker: { ...inGerman('m', 'Angreifer', 'Angreifer'), single: true },
  defender: inGerman('m', 'Verteidiger', 'Verteidiger'),
  consequential: inGerman('m', 'Folgeschaden', 'Folgeschaden'),
  threat: inGerman('f', 'Bedrohung', 'Bedrohung'),
} as const satisfies Readonly<Record<string, GermanNoun>>;

/** The noun for several types together. */
export function typesNoun(types: readonly CardType[]): GermanNoun | null {
  const [first] = types;
  if (first && types.length === 1) return TYPES[first];
  if (!first || arePlayable(types)) return null;
  const together = nameTogether(types);
  if (together) return NOUNS[together];
  const kinds = types.map((type) => TYPES[type]);
  const one = kinds.map((kind) => kind.one).join(' oder ');
  return { ...inGerman(TYPES[first].gender, one, one), kinds };
}
