import {
  aboutThis,
  action,
  as,
  attachTo,
  cannot,
  change,
  choose,
  constant,
  controlledBy,
  damaged,
  discard,
  drawFor,
  either,
  exhaustThis,
  fixAt,
  forNow,
  heal,
  host,
  keep,
  lasting,
  lookAt,
  lookAtTop,
  may,
  not,
  oncePerRound,
  payFrom,
  phaseAction,
  players,
  query,
  response,
  SUBJECT,
  same,
  sequence,
  THIS,
  theHost,
  toDeckBottom,
  toDeckTop,
  toHand,
  topmost,
  trait,
  type,
  x,
  yourEvent,
} from '../vocabulary/builders.ts';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';

const denethor = card(
  {
    id: 'core-010',
    ringsdbCode: '01010',
    guid: '51223bd0-ffd1-11df-a976-0801200c9010',
    name: 'Denethor',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Lore',
    threatCost: 8,
    willpower: 1,
    attack: 1,
    defense: 3,
    hitPoints: 3,
    traits: ['Gondor', 'Noble', 'Steward'],
  },
  action(
    keep(lookAtTop(1, query('encounterDeck')), (card) => may(toDeckBottom(card))),
    { cost: exhaustThis },
  ),
);

const glorfindel = card(
  {
    id: 'core-011',
    ringsdbCode: '01011',
    guid: '51223bd0-ffd1-11df-a976-0801200c9011',
    name: 'Glorfindel',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Lore',
    threatCost: 12,
    willpower: 3,
    attack: 3,
    defense: 1,
    hitPoints: 5,
    traits: ['Noble', 'Noldor', 'Warrior'],
  },
  action(
    choose(query('characters', damaged), (hurt) => heal(1, hurt)),
    { cost: payFrom(THIS, 1), limit: oncePerRound },
  ),
);

const beravor = card(
  {
    id: 'core-012',
    ringsdbCode: '01012',
    guid: '51223bd0-ffd1-11df-a976-0801200c9012',
    name: 'Beravor',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Lore',
    threatCost: 10,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['Dúnedain', 'Ranger'],
  },
  action(
    choose(players, (player) => drawFor(player, 2)),
    { cost: exhaustThis, limit: oncePerRound },
  ),
);

const daughterOfTheNimrodel = card(
  {
    id: 'core-058',
    ringsdbCode: '01058',
    guid: '51223bd0-ffd1-11df-a976-0801200c9058',
    name: 'Daughter of the Nimrodel',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 3,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 1,
    traits: ['Silvan'],
  },
  action(
    choose(query('heroes', damaged), (hurt) => heal(2, hurt)),
    { cost: exhaustThis },
  ),
);

const ereborHammersmith = card(
  {
    id: 'core-059',
    ringsdbCode: '01059',
    guid: '51223bd0-ffd1-11df-a976-0801200c9059',
    name: 'Erebor Hammersmith',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Dwarf', 'Craftsman'],
  },
  response(
    'played',
    aboutThis,
    choose(players, (player) =>
      as(player, toHand(query('yourDiscard', topmost(query('yourDiscard', type('Attachment')))))),
    ),
  ),
);

const henamarthRiversong = card(
  {
    id: 'core-060',
    ringsdbCode: '01060',
    guid: '51223bd0-ffd1-11df-a976-0801200c9060',
    name: 'Henamarth Riversong',
    type: 'Ally',
    quantityRevised: 3,
    unique: true,
    sphere: 'Lore',
    cost: 1,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 1,
    traits: ['Silvan'],
  },
  action(lookAtTop(1, query('encounterDeck')), { cost: exhaustThis }),
);

const minerOfTheIronHills = card(
  {
    id: 'core-061',
    ringsdbCode: '01061',
    guid: '51223bd0-ffd1-11df-a976-0801200c9061',
    name: 'Miner of the Iron Hills',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 2,
    willpower: 0,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Dwarf'],
  },
  response(
    'entered',
    aboutThis,
    choose(query('attachments', trait('Condition')), (condition) => discard(condition)),
  ),
);

const gleowine = card(
  {
    id: 'core-062',
    ringsdbCode: '01062',
    guid: '51223bd0-ffd1-11df-a976-0801200c9062',
    name: 'Gléowine',
    type: 'Ally',
    quantityRevised: 3,
    unique: true,
    sphere: 'Lore',
    cost: 2,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 2,
    traits: ['Minstrel', 'Rohan'],
  },
  action(
    choose(players, (player) => drawFor(player, 1)),
    { cost: exhaustThis },
  ),
);

