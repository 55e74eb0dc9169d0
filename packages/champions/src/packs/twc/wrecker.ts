import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  atLeast,
  attachTo,
  attacksUnboosted,
  boost,
  both,
  byHost,
  cannot,
  cardIs,
  change,
  choose,
  constant,
  count,
  damage,
  discard,
  discardRandom,
  discardThis,
  either,
  enemyAttacks,
  enemySchemes,
  exhaust,
  exists,
  forcedResponse,
  give,
  heal,
  heroAction,
  host,
  ifElse,
  inForm,
  inPlay,
  itself,
  keep,
  lasting,
  least,
  leaveThreat,
  makeActive,
  never,
  not,
  placeThreat,
  query,
  reveal,
  same,
  sequence,
  sideSchemes,
  spend,
  surge,
  THIS,
  theHost,
  threatOn,
  titled,
  topOfDeckOf,
  type,
  undefended,
  upgrade,
  villain,
  villainOf,
  villainScheme,
  when,
  whenRevealed,
  whoseScheme,
  yourHero,
} from '../../vocabulary/builders.ts';
import type { Amount, Cards, Effect } from '../../vocabulary/nodes.ts';

// Some cards are in the decks of two or more of the crew; they stand here, with the first of them.

/** Ends with the villain whose side scheme has the least threat being active. */
const passToLeast: Effect = choose(query('villains', whoseScheme('least')), (next) =>
  makeActive(next),
);

export const schemesOnItsOwn = constant(change('schemesOnOwn', itself, 1));

/** A side scheme stays as long as its villain is there. */
export const staysWith = (name: string) =>
  constant(cannot('cannotLeavePlay', itself, inPlay(titled(name))));

/** With ten threat it bursts, and three are left. */
export const burstsWithTen = (bursts: Effect) =>
  forcedResponse(
    'threatPlaced',
    both(aboutThis, atLeast(threatOn(THIS), 10)),
    sequence(bursts, leaveThreat(3, THIS)),
  );

/** Attachments that are wrested from their villain. */
export const wrested = heroAction(discardThis, {
  cost: sequence(exhaust(yourHero), discardRandom(1)),
});

const yourUpgrades = query('yours', upgrade);
const discardUpgrade = choose(yourUpgrades, (card) => discard(card));

export const heldHostage = text(
  attachTo(villainScheme),
  constant(cannot('cannotBeThwarted', theHost)),
  heroAction(
    keep(enemyAttacks(villainOf(host)), (_attackers, howMany) =>
      when(atLeast(howMany, 1), discardThis),
    ),
  ),
);

export const escapedConvict = text(
  boost(sequence(passToLeast, when(inForm('hero'), attacksUnboosted(villain)))),
);

export const revealsNextOne = whenRevealed(
  choose(query('villains', whoseScheme('least')), (next) =>
    reveal(query('encounterDecks', topOfDeckOf(next, ifElse(exists(query('villains'), 2), 1, 2)))),
  ),
);
export const passesToLeast = boost(
  choose(query('villains', whoseScheme('least')), (next) => makeActive(next)),
);

export const chaosInThePrison = text(
  whenRevealed(
    when(
      exists(yourUpgrades),
      either(discardUpgrade, placeThreat(count(yourUpgrades), villainScheme)),
      surge,
    ),
  ),
  boost(when(undefended, discardUpgrade)),
);

export const getWrecked = text(
  whenRevealed(
    choose(query('villains', whoseScheme('most')), (foe) => enemySchemes(foe)),
    'alterEgo',
  ),
  whenRevealed(
    choose(query('villains', whoseScheme('least')), (foe) => enemyAttacks(foe)),
    'hero',
  ),
);

export const waitedForThis = text(
  whenRevealed(sequence(heal(3, villain), give('tough', villain))),
  boost(sequence(passToLeast, enemySchemes(villain))),
);

const wrecker = query('villains', titled('Wrecker'));

const hisScheme = query('sideSchemes', titled('Day of Reckoning'));

const passesOn = (_attackers: Cards, howMany: Amount) => when(atLeast(howMany, 1), passToLeast);

export const wreckerTexts: TextBoxes = {
  // Wrecker A
  '07002': text(
    schemesOnItsOwn,
    constant(change('atk', itself, 2, both(cardIs(query('attacker'), itself), undefended))),
  ),
  // Wrecker B
  '07003': text(
    schemesOnItsOwn,
    constant(change('atk', itself, 2, both(cardIs(query('attacker'), itself), undefended))),
  ),
  // Day of Reckoning
  '07004': text(staysWith('Wrecker'), burstsWithTen(damage(2, query('friendlies')))),
  // Held Hostage
  '07005': heldHostage,
  // Magic Crowbar
  '07006': text(
    attachTo(wrecker),
    forcedResponse(
      'attackMade',
      byHost,
      choose(query('sideSchemes', least('threat', sideSchemes)), (scheme) =>
        placeThreat(1, scheme),
      ),
    ),
    wrested,
  ),
  // Wrecker's Command
  '07007': text(
    attachTo(wrecker),
    forcedResponse(
      'schemed',
      byHost,
      placeThreat(1, query('villainSchemes', not(titled('Day of Reckoning')))),
    ),
    heroAction(discardThis, { cost: spend('physical', 'physical') }),
  ),
  // Corrupt Prison Guard
  '07008': text(),
  // Escaped Convict
  '07009': escapedConvict,
  // Buddy System
  '07010': text(revealsNextOne, passesToLeast),
  // Chaos In the Prison
  '07011': chaosInThePrison,
  // Crowbar Toss
  '07012': text(
    whenRevealed(keep(enemySchemes(wrecker), passesOn), 'alterEgo'),
    whenRevealed(keep(enemyAttacks(wrecker), passesOn), 'hero'),
  ),
  // Get Wrecked!
  '07013': getWrecked,
  // I've Been Waiting For This!
  '07014': waitedForThis,
  // Mystical Link
  '07015': text(
    whenRevealed(placeThreat(2, sideSchemes)),
    boost(
      either(placeThreat(2, hisScheme), lasting('activation', change('atk', same(wrecker), 3))),
    ),
  ),
  // You're Dead Meat!
  '07016': text(
    whenRevealed(
      choose(
        query('friendlies', least('remaining', query('friendlies', type('hero', 'ally')))),
        (character) =>
          sequence(
            damage(1, character),
            when(never(exists(query('inPlay', same(character)))), placeThreat(3, hisScheme)),
          ),
      ),
    ),
  ),
};
