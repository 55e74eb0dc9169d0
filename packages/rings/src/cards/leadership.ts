import {
  aboutThis,
  action,
  addResources,
  afterCost,
  all,
  ally,
  attachTo,
  both,
  cardIs,
  change,
  choose,
  committed,
  constant,
  controlledBy,
  damage,
  drawFor,
  engage,
  engagedWith,
  exhaust,
  exhausted,
  exhaustThis,
  exists,
  forNow,
  gainsIcon,
  gainsTrait,
  hero,
  host,
  inHand,
  keep,
  later,
  not,
  payFrom,
  players,
  progress,
  putIntoPlay,
  query,
  ready,
  response,
  SUBJECT,
  same,
  sequence,
  THIS,
  theAmount,
  theHost,
  titled,
  toHand,
  trait,
  when,
  you,
  yourEvent,
} from '../vocabulary/builders.ts';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';

const aragorn = card(
  {
    id: 'core-001',
    ringsdbCode: '01001',
    guid: '51223bd0-ffd1-11df-a976-0801200c9001',
    name: 'Aragorn',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Leadership',
    threatCost: 12,
    willpower: 2,
    attack: 3,
    defense: 2,
    hitPoints: 5,
    traits: ['Dúnedain', 'Noble', 'Ranger'],
    keywords: { sentinel: true },
  },
  response('committed', aboutThis, ready(THIS), { cost: payFrom(THIS, 1) }),
);

const theodred = card(
  {
    id: 'core-002',
    ringsdbCode: '01002',
    guid: '51223bd0-ffd1-11df-a976-0801200c9002',
    name: 'Théodred',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Leadership',
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Noble', 'Rohan', 'Warrior'],
  },
  response(
    'committed',
    aboutThis,
    choose(query('heroes', committed), (hero) => addResources(1, hero)),
  ),
);

const gloin = card(
  {
    id: 'core-003',
    ringsdbCode: '01003',
    guid: '51223bd0-ffd1-11df-a976-0801200c9003',
    name: 'Glóin',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Leadership',
    threatCost: 9,
    willpower: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Dwarf', 'Noble'],
  },
  response('damaged', aboutThis, addResources(theAmount, THIS)),
);

const guardOfTheCitadel = card({
  id: 'core-013',
  ringsdbCode: '01013',
  guid: '51223bd0-ffd1-11df-a976-0801200c9013',
  name: 'Guard of the Citadel',
  type: 'Ally',
  quantityRevised: 3,
  sphere: 'Leadership',
  cost: 2,
  willpower: 1,
  attack: 1,
  defense: 0,
  hitPoints: 2,
  traits: ['Gondor', 'Warrior'],
});

const faramir = card(
  {
    id: 'core-014',
    ringsdbCode: '01014',
    guid: '51223bd0-ffd1-11df-a976-0801200c9014',
    name: 'Faramir',
    type: 'Ally',
    quantityRevised: 3,
    unique: true,
    sphere: 'Leadership',
    cost: 4,
    willpower: 2,
    attack: 1,
    defense: 2,
    hitPoints: 3,
    traits: ['Gondor', 'Noble', 'Ranger'],
  },
  action(
    choose(players, (player) =>
      forNow(query('characters', controlledBy(player)), 'phase', (card) =>
        change('willpower', card, 1),
      ),
    ),
    { cost: exhaustThis },
  ),
);

const sonOfArnor = card(
  {
    id: 'core-015',
    ringsdbCode: '01015',
    guid: '51223bd0-ffd1-11df-a976-0801200c9015',
    name: 'Son of Arnor',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 3,
    willpower: 0,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    traits: ['Dúnedain'],
  },
  response(
    'entered',
    aboutThis,
    choose(query('enemies', not(engagedWith(you))), (foe) => engage(foe)),
  ),
);

const snowbournScout = card(
  {
    id: 'core-016',
    ringsdbCode: '01016',
    guid: '51223bd0-ffd1-11df-a976-0801200c9016',
    name: 'Snowbourn Scout',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 1,
    willpower: 0,
    attack: 0,
    defense: 1,
    hitPoints: 1,
    traits: ['Rohan', 'Scout'],
  },
  response(
    'entered',
    aboutThis,
    choose(query('locations'), (place) => progress(1, place)),
  ),
);

const silverlodeArcher = card({
  id: 'core-017',
  ringsdbCode: '01017',
  guid: '51223bd0-ffd1-11df-a976-0801200c9017',
  name: 'Silverlode Archer',
  type: 'Ally',
  quantityRevised: 3,
  sphere: 'Leadership',
  cost: 3,
  willpower: 1,
  attack: 2,
  defense: 0,
  hitPoints: 1,
  traits: ['Archer', 'Silvan'],
  keywords: { ranged: true },
});

