import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  atLeast,
  attachTo,
  boost,
  both,
  byHost,
  byThis,
  change,
  constant,
  discardRandom,
  discardThis,
  discardUntil,
  either,
  enemyAttacks,
  exhaust,
  exists,
  forcedInterrupt,
  forcedResponse,
  gains,
  give,
  giveBoost,
  heal,
  heroAction,
  keep,
  later,
  mainScheme,
  marked,
  minion,
  otherwise,
  perPlayer,
  placeThreat,
  putIntoPlay,
  putIntoPlayEngaging,
  query,
  reveal,
  SUBJECT,
  same,
  search,
  sequence,
  setup,
  shuffle,
  spend,
  surge,
  THIS,
  takeDamage,
  theHost,
  titled,
  when,
  whenRevealed,
  yourHero,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const moreBoost = forcedInterrupt('attacking', byThis, giveBoost(1, THIS));

const nextMinion = whenRevealed(
  keep(discardUntil(minion), (found) => putIntoPlayEngaging(found, query('firstPlayer'))),
);

const klaw = query('villains', titled('Klaw'));

const oneOfEach = spend('energy', 'mental', 'physical');

const removable = heroAction(discardThis, { cost: oneOfEach });

const moreThreat = whenRevealed(placeThreat(perPlayer(), THIS));

export const klawTexts: TextBoxes = {
  // Klaw I
  '01113': text(moreBoost),
  // Klaw II
  '01114': text(
    whenRevealed(
      sequence(
        search(query('encounterDeckAndDiscard', titled('The "Immortal" Klaw')), (found) =>
          reveal(found),
        ),
        shuffle('encounter'),
      ),
    ),
    moreBoost,
  ),
  // Klaw III
  '01115': text(moreBoost),
  // Underground Distribution 1A
  '01116a': text(
    setup(
      sequence(
        search(query('encounterDeck', titled('Defense Network')), (found) => reveal(found)),
        shuffle('encounter'),
      ),
    ),
  ),
  // Underground Distribution 1B
  '01116b': text(nextMinion),
  // Secret Rendezvous 2A
  '01117a': text(nextMinion),
  // Secret Rendezvous 2B
  '01117b': text(),
  // Sonic Converter
  '01118': text(
    attachTo(klaw, 'first'),
    forcedResponse('attacked', both(byHost, marked('damaged')), give('stunned', SUBJECT)),
    removable,
  ),
  // Solid-Sound Body
  '01119': text(attachTo(klaw, 'first'), constant(gains('retaliate', theHost)), removable),
  // Armored Guard
  '01120': text(),
  // Weapons Runner
  '01121': text(boost(putIntoPlay(THIS))),
  // Klaw's Vengeance
  '01122': text(
    whenRevealed(discardRandom(1), 'alterEgo'),
    whenRevealed(
      keep(enemyAttacks(klaw), (_attackers, _howMany, dealt) =>
        when(atLeast(dealt, 1), placeThreat(1, mainScheme)),
      ),
      'hero',
    ),
  ),
  // Sonic Boom
  '01123': text(
    whenRevealed(either(oneOfEach, exhaust(query('yourCharacters')))),
    boost(
      later('activationEnds', when(exists(query('dealtDamage', yourIdentity)), exhaust(yourHero))),
    ),
  ),
  // Sound Manipulation
  '01124': text(
    whenRevealed(otherwise(heal(4, klaw), surge), 'alterEgo'),
    whenRevealed(sequence(takeDamage(2), heal(2, klaw)), 'hero'),
  ),
  // Defense Network
  '01125': text(moreThreat),
  // Illegal Arms Factory
  '01126': text(moreThreat),
  // The "Immortal" Klaw
  '01127': text(constant(change('hitPoints', same(klaw), 10))),
};
