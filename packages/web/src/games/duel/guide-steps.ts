import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';
import type { GuideStep } from '../../guide/guide-step.ts';
import { deed, partIn, QUESTION } from '../../guide/pointing.ts';
import { handOf } from './zones.ts';

const HANDS = [handOf(HEROES), handOf(VILLAINS)];
const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

/** What the guide of a first game points at, in this order as far as the game asks for it so. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    id: 'goal',
    on: { ask: 'playPhase' },
    at: '.table-main .duel-points',
    until: 'look',
    text: {
      en: `Both sides pull this marker: the heroes win at ${heroGoal} on their side, the villains at ${villainGoal} on theirs. Look at the track.`,
      de: `Beide Seiten ziehen an diesem Marker: Die Helden gewinnen bei ${heroGoal} auf ihrer Seite, die Schurken bei ${villainGoal} auf ihrer. Sieh dir die Leiste an.`,
    },
  },
  {
    id: 'sites',
    on: { ask: 'playPhase' },
    at: '.table-main [data-site="sanctum"] .duel-site-name',
    until: 'look',
    text: {
      en: 'This is one of three sites. A card opposite an enemy fights it; a card opposite an empty place earns the bonus of its site. Look at it.',
      de: 'Das ist einer von drei Schauplätzen. Gegenüber einem Feind kämpft eine Karte; gegenüber einem leeren Platz bringt sie den Bonus ihres Schauplatzes. Sieh ihn dir an.',
    },
  },
  {
    id: 'play',
    on: { ask: 'playPhase', offers: 'play' },
    at: partIn('.card[data-lit]', ...HANDS),
    until: { asks: 'choosePlace' },
    text: {
      en: 'What shines in blue can be played now. Rest the mouse or a finger on a card to read it, then click it.',
      de: 'Was blau leuchtet, kannst du jetzt ausspielen. Lass die Maus oder einen Finger auf einer Karte ruhen, um sie zu lesen, und klicke sie dann an.',
    },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    at: QUESTION,
    until: 'answer',
    text: {
      en: 'For each symbol of the cost you discard a card of that colour. A payment is picked already: change it if you like, then pay.',
      de: 'Für jedes Symbol der Kosten legst du eine Karte dieser Farbe ab. Eine Bezahlung ist schon gewählt: Ändere sie, wenn du magst, und bezahle.',
    },
  },
  {
    id: 'place',
    on: { ask: 'choosePlace' },
    at: '.table-main .free-place[data-lit]',
    until: 'answer',
    text: {
      en: 'Choose a place: opposite an enemy you stop it, opposite nobody you earn the bonus in each of your turns.',
      de: 'Wähle einen Platz: Gegenüber einem Feind hältst du ihn auf, gegenüber niemandem bekommst du in jedem deiner Züge den Bonus.',
    },
  },
  {
    id: 'end',
    on: { ask: 'playPhase', offers: 'endPhase' },
    at: deed('endPhase'),
    until: { tells: 'the phase begins' },
    text: {
      en: 'Play more, or end the phase: then all your cards attack by themselves, and you draw two cards.',
      de: 'Spiele noch mehr aus, oder beende die Phase: Dann greifen alle deine Karten von selbst an, und du ziehst zwei Karten.',
    },
  },
  {
    id: 'bonus',
    on: { step: 'the site gives its bonus' },
    at: '.table-main [data-site="sanctum"] .duel-site-name',
    until: 'look',
    text: {
      en: 'Nobody stood opposite, so the site gave its bonus: points or civilians in Manhattan, the artefact marker in the Sanctum, a location card in the Tower.',
      de: 'Gegenüber stand niemand, also brachte der Schauplatz seinen Bonus: Punkte oder Zivilisten in Manhattan, den Artefaktmarker im Sanctum, eine Ortskarte im Tower.',
    },
  },
  {
    id: 'civilians',
    on: { ask: 'freeCivilian' },
    at: '.table-main .duel-waiting',
    until: 'answer',
    text: {
      en: `Free a civilian: later, spend one like a card of its colour. When ${BOARD.civiliansLeft} or fewer are left here, the heroes win at once.`,
      de: `Befreie einen Zivilisten: Später gibst du ihn aus wie eine Karte seiner Farbe. Sind hier höchstens noch ${BOARD.civiliansLeft} übrig, gewinnen die Helden sofort.`,
    },
  },
  {
    id: 'marker',
    on: { step: 'one step' },
    at: '.table-main .duel-offer',
    until: 'look',
    text: {
      en: 'The artefact marker moves towards the side that pulls. At the end of its half this side takes one of the two artefacts.',
      de: 'Der Artefaktmarker rückt zu der Seite, die zieht. Am Ende ihrer Hälfte nimmt sie eins der beiden Artefakte.',
    },
  },
  {
    id: 'artefacts',
    on: { ask: 'chooseArtefact' },
    at: '.table-main .duel-offered',
    until: 'answer',
    text: {
      en: 'Take one of these artefacts: read both first.',
      de: 'Nimm eins dieser Artefakte: Lies erst beide.',
    },
  },
];
