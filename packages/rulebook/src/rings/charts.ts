import type { Chart, ChartStep, WayBack } from '../chart.ts';

/** A step of the appendix, by its number: its entry says what it is called. */
const step = (number: string, back?: WayBack): ChartStep => ({
  kind: 'step',
  number,
  entry: `step-${number.replaceAll('.', '-')}`,
  ...(back && { back }),
});

const edge = (number: string): ChartStep => ({ ...step(number), kind: 'edge' });
const inner = (number: string, back?: WayBack): ChartStep => ({
  ...step(number, back),
  isInner: true,
});

/** After a step the players may act. */
const WINDOW: ChartStep = {
  kind: 'window',
  entry: 'action-windows',
  says: { en: 'Action window', de: 'Aktionsfenster' },
};
const INNER_WINDOW: ChartStep = { ...WINDOW, isInner: true };

const counted = (number: string, entry: string, en: string, de: string): ChartStep => ({
  kind: 'step',
  number,
  entry,
  says: { en, de },
});

export const RINGS_CHARTS: readonly Chart[] = [
  {
    entry: 'resource-phase',
    steps: [edge('0.0'), edge('1.1'), step('1.2'), step('1.3'), WINDOW, edge('1.4')],
  },
  {
    entry: 'planning-phase',
    steps: [
      edge('2.1'),
      { ...step('2.2'), kind: 'window' },
      step('2.3', {
        to: 'step-2-2',
        while: { en: 'until all players were active', de: 'bis alle an der Reihe waren' },
      }),
      edge('2.4'),
    ],
  },
  {
    entry: 'quest-phase',
    steps: [
      edge('3.1'),
      WINDOW,
      step('3.2'),
      WINDOW,
      step('3.3'),
      WINDOW,
      step('3.4'),
      WINDOW,
      edge('3.5'),
    ],
  },
  { entry: 'travel-phase', steps: [edge('4.1'), step('4.2'), WINDOW, edge('4.3')] },
  {
    entry: 'encounter-phase',
    steps: [
      edge('5.1'),
      step('5.2'),
      WINDOW,
      step('5.3', {
        to: 'step-5-3',
        while: {
          en: 'until no enemy engages a player',
          de: 'bis kein Gegner mehr einen Spieler verwickelt',
        },
      }),
      WINDOW,
      edge('5.4'),
    ],
  },
  { entry: 'combat-phase', steps: [edge('6.1'), step('6.2'), WINDOW] },
  {
    entry: 'resolving-enemy-attacks',
    steps: [
      edge('6.3'),
      step('6.4a'),
      inner('6.4b'),
      INNER_WINDOW,
      inner('6.4.1'),
      INNER_WINDOW,
      inner('6.4.2'),
      INNER_WINDOW,
      inner('6.4.3'),
      INNER_WINDOW,
      inner('6.4.4', {
        to: 'step-6-4a',
        while: {
          en: 'while enemies of this player are left',
          de: 'solange Gegner dieses Spielers übrig sind',
        },
      }),
      step('6.5', {
        to: 'step-6-4a',
        while: { en: 'until all enemies have attacked', de: 'bis alle an der Reihe waren' },
      }),
      edge('6.6'),
    ],
  },
  {
    entry: 'resolving-player-attacks',
    steps: [
      edge('6.7'),
      step('6.8a'),
      inner('6.8b'),
      inner('6.8.1'),
      INNER_WINDOW,
      inner('6.8.2'),
      INNER_WINDOW,
      inner('6.8.3'),
      INNER_WINDOW,
      inner('6.8.4', {
        to: 'step-6-8a',
        while: {
          en: 'while this player attacks again',
          de: 'solange dieser Spieler weiter angreift',
        },
      }),
      step('6.9', {
        to: 'step-6-8a',
        while: { en: 'until all players could attack', de: 'bis alle an der Reihe waren' },
      }),
      edge('6.10'),
      edge('6.11'),
    ],
  },
  {
    entry: 'refresh-phase',
    steps: [edge('7.1'), step('7.2'), step('7.3'), step('7.4'), WINDOW, edge('7.5'), edge('0.1')],
  },
  {
    entry: 'initiating-abilities',
    steps: [
      {
        kind: 'edge',
        entry: 'initiating-abilities',
        says: {
          en: 'You want to play a card or use an ability',
          de: 'Du willst eine Karte spielen oder eine Fähigkeit verwenden',
        },
      },
      counted('1', 'play-restrictions', 'Is it allowed now?', 'Ist es jetzt erlaubt?'),
      counted('2', 'cost', 'Determine the cost', 'Kosten feststellen'),
      counted(
        '3',
        'modifiers',
        'Apply modifiers to the cost',
        'Modifikatoren für die Kosten anwenden',
      ),
      counted('4', 'resource-match', 'Pay', 'Bezahlen'),
      counted('5', 'choose', 'Choose targets', 'Ziele wählen'),
      counted(
        '6',
        'effects',
        'The card is played, or the ability resolved',
        'Die Karte ist gespielt oder die Fähigkeit wird abgehandelt',
      ),
    ],
  },
];
