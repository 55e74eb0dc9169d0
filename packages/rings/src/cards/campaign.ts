import {
  aboutHost,
  aboutThis,
  action,
  all,
  andThen,
  any,
  as,
  attach,
  attachedTo,
  both,
  CAUSE,
  capture,
  cardIs,
  change,
  character,
  choose,
  constant,
  damage,
  damaged,
  drawFor,
  eachPlayer,
  earn,
  either,
  engage,
  exhaust,
  exhausted,
  exhaustThis,
  exists,
  firstPlayer,
  forced,
  forcedWhen,
  forNow,
  heal,
  host,
  inStaging,
  instead,
  keep,
  loseGame,
  mostTokens,
  never,
  not,
  notePrisoner,
  pickRandom,
  players,
  putDamage,
  putIntoPlay,
  query,
  raiseThreat,
  ready,
  repeat,
  rescue,
  resolution,
  response,
  SUBJECT,
  same,
  sequence,
  setup,
  shadow,
  THIS,
  theHost,
  titled,
  topmost,
  when,
  whenRevealed,
  you,
  yourEvent,
} from '../vocabulary/builders.ts';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';

/** One of the copies that were set aside. */
const setAsideCopy = (title: string) =>
  query('setAside', topmost(query('setAside', titled(title))));

const passageThroughMirkwood = card(
  {
    id: 'core-129',
    guid: 'f36b6f95-59bc-4d1f-9f03-be1645fe3b58',
    name: 'Passage Through Mirkwood',
    nameB: 'Mirkwood Paths - Part 1',
    type: 'Campaign',
    quantityRevised: 1,
    encounterSet: 'Passage Through Mirkwood',
    setsAside: ['Mendor', "Mendor's Support", "Ungoliant's Swarm", 'Lingering Venom'],
  },
  setup(putIntoPlay(query('setAside', titled('Mendor')))),
  forced('left', cardIs(SUBJECT, titled('Mendor')), loseGame),
  resolution(
    sequence(
      eachPlayer(earn(setAsideCopy("Mendor's Support"))),
      when(
        exists(query('quest', titled("Beorn's Path"))),
        earn(query('setAside', titled("Ungoliant's Swarm"))),
      ),
      when(
        exists(query('quest', titled("Don't Leave the Path!"))),
        earn(query('setAside', titled('Lingering Venom'))),
      ),
    ),
  ),
);

/** You attach a copy that was set aside to one of your heroes. */
const bear = (title: string) =>
  choose(query('yourHeroes'), (one) => attach(setAsideCopy(title), one));

const journeyAlongTheAnduin = card(
  {
    id: 'core-130',
    guid: '6b61a3fd-1e84-4516-8a42-972524daaf50',
    name: 'Journey Along the Anduin',
    nameB: 'Mirkwood Paths - Part 2',
    type: 'Campaign',
    quantityRevised: 1,
    encounterSet: 'Journey Along the Anduin',
    setsAside: ['Mendor', 'Valor', 'Scarred'],
  },
  setup(putIntoPlay(query('setAside', titled('Mendor')))),
  response('destroyed', cardIs(SUBJECT, titled('Hill Troll')), eachPlayer(bear('Valor'))),
  forced(
    'destroyed',
    both(cardIs(SUBJECT, character), cardIs(CAUSE, titled('Hill Troll'))),
    eachPlayer(bear('Scarred')),
    { limit: { times: 1, per: 'game' } },
  ),
  forced('left', cardIs(SUBJECT, titled('Mendor')), loseGame),
  resolution(
    sequence(
      earn(query('inPlay', any(titled('Valor'), titled('Scarred')))),
      keep(pickRandom(query('heroes', mostTokens('damage', query('heroes')))), (one) =>
        notePrisoner(one),
      ),
    ),
  ),
);

/** Mendor lies face down beside the prisoner, attached to nobody. */
const captiveMendor = query('captives', not(same(query('attachments'))));

const escapeFromDolGuldur = card(
  {
    id: 'core-131',
    guid: '586c2dcd-2157-455b-a195-b9452149427c',
    name: 'Escape from Dol Guldur',
    nameB: 'Mirkwood Paths - Part 3',
    type: 'Campaign',
    quantityRevised: 1,
    encounterSet: 'Escape from Dol Guldur',
    setsAside: ['Mendor', 'Appointed by Fate'],
  },
  setup(
    sequence(
      putIntoPlay(query('setAside', titled('Mendor'))),
      as(
        firstPlayer,
        choose(query('heroes'), (one) =>
          attach(query('setAside', titled('Appointed by Fate')), one),
        ),
      ),
    ),
  ),
  forcedWhen(
    'wouldBeCaptured',
    both(exists(query('notedPrisoner')), cardIs(SUBJECT, not(same(query('notedPrisoner'))))),
    instead(capture(query('notedPrisoner'))),
  ),
  forced(
    'captured',
    null,
    sequence(
      capture(query('inPlay', attachedTo(SUBJECT))),
      capture(query('inPlay', titled('Mendor'))),
    ),
  ),
  forced('rescued', null, rescue(query('captives', attachedTo(SUBJECT)))),
  response(
    'claimed',
    both(exists(captiveMendor), never(exists(query('objectives', not(inStaging)), 2))),
    keep(rescue(captiveMendor), (freed) => putDamage(1, freed)),
  ),
  resolution(sequence(earn(query('inPlay', titled('Mendor'))), earn(captiveMendor))),
);

