import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  attachedTo,
  attachTo,
  attackGains,
  byHost,
  cardIs,
  constant,
  damage,
  discardThis,
  enemyAttacks,
  enemySchemes,
  forcedInterrupt,
  gains,
  give,
  hasStatus,
  heroAction,
  ifElse,
  inPlay,
  mainScheme,
  placeThreat,
  sequence,
  spend,
  surge,
  theHost,
  trait,
  villain,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const armed = inPlay(all(trait('Weapon'), attachedTo(villain)));

const removable = heroAction(discardThis, { cost: spend('mental', 'physical') });

export const weapMasterTexts: TextBoxes = {
  // Combat Knife
  '04148': text(attachTo(villain, 'first'), constant(gains('piercing', theHost)), removable),
  // Hydra Sidearm
  '04149': text(
    attachTo(villain, 'first'),
    forcedInterrupt('attacking', byHost, attackGains('ranged')),
    removable,
  ),
  // Weapon Master
  '04150': text(
    whenRevealed(sequence(enemySchemes(villain), when(armed, surge)), 'alterEgo'),
    whenRevealed(sequence(enemyAttacks(villain), when(armed, surge)), 'hero'),
  ),
  // Concussion Grenade
  '04151': text(
    whenRevealed(
      sequence(
        placeThreat(ifElse(cardIs(you, hasStatus('confused')), 2, 1), mainScheme),
        give('confused', you),
      ),
      'alterEgo',
    ),
    whenRevealed(
      sequence(damage(ifElse(cardIs(you, hasStatus('stunned')), 2, 1), you), give('stunned', you)),
      'hero',
    ),
  ),
};
