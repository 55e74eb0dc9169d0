import {
  aboutThis,
  action,
  activeLocation,
  addToStaging,
  all,
  ally,
  any,
  as,
  attachTo,
  both,
  cancel,
  cancelling,
  cardIs,
  change,
  choose,
  constant,
  discard,
  either,
  everybodysAction,
  exhaust,
  exhausted,
  exhaustThis,
  exists,
  gains,
  hero,
  host,
  inStaging,
  itself,
  lasting,
  lowerThreat,
  marked,
  not,
  ofSphere,
  oncePerRound,
  players,
  printedCost,
  progress,
  putIntoPlay,
  query,
  raiseThreat,
  ready,
  removeFromGame,
  response,
  reveal,
  SUBJECT,
  sequence,
  shuffleIn,
  THIS,
  takeControl,
  theHost,
  toHand,
  type,
  x,
  you,
} from '../vocabulary/builders.ts';
import { SPHERES } from '../vocabulary/stats.ts';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';

const eowyn = card(
  {
    id: 'core-007',
    ringsdbCode: '01007',
    guid: '51223bd0-ffd1-11df-a976-0801200c9007',
    name: 'Éowyn',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Spirit',
    threatCost: 9,
    willpower: 4,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Noble', 'Rohan'],
  },
  everybodysAction(lasting('phase', change('willpower', itself, 1)), {
    cost: choose(query('yourHand'), (card) => discard(card)),
  }),
);

const eleanor = card(
  {
    id: 'core-008',
    ringsdbCode: '01008',
    guid: '51223bd0-ffd1-11df-a976-0801200c9008',
    name: 'Eleanor',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Spirit',
    threatCost: 7,
    willpower: 1,
    attack: 1,
    defense: 2,
    hitPoints: 3,
    traits: ['Gondor', 'Noble'],
  },
  cancelling(
    'whenRevealed',
    both(marked('fromDeck'), cardIs(SUBJECT, type('Treachery'))),
    sequence(cancel, discard(SUBJECT), as(query('eventPlayer'), reveal(query('encounterDeckTop')))),
    { cost: exhaustThis },
  ),
);

const dunhere = card(
  {
    id: 'core-009',
    ringsdbCode: '01009',
    guid: '51223bd0-ffd1-11df-a976-0801200c9009',
    name: 'Dúnhere',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Spirit',
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Rohan', 'Warrior'],
  },
  constant(
    gains('attacksStaging', itself),
    change(
      'attack',
      itself,
      1,
      both(cardIs(query('attackedEnemy'), inStaging), exists(query('attackers', itself))),
    ),
  ),
);

const wanderingTook = card(
  {
    id: 'core-043',
    ringsdbCode: '01043',
    guid: '51223bd0-ffd1-11df-a976-0801200c9043',
    name: 'Wandering Took',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Hobbit'],
  },
  action(
    choose(query('otherPlayers'), (player) =>
      sequence(as(player, takeControl(THIS)), raiseThreat(player, 3)),
    ),
    { cost: lowerThreat(you, 3), limit: oncePerRound },
  ),
);

const lorienGuide = card(
  {
    id: 'core-044',
    ringsdbCode: '01044',
    guid: '51223bd0-ffd1-11df-a976-0801200c9044',
    name: 'Lórien Guide',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 3,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['Silvan', 'Scout'],
  },
  response('committed', aboutThis, progress(1, activeLocation)),
);

const northernTracker = card(
  {
    id: 'core-045',
    ringsdbCode: '01045',
    guid: '51223bd0-ffd1-11df-a976-0801200c9045',
    name: 'Northern Tracker',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 4,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 3,
    traits: ['Dúnedain', 'Ranger'],
  },
  response('committed', aboutThis, progress(1, query('stagedLocations'))),
);

const theGaladhrimsGreeting = card(
  {
    id: 'core-046',
    ringsdbCode: '01046',
    guid: '51223bd0-ffd1-11df-a976-0801200c9046',
    name: "The Galadhrim's Greeting",
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 3,
  },
  action(
    either(
      choose(players, (player) => lowerThreat(player, 6)),
      lowerThreat(players, 2),
    ),
  ),
);

