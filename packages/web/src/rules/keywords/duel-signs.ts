import type { IconName } from '../../card/icons.tsx';
import type { Meaning, SignRow, SignTable } from './row.ts';
import { row } from './row.ts';

/** A colour has a shape as well. */
const colour = (icon: IconName, name: Meaning): SignRow => ({
  ...row(
    'colours',
    icon,
    'Paid with a card or a civilian of this colour.',
    'Bezahlt mit einer Karte oder einem Zivilisten dieser Farbe.',
  ),
  name,
});

export const DUEL_SIGNS: readonly SignTable[] = [
  {
    title: { en: 'Costs', de: 'Kosten' },
    rows: [
      colour('triangle', { en: 'Red', de: 'Rot' }),
      colour('disc', { en: 'Yellow', de: 'Gelb' }),
      colour('diamond', { en: 'Green', de: 'Grün' }),
      colour('square', { en: 'Blue', de: 'Blau' }),
      row('star-symbol', 'any', 'Paid with any card.', 'Bezahlt mit einer beliebigen Karte.'),
    ],
  },
  {
    title: { en: 'Values', de: 'Werte' },
    rows: [
      row(
        'strength',
        'attack',
        'The damage of an attack; with 0 a card does not attack.',
        'Der Schaden eines Angriffs; mit 0 greift eine Karte nicht an.',
      ),
      row('life', 'life', 'So much damage defeats the card.', 'So viel Schaden besiegt die Karte.'),
    ],
  },
  {
    title: { en: 'Effects', de: 'Effekte' },
    rows: [
      row(
        'immediate-effects',
        null,
        'Happens once, as the card comes into play.',
        'Tritt einmal ein, wenn die Karte ins Spiel kommt.',
      ),
      row(
        'attack-effects',
        null,
        'Happens each time the card has attacked.',
        'Tritt jedes Mal ein, wenn die Karte angegriffen hat.',
      ),
      row(
        'permanent-effects',
        null,
        'In force as long as the card lies there.',
        'Gilt, solange die Karte liegt.',
      ),
      row(
        'one-time-effects',
        null,
        'An artefact that is used up when you choose.',
        'Ein Artefakt, das du einsetzt, wann du willst, und dann verbraucht ist.',
      ),
    ],
  },
  {
    title: { en: 'On the board', de: 'Am Spielplan' },
    rows: [
      row(
        'victory-points',
        'point',
        'Heroes win with 7, villains with 9.',
        'Helden gewinnen mit 7, Schurken mit 9.',
      ),
      row(
        'civilians',
        'civilian',
        'Heroes free them, pay with them and win by them.',
        'Helden befreien sie, bezahlen mit ihnen und gewinnen durch sie.',
      ),
      row(
        'artefacts',
        'artefact',
        'Taken at the end of the artefact track.',
        'Gibt es am Ende der Artefaktleiste.',
      ),
    ],
  },
];
