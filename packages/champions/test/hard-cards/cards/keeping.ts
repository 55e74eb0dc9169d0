import {
  aboutThis,
  aboutYou,
  all,
  alter,
  attach,
  blanks,
  boost,
  both,
  cardIs,
  choose,
  constant,
  count,
  countAs,
  discard,
  exists,
  forcedInterrupt,
  forcedResponse,
  gains,
  gainsTrait,
  give,
  host,
  itself,
  marked,
  mostPrinted,
  never,
  not,
  query,
  repeat,
  response,
  SUBJECT,
  sequence,
  setTo,
  statOf,
  surge,
  THIS,
  theHost,
  trait,
  treachery,
  type,
  when,
  whenDefeated,
  whenRevealed,
  you,
  yourEvent,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const kept = count(query('underThis'));

/**
 * The treachery has been resolved by then, at least a keyword of it, and lies on its discard pile.
 * FAQ: one that was canceled altogether is none for him.
 */
export const spiderManNoir = hardCard(
  {
    code: '31015',
    octgnId: '5b7da011-412e-452a-9edd-24618a031015',
    name: 'Spider-Man Noir',
    type: 'ally',
    faction: 'protection',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    cost: 3,
    resources: { energy: 1 },
    thw: -1,
    thwConsequential: 1,
    atk: -1,
    atkConsequential: 1,
    health: 3,
    traits: ['Web-Warrior'],
  },
  constant(setTo('thw', itself, kept), setTo('atk', itself, kept)),
  response(
    'revealed',
    both(
      yourEvent,
      cardIs(SUBJECT, treachery),
      marked('resolved'),
      exists(query('yours', all(trait('Web-Warrior'), not(itself)))),
      never(exists(query('underThis'), 3)),
    ),
    { do: 'tuck', cards: SUBJECT, under: THIS, facedown: true },
  ),
);

/** A steady character is confused by two cards, any other takes only one. */
const confusedAgain = repeat(2, give('confused', you));

export const whiteQueen = hardCard(
  {
    code: '32056',
    octgnId: '47d34c5d-5319-45a9-a2d6-1fb975032056',
    name: 'White Queen',
    type: 'minion',
    faction: 'encounter',
    set: 'shadowcat_nemesis',
    quantity: 1,
    unique: true,
    atk: 1,
    sch: 1,
    health: 5,
    traits: ['Elite', 'Psionic'],
    boost: 1,
    boostStar: true,
    keywords: { villainous: true },
  },
  forcedResponse('engaged', aboutThis, confusedAgain),
  forcedResponse('statusRemoved', both(aboutYou, marked('confused')), confusedAgain),
  boost(give('confused', you)),
);

const mightBePossessed = query('allies', not(trait('Psionic')));

export const malice = hardCard(
  {
    code: '40199',
    octgnId: '104e1218-df9b-43f7-93e0-ca2ef9040199',
    name: 'Malice',
    type: 'minion',
    faction: 'encounter',
    set: 'next_evol_campaign',
    quantity: 1,
    unique: true,
    atk: 1,
    sch: 1,
    health: 1,
    traits: ['Marauder'],
    boost: 3,
    keywords: { surge: true },
  },
  whenDefeated(
    choose(query('allies', mostPrinted('cost', mightBePossessed)), (ally) => attach(THIS, ally)),
  ),
  constant(
    countAs('minion', theHost),
    blanks(theHost),
    gainsTrait('Possessed', theHost),
    setTo('sch', theHost, statOf('thw', host)),
  ),
);

/** It raises what is taken, so overkill has been counted by then. */
export const wildWildMojo = hardCard(
  {
    code: '39066',
    octgnId: '56b64e85-e416-4ec5-83e2-4bbd16039066',
    name: 'Wild Wild Mojo',
    type: 'environment',
    faction: 'encounter',
    set: 'western',
    quantity: 1,
    traits: ['Setting', 'Show'],
    boost: 1,
  },
  constant(gains('overkill', type('villain', 'minion'))),
  forcedInterrupt('taking', null, alter(1)),
  whenRevealed(
    sequence(
      discard(query('environments', all(trait('Setting'), not(itself)))),
      when(marked('fromDeck'), surge),
    ),
  ),
);
