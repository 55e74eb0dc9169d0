import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';
import type { en } from './guide-en.ts';

const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

export const de: Readonly<Record<keyof typeof en, string>> = {
  goal: `Beide Seiten ziehen an diesem Marker: Die Helden gewinnen bei ${heroGoal} auf ihrer Seite, die Schurken bei ${villainGoal} auf ihrer. Sieh dir die Leiste an.`,
  sites:
    'Das ist einer von drei Schauplätzen. Gegenüber einem Feind kämpft eine Karte; gegenüber einem leeren Platz bringt sie den Bonus ihres Schauplatzes. Sieh ihn dir an.',
  play: 'Karten, die blau leuchten, kannst du jetzt ausspielen. Lass die Maus oder einen Finger auf einer Karte ruhen, um sie zu lesen, und klicke sie dann an.',
  pay: 'Für jedes Symbol der Kosten legst du eine Karte dieser Farbe ab. Eine Bezahlung ist schon gewählt: Ändere sie, wenn du magst, und bezahle.',
  place:
    'Wähle einen Platz: Gegenüber einem Feind hältst du ihn auf, gegenüber niemandem bekommst du in jedem deiner Züge den Bonus.',
  end: 'Spiele noch mehr aus, oder beende die Phase: Dann greifen alle deine Karten von selbst an, und du ziehst zwei Karten.',
  bonus:
    'Gegenüber stand niemand, also brachte der Schauplatz seinen Bonus: Punkte oder Zivilisten in Manhattan, den Artefaktmarker im Sanctum, eine Ortskarte im Tower.',
  civilians: `Befreie einen Zivilisten: Später gibst du ihn aus wie eine Karte seiner Farbe. Sind hier höchstens noch ${BOARD.civiliansLeft} übrig, gewinnen die Helden sofort.`,
  marker:
    'Der Artefaktmarker rückt zu der Seite, die zieht. Am Ende ihrer Hälfte nimmt sie eins der beiden Artefakte.',
  artefacts: 'Nimm eins dieser Artefakte: Lies erst beide.',
};
