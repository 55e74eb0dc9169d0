import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  deal,
  eachPlayer,
  minion,
  putIntoPlayEngaging,
  query,
  search,
  sequence,
  shuffle,
  trait,
  whenDefeated,
  you,
} from '../../vocabulary/builders.ts';

export const hydraPatrolTexts: TextBoxes = {
  // Hydra Regular
  '04152': text(),
  // Hydra Soldier
  '04153': text(whenDefeated(deal(1))),
  // Hydra Patrol
  '04154': text(
    whenDefeated(
      sequence(
        eachPlayer(
          search(query('encounterDeckAndDiscard', all(minion, trait('Hydra'))), (found) =>
            putIntoPlayEngaging(found, you),
          ),
        ),
        shuffle('encounter'),
      ),
    ),
  ),
};
