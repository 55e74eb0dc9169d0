import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  assignDamage,
  boost,
  boostIconsOn,
  both,
  byThis,
  choose,
  discard,
  discardTop,
  eachPlayer,
  exists,
  forcedResponse,
  heal,
  keep,
  perPlayer,
  putIntoPlay,
  query,
  repeat,
  surge,
  titled,
  villain,
  when,
  whenDefeated,
  whenRevealed,
  withResource,
  yourEvent,
} from '../../vocabulary/builders.ts';
import type { Cards } from '../../vocabulary/nodes.ts';

const discardsThree = boost(discardTop('encounter', 3));

const electrified = (cards: Cards) => assignDamage(boostIconsOn(cards), query('yourCharacters'));

export const powerDrainTexts: TextBoxes = {
  // Power Drain
  '02041': text(
    whenDefeated(
      keep(discardTop('encounter', 2), (cards) =>
        eachPlayer(
          repeat(
            boostIconsOn(cards),
            choose(query('yourHand', withResource), (card) => discard(card)),
          ),
        ),
      ),
    ),
  ),
  // Electro
  '02042': text(
    forcedResponse(
      'attackMade',
      both(byThis, yourEvent),
      keep(discardTop('encounter', 1), electrified),
    ),
    discardsThree,
  ),
  // Electromagnetic Pulse
  '02043': text(
    whenRevealed(
      keep(discardTop('encounter', 7), (cards) =>
        when(
          exists(query(cards, titled('Electro'))),
          putIntoPlay(query(cards, titled('Electro'))),
          surge,
        ),
      ),
    ),
    discardsThree,
  ),
  // Lightning Bolt
  '02044': text(whenRevealed(keep(discardTop('encounter', 2), electrified)), discardsThree),
  // Shock Therapy
  '02045': text(
    whenRevealed(
      keep(discardTop('encounter', perPlayer()), (cards) => heal(boostIconsOn(cards), villain)),
    ),
    discardsThree,
  ),
};
