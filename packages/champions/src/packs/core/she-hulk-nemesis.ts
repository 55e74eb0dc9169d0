import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  accelerate,
  atLeast,
  attachTo,
  boost,
  change,
  constant,
  discardThis,
  enemyAttacks,
  exists,
  giveBoost,
  heal,
  inForm,
  itself,
  keep,
  mainScheme,
  mostPrinted,
  never,
  obligation,
  perPlayer,
  placeThreat,
  query,
  remaining,
  sequence,
  setTo,
  surge,
  THIS,
  theHost,
  titled,
  villain,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const titania = query('minions', titled('Titania'));

export const sheHulkNemesisTexts: TextBoxes = {
  // Legal Work
  '01160': text(obligation(sequence(accelerate(1, mainScheme), discardThis))),
  // Personal Challenge
  '01161': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Titania
  '01162': text(constant(setTo('atk', itself, remaining(THIS)))),
  // Genetically Enhanced
  '01163': text(
    attachTo(query('minions', mostPrinted('hitPoints', query('minions'))), 'first'),
    whenRevealed(when(never(exists(query('minions'))), surge)),
    constant(change('hitPoints', theHost, 3)),
  ),
  // Titania's Fury
  // Attacks are counted, not damage: one that dealt nothing was still made.
  '01164': text(
    whenRevealed(
      keep(when(inForm('hero'), enemyAttacks(titania, you)), (_attackers, howMany) =>
        when(never(atLeast(howMany, 1)), sequence(heal('all', titania), surge)),
      ),
    ),
    boost(giveBoost(1, villain)),
  ),
};
