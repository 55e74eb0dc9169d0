import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  attachTo,
  attackGains,
  both,
  byHost,
  byThis,
  cardTypesOn,
  change,
  constant,
  discardRandom,
  discardThis,
  discardTop,
  eachPlayer,
  enemyAttacks,
  enemySchemes,
  forcedInterrupt,
  forcedResponse,
  inForm,
  keep,
  placeThreat,
  printed,
  query,
  statOf,
  takeDamage,
  theAmount,
  theHost,
  titled,
  when,
  whenRevealed,
  yourEvent,
} from '../../vocabulary/builders.ts';
import {
  burstsWithTen,
  chaosInThePrison,
  escapedConvict,
  getWrecked,
  heldHostage,
  passesToLeast,
  revealsNextOne,
  schemesOnItsOwn,
  staysWith,
  wrested,
} from './wrecker.ts';

const bulldozer = query('villains', titled('Bulldozer'));

const hisScheme = query('sideSchemes', titled('Clear the Road'));

export const bulldozerTexts: TextBoxes = {
  // Bulldozer A
  '07046': text(schemesOnItsOwn, forcedInterrupt('attacking', byThis, attackGains('overkill'))),
  // Bulldozer B
  '07047': text(schemesOnItsOwn, forcedInterrupt('attacking', byThis, attackGains('overkill'))),
  // Clear the Road
  '07048': text(staysWith('Bulldozer'), burstsWithTen(eachPlayer(discardTop('yours', 10)))),
  // Bulldozer's Helmet
  '07049': text(
    attachTo(bulldozer),
    forcedResponse('attacked', byHost, discardTop('yours', theAmount)),
    wrested,
  ),
  // Held Hostage
  '07050': heldHostage,
  // Ramming Speed
  '07051': text(
    attachTo(bulldozer),
    constant(change('mustDefendWithAlly', theHost, 1)),
    forcedResponse('attackMade', both(byHost, yourEvent), discardThis),
  ),
  // Corrupt Prison Guard
  '07052': text(),
  // Escaped Convict
  '07053': escapedConvict,
  // Buddy System
  '07054': text(revealsNextOne, passesToLeast),
  // Bull Rush
  '07055': text(
    whenRevealed(
      keep(enemySchemes(bulldozer), (_cards, _howMany, placed) => discardTop('yours', placed)),
      'alterEgo',
    ),
    whenRevealed(
      keep(enemyAttacks(bulldozer), (_cards, _howMany, dealt) => discardTop('yours', dealt)),
      'hero',
    ),
  ),
  // Chaos In the Prison
  '07056': chaosInThePrison,
  // Get Wrecked!
  '07057': getWrecked,
  // Headbutt
  '07058': text(
    whenRevealed(
      keep(discardRandom(1), (card) =>
        when(
          inForm('hero'),
          takeDamage(printed('cost', card)),
          placeThreat(printed('cost', card), hisScheme),
        ),
      ),
    ),
  ),
  // Leading the Charge
  '07059': text(
    whenRevealed(
      keep(discardTop('yours', statOf('atk', bulldozer)), (cards) =>
        placeThreat(cardTypesOn(cards), hisScheme),
      ),
    ),
  ),
};
