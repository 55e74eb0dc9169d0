import type { GuideStep } from '../../guide/guide-step.ts';
import { cardsIn, partIn, QUESTION } from '../../guide/pointing.ts';
import { SEATS } from '../cooperative/seats.ts';
import { zone } from './zones.ts';

const HANDS = SEATS.map((seat) => zone('hand', seat));
const STAGING = zone('staging area');

/** What the guide of a first game points at, in this order as far as the game asks for it so. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    id: 'quest',
    on: { ask: 'mulligan' },
    at: '.table-main [data-shelf="quest"]',
    until: 'answer',
    text: {
      en: 'Here lies the quest: win by making progress on each of its stages. First look at your hand: keep it, or take six other cards. Cheap allies are a good start.',
      de: 'Hier liegt das Abenteuer: Du gewinnst, wenn du auf jedem Abschnitt genug Fortschritt machst. Sieh dir erst deine Hand an: Behalte sie, oder nimm sechs andere Karten. Billige Verbündete sind ein guter Anfang.',
    },
  },
  {
    id: 'threat',
    on: { ask: 'planning' },
    at: '.table-main .rings-dial',
    until: 'look',
    text: {
      en: 'This is your threat: how much the enemy knows of you. At 50 you are out. Look at the dial.',
      de: 'Das ist dein Bedrohungsgrad: wie viel der Feind von dir weiß. Bei 50 scheidest du aus. Sieh dir das Rad an.',
    },
  },
  {
    id: 'heroes',
    on: { ask: 'planning' },
    at: cardsIn(...SEATS.map((seat) => zone('play area', seat))),
    until: 'look',
    text: {
      en: 'These are your heroes. Each gains a resource every round and pays with it for cards of the same colour. Rest the mouse or a finger on a hero to read the card.',
      de: 'Das sind deine Helden. Jeder bekommt in jeder Runde eine Ressource und bezahlt damit Karten seiner Farbe. Lass die Maus oder einen Finger auf einem Helden ruhen, um die Karte zu lesen.',
    },
  },
  {
    id: 'play',
    on: { ask: 'planning', offers: 'play' },
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
    at: QUESTION,
    until: 'answer',
    text: {
      en: 'Heroes of the card’s colour pay for it. A payment is picked already: change it if you like, then pay.',
      de: 'Helden in der Farbe der Karte bezahlen sie. Eine Bezahlung ist schon gewählt: Ändere sie, wenn du magst, und bezahle.',
    },
  },
  {
    id: 'staging',
    on: { ask: 'commitToQuest' },
    at: '.table-main [data-shelf="staging"]',
    until: 'look',
    text: {
      en: 'The staging area: the threat of everything here counts against you, and one more card comes each round. Look at what lies there.',
      de: 'Die Aufmarschzone: Der Widerstand von allem, was hier liegt, zählt gegen dich, und jede Runde kommt eine Karte dazu. Sieh dir an, was dort liegt.',
    },
  },
  {
    id: 'commit',
    on: { ask: 'commitToQuest' },
    at: '.table-main .quest-sum',
    until: 'answer',
    text: {
      en: 'Choose who goes on the quest: their willpower should beat the threat. Those who go are exhausted and will not fight, so keep somebody ready.',
      de: 'Wähle, wer sich dem Abenteuer stellt: Ihre Willenskraft soll den Widerstand übertreffen. Wer geht, ist erschöpft und kämpft nicht mehr; halte also jemanden bereit.',
    },
  },
  {
    id: 'resolved',
    on: { step: '3.4 resolve the quest' },
    at: '.table-main [data-shelf="quest"]',
    until: 'look',
    text: {
      en: 'Willpower above the threat becomes progress. If the threat is higher, the difference is added to your dial. Look at the quest.',
      de: 'Willenskraft über dem Widerstand wird Fortschritt. Ist der Widerstand höher, steigt dein Bedrohungsgrad um die Differenz. Sieh dir das Abenteuer an.',
    },
  },
  {
    id: 'travel',
    on: { ask: 'whereToTravel' },
    at: cardsIn(STAGING),
    until: 'answer',
    text: {
      en: 'Travel to a location: its threat no longer counts, but progress goes on it first until it is explored.',
      de: 'Reise zu einem Ort: Sein Widerstand zählt nicht mehr, aber Fortschritt kommt zuerst auf ihn, bis er erkundet ist.',
    },
  },
  {
    id: 'engage',
    on: { ask: 'whomToEngage' },
    at: cardsIn(STAGING),
    until: 'answer',
    text: {
      en: 'You may engage an enemy: it leaves the staging area and attacks you. Those to whom your threat is high enough come by themselves.',
      de: 'Du darfst einen Gegner in einen Kampf verwickeln: Er verlässt die Aufmarschzone und greift dich an. Wem dein Bedrohungsgrad hoch genug ist, der kommt von selbst.',
    },
  },
  {
    id: 'defend',
    on: { ask: 'whoDefends' },
    at: cardsIn(...SEATS.map((seat) => zone('engaged', seat))),
    until: 'answer',
    text: {
      en: 'This enemy attacks. Whoever defends is exhausted and takes less damage; if nobody does, a hero takes all of it. Its face-down shadow card can make it worse.',
      de: 'Dieser Gegner greift an. Wer verteidigt, wird erschöpft und nimmt weniger Schaden; sonst nimmt ein Held ihn ganz. Die verdeckte Schattenkarte kann es schlimmer machen.',
    },
  },
  {
    id: 'attack',
    on: { ask: 'whomToAttack' },
    at: cardsIn(...SEATS.map((seat) => zone('engaged', seat))),
    until: 'answer',
    text: {
      en: 'Now strike back: choose an enemy, then everybody who attacks it. Their attack is added up, and the enemy’s defense is taken off.',
      de: 'Schlag jetzt zurück: Wähle einen Gegner, dann alle, die ihn angreifen. Ihr Angriff wird zusammengezählt, die Verteidigung des Gegners abgezogen.',
    },
  },
];
