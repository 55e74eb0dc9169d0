import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  attacksUnboosted,
  boost,
  both,
  byThis,
  choose,
  discard,
  eachPlayer,
  enemyAttacks,
  forcedResponse,
  inForm,
  keep,
  later,
  marked,
  minion,
  never,
  putIntoPlayEngaging,
  query,
  search,
  sequence,
  shuffle,
  trait,
  type,
  undefended,
  villain,
  when,
  whenRevealed,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

const burnSupport = choose(query('yours', type('support')), (card) => discard(card));

const hydraMinion = all(minion, trait('Hydra'));

export const hydraAssaultTexts: TextBoxes = {
  // Hydra Flame-Soldier
  '04145': text(
    forcedResponse('attackMade', both(byThis, marked('undefended'), yourEvent), burnSupport),
    boost(when(undefended, burnSupport)),
  ),
  // Hydra Jet-Trooper
  '04146': text(boost(when(inForm('hero'), later('activationEnds', attacksUnboosted(villain))))),
  // Hail Hydra!
  '04147': text(
    whenRevealed(
      eachPlayer(
        keep(
          when(inForm('hero'), enemyAttacks(query('engagedMinions', trait('Hydra')))),
          (_attackers, howMany) =>
            when(
              never(atLeast(howMany, 1)),
              sequence(
                search(query('encounterDeckAndDiscard', hydraMinion), (found) =>
                  putIntoPlayEngaging(found, you),
                ),
                shuffle('encounter'),
              ),
            ),
        ),
      ),
    ),
  ),
};