const longbeardOrcSlayer = card(
  {
    id: 'core-018',
    ringsdbCode: '01018',
    guid: '51223bd0-ffd1-11df-a976-0801200c9018',
    name: 'Longbeard Orc Slayer',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 4,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    traits: ['Dwarf', 'Warrior'],
  },
  response('entered', aboutThis, damage(1, query('enemies', trait('Orc')))),
);

const brokIronfist = card(
  {
    id: 'core-019',
    ringsdbCode: '01019',
    guid: '51223bd0-ffd1-11df-a976-0801200c9019',
    name: 'Brok Ironfist',
    type: 'Ally',
    quantityRevised: 3,
    unique: true,
    sphere: 'Leadership',
    cost: 6,
    willpower: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Dwarf', 'Warrior'],
  },
  inHand(
    response(
      'left',
      both(yourEvent, cardIs(SUBJECT, all(hero, trait('Dwarf')))),
      putIntoPlay(THIS),
    ),
  ),
);

const everVigilant = card(
  {
    id: 'core-020',
    ringsdbCode: '01020',
    guid: '51223bd0-ffd1-11df-a976-0801200c9020',
    name: 'Ever Vigilant',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 1,
  },
  action(choose(query('allies', exhausted), (friend) => ready(friend))),
);

const commonCause = card(
  {
    id: 'core-021',
    ringsdbCode: '01021',
    guid: '51223bd0-ffd1-11df-a976-0801200c9021',
    name: 'Common Cause',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 0,
  },
  action(
    afterCost((paid) =>
      choose(query('heroes', all(exhausted, not(same(paid)))), (other) => ready(other)),
    ),
    { cost: choose(query('yourHeroes', not(exhausted)), (one) => exhaust(one)) },
  ),
);

const forGondor = card(
  {
    id: 'core-022',
    ringsdbCode: '01022',
    guid: '51223bd0-ffd1-11df-a976-0801200c9022',
    name: 'For Gondor!',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 2,
  },
  action(
    sequence(
      forNow(query('characters'), 'phase', (card) => change('attack', card, 1)),
      forNow(query('characters', trait('Gondor')), 'phase', (card) => change('defense', card, 1)),
    ),
  ),
);

const sneakAttack = card(
  {
    id: 'core-023',
    ringsdbCode: '01023',
    guid: '51223bd0-ffd1-11df-a976-0801200c9023',
    name: 'Sneak Attack',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 1,
  },
  action(
    choose(query('yourHand', ally), (friend) =>
      keep(putIntoPlay(friend), (entered) =>
        later('phaseEnds', when(exists(query('inPlay', same(entered))), toHand(entered))),
      ),
    ),
  ),
);

const valiantSacrifice = card(
  {
    id: 'core-024',
    ringsdbCode: '01024',
    guid: '51223bd0-ffd1-11df-a976-0801200c9024',
    name: 'Valiant Sacrifice',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 1,
  },
  response('left', cardIs(SUBJECT, ally), drawFor(query('eventPlayer'), 2)),
);

const grimResolve = card(
  {
    id: 'core-025',
    ringsdbCode: '01025',
    guid: '51223bd0-ffd1-11df-a976-0801200c9025',
    name: 'Grim Resolve',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Leadership',
    cost: 5,
  },
  action(ready(query('characters', exhausted))),
);

const stewardOfGondor = card(
  {
    id: 'core-026',
    ringsdbCode: '01026',
    guid: '51223bd0-ffd1-11df-a976-0801200c9026',
    name: 'Steward of Gondor',
    type: 'Attachment',
    quantityRevised: 3,
    unique: true,
    sphere: 'Leadership',
    cost: 2,
    traits: ['Gondor', 'Title'],
  },
  attachTo(query('heroes')),
  constant(gainsTrait('Gondor', theHost)),
  action(addResources(2, host), { cost: exhaustThis }),
);

const celebriansStone = card(
  {
    id: 'core-027',
    ringsdbCode: '01027',
    guid: '51223bd0-ffd1-11df-a976-0801200c9027',
    name: "Celebrían's Stone",
    type: 'Attachment',
    quantityRevised: 3,
    unique: true,
    sphere: 'Leadership',
    cost: 2,
    traits: ['Artifact', 'Item'],
    keywords: { restricted: true },
  },
  attachTo(query('heroes')),
  constant(
    change('willpower', theHost, 2),
    gainsIcon('Spirit', theHost, cardIs(host, titled('Aragorn'))),
  ),
);

export const LEADERSHIP: readonly RingsCard[] = [
  aragorn,
  theodred,
  gloin,
  guardOfTheCitadel,
  faramir,
  sonOfArnor,
  snowbournScout,
  silverlodeArcher,
  longbeardOrcSlayer,
  brokIronfist,
  everVigilant,
  commonCause,
  forGondor,
  sneakAttack,
  valiantSacrifice,
  grimResolve,
  stewardOfGondor,
  celebriansStone,
];
