import type { IconName } from '../../../card/icons.tsx';
import type { Meaning, SignRow, SignTable } from '../../../rules/keywords/row.ts';
import { row } from '../../../rules/keywords/row.ts';

/** A colour has a shape as well. */
const colour = (icon: IconName, name: Meaning): SignRow => ({
  ...row(
    'colours',
    icon,
    'Pay with a card or a civilian of this colour.',
    'Bezahle mit einer Karte oder einem Zivilisten dieser Farbe.',
  ),
  name,
});

export const duelSigns = (): readonly SignTable[] => [
  {
    title: { en: 'Costs', de: 'Kosten' },
    rows: [
      colour('triangle', { en: 'Red', de: 'Rot' }),
      colour('disc', { en: 'Yellow', de: 'Gelb' }),
      colour('diamond', { en: 'Green', de: 'Grün' }),
      colour('square', { en: 'Blue', de: 'Blau' }),
      row('star-symbol', 'any', 'Pay with any card.', 'Bezahle mit einer beliebigen Karte.'),
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
      row(
        'life',
        'life',
        'This much damage defeats the card.',
        'So viel Schaden besiegt die Karte.',
      ),
    ],
  },
  {
    title: { en: 'Effects', de: 'Effekte' },
    rows: [
      row(
        'immediate-effects',
        null,
        'Happens once, when the card enters play.',
        'Tritt einmal ein, wenn die Karte ins Spiel kommt.',
      ),
      row(
        'attack-effects',
        null,
        'Happens after each attack of the card.',
        'Tritt nach jedem Angriff der Karte ein.',
      ),
      row(
        'permanent-effects',
        null,
        'Applies while the card is in play.',
        'Gilt, solange die Karte im Spiel ist.',
      ),
      row(
        'one-time-effects',
        null,
        'You choose when to use the artefact; then it is used up.',
        'Du wählst, wann du das Artefakt einsetzt; dann ist es verbraucht.',
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
        'Heroes free them, pay with them and win with them.',
        'Helden befreien sie, bezahlen mit ihnen und gewinnen durch sie.',
      ),
      row(
        'artefacts',
        'artefact',
        'You take one at the end of the artefact track.',
        'Du nimmst eins am Ende der Artefaktleiste.',
      ),
    ],
  },
];
