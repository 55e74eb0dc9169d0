import type { Language } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { Maximum } from '../../cards/card.ts';
import { DESIGNS, designCoded } from '../../cards/designs.ts';
import type { Ending } from '../../rules/end/game-end.ts';
import { PACKS } from '../../shelf/packs.ts';
import type { ChampionsVars } from '../../table.ts';
import { counterName } from '../names.ts';

type In<T> = Readonly<Record<Language, T>>;

export const PHASE_NAMES: In<Readonly<Record<ChampionsVars['phase'], string>>> = {
  en: { setup: 'Setup', player: 'Player phase', villain: 'Villain phase' },
  de: { setup: 'Spielaufbau', player: 'Spielerphase', villain: 'Schurkenphase' },
};

/** For what a maximum holds. */
export const PERIOD_NAMES: In<Readonly<Record<Maximum['per'], string>>> = {
  en: {
    player: 'player',
    host: 'card',
    deck: 'deck',
    round: 'round',
    phase: 'phase',
    instance: 'instance',
  },
  de: {
    player: 'Spieler',
    host: 'Karte',
    deck: 'Deck',
    round: 'Runde',
    phase: 'Phase',
    instance: 'Instanz',
  },
};

/** Why the game is over. In German it follows a colon as a sentence of its own. */
export const ENDING_NAMES: In<Readonly<Record<Ending, string>>> = {
  en: {
    villainDefeated: 'the villain is defeated',
    schemeCompleted: 'the last main scheme is completed',
    allEliminated: 'all of them are eliminated',
    encounterDeck: 'the encounter deck and its discard pile are empty',
    endlessLoop: 'the current effect would never end',
    cardSaysWin: 'a card ends the game',
    cardSaysLoss: 'a card ends the game',
  },
  de: {
    villainDefeated: 'Der Schurke ist besiegt',
    schemeCompleted: 'Der letzte Hauptplan ist vollendet',
    allEliminated: 'Alle sind ausgeschieden',
    encounterDeck: 'Das Begegnungsdeck und sein Ablagestapel sind leer',
    endlessLoop: 'Der laufende Effekt würde nie enden',
    cardSaysWin: 'Eine Karte beendet die Partie',
    cardSaysLoss: 'Eine Karte beendet die Partie',
  },
};

/** `2 web counters`; damage can lie on a card as a counter too. */
export function countersIn(language: Language, counter: string, count: number): string {
  if (counter === 'damage') return `${count} ${language === 'en' ? 'damage' : 'Schaden'}`;
  const name = counterName(language, counter);
  return `${count} ${language === 'en' && count !== 1 ? `${name}s` : name}`;
}

/** The title of a card by its code; a code that no card has is quoted. */
export function codeName(language: Language, code: string): string {
  const card = DESIGNS[designCoded(code)];
  if (!card) return quoted(language, code);
  return language === 'en' ? card.name : card.nameDe;
}

export function scenarioName(language: Language, slug: string): string {
  const scenario = PACKS.flatMap(({ manifest }) => manifest.scenarios).find(
    (each) => each.slug === slug,
  );
  return scenario ? scenario.names[language] : quoted(language, slug);
}

/** A modular set by its name, any other encounter set by what it is called in the options. */
export function setName(language: Language, set: string): string {
  const modular = PACKS.flatMap(({ manifest }) => manifest.modularSets).find(
    (each) => each.set === set,
  );
  return modular ? modular.names[language] : quoted(language, set);
}