const loreOfImladris = card(
  {
    id: 'core-063',
    ringsdbCode: '01063',
    guid: '51223bd0-ffd1-11df-a976-0801200c9063',
    name: 'Lore of Imladris',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 2,
  },
  action(choose(query('characters', damaged), (hurt) => heal('all', hurt))),
);

const loriensWealth = card(
  {
    id: 'core-064',
    ringsdbCode: '01064',
    guid: '51223bd0-ffd1-11df-a976-0801200c9064',
    name: "Lórien's Wealth",
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 3,
  },
  action(choose(players, (player) => drawFor(player, 3))),
);

const radagastsCunning = card(
  {
    id: 'core-065',
    ringsdbCode: '01065',
    guid: '51223bd0-ffd1-11df-a976-0801200c9065',
    name: "Radagast's Cunning",
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 1,
  },
  phaseAction(
    'quest',
    choose(query('stagedEnemies'), (foe) => lasting('phase', fixAt('threat', same(foe), 0))),
  ),
);

const secretPaths = card(
  {
    id: 'core-066',
    ringsdbCode: '01066',
    guid: '51223bd0-ffd1-11df-a976-0801200c9066',
    name: 'Secret Paths',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 1,
  },
  phaseAction(
    'quest',
    choose(query('stagedLocations'), (place) => lasting('phase', fixAt('threat', same(place), 0))),
  ),
);

const gandalfsSearch = card(
  {
    id: 'core-067',
    ringsdbCode: '01067',
    guid: '51223bd0-ffd1-11df-a976-0801200c9067',
    name: "Gandalf's Search",
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: -1,
  },
  action(
    choose(players, (player) =>
      keep(lookAtTop(x, query('decks', controlledBy(player))), (seen) =>
        choose(query(seen), (card) =>
          sequence(toHand(card), toDeckTop(query(seen, not(same(card))))),
        ),
      ),
    ),
  ),
);

const beornsHospitality = card(
  {
    id: 'core-068',
    ringsdbCode: '01068',
    guid: '51223bd0-ffd1-11df-a976-0801200c9068',
    name: "Beorn's Hospitality",
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 5,
  },
  action(choose(players, (player) => heal('all', query('heroes', controlledBy(player))))),
);

const forestSnare = card(
  {
    id: 'core-069',
    ringsdbCode: '01069',
    guid: '51223bd0-ffd1-11df-a976-0801200c9069',
    name: 'Forest Snare',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 3,
    traits: ['Item', 'Trap'],
  },
  attachTo(query('engagedEnemies')),
  constant(cannot('cannotAttack', theHost)),
);

const protectorOfLorien = card(
  {
    id: 'core-070',
    ringsdbCode: '01070',
    guid: '51223bd0-ffd1-11df-a976-0801200c9070',
    name: 'Protector of Lórien',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 1,
    traits: ['Title'],
  },
  attachTo(query('heroes')),
  action(
    either(
      forNow(host, 'phase', (bearer) => change('defense', bearer, 1)),
      forNow(host, 'phase', (bearer) => change('willpower', bearer, 1)),
    ),
    { cost: choose(query('yourHand'), (card) => discard(card)), limit: { times: 3, per: 'phase' } },
  ),
);

const darkKnowledge = card(
  {
    id: 'core-071',
    ringsdbCode: '01071',
    guid: '51223bd0-ffd1-11df-a976-0801200c9071',
    name: 'Dark Knowledge',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 1,
    traits: ['Condition'],
  },
  attachTo(query('heroes')),
  constant(change('willpower', theHost, -1)),
  response('shadowDealt', yourEvent, lookAt(SUBJECT), { cost: exhaustThis }),
);

const selfPreservation = card(
  {
    id: 'core-072',
    ringsdbCode: '01072',
    guid: '51223bd0-ffd1-11df-a976-0801200c9072',
    name: 'Self Preservation',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Lore',
    cost: 3,
    traits: ['Skill'],
  },
  attachTo(query('characters')),
  action(heal(2, host), { cost: exhaustThis }),
);

export const LORE: readonly RingsCard[] = [
  denethor,
  glorfindel,
  beravor,
  daughterOfTheNimrodel,
  ereborHammersmith,
  henamarthRiversong,
  minerOfTheIronHills,
  gleowine,
  loreOfImladris,
  loriensWealth,
  radagastsCunning,
  secretPaths,
  gandalfsSearch,
  beornsHospitality,
  forestSnare,
  protectorOfLorien,
  darkKnowledge,
  selfPreservation,
];
