import {
  aboutThis,
  action,
  addResources,
  afterCost,
  all,
  attachTo,
  attackNow,
  both,
  CAUSE,
  cannot,
  cardIs,
  change,
  character,
  choose,
  committed,
  constant,
  damage,
  each,
  enemy,
  engagedWith,
  exhaust,
  exhausted,
  exists,
  gains,
  host,
  ifElse,
  itself,
  lasting,
  later,
  marked,
  not,
  oncePerRound,
  phaseAction,
  players,
  progress,
  query,
  quest,
  response,
  SUBJECT,
  same,
  sequence,
  shuffleIn,
  statAtLeast,
  THIS,
  theHost,
  tokensOn,
  trait,
  when,
} from '../vocabulary/builders.ts';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';

const gimli = card(
  {
    id: 'core-004',
    ringsdbCode: '01004',
    guid: '51223bd0-ffd1-11df-a976-0801200c9004',
    name: 'Gimli',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Tactics',
    threatCost: 11,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 5,
    traits: ['Dwarf', 'Noble', 'Warrior'],
  },
  constant(change('attack', itself, tokensOn('damage', THIS))),
);

const legolas = card(
  {
    id: 'core-005',
    ringsdbCode: '01005',
    guid: '51223bd0-ffd1-11df-a976-0801200c9005',
    name: 'Legolas',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Tactics',
    threatCost: 9,
    willpower: 1,
    attack: 3,
    defense: 1,
    hitPoints: 4,
    traits: ['Noble', 'Silvan', 'Warrior'],
    keywords: { ranged: true },
  },
  response(
    'destroyed',
    both(marked('attack'), cardIs(SUBJECT, enemy), exists(query('attackers', itself))),
    progress(2, quest),
  ),
);

const thalin = card(
  {
    id: 'core-006',
    ringsdbCode: '01006',
    guid: '51223bd0-ffd1-11df-a976-0801200c9006',
    name: 'Thalin',
    type: 'Hero',
    quantityRevised: 1,
    unique: true,
    sphere: 'Tactics',
    threatCost: 9,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['Dwarf', 'Warrior'],
  },
  constant(gains('hurtWhenRevealed', enemy, 1, cardIs(THIS, committed))),
);

const veteranAxehand = card({
  id: 'core-028',
  ringsdbCode: '01028',
  guid: '51223bd0-ffd1-11df-a976-0801200c9028',
  name: 'Veteran Axehand',
  type: 'Ally',
  quantityRevised: 3,
  sphere: 'Tactics',
  cost: 2,
  willpower: 0,
  attack: 2,
  defense: 1,
  hitPoints: 2,
  traits: ['Dwarf', 'Warrior'],
});

const gondorianSpearman = card(
  {
    id: 'core-029',
    ringsdbCode: '01029',
    guid: '51223bd0-ffd1-11df-a976-0801200c9029',
    name: 'Gondorian Spearman',
    type: 'Ally',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 2,
    willpower: 0,
    attack: 1,
    defense: 1,
    hitPoints: 1,
    traits: ['Gondor', 'Warrior'],
    keywords: { sentinel: true },
  },
  response('defenderDeclared', aboutThis, damage(1, CAUSE)),
);

const horsebackArcher = card({
  id: 'core-030',
  ringsdbCode: '01030',
  guid: '51223bd0-ffd1-11df-a976-0801200c9030',
  name: 'Horseback Archer',
  type: 'Ally',
  quantityRevised: 3,
  sphere: 'Tactics',
  cost: 3,
  willpower: 0,
  attack: 2,
  defense: 1,
  hitPoints: 2,
  traits: ['Rohan', 'Archer'],
  keywords: { ranged: true },
});

const beorn = card(
  {
    id: 'core-031',
    ringsdbCode: '01031',
    guid: '51223bd0-ffd1-11df-a976-0801200c9031',
    name: 'Beorn',
    type: 'Ally',
    quantityRevised: 3,
    unique: true,
    sphere: 'Tactics',
    cost: 6,
    willpower: 1,
    attack: 3,
    defense: 3,
    hitPoints: 6,
    traits: ['Beorning', 'Warrior'],
  },
  action(
    sequence(
      lasting('phase', change('attack', itself, 5)),
      later('phaseEnds', when(exists(query('inPlay', itself)), shuffleIn(THIS))),
    ),
    { limit: oncePerRound },
  ),
);

const bladeMastery = card(
  {
    id: 'core-032',
    ringsdbCode: '01032',
    guid: '51223bd0-ffd1-11df-a976-0801200c9032',
    name: 'Blade Mastery',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 1,
  },
  action(
    choose(query('characters'), (one) =>
      sequence(
        lasting('phase', change('attack', same(one), 1)),
        lasting('phase', change('defense', same(one), 1)),
      ),
    ),
  ),
);

