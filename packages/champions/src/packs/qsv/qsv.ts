import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  alterEgoAction,
  cannot,
  change,
  choose,
  chooseSome,
  chosenX,
  constant,
  countBoost,
  damageEnemy,
  discard,
  discardThis,
  discardTop,
  draw,
  either,
  enemies,
  exhaust,
  exhaustThis,
  give,
  heroAction,
  ifElse,
  inForm,
  inPlay,
  interrupt,
  itself,
  keep,
  known,
  lasting,
  marked,
  obligation,
  ofSet,
  oncePerPhase,
  oncePerRound,
  query,
  ready,
  removeThreatFromScheme,
  repeat,
  resource,
  response,
  sequence,
  shuffleIn,
  THIS,
  when,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const qsvTexts: TextBoxes = {
  // Quicksilver
  '14001a': text(response('powerUsed', aboutYou, ready(you), { limit: oncePerPhase })),
  // Pietro Maximoff
  '14001b': text(
    action(draw(ifElse(inPlay(known('Wanda Maximoff')), 3, 2)), {
      cost: chooseSome(2, 2, query('yourHand'), discard),
      limit: oncePerRound,
    }),
  ),
  // Scarlet Witch (Wanda Maximoff)
  '14002': text(
    interrupt(
      'usingPower',
      aboutThis,
      keep(discardTop('encounter', 1), (discarded) =>
        keep(countBoost(discarded), (_counted, _howMany, icons) =>
          sequence(
            when(marked('atk'), lasting('attack', change('atk', itself, icons))),
            when(marked('thw'), lasting('thwart', change('thw', itself, icons))),
          ),
        ),
      ),
    ),
  ),
  // Always Be Running
  '14003': text(heroAction(ready(you))),
  // Double Time
  '14004': text(heroAction(repeat(2, either(damageEnemy(2), removeThreatFromScheme(2))))),
  // Maximum Velocity
  '14005': text(
    heroAction(
      sequence(
        lasting('round', change('thw', yourIdentity, 2)),
        lasting('round', change('atk', yourIdentity, 2)),
        lasting('round', change('def', yourIdentity, 2)),
      ),
    ),
  ),
  // Speed Cyclone
  '14006': text(
    heroAction(chooseSome(chosenX, chosenX, enemies, (several) => give('stunned', several))),
  ),
  // Serval Industries
  // If there is only one such card, that one is shuffled in.
  '14007': text(
    alterEgoAction(
      repeat(
        2,
        choose(query('yourDiscard', ofSet('qsv')), (one) => shuffleIn(one)),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Accelerated Reflex
  '14008': text(constant(change('def', yourIdentity, 1, inForm('hero')))),
  // Friction Resistance
  '14009': text(
    response('readied', aboutYou, ready(THIS), { form: 'hero' }),
    resource(['physical'], { cost: exhaustThis }),
  ),
  // Hyper Perception
  '14010': text(constant(change('thw', yourIdentity, 1, inForm('hero')))),
  // Reinforced Sinew
  '14011': text(constant(change('atk', yourIdentity, 1, inForm('hero')))),
  // Need for Speed
  '14024': text(
    obligation(
      sequence(exhaust(you), lasting('nextTurn', cannot('cannotReady', yourIdentity)), discardThis),
    ),
  ),
};
