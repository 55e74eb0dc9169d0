import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  alter,
  andThen,
  attack,
  attackable,
  CAUSE,
  cancel,
  cardIs,
  choose,
  damage,
  defeatedByAttack,
  discardThis,
  exhaustThis,
  exists,
  heroAction,
  interrupt,
  minion,
  query,
  removeThreatFromScheme,
  response,
  reveal,
  SUBJECT,
  search,
  sequence,
  shuffle,
  toHand,
  trait,
  type,
  when,
  yourEvent,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Agent Coulson
  '08011': text(
    response(
      'entered',
      aboutThis,
      sequence(
        search(query('yourDeckAndDiscard', trait('Preparation')), (found) => toHand(found)),
        shuffle('yours'),
      ),
    ),
  ),
  // Quake (Daisy Johnson)
  '08012': text(
    response('schemed', cardIs(CAUSE, minion), damage(2, CAUSE), { cost: exhaustThis }),
  ),
  // Stealth Strike
  '08013': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(damage(4, foe), when(cardIs(foe, defeatedByAttack), removeThreatFromScheme(2))),
        ),
      ),
    ),
  ),
  // Counterintelligence
  '08017': text(
    interrupt('wouldPlace', cardIs(SUBJECT, type('main_scheme')), alter(-3), { cost: discardThis }),
  ),
  // Spycraft
  '08018': text(
    { onlyIf: exists(query('yourCharacters', trait('Spy'))) },
    interrupt('revealing', yourEvent, andThen(cancel('card'), reveal(query('encounterDeckTop'))), {
      cost: discardThis,
    }),
  ),
};
