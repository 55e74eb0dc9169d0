import {
  aboutThis,
  attach,
  both,
  byThis,
  cardIs,
  change,
  choose,
  constant,
  forcedInterrupt,
  forcedResponse,
  host,
  instead,
  itself,
  makeActive,
  marked,
  most,
  not,
  placeThreat,
  query,
  sequence,
  sideSchemes,
  THIS,
  theAmount,
  theHost,
  titled,
  undefended,
  when,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const dayOfReckoning = query('sideSchemes', titled('Day of Reckoning'));

export const wrecker = hardCard(
  {
    code: '07002',
    octgnId: '088c0ae9-bfad-4e44-a1da-cdcea00bf7d9',
    name: 'Wrecker',
    type: 'villain',
    faction: 'encounter',
    set: 'wrecker',
    quantity: 1,
    unique: true,
    atk: 2,
    sch: 2,
    health: 14,
    healthPerHero: true,
    traits: ['Wrecking Crew'],
    stage: 'A',
  },
  forcedInterrupt(
    'wouldPlace',
    both(byThis, marked('scheme')),
    instead(placeThreat(theAmount, dayOfReckoning)),
  ),
  constant(change('atk', itself, 2, both(cardIs(query('attacker'), itself), undefended))),
);

const crew: readonly (readonly [scheme: string, villain: string])[] = [
  ['Day of Reckoning', 'Wrecker'],
  ['Thunderstruck', 'Thunderball'],
  ['Pile It On!', 'Piledriver'],
  ['Clear the Road', 'Bulldozer'],
];

/** Of several schemes with as much threat the first player chooses one. */
export const breakout = hardCard(
  {
    code: '07001b',
    octgnId: '0a41a3f9-9056-48d9-a2f1-908cfc6adc05',
    name: 'Breakout',
    type: 'main_scheme',
    faction: 'encounter',
    set: 'wrecking_crew',
    quantity: 1,
    baseThreat: 0,
    threatTarget: 6,
    threatTargetPerHero: true,
    escalationThreat: 1,
    stage: '1B',
    otherSide: '07001a',
    lostWhenCompleted: true,
  },
  forcedResponse(
    'threatPlaced',
    both(aboutThis, marked('stepOne')),
    sequence(
      placeThreat(1, sideSchemes),
      choose(query('sideSchemes', most('threat', sideSchemes)), (scheme) =>
        sequence(
          ...crew.map(([title, name]) =>
            when(cardIs(scheme, titled(title)), makeActive(query('villains', titled(name)))),
          ),
        ),
      ),
    ),
  ),
);

const followScheme = when(
  cardIs(host, titled('Under Siege')),
  makeActive(query('villains', titled('Proxima Midnight'))),
  makeActive(query('villains', titled('Corvus Glaive'))),
);

export const focusedDefense = hardCard(
  {
    code: '21101',
    octgnId: '42290570-2eab-44ae-9db8-c6122094f7e2',
    name: 'Focused Defense',
    type: 'attachment',
    faction: 'encounter',
    set: 'tower_defense',
    quantity: 1,
    keywords: { permanent: true },
  },
  forcedResponse('entered', aboutThis, followScheme),
  forcedResponse(
    'playerPhaseEnds',
    null,
    sequence(attach(THIS, query('mainSchemes', not(theHost))), followScheme),
  ),
);
