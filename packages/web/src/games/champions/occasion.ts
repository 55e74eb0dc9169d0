import { championsWords } from '@grimrule/champions';
import type { Sentences } from '../cooperative/occasions.ts';
import { occasions } from '../cooperative/occasions.ts';

const en: Sentences = {
  attack: (to, by) => (by === '' ? `${to} is attacked` : `${by} attacks ${to}`),
  defense: (to, by) => (by === '' ? `${to} defends` : `${to} defends against ${by}`),
  thwart: (to, by) => (by === '' ? `${to} is thwarted` : `${by} thwarts ${to}`),
  scheme: (to, by) => (by === '' ? `threat on ${to}` : `${by} schemes`),
  heal: (to, _by, amount) => `${to} heals ${amount} damage`,
  defeat: (to) => `${to} is defeated`,
  threat: (to, by, amount) => `${amount} threat on ${to}${by === '' ? '' : ` from ${by}`}`,
  relief: (to, _by, amount) => `${to} loses ${amount} threat`,
  boost: (to, by) => `${to} boosts ${by}`,
  form: (to) => `${to} changes form`,
};

const de: Sentences = {
  attack: (to, by) => (by === '' ? `${to} wird angegriffen` : `${by} greift ${to} an`),
  defense: (to, by) => (by === '' ? `${to} verteidigt` : `${to} verteidigt gegen ${by}`),
  thwart: (to, by) =>
    by === '' ? `Widerstand gegen ${to}` : `${by} leistet Widerstand gegen ${to}`,
  scheme: (to, by) => (by === '' ? `Bedrohung auf ${to}` : `${by} treibt den Plan voran`),
  heal: (to, _by, amount) => `${to} heilt ${amount} Schaden`,
  defeat: (to) => `${to} wird besiegt`,
  threat: (to, by, amount) => `${amount} Bedrohung auf ${to}${by === '' ? '' : ` durch ${by}`}`,
  relief: (to, _by, amount) => `${to} verliert ${amount} Bedrohung`,
  boost: (to, by) => `${to} verstärkt ${by}`,
  form: (to) => `${to} wechselt die Gestalt`,
};

/** Events that are moments of the same occasion. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  attack: ['wouldAttack', 'attacking', 'attackMade', 'attacked'],
  defense: ['defending', 'defended'],
  thwart: ['thwarting', 'thwarted'],
  scheme: ['wouldScheme', 'scheming', 'schemed'],
  damage: ['wouldDeal', 'wouldTake', 'taking', 'damaged'],
  heal: ['healed'],
  defeat: ['wouldBeDefeated', 'beingDefeated', 'defeated'],
  threat: ['wouldPlace', 'threatPlaced'],
  relief: ['wouldRemove', 'threatRemoved'],
  reveal: ['revealing', 'revealed'],
  boost: ['boosting'],
  entry: ['entered'],
  leave: ['left'],
  engage: ['engaged'],
  play: ['playing', 'played'],
  form: ['changingForm', 'formChanged'],
};

/** The occasion that a player may interrupt or respond to now. */
export const occasionOf = occasions({
  sentences: { en, de },
  events: EVENTS,
  words: championsWords,
  isAfter: (level) => /response/i.test(level),
});
