import type { GuideStep } from '../../guide/guide-step.ts';
import { cardsIn, deed, litIn, partIn, QUESTION } from '../../guide/pointing.ts';
import { SEATS } from '../cooperative/seats.ts';
import { zone } from './zones.ts';

const HANDS = SEATS.map((seat) => zone('hand', seat));
const PLAY_AREAS = SEATS.map((seat) => zone('play area', seat));

/** What the guide of a first game points at, in this order as far as the game asks for it so. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    id: 'villain',
    on: { ask: 'mulligan' },
    at: cardsIn(zone('villain')),
    until: 'look',
    text: {
      en: 'You win when this villain has no hit points left. Rest the mouse or a finger on the card to read it.',
      de: 'Du gewinnst, wenn dieser Schurke keine Lebenspunkte mehr hat. Lass die Maus oder einen Finger auf der Karte ruhen, um sie zu lesen.',
    },
  },
  {
    id: 'plan',
    on: { ask: 'mulligan' },
    at: cardsIn(zone('main scheme')),
    until: 'look',
    text: {
      en: 'This is the villain’s plan: when its ring is full of threat, you lose. Look at the plan.',
      de: 'Das ist der Plan des Schurken: Ist der Ring voller Bedrohung, verlierst du. Sieh dir den Plan an.',
    },
  },
  {
    id: 'hero',
    on: { ask: 'mulligan' },
    at: cardsIn(...PLAY_AREAS),
    until: 'look',
    text: {
      en: 'This is you. You begin as your alter-ego, with the hero on the back of the card. Look at yourself.',
      de: 'Das bist du. Du beginnst als Alter Ego, auf der Rückseite der Karte ist dein Held. Sieh dich an.',
    },
  },
  {
    id: 'hand',
    on: { ask: 'mulligan' },
    at: cardsIn(...HANDS),
    until: 'answer',
    text: {
      en: 'Your hand: click the cards that you would rather swap for others, then confirm. Cheap cards that stay in play are worth keeping.',
      de: 'Deine Hand: Klicke die Karten an, die du lieber gegen andere tauschst, und bestätige. Billige Karten, die im Spiel bleiben, solltest du behalten.',
    },
  },
  {
    id: 'play',
    on: { ask: 'playerTurn', offers: 'play' },
    at: partIn('.card[data-lit] .card-cost', ...HANDS),
    until: { asks: 'pay' },
    text: {
      en: 'What shines in blue can be done now. This number is what the card costs: click the card to play it.',
      de: 'Was blau leuchtet, kannst du jetzt tun. Diese Zahl ist der Preis der Karte: Klicke die Karte an, um sie zu spielen.',
    },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    at: partIn('.card[data-lit] .face-resources', ...HANDS),
    until: 'answer',
    text: {
      en: 'Other cards pay for it: each gives the resources shown here. A payment is picked already. Change it if you like, then pay.',
      de: 'Andere Karten bezahlen sie: Jede bringt die Ressourcen, die hier stehen. Eine Bezahlung ist schon gewählt. Ändere sie, wenn du magst, und bezahle.',
    },
  },
  {
    id: 'form',
    on: { ask: 'playerTurn', offers: 'changeForm' },
    at: deed('changeForm'),
    until: { tells: 'turn the identity over' },
    text: {
      en: 'Only heroes fight. Change form: you may do it once each turn.',
      de: 'Nur Helden kämpfen. Wechsle die Gestalt: Einmal in jedem Zug darfst du das.',
    },
  },
  {
    id: 'attack',
    on: { ask: 'playerTurn', offers: 'attack' },
    at: litIn(...PLAY_AREAS),
    until: { tells: 'the attack is initiated' },
    text: {
      en: 'Your hero attacks the villain or thwarts the plan; either exhausts the card. Click the card and attack.',
      de: 'Dein Held greift den Schurken an oder leistet Widerstand gegen den Plan; beides erschöpft ihn. Klicke die Karte an und greife an.',
    },
  },
  {
    id: 'end',
    on: { ask: 'playerTurn', offers: 'endTurn' },
    at: deed('endTurn'),
    until: { tells: 'the turn ends' },
    text: {
      en: 'Do whatever else is lit, then end your turn. You draw new cards, and everything of yours is ready again.',
      de: 'Tu noch, was leuchtet, und beende dann deinen Zug. Du ziehst neue Karten, und alles, was dir gehört, wird wieder spielbereit.',
    },
  },
  {
    id: 'threat',
    on: { step: '1 place threat' },
    at: cardsIn(zone('main scheme')),
    until: 'look',
    text: {
      en: 'Now the villain acts. In every round threat is placed on the plan first: look at its ring.',
      de: 'Jetzt handelt der Schurke. In jeder Runde kommt zuerst Bedrohung auf den Plan: Sieh dir den Ring an.',
    },
  },
  {
    id: 'defend',
    on: { ask: 'whoDefends' },
    at: QUESTION,
    until: 'answer',
    text: {
      en: 'The villain attacks heroes. Whoever defends is exhausted; a hero takes less damage that way, an ally takes it for you. You may also defend with nobody.',
      de: 'Der Schurke greift Helden an. Wer verteidigt, wird erschöpft; ein Held nimmt so weniger Schaden, ein Verbündeter nimmt ihn für dich. Es muss auch niemand verteidigen.',
    },
  },
  {
    id: 'encounter',
    on: { step: '4 reveal encounter cards' },
    at: cardsIn(
      zone('encounter discard pile'),
      ...SEATS.map((seat) => zone('engaged', seat)),
      zone('side schemes'),
      zone('attachments'),
      zone('revealed'),
    ),
    until: 'look',
    text: {
      en: 'At the end everybody gets an encounter card: a trap, an enemy or a further plan. Look what came.',
      de: 'Zum Schluss bekommt jeder eine Begegnungskarte: eine Falle, einen Gegner oder einen weiteren Plan. Sieh nach, was gekommen ist.',
    },
  },
  {
    id: 'thwart',
    on: { ask: 'playerTurn', offers: 'thwart' },
    at: litIn(...PLAY_AREAS),
    until: { tells: 'the thwart is initiated' },
    text: {
      en: 'Your turn again. Keep an eye on the ring of the plan: to thwart takes threat away.',
      de: 'Du bist wieder am Zug. Behalte den Ring des Plans im Auge: Widerstand nimmt Bedrohung weg.',
    },
  },
];
