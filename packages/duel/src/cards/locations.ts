import {
  advance,
  damageChosen,
  damaged,
  draw,
  heal,
  healChosen,
  lasting,
  look,
  may,
  mine,
  moveChosen,
  query,
  sequence,
  strength,
  swapChosen,
  theyDiscard,
  whenPlayed,
} from '../vocabulary/builders.ts';
import { locationCard } from './card.ts';

export const locations = [
  locationCard(
    { en: 'Street Corner', de: 'Straßenecke' },
    ['yellow', 'red', 'blue'],
    2,
    whenPlayed(healChosen(1)),
  ),
  locationCard('Daily Bugle', ['yellow', '*', '*'], 2, whenPlayed(sequence(look, theyDiscard(1)))),
  locationCard(
    'Times Square',
    ['red', 'green', '*'],
    2,
    whenPlayed(lasting('turn', strength(1, mine))),
  ),
  locationCard('Central Park', ['green', '*'], 1, whenPlayed(heal(1, query('yours', damaged)))),
  locationCard(
    { en: 'Grand Central Station', de: 'Bahnhof Grand Central' },
    ['blue', '*'],
    1,
    whenPlayed(sequence(may(moveChosen), draw(1))),
  ),
  locationCard(
    { en: 'Museum of Antiquities', de: 'Antikenmuseum' },
    ['blue', 'yellow', '*'],
    2,
    whenPlayed(advance(1)),
  ),
  locationCard(
    { en: 'Oscorp Tower', de: 'Oscorp-Turm' },
    ['red', '*', '*'],
    2,
    whenPlayed(damageChosen(1)),
  ),
  locationCard(
    { en: 'Statue of Liberty', de: 'Freiheitsstatue' },
    ['red', 'green', 'blue', '*'],
    3,
    whenPlayed(may(swapChosen)),
  ),
];
