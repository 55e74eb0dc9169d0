import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import type { Effect } from '../../vocabulary/builders.ts';
import {
  allResourcesOn,
  any,
  atLeast,
  attachTo,
  boost,
  both,
  byThis,
  CAUSE,
  cardIs,
  change,
  choose,
  constant,
  countersOn,
  deal,
  discard,
  discardRandom,
  discardUntil,
  eachPlayer,
  either,
  enemyAttacks,
  enemySchemes,
  exhaust,
  exists,
  forcedInterrupt,
  forcedResponse,
  forEvery,
  gainsTrait,
  give,
  giveBoost,
  heal,
  heroAction,
  ifElse,
  inPlay,
  itself,
  keep,
  lasting,
  mainScheme,
  marked,
  never,
  not,
  otherwise,
  placeThreat,
  putCounters,
  putIntoPlay,
  query,
  reveal,
  SUBJECT,
  same,
  search,
  sequence,
  setup,
  shuffle,
  shuffleIn,
  spend,
  surge,
  THIS,
  takeIndirect,
  titled,
  trait,
  type,
  when,
  whenRevealed,
  withResource,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

const absorbingMan = query('villains', titled('Absorbing Man'));

const environment = type('environment');

const delays = countersOn('delay', mainScheme);

const manyDelays = atLeast(delays, 5);

const oneOrTwo = ifElse(manyDelays, 2, 1);

const has = (name: string) => cardIs(absorbingMan, trait(name));

const inIts = (name: string) => exists(query('environments', trait(name)));

/** The traits that environments of this scenario have. */
const absorbs = constant(
  gainsTrait('Ice', itself, inIts('Ice')),
  gainsTrait('Metal', itself, inIts('Metal')),
  gainsTrait('Stone', itself, inIts('Stone')),
  gainsTrait('Wood', itself, inIts('Wood')),
);

const undefendedByHim = (effect: Effect) =>
  forcedResponse(
    'attackMade',
    both(cardIs(CAUSE, same(absorbingMan)), marked('undefended'), yourEvent),
    effect,
  );

const entersAsBoost = boost(putIntoPlay(THIS));

export const absorbingManTexts: TextBoxes = {
  // Absorbing Man I
  '04076': text(absorbs),
  // Absorbing Man II
  '04077': text(
    absorbs,
    whenRevealed(
      when(
        inPlay(titled('Super Absorbing Power')),
        eachPlayer(deal(1)),
        sequence(
          search(query('encounterDeckAndDiscard', titled('Super Absorbing Power')), (found) =>
            reveal(found),
          ),
          shuffle('encounter'),
        ),
      ),
    ),
  ),
  // Absorbing Man III
  '04078': text(
    absorbs,
    forcedResponse(
      'activationEnds',
      both(byThis, yourEvent),
      sequence(
        when(cardIs(THIS, any(trait('Ice'), trait('Stone'))), placeThreat(1, mainScheme)),
        when(cardIs(THIS, any(trait('Metal'), trait('Wood'))), takeIndirect(1)),
      ),
    ),
  ),
  // None Shall Pass 1A
  '04079a': text(
    setup(
      sequence(
        keep(discardUntil(environment), (found) => putIntoPlay(found)),
        shuffleIn(query('encounterDiscard')),
      ),
    ),
  ),
  // None Shall Pass 1B
  '04079b': text(
    forcedResponse('stepOneEnds', null, putCounters(1, 'delay', THIS)),
    forcedInterrupt('wouldEnter', cardIs(SUBJECT, environment), discard(query('environments'))),
  ),
  // Dense Forest
  '04080': text(undefendedByHim(takeIndirect(oneOrTwo)), entersAsBoost),
  // Snowy Hillside
  '04081': text(undefendedByHim(placeThreat(oneOrTwo, mainScheme)), entersAsBoost),
  // Rocky Outcrop
  '04082': text(undefendedByHim(heal(oneOrTwo, absorbingMan)), entersAsBoost),
  // Abandoned Facility
  // A card with two icons is enough for both.
  '04083': text(
    undefendedByHim(
      choose(query('yourHand', withResource), (card) =>
        sequence(
          discard(card),
          when(
            both(manyDelays, never(atLeast(allResourcesOn(card), 2))),
            choose(query('yourHand', withResource), (another) => discard(another)),
          ),
        ),
      ),
    ),
    entersAsBoost,
  ),
  // Ball and Chain
  '04084': text(
    attachTo(absorbingMan, 'first'),
    heroAction(shuffleIn(THIS), { cost: spend('physical') }),
    boost(reveal(THIS)),
  ),
  // Stall Tactics
  '04085': text(
    whenRevealed(otherwise(placeThreat(forEvery(2, delays), mainScheme), surge)),
    boost(when(manyDelays, takeIndirect(1))),
  ),
  // Swinging Stone
  '04086': text(
    whenRevealed(
      sequence(
        when(has('Stone'), lasting('activation', change('sch', same(absorbingMan), 1))),
        enemySchemes(absorbingMan),
      ),
      'alterEgo',
    ),
    whenRevealed(
      sequence(
        when(has('Stone'), lasting('activation', change('atk', same(absorbingMan), 1))),
        enemyAttacks(absorbingMan),
      ),
      'hero',
    ),
  ),
  // Steel Kick
  '04087': text(
    whenRevealed(placeThreat(ifElse(has('Metal'), 3, 2), mainScheme), 'alterEgo'),
    whenRevealed(takeIndirect(ifElse(has('Metal'), 4, 3)), 'hero'),
  ),
  // Piercing Thorns
  '04088': text(
    whenRevealed(
      sequence(
        discardRandom(1),
        when(
          has('Wood'),
          choose(query('yours', not(type('hero', 'alter_ego'))), (card) => discard(card)),
        ),
      ),
    ),
    boost(when(cardIs(absorbingMan, any(trait('Stone'), trait('Wood'))), give('stunned', you))),
  ),
  // Omni-Morph Duplication
  '04089': text(
    whenRevealed(
      sequence(
        when(has('Ice'), exhaust(you)),
        when(has('Metal'), sequence(give('tough', absorbingMan), heal(1, absorbingMan))),
        when(has('Stone'), giveBoost(1, absorbingMan)),
        when(has('Wood'), discardRandom(1)),
      ),
    ),
  ),
  // Icy Grip
  '04090': text(
    whenRevealed(sequence(give('stunned', you), when(has('Ice'), takeIndirect(2)))),
    boost(
      when(cardIs(absorbingMan, any(trait('Ice'), trait('Metal'))), give('tough', absorbingMan)),
    ),
  ),
  // Avalanche!
  '04091': text(
    whenRevealed(eachPlayer(either(spend('energy'), takeIndirect(ifElse(manyDelays, 3, 2))))),
  ),
  // Super Absorbing Power
  '04092': text(
    constant(
      gainsTrait('Ice', same(absorbingMan)),
      gainsTrait('Metal', same(absorbingMan)),
      gainsTrait('Stone', same(absorbingMan)),
      gainsTrait('Wood', same(absorbingMan)),
    ),
    boost(reveal(THIS)),
  ),
};
