import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  all,
  andThen,
  atLeast,
  attach,
  attachTo,
  boost,
  boostIconsOn,
  byHost,
  constant,
  countersOn,
  discardThis,
  discardTop,
  discardUntil,
  either,
  enemyActivates,
  exists,
  forcedInterrupt,
  formDeck,
  gains,
  give,
  heal,
  instead,
  itself,
  keep,
  mainScheme,
  otherwise,
  perPlayer,
  placeThreat,
  putCounters,
  query,
  removeCounters,
  reveal,
  search,
  sequence,
  setup,
  shuffle,
  statOf,
  surge,
  THIS,
  takeDamage,
  takeIndirect,
  theAmount,
  titled,
  trait,
  type,
  villain,
  when,
  whenDefeated,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const crossbones = query('villains', titled('Crossbones'));

const weaponsPierce = constant(
  gains('piercing', itself, 1, exists(query('attachedHere', trait('Weapon')))),
);

const nextWeapon = whenRevealed(reveal(query('specialDeckTop')));

/** The villain cannot use a weapon twice. */
const toughen = otherwise(give('tough', villain), heal(3, villain));

export const crossbonesTexts: TextBoxes = {
  // Crossbones I
  '04058': text(weaponsPierce),
  // Crossbones II
  '04059': text(
    weaponsPierce,
    whenRevealed(
      sequence(
        search(query('encounterDeckAndDiscard', titled("Crossbones' Machine Gun")), (found) =>
          attach(found, crossbones),
        ),
        shuffle('encounter'),
      ),
    ),
  ),
  // Crossbones III
  '04060': text(weaponsPierce, nextWeapon),
  // Attack on Mount Athena 1A
  '04061a': text(setup(formDeck(query('encounterDeck', trait('Experimental'))))),
  // Attack on Mount Athena 1B
  '04061b': text(),
  // The Infinity Stone. 2A
  '04062a': text(),
  // The Infinity Stone 2B
  '04062b': text(nextWeapon),
  // The Getaway 3A
  '04063a': text(),
  // The Getaway 3B
  '04063b': text(nextWeapon),
  // Crossbones' Machine Gun
  '04064': text(
    attachTo(crossbones, 'first'),
    forcedInterrupt(
      'attacking',
      byHost,
      keep(discardTop('encounter', 1), (cards) => takeIndirect(boostIconsOn(cards))),
      { cost: removeCounters(1, 'ammo', THIS) },
    ),
  ),
  // Crossbones' Armor
  '04065': text(
    attachTo(crossbones, 'first'),
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
  // Hydra Bomber
  '04066': text(whenRevealed(either(takeDamage(2), placeThreat(1, mainScheme)))),
  // Full Auto
  '04067': text(
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(
      keep(discardTop('encounter', statOf('atk', crossbones)), (cards) =>
        takeIndirect(boostIconsOn(cards)),
      ),
      'hero',
    ),
  ),
  // Hard as Nails
  '04068': text(whenRevealed(toughen), boost(toughen)),
  // Raid the Armory
  '04069': text(
    whenRevealed(
      keep(discardUntil(all(trait('Weapon'), type('attachment'))), (found) => reveal(found)),
    ),
  ),
  // Crossbones' Assault
  '04070': text(whenDefeated(enemyActivates(crossbones, query('defeater')))),
  // Cornered Staff
  '04071': text(
    whenRevealed(
      keep(discardTop('encounter', perPlayer()), (cards) => placeThreat(boostIconsOn(cards), THIS)),
    ),
  ),
};
