import { championsWords } from '@grimrule/champions';
import type { Sentence } from '../occasions.ts';
import { occasions } from '../occasions.ts';

const en: Readonly<Record<string, Sentence>> = {
  attack: (to, by) => (by === '' ? `${to} is attacked` : `${by} attacks ${to}`),
  defense: (to, by) => (by === '' ? `${to} defends` : `${to} defends against ${by}`),
  thwart: (to, by) => (by === '' ? `${to} is thwarted` : `${by} thwarts ${to}`),
  scheme: (to, by) => (by === '' ? `threat for ${to}` : `${by} schemes`),
  damage: (to, by, amount) => `${amount} damage to ${to}${by === '' ? '' : ` from ${by}`}`,
  heal: (to, _by, amount) => `${to} heals ${amount} damage`,
  defeat: (to) => `${to} is defeated`,
  threat: (to, by, amount) => `${amount} threat on ${to}${by === '' ? '' : ` from ${by}`}`,
  relief: (to, _by, amount) => `${amount} threat off ${to}`,
  reveal: (to) => `${to} is revealed`,
  boost: (to, by) => `${to} boosts ${by}`,
  entry: (to) => `${to} enters play`,
  leave: (to) => `${to} leaves play`,
  engage: (to) => `${to} engages a player`,
  play: (to) => `${to} is played`,
  form: (to) => `${to} changes form`,
};

const de: Readonly<Record<string, Sentence>> = {
  attack: (to, by) => (by === '' ? `${to} wird angegriffen` : `${by} greift ${to} an`),
  defense: (to, by) => (by === '' ? `${to} verteidigt` : `${to} verteidigt gegen ${by}`),
  thwart: (to, by) => `${by === '' ? 'jemand' : by} leistet Widerstand gegen ${to}`,
  scheme: (to, by) => (by === '' ? `Bedrohung für ${to}` : `${by} treibt den Plan voran`),
  damage: (to, by, amount) => `${amount} Schaden für ${to}${by === '' ? '' : ` durch ${by}`}`,
  heal: (to, _by, amount) => `${to} heilt ${amount} Schaden`,
  defeat: (to) => `${to} wird besiegt`,
  threat: (to, by, amount) => `${amount} Bedrohung auf ${to}${by === '' ? '' : ` durch ${by}`}`,
  relief: (to, _by, amount) => `${amount} Bedrohung weniger auf ${to}`,
  reveal: (to) => `${to} wird aufgedeckt`,
  boost: (to, by) => `${to} verstärkt ${by}`,
  entry: (to) => `${to} kommt ins Spiel`,
  leave: (to) => `${to} verlässt das Spiel`,
  engage: (to) => `${to} nimmt den Kampf auf`,
  play: (to) => `${to} wird gespielt`,
  form: (to) => `${to} wechselt die Gestalt`,
};

/** Events of which one is only another moment of what the other is about. */
const ABOUT: Readonly<Record<string, string>> = {
  wouldAttack: 'attack',
  attacking: 'attack',
  attackMade: 'attack',
  attacked: 'attack',
  defending: 'defense',
  defended: 'defense',
  thwarting: 'thwart',
  thwarted: 'thwart',
  wouldScheme: 'scheme',
  scheming: 'scheme',
  schemed: 'scheme',
  wouldDeal: 'damage',
  wouldTake: 'damage',
  taking: 'damage',
  damaged: 'damage',
  healed: 'heal',
  wouldBeDefeated: 'defeat',
  beingDefeated: 'defeat',
  defeated: 'defeat',
  wouldPlace: 'threat',
  threatPlaced: 'threat',
  wouldRemove: 'relief',
  threatRemoved: 'relief',
  revealing: 'reveal',
  revealed: 'reveal',
  boosting: 'boost',
  entered: 'entry',
  left: 'leave',
  engaged: 'engage',
  playing: 'play',
  played: 'play',
  changingForm: 'form',
  formChanged: 'form',
};

/** What a player may interrupt or respond to now. */
export const occasionOf = occasions({
  sentences: { en, de },
  about: ABOUT,
  words: championsWords,
  isAfter: (level) => /response/i.test(level),
});
