import type { Chart, ChartStep } from '../chart.ts';
import type { Note } from '../entry.ts';

const step = (number: string, entry: string, en: string, de: string): ChartStep => ({
  kind: 'step',
  number,
  entry,
  says: { en, de },
});

const inner = (entry: string, en: string, de: string): ChartStep => ({
  kind: 'step',
  entry,
  isInner: true,
  says: { en, de },
});

const option = (entry: string, en: string, de: string): ChartStep => ({
  kind: 'option',
  entry,
  isInner: true,
  says: { en, de },
});

const edge = (entry: string, en: string, de: string): ChartStep => ({
  kind: 'edge',
  entry,
  says: { en, de },
});

const NEXT_ROUND: Note = {
  en: 'until the game is won or lost',
  de: 'bis das Spiel entschieden ist',
};

export const CHAMPIONS_CHARTS: readonly Chart[] = [
  {
    entry: 'round-structure',
    steps: [
      edge('round-structure', 'A round begins', 'Eine Runde beginnt'),
      { kind: 'step', entry: 'player-phase' },
      { kind: 'step', entry: 'end-of-player-phase', isInner: true },
      { kind: 'step', entry: 'villain-phase', back: { to: 'player-phase', while: NEXT_ROUND } },
      edge('winning-the-game', 'The game ends', 'Das Spiel endet'),
    ],
  },
  {
    entry: 'player-phase-steps',
    steps: [
      edge('player-phase', 'The player phase begins', 'Die Spielerphase beginnt'),
      {
        kind: 'step',
        entry: 'player-turn',
        says: {
          en: 'A player takes a turn, in any order:',
          de: 'Ein Spieler hat seinen Zug, in beliebiger Reihenfolge:',
        },
      },
      option('form-change-form', 'Change form, once', 'Gestalt wechseln, ein Mal'),
      option('playing-cards', 'Play cards from hand', 'Karten von der Hand spielen'),
      option(
        'basic-power',
        'Attack, thwart, recover',
        'Angreifen, Widerstand leisten, sich erholen',
      ),
      option('action', 'Use actions', 'Aktionen verwenden'),
      {
        ...option('action', 'Ask others for an action', 'Andere um eine Aktion bitten'),
        back: {
          to: 'player-turn',
          while: {
            en: 'the next player, in player order',
            de: 'der Nächste in Spielerreihenfolge',
          },
        },
      },
      step(
        '1',
        'discard',
        'Discard any number, down to the hand size',
        'Beliebig viele ablegen, mindestens bis zum Handlimit',
      ),
      step('2', 'hand-size', 'Draw up to the hand size', 'Bis zum Handlimit nachziehen'),
      step('3', 'ready', 'Ready all cards', 'Alle Karten spielbereit machen'),
      step(
        '4',
        'lasting-effects',
        'Effects until the end of the phase end',
        'Effekte bis zum Ende der Phase enden',
      ),
      step(
        '5',
        'end-of-player-phase',
        'End-of-phase abilities resolve',
        'Fähigkeiten am Ende der Phase abhandeln',
      ),
    ],
  },
  {
    entry: 'villain-phase',
    steps: [
      edge('villain-phase', 'The villain phase begins', 'Die Schurkenphase beginnt'),
      step(
        '1',
        'villain-phase-step-1',
        'Place threat on the main scheme',
        'Bedrohung auf den Hauptplan legen',
      ),
      step(
        '2',
        'villain-phase-step-2',
        'Activate the enemies of a player',
        'Die Gegner eines Spielers aktivieren',
      ),
      inner(
        'enemy-activation',
        'The villain: attacks a hero, schemes against an alter-ego',
        'Der Schurke: greift einen Helden an, treibt bei einem Alter Ego den Plan voran',
      ),
      {
        ...inner(
          'minion',
          'Each minion engaged with the player, in turn',
          'Nacheinander jeder Scherge im Kampf mit dem Spieler',
        ),
        back: {
          to: 'villain-phase-step-2',
          while: {
            en: 'the next player, in player order',
            de: 'der Nächste in Spielerreihenfolge',
          },
        },
      },
      step(
        '3',
        'villain-phase-step-3',
        'Deal encounter cards: one each, one more per hazard icon',
        'Begegnungskarten zuteilen: jedem eine, je Gefahrensymbol eine mehr',
      ),
      {
        ...step(
          '4',
          'villain-phase-step-4',
          'Reveal the dealt cards, one by one',
          'Die zugeteilten Karten einzeln aufdecken',
        ),
        back: {
          to: 'villain-phase-step-4',
          while: { en: 'while anybody has a card left', de: 'solange jemand noch eine hat' },
        },
      },
      step(
        '5',
        'villain-phase-step-5',
        'Pass the first player token',
        'Startspielermarker weitergeben',
      ),
      step('6', 'villain-phase-step-6', 'The phase and the round end', 'Phase und Runde enden'),
    ],
  },
  {
    entry: 'enemy-attack-steps',
    steps: [
      edge('attack-enemy-activation', 'An enemy attacks', 'Ein Gegner greift an'),
      inner(
        'stunned',
        'Stunned: it loses the card instead',
        'Betäubt: Er verliert stattdessen die Karte',
      ),
      step(
        '1',
        'boost-boost-icon',
        'Give the villain a boost card',
        'Dem Schurken eine Boost-Karte geben',
      ),
      step(
        '2',
        'defend-defense',
        'Declare a defender, or none',
        'Einen Verteidiger bestimmen oder keinen',
      ),
      {
        ...step(
          '3',
          'boost-boost-icon',
          'Turn a boost card faceup: ability, icons, discard',
          'Eine Boost-Karte umdrehen: Fähigkeit, Symbole, ablegen',
        ),
        back: {
          to: 'boost-boost-icon',
          while: { en: 'while it has boost cards', de: 'solange Boost-Karten da sind' },
        },
      },
      step(
        '4',
        'damage-steps',
        'Deal damage: ATK, less DEF of a defending hero',
        'Schaden zufügen: ANG, abzüglich VER eines verteidigenden Helden',
      ),
      step(
        '5',
        'retaliate-x',
        'The attack ends: retaliate, then abilities that it triggers',
        'Der Angriff endet: Vergeltung, dann Fähigkeiten, die er auslöst',
      ),
    ],
  },
  {
    entry: 'enemy-scheme-steps',
    steps: [
      edge('scheme-enemy-activation', 'An enemy schemes', 'Ein Gegner treibt den Plan voran'),
      inner(
        'confuse-confused',
        'Confused: it loses the card instead',
        'Verwirrt: Er verliert stattdessen die Karte',
      ),
      step(
        '1',
        'boost-boost-icon',
        'Give the villain a boost card',
        'Dem Schurken eine Boost-Karte geben',
      ),
      {
        ...step(
          '2',
          'boost-boost-icon',
          'Turn a boost card faceup: ability, icons, discard',
          'Eine Boost-Karte umdrehen: Fähigkeit, Symbole, ablegen',
        ),
        back: {
          to: 'boost-boost-icon',
          while: { en: 'while it has boost cards', de: 'solange Boost-Karten da sind' },
        },
      },
      step(
        '3',
        'threat',
        'Place threat equal to SCH on the main scheme',
        'Bedrohung in Höhe von PLA auf den Hauptplan legen',
      ),
    ],
  },
  {
    entry: 'damage-steps',
    steps: [
      edge('damage', 'Damage is about to be dealt', 'Schaden soll zugefügt werden'),
      step('1', 'would', 'Damage would be dealt', 'Schaden würde zugefügt'),
      step('2', 'tough', 'Tough prevents all of it', 'Zäh verhindert alles'),
      step('3', 'would', 'Damage would be taken', 'Schaden würde genommen'),
      step('4', 'prevent', 'Damage is taken', 'Schaden wird genommen'),
      step(
        '5',
        'sustained-damage',
        'Place it, or turn the dial',
        'Schaden platzieren oder den Zähler drehen',
      ),
      step('6', 'would', 'A character would be defeated', 'Ein Charakter würde besiegt'),
      step('7', 'defeat', 'A character is defeated', 'Ein Charakter wird besiegt'),
      step(
        '8',
        'when-defeated-abilities',
        'Its When Defeated abilities',
        'Seine „Sobald besiegt“-Fähigkeiten',
      ),
      step('9', 'discard', 'It is discarded', 'Er wird abgelegt'),
      step(
        '10',
        'response',
        'Responses to damage and defeat',
        'Reaktionen auf Schaden und Besiegen',
      ),
    ],
  },
  {
    entry: 'initiating-steps',
    steps: [
      edge(
        'initiating-abilities',
        'You want to play a card or use an ability',
        'Du willst eine Karte spielen oder eine Fähigkeit verwenden',
      ),
      step(
        '1',
        'play-restrictions-and-permissions',
        'Is it allowed now, with a valid target?',
        'Ist es jetzt erlaubt, mit gültigem Ziel?',
      ),
      step(
        '2',
        'cost',
        'Can its cost be paid? Choose X',
        'Lassen sich die Kosten bezahlen? X wählen',
      ),
      step(
        '3',
        'playing-cards',
        'Place the card faceup on the table',
        'Die Karte offen auf den Tisch legen',
      ),
      step(
        '4',
        'modifiers',
        'Apply modifiers to the cost',
        'Modifikatoren für die Kosten anwenden',
      ),
      step('5', 'pay', 'Pay', 'Bezahlen'),
      step(
        '6',
        'cancel',
        'It begins; here it can be canceled',
        'Es beginnt; hier lässt es sich aufheben',
      ),
      step(
        '7',
        'play-put-into-play',
        'It resolves, or the card enters play',
        'Es wird abgehandelt, oder die Karte kommt ins Spiel',
      ),
    ],
  },
  {
    entry: 'priority-levels',
    steps: [
      edge(
        'timing',
        'One event triggers several abilities',
        'Ein Vorkommnis löst mehrere Fähigkeiten aus',
      ),
      step(
        '1',
        'constant-ability',
        'Constant abilities, lasting effects, keywords, icons',
        'Konstante Fähigkeiten, andauernde Effekte, Schlüsselwörter, Symbole',
      ),
      step('2', 'status-cards', 'Status cards', 'Statuskarten'),
      step('3', 'forced', 'Forced interrupts', 'Erzwungene Unterbrechungen'),
      step('4', 'interrupt', 'Interrupts', 'Unterbrechungen'),
      step(
        '5',
        'when-revealed-abilities',
        'Boost, When Defeated, When Revealed',
        '„Boost“, „Sobald besiegt“, „Sobald aufgedeckt“',
      ),
      step('6', 'forced', 'Forced responses', 'Erzwungene Reaktionen'),
      step('7', 'response', 'Responses', 'Reaktionen'),
      step('8', 'consequential-damage', 'Consequential damage', 'Folgeschaden'),
    ],
  },
];
