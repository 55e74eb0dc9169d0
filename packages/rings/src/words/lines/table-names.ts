import type { Language } from '@grimrule/words';
import type { Ending } from '../../rules/end/game-end.ts';

type In<T> = Readonly<Record<Language, T>>;

/** Why the game is over. In German it follows a colon as a sentence of its own. */
export const ENDING_NAMES: In<Readonly<Record<Ending, string>>> = {
  en: {
    questCompleted: 'the last stage of the quest is defeated',
    cardSaysWin: 'a card ends the game',
    allEliminated: 'all of them are eliminated',
    cardSaysLoss: 'a card ends the game',
    prisonerLost: 'the prisoner can no longer be rescued',
    endlessSurge: 'the encounter deck surges without end',
  },
  de: {
    questCompleted: 'Der letzte Abschnitt des Abenteuers ist bewältigt',
    cardSaysWin: 'Eine Karte beendet die Partie',
    allEliminated: 'Alle sind ausgeschieden',
    cardSaysLoss: 'Eine Karte beendet die Partie',
    prisonerLost: 'Der Gefangene kann nicht mehr befreit werden',
    endlessSurge: 'Das Nachrüsten endet nicht',
  },
};

interface TokenName {
  readonly one: string;
  readonly many: string;
}

const TOKENS: In<Readonly<Record<string, TokenName>>> = {
  en: {
    damage: { one: 'damage', many: 'damage' },
    progress: { one: 'progress token', many: 'progress tokens' },
    resource: { one: 'resource', many: 'resources' },
    threat: { one: 'threat', many: 'threat' },
  },
  de: {
    damage: { one: 'Schaden', many: 'Schaden' },
    progress: { one: 'Fortschrittsmarker', many: 'Fortschrittsmarker' },
    resource: { one: 'Ressource', many: 'Ressourcen' },
    threat: { one: 'Bedrohung', many: 'Bedrohung' },
  },
};

/** `2 progress tokens` */
export function tokensIn(language: Language, token: string, count: number): string {
  const name = TOKENS[language][token];
  if (!name) throw new Error(`no name for the token '${token}'`);
  return `${count} ${count === 1 ? name.one : name.many}`;
}
