import { card } from '../../src/cards/card.ts';
import {
  aboutThis,
  action,
  all,
  any,
  both,
  CAUSE,
  cardIs,
  chooseSome,
  controlledBy,
  damage,
  damageEnemy,
  heal,
  itself,
  oncePerRound,
  printedResource,
  query,
  removeThreatFromScheme,
  response,
  SUBJECT,
  shuffleIn,
  trait,
  type,
  villain,
  you,
  yourIdentity,
} from '../../src/vocabulary/builders.ts';
import { hard, hardCard } from './hard-words.ts';

const inThisForm = aboutThis;

export const antManTiny = card(
  {
    code: '12001a',
    octgnId: 'b768a53b-cb8c-47c5-9b65-f20ed2d89837',
    name: 'Ant-Man',
    type: 'hero',
    faction: 'hero',
    set: 'ant',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 2,
    atk: 2,
    def: 2,
    health: 12,
    handSize: 5,
    traits: ['Avenger', 'Tiny'],
    otherSide: '12001b',
  },
  response('formChanged', inThisForm, removeThreatFromScheme(1)),
);

export const scottLang = card(
  {
    code: '12001b',
    octgnId: 'b768a53b-cb8c-47c5-9b65-f20ed2d89837',
    name: 'Scott Lang',
    type: 'alter_ego',
    faction: 'hero',
    set: 'ant',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 12,
    handSize: 6,
    traits: ['Civilian'],
    otherSide: '12001c',
  },
  response('formChanged', inThisForm, heal(1, you)),
);

export const antManGiant = card(
  {
    code: '12001c',
    octgnId: 'b768a53b-cb8c-47c5-9b65-f20ed2d89837',
    name: 'Ant-Man',
    type: 'hero',
    faction: 'hero',
    set: 'ant',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 1,
    atk: 3,
    def: 3,
    health: 12,
    handSize: 4,
    traits: ['Avenger', 'Giant'],
    otherSide: '12001a',
  },
  response('formChanged', inThisForm, damageEnemy(1)),
);

export const waspTiny = card(
  {
    code: '13001a',
    octgnId: '8f023a00-d5d2-4ae6-ade7-3418e0b6f160',
    name: 'Wasp',
    type: 'hero',
    faction: 'hero',
    set: 'wsp',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 1,
    atk: 1,
    def: 2,
    health: 11,
    handSize: 5,
    traits: ['Avenger', 'Tiny'],
    otherSide: '13001b',
  },
  response(
    'defeated',
    both(
      cardIs(SUBJECT, type('minion', 'side_scheme')),
      cardIs(CAUSE, any(yourIdentity, all(type('event'), controlledBy(you)))),
    ),
    damage(1, villain),
  ),
);

export const nadiaVanDyne = card(
  {
    code: '13001b',
    octgnId: '8f023a00-d5d2-4ae6-ade7-3418e0b6f160',
    name: 'Nadia Van Dyne',
    type: 'alter_ego',
    faction: 'hero',
    set: 'wsp',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 11,
    handSize: 6,
    traits: ['Genius'],
    otherSide: '13001c',
  },
  action(
    chooseSome(0, 2, query('yourDiscard', printedResource('mental')), (cards) => shuffleIn(cards)),
    { limit: oncePerRound },
  ),
);

export const waspGiant = hardCard(
  {
    code: '13001c',
    octgnId: '8f023a00-d5d2-4ae6-ade7-3418e0b6f160',
    name: 'Wasp',
    type: 'hero',
    faction: 'hero',
    set: 'wsp',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 2,
    atk: 2,
    def: 3,
    health: 11,
    handSize: 5,
    traits: ['Avenger', 'Giant'],
    otherSide: '13001a',
  },
  {
    kind: 'constant',
    modifiers: [hard.change('dividesThwart', itself, 1), hard.change('dividesAttack', itself, 1)],
  },
);
