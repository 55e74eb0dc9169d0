import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  all,
  attachTo,
  boost,
  both,
  byYou,
  cannot,
  cardIs,
  change,
  choose,
  constant,
  discard,
  discardThis,
  eachPlayer,
  enemyAttacks,
  enemySchemes,
  give,
  hasStatus,
  lasting,
  mostPrinted,
  not,
  otherwise,
  placeThreat,
  query,
  removeStatus,
  response,
  same,
  sequence,
  spend,
  surge,
  theHost,
  titled,
  type,
  villain,
  villainScheme,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import {
  burstsWithTen,
  escapedConvict,
  getWrecked,
  heldHostage,
  passesToLeast,
  revealsNextOne,
  schemesOnItsOwn,
  staysWith,
  waitedForThis,
} from './wrecker.ts';

const piledriver = query('villains', titled('Piledriver'));

const dearest = (...types: readonly ('support' | 'upgrade')[]) =>
  choose(query('yours', mostPrinted('cost', query('yours', type(...types)))), (card) =>
    discard(card),
  );

export const piledriverTexts: TextBoxes = {
  // Piledriver A
  '07032': text(schemesOnItsOwn),
  // Piledriver B
  '07033': text(schemesOnItsOwn),
  // Pile It On!
  '07034': text(staysWith('Piledriver'), burstsWithTen(eachPlayer(dearest('support', 'upgrade')))),
  // Distracting Taunts
  '07035': text(
    attachTo(piledriver),
    constant(
      change('hitPoints', theHost, 3),
      cannot('cannotBeAttacked', all(type('villain'), not(theHost))),
    ),
    response('attacked', both(byYou, aboutHost), discardThis, {
      form: 'hero',
      cost: spend('physical', 'physical'),
    }),
  ),
  // Held Hostage
  '07036': heldHostage,
  // Corrupt Prison Guard
  '07037': text(),
  // Escaped Convict
  '07038': escapedConvict,
  // Buddy System
  '07039': text(revealsNextOne, passesToLeast),
  // Get Wrecked!
  '07040': getWrecked,
  // I've Been Waiting For This!
  '07041': waitedForThis,
  // Oversized Hands
  '07042': text(
    whenRevealed(otherwise(dearest('support'), placeThreat(2, villainScheme))),
    boost(choose(query('yours', type('support')), (card) => discard(card))),
  ),
  // Escape Plan
  '07043': text(
    whenRevealed(
      when(cardIs(you, hasStatus('confused')), enemySchemes(piledriver), give('confused', you)),
    ),
    boost(
      when(
        cardIs(villain, hasStatus('tough')),
        placeThreat(2, villainScheme),
        give('tough', villain),
      ),
    ),
  ),
  // Pummel
  '07044': text(
    whenRevealed(
      sequence(
        when(
          cardIs(piledriver, hasStatus('tough')),
          lasting('activation', change('sch', same(piledriver), 2)),
        ),
        enemySchemes(piledriver),
      ),
      'alterEgo',
    ),
    whenRevealed(
      sequence(
        when(
          cardIs(piledriver, hasStatus('tough')),
          lasting('activation', change('atk', same(piledriver), 2)),
        ),
        enemyAttacks(piledriver),
      ),
      'hero',
    ),
  ),
  // Uncanny Resilience
  '07045': text(
    whenRevealed(
      otherwise(
        sequence(
          removeStatus('stunned', query('villains')),
          removeStatus('confused', query('villains')),
        ),
        surge,
      ),
    ),
    boost(give('confused', you)),
  ),
};
