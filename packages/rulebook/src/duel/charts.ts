import type { Chart, ChartStep } from '../chart.ts';

const step = (entry: string, en: string, de: string): ChartStep => ({
  kind: 'step',
  entry,
  says: { en, de },
});

const counted = (number: string, entry: string, en: string, de: string): ChartStep => ({
  ...step(entry, en, de),
  number,
});

const option = (entry: string, en: string, de: string): ChartStep => ({
  ...step(entry, en, de),
  kind: 'option',
  isInner: true,
});

const edge = (entry: string, en: string, de: string): ChartStep => ({
  ...step(entry, en, de),
  kind: 'edge',
});

export const DUEL_CHARTS: readonly Chart[] = [
  {
    entry: 'turn',
    steps: [
      edge('turn', 'A turn begins', 'Ein Zug beginnt'),
      counted('I', 'play-phase', 'Play', 'Ausspielen'),
      {
        ...option('playing-a-card', 'Play a card, or none', 'Eine Karte ausspielen oder keine'),
        back: {
          to: 'playing-a-card',
          while: { en: 'as often as you like', de: 'sooft du willst' },
        },
      },
      option('one-time-effects', 'Use one-time artefacts', 'Artefakte mit Einmaleffekt einsetzen'),
      counted('II', 'attack-phase', 'Attack', 'Angreifen'),
      {
        ...step('attack', 'The next card attacks', 'Die nächste Karte greift an'),
        isInner: true,
        back: {
          to: 'attack',
          while: {
            en: 'each card with strength, in order',
            de: 'jede Karte mit Stärke, der Reihe nach',
          },
        },
      },
      counted('III', 'draw-phase', 'Draw two cards', 'Zwei Karten nachziehen'),
      {
        ...edge('end-of-the-game', 'The turn ends, or the game', 'Der Zug endet, oder das Spiel'),
        back: { to: 'turn', while: { en: 'the other side', de: 'die andere Seite' } },
      },
    ],
  },
  {
    entry: 'playing-a-card',
    steps: [
      edge('play-phase', 'You play a card from hand', 'Du spielst eine Handkarte aus'),
      counted('1', 'paying-costs', 'Show it and pay its cost', 'Zeigen und die Kosten bezahlen'),
      counted(
        '2',
        'places',
        'Place it on an empty place, or replace the same main character',
        'Auf einen freien Platz legen oder denselben Hauptcharakter ersetzen',
      ),
      counted('3', 'immediate-effects', 'Its immediate effect', 'Ihr Soforteffekt'),
      counted(
        '4',
        'order-of-effects',
        'Effects of playing such a card',
        'Effekte beim Ausspielen einer solchen Karte',
      ),
    ],
  },
  {
    entry: 'order-of-attack',
    steps: [
      edge('attack-phase', 'The attacks begin', 'Die Angriffe beginnen'),
      counted('1', 'manhattan', 'Manhattan, outer place', 'Manhattan, äußerer Platz'),
      counted('2', 'manhattan', 'Manhattan, middle place', 'Manhattan, mittlerer Platz'),
      counted('3', 'manhattan', 'Manhattan, inner place', 'Manhattan, innerer Platz'),
      counted(
        '4',
        'sanctum-sanctorum',
        'Sanctum Sanctorum, first place',
        'Sanctum Sanctorum, erster Platz',
      ),
      counted(
        '5',
        'sanctum-sanctorum',
        'Sanctum Sanctorum, second place',
        'Sanctum Sanctorum, zweiter Platz',
      ),
      counted('6', 'avengers-tower', 'Avengers Tower', 'Avengers Tower'),
    ],
  },
  {
    entry: 'attack',
    steps: [
      edge('attack', 'A card attacks', 'Eine Karte greift an'),
      step(
        'opposite',
        'Is there an enemy card opposite?',
        'Liegt gegenüber eine gegnerische Karte?',
      ),
      option(
        'defence',
        'Yes: it takes damage equal to the strength',
        'Ja: Sie erhält Schaden in Höhe der Stärke',
      ),
      option(
        'bonus',
        'No: you get the bonus of the site',
        'Nein: Du bekommst den Bonus des Schauplatzes',
      ),
      step(
        'defeated',
        'A card with as much damage as life is defeated',
        'Eine Karte mit so viel Schaden wie Lebenspunkten ist besiegt',
      ),
      step('attack-effects', 'The attack effect of the card', 'Der Angriffseffekt der Karte'),
    ],
  },
];
