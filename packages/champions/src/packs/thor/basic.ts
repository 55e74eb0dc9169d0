import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  choose,
  discard,
  eachInAnyOrder,
  give,
  heroAction,
  keep,
  lookAtTop,
  not,
  query,
  resource,
  response,
  same,
  sequence,
  toDeckTop,
  useCounter,
  you,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Heimdall
  '06020': text(
    response(
      'entered',
      aboutThis,
      keep(lookAtTop(3, query('encounterDeck')), (seen) =>
        choose(query(seen), (gone) =>
          sequence(
            discard(gone),
            eachInAnyOrder(query(seen, not(same(gone))), (card) => toDeckTop(card)),
          ),
        ),
      ),
    ),
  ),
  // Invulnerability
  '06021': text(heroAction(give('tough', you))),
  // Enhanced Physique
  '06034': text(resource(['physical'], { form: 'hero', cost: useCounter('physical') })),
};