const rainOfArrows = card(
  {
    id: 'core-033',
    ringsdbCode: '01033',
    guid: '51223bd0-ffd1-11df-a976-0801200c9033',
    name: 'Rain of Arrows',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 1,
  },
  action(
    choose(players, (player) => damage(1, query('enemies', engagedWith(player)))),
    {
      cost: choose(
        query('yourCharacters', all(statAtLeast('ranged', 1), not(exhausted))),
        (archer) => exhaust(archer),
      ),
    },
  ),
);

const feint = card(
  {
    id: 'core-034',
    ringsdbCode: '01034',
    guid: '51223bd0-ffd1-11df-a976-0801200c9034',
    name: 'Feint',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 1,
  },
  phaseAction(
    'combat',
    choose(query('engagedPlayers'), (player) =>
      choose(query('enemies', engagedWith(player)), (foe) =>
        lasting('phase', cannot('cannotAttack', same(foe), undefined, same(player))),
      ),
    ),
  ),
);

const quickStrike = card(
  {
    id: 'core-035',
    ringsdbCode: '01035',
    guid: '51223bd0-ffd1-11df-a976-0801200c9035',
    name: 'Quick Strike',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 1,
  },
  action(
    afterCost((paid) => attackNow(paid)),
    {
      cost: choose(query('yourFighters', not(exhausted)), (one) => exhaust(one)),
    },
  ),
);

const thicketOfSpears = card(
  {
    id: 'core-036',
    ringsdbCode: '01036',
    guid: '51223bd0-ffd1-11df-a976-0801200c9036',
    name: 'Thicket of Spears',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 3,
    fromDifferentHeroes: true,
  },
  action(
    choose(query('engagedPlayers'), (player) =>
      each(query('enemies', engagedWith(player)), (foe) =>
        lasting('phase', cannot('cannotAttack', same(foe), undefined, same(player))),
      ),
    ),
  ),
);

const swiftStrike = card(
  {
    id: 'core-037',
    ringsdbCode: '01037',
    guid: '51223bd0-ffd1-11df-a976-0801200c9037',
    name: 'Swift Strike',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 2,
  },
  response('defenderDeclared', null, damage(2, CAUSE)),
);

const standTogether = card(
  {
    id: 'core-038',
    ringsdbCode: '01038',
    guid: '51223bd0-ffd1-11df-a976-0801200c9038',
    name: 'Stand Together',
    type: 'Event',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 0,
  },
  action(choose(players, (player) => lasting('phase', gains('manyDefenders', same(player))))),
);

const bladeOfGondolin = card(
  {
    id: 'core-039',
    ringsdbCode: '01039',
    guid: '51223bd0-ffd1-11df-a976-0801200c9039',
    name: 'Blade of Gondolin',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 1,
    traits: ['Item', 'Weapon'],
    keywords: { restricted: true },
  },
  attachTo(query('heroes')),
  constant(change('attack', theHost, 1, undefined, all(enemy, trait('Orc')))),
  response(
    'destroyed',
    both(marked('attack'), cardIs(SUBJECT, enemy), exists(query('attackers', theHost))),
    progress(1, quest),
  ),
);

const citadelPlate = card(
  {
    id: 'core-040',
    ringsdbCode: '01040',
    guid: '51223bd0-ffd1-11df-a976-0801200c9040',
    name: 'Citadel Plate',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 4,
    traits: ['Item', 'Armor'],
    keywords: { restricted: true },
  },
  attachTo(query('heroes')),
  constant(change('hitPoints', theHost, 4)),
);

const dwarvenAxe = card(
  {
    id: 'core-041',
    ringsdbCode: '01041',
    guid: '51223bd0-ffd1-11df-a976-0801200c9041',
    name: 'Dwarven Axe',
    type: 'Attachment',
    quantityRevised: 3,
    sphere: 'Tactics',
    cost: 2,
    traits: ['Item', 'Weapon'],
    keywords: { restricted: true },
  },
  attachTo(query('heroes')),
  constant(change('attack', theHost, ifElse(cardIs(host, trait('Dwarf')), 2, 1))),
);

const hornOfGondor = card(
  {
    id: 'core-042',
    ringsdbCode: '01042',
    guid: '51223bd0-ffd1-11df-a976-0801200c9042',
    name: 'Horn of Gondor',
    type: 'Attachment',
    quantityRevised: 3,
    unique: true,
    sphere: 'Tactics',
    cost: 1,
    traits: ['Item', 'Artifact'],
    keywords: { restricted: true },
  },
  attachTo(query('heroes')),
  response('destroyed', cardIs(SUBJECT, character), addResources(1, host)),
);

export const TACTICS: readonly RingsCard[] = [
  gimli,
  legolas,
  thalin,
  veteranAxehand,
  gondorianSpearman,
  horsebackArcher,
  beorn,
  bladeMastery,
  rainOfArrows,
  feint,
  quickStrike,
  thicketOfSpears,
  swiftStrike,
  standTogether,
  bladeOfGondolin,
  citadelPlate,
  dwarvenAxe,
  hornOfGondor,
];
