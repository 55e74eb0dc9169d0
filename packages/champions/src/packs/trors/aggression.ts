import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  any,
  attack,
  attackable,
  attackGains,
  cardIs,
  choose,
  damage,
  draw,
  give,
  hasStatus,
  heroAction,
  query,
  response,
  sequence,
  when,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Spider-Girl (Anya Corazon)
  '04040': text(
    response(
      'played',
      aboutThis,
      choose(query('minions'), (foe) => sequence(give('stunned', foe), give('confused', foe))),
    ),
  ),
  // Press the Advantage
  '04043': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(
            damage(2, foe),
            when(cardIs(foe, any(hasStatus('stunned'), hasStatus('confused'))), draw(1)),
          ),
        ),
      ),
    ),
  ),
  // Piercing Strike
  '04044': text(
    heroAction(
      attack(choose(attackable, (foe) => sequence(attackGains('piercing'), damage(3, foe)))),
    ),
  ),
};
