import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  andThen,
  atLeast,
  attachTo,
  attackGains,
  byHost,
  cardIs,
  countersOn,
  damage,
  discardThis,
  enemyAttacks,
  forcedInterrupt,
  give,
  hasStatus,
  heal,
  heroAction,
  heroes,
  instead,
  later,
  otherwise,
  perPlayer,
  placeThreat,
  putCounters,
  query,
  reveal,
  search,
  sequence,
  shuffle,
  spend,
  surge,
  THIS,
  theAmount,
  titled,
  when,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const rhino = query('villains', titled('Rhino'));

export const rhinoTexts: TextBoxes = {
  // Rhino I
  '01094': text(),
  // Rhino II
  '01095': text(
    whenRevealed(
      sequence(
        search(query('encounterDeckAndDiscard', titled("Breakin' & Takin'")), (found) =>
          reveal(found),
        ),
        shuffle('encounter'),
      ),
    ),
  ),
  // Rhino III
  '01096': text(whenRevealed(give('stunned', heroes))),
  // The Break-In! 1A
  '01097a': text(),
  // The Break-In! 1B
  '01097b': text(),
  // Armored Rhino Suit
  '01098': text(
    attachTo(rhino, 'first'),
    forcedInterrupt(
      'wouldDeal',
      aboutHost,
      instead(
        andThen(
          putCounters(theAmount, 'damage', THIS),
          when(atLeast(countersOn('damage', THIS), 5), discardThis),
        ),
      ),
    ),
  ),
  // Charge
  '01099': text(
    attachTo(rhino, 'first'),
    forcedInterrupt(
      'attacking',
      byHost,
      sequence(attackGains('overkill'), later('activationEnds', discardThis)),
    ),
  ),
  // Enhanced Ivory Horn
  '01100': text(
    attachTo(rhino, 'first'),
    heroAction(discardThis, { cost: spend('physical', 'physical', 'physical') }),
  ),
  // Hydra Mercenary
  '01101': text(),
  // Sandman
  '01102': text(),
  // Shocker
  '01103': text(whenRevealed(damage(1, heroes))),
  // Hard to Keep Down
  '01104': text(whenRevealed(otherwise(heal(4, rhino), surge))),
  // "I'm Tough"
  '01105': text(whenRevealed(when(cardIs(rhino, hasStatus('tough')), surge, give('tough', rhino)))),
  // Stampede
  '01106': text(
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(sequence(enemyAttacks(rhino), give('stunned', query('hurt'))), 'hero'),
  ),
  // Breakin' & Takin'
  '01107': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Crowd Control
  '01108': text(),
};