const mendorsSupport = card(
  {
    id: 'core-132',
    guid: 'f0235b2f-7d6d-4868-8d3e-15c6d59f151a',
    name: "Mendor's Support",
    type: 'Event',
    quantityRevised: 4,
    sphere: 'Boon',
    cost: 0,
    campaignClass: 'boon',
    carriesOver: { with: 'Mendor' },
    max: { times: 1, per: 'round' },
  },
  action(
    forNow(query('inPlay', titled('Mendor')), 'round', (one) => [
      change('willpower', one, 2),
      change('attack', one, 2),
      change('defense', one, 2),
    ]),
  ),
);

const valor = card(
  {
    id: 'core-133',
    guid: '90625d04-76cb-43cc-a66c-2e0eaf80ba3e',
    name: 'Valor',
    type: 'Attachment',
    quantityRevised: 4,
    sphere: 'Boon',
    cost: 0,
    campaignClass: 'boon',
    traits: ['Condition'],
    keywords: { permanent: true },
    max: { times: 1, per: 'host' },
  },
  response('attackerDeclared', aboutHost, sequence(heal(1, host), damage(1, CAUSE)), {
    cost: exhaustThis,
  }),
);

const appointedByFate = card(
  {
    id: 'core-134',
    guid: '129afdd2-fd59-4e66-93ad-0fdcac795a48',
    name: 'Appointed by Fate',
    type: 'Attachment',
    quantityRevised: 1,
    sphere: 'Boon',
    cost: 0,
    campaignClass: 'boon',
    traits: ['Condition'],
  },
  constant(change('income', theHost, 1)),
);

const mendor = card(
  {
    id: 'core-135',
    guid: '27bfa88c-9090-4d17-9796-bbebbe9f2af6',
    name: 'Mendor',
    type: 'Objective Ally',
    quantityRevised: 1,
    unique: true,
    sphere: 'Boon',
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    campaignClass: 'boon',
    traits: ['Silvan', 'Scout'],
    keywords: { ranged: true },
    leavesTo: 'removed',
    goesWithFirstPlayer: true,
    carriesOver: true,
  },
  response('stageDefeated', null, andThen(ready(THIS), drawFor(players, 1))),
);

const ungoliantsSwarm = card(
  {
    id: 'core-136',
    guid: '0fd2ea73-0c15-40c5-b648-fc772f091756',
    name: "Ungoliant's Swarm",
    type: 'Enemy',
    quantityRevised: 1,
    sphere: 'Burden',
    attack: 2,
    defense: 2,
    hitPoints: 5,
    engagementCost: 33,
    campaignClass: 'burden',
    threatStrength: 3,
    traits: ['Creature', 'Spider'],
  },
  forced(
    'engaged',
    aboutThis,
    repeat(
      2,
      choose(query('yourCharacters', not(exhausted)), (one) => exhaust(one)),
    ),
  ),
  shadow(engage(THIS)),
);

const lingeringVenom = card(
  {
    id: 'core-137',
    guid: 'c49a24f2-9237-4e25-8dfd-2abc5bcb6922',
    name: 'Lingering Venom',
    type: 'Treachery',
    quantityRevised: 1,
    sphere: 'Burden',
    campaignClass: 'burden',
    keywords: { surge: true },
  },
  whenRevealed(
    eachPlayer(
      either(
        exhaust(query('yourCharacters', all(damaged, not(exhausted)))),
        choose(query('yourHeroes', mostTokens('damage', query('yourHeroes'))), (one) =>
          damage(2, one),
        ),
      ),
    ),
  ),
  shadow(exhaust(query('yourCharacters', all(damaged, not(exhausted))))),
);

const scarred = card(
  {
    id: 'core-138',
    guid: '1937d06b-cba7-41f3-85c9-273323e96fb1',
    name: 'Scarred',
    type: 'Objective',
    quantityRevised: 4,
    sphere: 'Burden',
    campaignClass: 'burden',
    keywords: { permanent: true },
    max: { times: 1, per: 'host' },
  },
  forced('destroyed', both(yourEvent, cardIs(SUBJECT, character)), raiseThreat(you, 1)),
);

export const CAMPAIGN: readonly RingsCard[] = [
  passageThroughMirkwood,
  journeyAlongTheAnduin,
  escapeFromDolGuldur,
  mendorsSupport,
  valor,
  appointedByFate,
  mendor,
  ungoliantsSwarm,
  lingeringVenom,
  scarred,
];