const strengthOfWill = card(
  {
    id: 'core-047',
    ringsdbCode: '01047',
    guid: '51223bd0-ffd1-11df-a976-0801200c9047',
    name: 'Strength of Will',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 0,
  },
  response('travelled', null, progress(2, SUBJECT), {
    cost: choose(query('yourCharacters', all(ofSphere('Spirit'), not(exhausted))), (one) =>
      exhaust(one),
    ),
  }),
);

const hastyStroke = card(
  {
    id: 'core-048',
    ringsdbCode: '01048',
    guid: '51223bd0-ffd1-11df-a976-0801200c9048',
    name: 'Hasty Stroke',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 1,
  },
  cancelling('shadowEffect', null, cancel),
);

const willOfTheWest = card(
  {
    id: 'core-049',
    ringsdbCode: '01049',
    guid: '51223bd0-ffd1-11df-a976-0801200c9049',
    name: 'Will of the West',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 1,
  },
  action(
    choose(players, (player) =>
      sequence(as(player, shuffleIn(query('yourDiscard', not(hero)))), removeFromGame(THIS)),
    ),
  ),
);

const aTestOfWill = card(
  {
    id: 'core-050',
    ringsdbCode: '01050',
    guid: '51223bd0-ffd1-11df-a976-0801200c9050',
    name: 'A Test of Will',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 1,
  },
  cancelling('whenRevealed', marked('fromDeck'), cancel),
);

/** Neutral cards belong to none. */
const anyOfSpheres = any(...SPHERES.map(ofSphere));

const standAndFight = card(
  {
    id: 'core-051',
    ringsdbCode: '01051',
    guid: '51223bd0-ffd1-11df-a976-0801200c9051',
    name: 'Stand and Fight',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: -1,
  },
  action(
    choose(query('discards', all(ally, anyOfSpheres, printedCost(x))), (friend) =>
      putIntoPlay(friend),
    ),
  ),
);

const aLightInTheDark = card(
  {
    id: 'core-052',
    ringsdbCode: '01052',
    guid: '51223bd0-ffd1-11df-a976-0801200c9052',
    name: 'A Light in the Dark',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 2,
  },
  action(choose(query('engagedEnemies'), (foe) => addToStaging(foe))),
);

const dwarvenTomb = card(
  {
    id: 'core-053',
    ringsdbCode: '01053',
    guid: '51223bd0-ffd1-11df-a976-0801200c9053',
    name: 'Dwarven Tomb',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 1,
  },
  action(choose(query('yourDiscard', ofSphere('Spirit')), (card) => toHand(card))),
);

const fortuneOrFate = card(
  {
    id: 'core-054',
    ringsdbCode: '01054',
    guid: '51223bd0-ffd1-11df-a976-0801200c9054',
    name: 'Fortune or Fate',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 5,
  },
  action(choose(query('discards', hero), (fallen) => putIntoPlay(fallen))),
);

const theFavorOfTheLady = card(
  {
    id: 'core-055',
    ringsdbCode: '01055',
    guid: '51223bd0-ffd1-11df-a976-0801200c9055',
    name: 'The Favor of the Lady',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 2,
    traits: ['Condition'],
  },
  attachTo(query('heroes')),
  constant(change('willpower', theHost, 1)),
);

const powerInTheEarth = card(
  {
    id: 'core-056',
    ringsdbCode: '01056',
    guid: '51223bd0-ffd1-11df-a976-0801200c9056',
    name: 'Power in the Earth',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 1,
    traits: ['Condition'],
  },
  attachTo(query('locations')),
  constant(change('threat', theHost, -1)),
);

const unexpectedCourage = card(
  {
    id: 'core-057',
    ringsdbCode: '01057',
    guid: '51223bd0-ffd1-11df-a976-0801200c9057',
    name: 'Unexpected Courage',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Spirit',
    cost: 2,
    traits: ['Condition'],
  },
  attachTo(query('heroes')),
  action(ready(host), { cost: exhaustThis }),
);

export const SPIRIT: readonly RingsCard[] = [
  eowyn,
  eleanor,
  dunhere,
  wanderingTook,
  lorienGuide,
  northernTracker,
  theGaladhrimsGreeting,
  strengthOfWill,
  hastyStroke,
  willOfTheWest,
  aTestOfWill,
  standAndFight,
  aLightInTheDark,
  dwarvenTomb,
  fortuneOrFate,
  theFavorOfTheLady,
  powerInTheEarth,
  unexpectedCourage,
];
