import { spoken } from '../../../guide/guide-step.ts';
import { cardsIn, partIn, QUESTION } from '../../../guide/pointing.ts';
import { SEATS } from '../../cooperative/seats.ts';
import { zone } from '../zones.ts';
import { de } from './guide-de.ts';
import { en } from './guide-en.ts';

const HANDS = SEATS.map((seat) => zone('hand', seat));
const STAGING = zone('staging area');

/** What the guide of a first game points at, in this order as far as the game asks for it so. */
export const GUIDE_STEPS = spoken({ en, de }, [
  {
    id: 'quest',
    on: { ask: 'mulligan' },
    at: '.table-main [data-shelf="quest"]',
    until: 'answer',
  },
  {
    id: 'threat',
    on: { ask: 'planning' },
    at: '.table-main .rings-dial',
    until: 'look',
  },
  {
    id: 'heroes',
    on: { ask: 'planning' },
    at: cardsIn(...SEATS.map((seat) => zone('play area', seat))),
    until: 'look',
  },
  {
    id: 'play',
    on: { ask: 'planning', offers: 'play' },
    at: partIn('.card[data-lit] .card-cost', ...HANDS),
    until: { asks: 'pay' },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    at: QUESTION,
    until: 'answer',
  },
  {
    id: 'staging',
    on: { ask: 'commitToQuest' },
    at: '.table-main [data-shelf="staging"]',
    until: 'look',
  },
  {
    id: 'commit',
    on: { ask: 'commitToQuest' },
    at: '.table-main .quest-sum',
    until: 'answer',
  },
  {
    id: 'resolved',
    on: { step: '3.4 resolve the quest' },
    at: '.table-main [data-shelf="quest"]',
    until: 'look',
  },
  {
    id: 'travel',
    on: { ask: 'whereToTravel' },
    at: cardsIn(STAGING),
    until: 'answer',
  },
  {
    id: 'engage',
    on: { ask: 'whomToEngage' },
    at: cardsIn(STAGING),
    until: 'answer',
  },
  {
    id: 'defend',
    on: { ask: 'whoDefends' },
    at: cardsIn(...SEATS.map((seat) => zone('engaged', seat))),
    until: 'answer',
  },
  {
    id: 'attack',
    on: { ask: 'whomToAttack' },
    at: cardsIn(...SEATS.map((seat) => zone('engaged', seat))),
    until: 'answer',
  },
]);
