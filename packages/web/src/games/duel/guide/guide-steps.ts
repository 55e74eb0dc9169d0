import { HEROES, VILLAINS } from '@grimrule/duel';
import { spoken } from '../../../guide/guide-step.ts';
import { deed, partIn, QUESTION } from '../../../guide/pointing.ts';
import { handOf } from '../zones.ts';
import { de } from './guide-de.ts';
import { en } from './guide-en.ts';

const HANDS = [handOf(HEROES), handOf(VILLAINS)];

/** What the guide of a first game points at, in this order as far as the game asks for it so. */
export const GUIDE_STEPS = spoken({ en, de }, [
  {
    id: 'goal',
    on: { ask: 'playPhase' },
    at: '.table-main .duel-points',
    until: 'look',
  },
  {
    id: 'sites',
    on: { ask: 'playPhase' },
    at: '.table-main [data-site="sanctum"] .duel-site-name',
    until: 'look',
  },
  {
    id: 'play',
    on: { ask: 'playPhase', offers: 'play' },
    at: partIn('.card[data-lit]', ...HANDS),
    until: { asks: 'choosePlace' },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    at: QUESTION,
    until: 'answer',
  },
  {
    id: 'place',
    on: { ask: 'choosePlace' },
    at: '.table-main .free-place[data-lit]',
    until: 'answer',
  },
  {
    id: 'end',
    on: { ask: 'playPhase', offers: 'endPhase' },
    at: deed('endPhase'),
    until: { tells: 'the phase begins' },
  },
  {
    id: 'bonus',
    on: { step: 'the site gives its bonus' },
    at: '.table-main [data-site="sanctum"] .duel-site-name',
    until: 'look',
  },
  {
    id: 'civilians',
    on: { ask: 'freeCivilian' },
    at: '.table-main .duel-waiting',
    until: 'answer',
  },
  {
    id: 'marker',
    on: { step: 'one step' },
    at: '.table-main .duel-offer',
    until: 'look',
  },
  {
    id: 'artefacts',
    on: { ask: 'chooseArtefact' },
    at: '.table-main .duel-offered',
    until: 'answer',
  },
]);
