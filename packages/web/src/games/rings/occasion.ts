import { ringsWords } from '@grimrule/rings';
import type { Sentences } from '../cooperative/occasions.ts';
import { occasions } from '../cooperative/occasions.ts';

const en: Sentences = {
  commit: (to) => `${to} commits to the quest`,
  quest: (to) => `the quest is resolved: ${to}`,
  progress: (to, _by, amount) => `${amount} progress on ${to}`,
  explore: (to) => `${to} is explored`,
  stage: (to) => `the stage ${to} is defeated`,
  travel: (to) => `you travel to ${to}`,
  enemyAttack: (to, by) => (by === '' ? `${to} attacks` : `${by} attacks`),
  defend: (to, by) => (by === '' ? `${to} defends` : `${to} defends against ${by}`),
  shadow: (to, by) => (by === '' ? `shadow card ${to}` : `shadow card of ${by}: ${to}`),
  attack: (to, by) => (by === '' ? `${to} is attacked` : `${to} attacks ${by}`),
  attacked: (to) => `${to} has been attacked`,
  destroy: (to) => `${to} is destroyed`,
  heal: (to, _by, amount) => `${amount} damage healed on ${to}`,
  exhaust: (to) => `${to} is exhausted`,
  ready: (to) => `${to} readies`,
  threat: (_to, _by, amount) => `threat rises by ${amount}`,
  claim: (to) => `${to} is claimed`,
  capture: (to) => `${to} is taken prisoner`,
  rescue: (to) => `${to} is rescued`,
};

const de: Sentences = {
  commit: (to) => `${to} stellt sich dem Abenteuer`,
  quest: (to) => `das Abenteuer wird abgehandelt: ${to}`,
  progress: (to, _by, amount) => `${amount} Fortschritt auf ${to}`,
  explore: (to) => `${to} wird erkundet`,
  stage: (to) => `der Abschnitt ${to} ist bewältigt`,
  travel: (to) => `ihr reist zu ${to}`,
  enemyAttack: (to, by) => (by === '' ? `${to} greift an` : `${by} greift an`),
  defend: (to, by) => (by === '' ? `${to} verteidigt` : `${to} verteidigt gegen ${by}`),
  shadow: (to, by) => (by === '' ? `Schattenkarte ${to}` : `Schattenkarte von ${by}: ${to}`),
  attack: (to, by) => (by === '' ? `${to} wird angegriffen` : `${to} greift ${by} an`),
  attacked: (to) => `${to} wurde angegriffen`,
  destroy: (to) => `${to} wird getötet`,
  heal: (to, _by, amount) => `${amount} Schaden auf ${to} geheilt`,
  exhaust: (to) => `${to} wird erschöpft`,
  ready: (to) => `${to} wird spielbereit`,
  threat: (_to, _by, amount) => `der Bedrohungsgrad steigt um ${amount}`,
  claim: (to) => `${to} wird beansprucht`,
  capture: (to) => `${to} wird gefangen genommen`,
  rescue: (to) => `${to} wird befreit`,
};

/** Events that are moments of the same occasion. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  play: ['playing', 'played'],
  entry: ['entered'],
  leave: ['left'],
  commit: ['committed'],
  quest: ['questResolved'],
  progress: ['progressPlaced'],
  explore: ['explored'],
  stage: ['stageDefeated'],
  reveal: ['revealing', 'whenRevealed', 'revealed'],
  travel: ['travelled'],
  engage: ['engaged'],
  enemyAttack: ['enemyAttacks', 'enemyAttacked'],
  defend: ['defenderDeclared'],
  shadow: ['shadowDealt', 'shadowEffect', 'shadowResolved'],
  attack: ['attackerDeclared'],
  attacked: ['playerAttacked'],
  damage: ['damaged'],
  destroy: ['destroyed'],
  heal: ['healed'],
  exhaust: ['exhausted'],
  ready: ['readied', 'refreshing'],
  threat: ['threatRaised'],
  claim: ['claimed'],
  capture: ['captured'],
  rescue: ['rescued'],
};

/** The occasion that a player may respond to now. */
export const occasionOf = occasions({
  sentences: { en, de },
  events: EVENTS,
  words: ringsWords,
  isAfter: (level) => /after/i.test(level),
});
