import {
  aboutHost,
  aboutThis,
  as,
  attach,
  cancel,
  change,
  choose,
  chooseSome,
  constant,
  damage,
  discard,
  eachPlayer,
  exhaust,
  exhausted,
  forced,
  forcedWhen,
  forNow,
  gainsTrait,
  host,
  ifElse,
  itself,
  keep,
  lookAtTop,
  may,
  mostTokens,
  not,
  otherwise,
  payFrom,
  players,
  query,
  raiseThreat,
  response,
  reveal,
  sequence,
  shadow,
  shuffle,
  THIS,
  toHand,
  travel,
  type,
  undefended,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const kingSpider = card(
  {
    id: 'core-074',
    guid: '51223bd0-ffd1-11df-a976-0801200c9074',
    name: 'King Spider',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 2,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    engagementCost: 20,
    encounterSet: 'Spiders of Mirkwood',
    threatStrength: 2,
    traits: ['Creature', 'Spider'],
  },
  whenRevealed(eachPlayer(choose(query('yourCharacters', not(exhausted)), (one) => exhaust(one)))),
  shadow(
    chooseSome(
      ifElse(undefended, 2, 1),
      ifElse(undefended, 2, 1),
      query('yourCharacters', not(exhausted)),
      (some) => exhaust(some),
    ),
  ),
);

const hummerhorns = card(
  {
    id: 'core-075',
    guid: '51223bd0-ffd1-11df-a976-0801200c9075',
    name: 'Hummerhorns',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 0,
    attack: 2,
    defense: 0,
    hitPoints: 3,
    engagementCost: 40,
    encounterSet: 'Spiders of Mirkwood',
    victory: 5,
    threatStrength: 1,
    traits: ['Creature', 'Insect'],
  },
  forced(
    'engaged',
    aboutThis,
    choose(query('yourHeroes'), (one) => damage(5, one)),
  ),
  shadow(damage(ifElse(undefended, 2, 1), query('yourCharacters'))),
);

const ungoliantsSpawn = card(
  {
    id: 'core-076',
    guid: '51223bd0-ffd1-11df-a976-0801200c9076',
    name: "Ungoliant's Spawn",
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 1,
    attack: 5,
    defense: 2,
    hitPoints: 9,
    engagementCost: 32,
    encounterSet: 'Spiders of Mirkwood',
    threatStrength: 3,
    traits: ['Creature', 'Spider'],
  },
  whenRevealed(forNow(query('committed'), 'phase', (card) => change('willpower', card, -1))),
  shadow(raiseThreat(you, ifElse(undefended, 8, 4))),
);

const greatForestWeb = card(
  {
    id: 'core-077',
    guid: '51223bd0-ffd1-11df-a976-0801200c9077',
    name: 'Great Forest Web',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 2,
    encounterSet: 'Spiders of Mirkwood',
    threatStrength: 2,
    traits: ['Forest'],
  },
  travel(eachPlayer(choose(query('yourHeroes', not(exhausted)), (one) => exhaust(one)))),
);

const mountainsOfMirkwood = card(
  {
    id: 'core-078',
    guid: '51223bd0-ffd1-11df-a976-0801200c9078',
    name: 'Mountains of Mirkwood',
    type: 'Location',
    quantityRevised: 3,
    quantityEasy: 3,
    questPoints: 3,
    encounterSet: 'Spiders of Mirkwood',
    threatStrength: 2,
    traits: ['Forest', 'Mountain'],
  },
  travel(reveal(query('encounterDeckTop'))),
  response(
    'explored',
    aboutThis,
    eachPlayer(
      may(
        keep(lookAtTop(5, query('yourDeck')), (seen) =>
          sequence(
            choose(query(seen), (card) => toHand(card)),
            shuffle('yours'),
          ),
        ),
      ),
    ),
  ),
);

const eyesOfTheForest = card(
  {
    id: 'core-079',
    guid: '51223bd0-ffd1-11df-a976-0801200c9079',
    name: 'Eyes of the Forest',
    type: 'Treachery',
    quantityRevised: 1,
    quantityEasy: 0,
    encounterSet: 'Spiders of Mirkwood',
  },
  whenRevealed(eachPlayer(discard(query('yourHand', type('Event'))))),
);

const caughtInAWeb = card(
  {
    id: 'core-080',
    guid: '51223bd0-ffd1-11df-a976-0801200c9080',
    name: 'Caught in a Web',
    type: 'Treachery',
    quantityRevised: 2,
    quantityEasy: 0,
    encounterSet: 'Spiders of Mirkwood',
  },
  whenRevealed(
    choose(
      query('players', mostTokens('threat', players)),
      (player) =>
        as(
          player,
          choose(query('yourHeroes'), (one) => attach(THIS, one)),
        ),
      'first',
    ),
  ),
  constant(gainsTrait('Condition', itself)),
  forcedWhen('refreshing', aboutHost, otherwise(may(payFrom(host, 2)), cancel)),
);

export const SPIDERSOFMIRKWOOD: readonly RingsCard[] = [
  kingSpider,
  hummerhorns,
  ungoliantsSpawn,
  greatForestWeb,
  mountainsOfMirkwood,
  eyesOfTheForest,
  caughtInAWeb,
];
