import { spoken } from '../../../guide/guide-step.ts';
import { cardsIn, deed, litIn, partIn, QUESTION } from '../../../guide/pointing.ts';
import { SEATS } from '../../cooperative/seats.ts';
import { zone } from '../zones.ts';
import { de } from './guide-de.ts';
import { en } from './guide-en.ts';

const HANDS = SEATS.map((seat) => zone('hand', seat));
const PLAY_AREAS = SEATS.map((seat) => zone('play area', seat));

/** What the guide of a first game points at, in this order as far as the game asks for it so. */
export const GUIDE_STEPS = spoken({ en, de }, [
  {
    id: 'villain',
    on: { ask: 'mulligan' },
    at: cardsIn(zone('villain')),
    until: 'look',
  },
  {
    id: 'plan',
    on: { ask: 'mulligan' },
    at: cardsIn(zone('main scheme')),
    until: 'look',
  },
  {
    id: 'hero',
    on: { ask: 'mulligan' },
    at: cardsIn(...PLAY_AREAS),
    until: 'look',
  },
  {
    id: 'hand',
    on: { ask: 'mulligan' },
    at: cardsIn(...HANDS),
    until: 'answer',
  },
  {
    id: 'play',
    on: { ask: 'playerTurn', offers: 'play' },
    at: partIn('.card[data-lit] .card-cost', ...HANDS),
    until: { asks: 'pay' },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    at: partIn('.card[data-lit] .face-resources', ...HANDS),
    until: 'answer',
  },
  {
    id: 'form',
    on: { ask: 'playerTurn', offers: 'changeForm' },
    at: deed('changeForm'),
    until: { tells: 'turn the identity over' },
  },
  {
    id: 'attack',
    on: { ask: 'playerTurn', offers: 'attack' },
    at: litIn(...PLAY_AREAS),
    until: { tells: 'the attack is initiated' },
  },
  {
    id: 'end',
    on: { ask: 'playerTurn', offers: 'endTurn' },
    at: deed('endTurn'),
    until: { tells: 'the turn ends' },
  },
  {
    id: 'threat',
    on: { step: '1 place threat' },
    at: cardsIn(zone('main scheme')),
    until: 'look',
  },
  {
    id: 'defend',
    on: { ask: 'whoDefends' },
    at: QUESTION,
    until: 'answer',
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
  },
  {
    id: 'thwart',
    on: { ask: 'playerTurn', offers: 'thwart' },
    at: litIn(...PLAY_AREAS),
    until: { tells: 'the thwart is initiated' },
  },
]);
