import { describe, test } from 'vitest';
import type { Amount, Filter } from '../../../src/vocabulary/builders.ts';
import {
  allResourcesOn,
  aspectCard,
  boostStar,
  cardTypesOn,
  choose,
  chosenX,
  damage,
  discardTop,
  each,
  forEvery,
  foremost,
  give,
  half,
  keep,
  least,
  mainScheme,
  minion,
  most,
  ofSet,
  placeThreat,
  printed,
  putIntoPlay,
  query,
  removeThreat,
  sameSet,
  sequence,
  sharesTrait,
  sideSchemes,
  sum,
  threatOn,
  topmost,
  tuck,
  villain,
  villainStage,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { doing, reworded } from '../rewording.ts';

const minions = query('minions');
const stunning = (which: Filter, more: Partial<PlayerDescription>, rest?: Partial<Description>) =>
  doing(
    choose(query('minions', which), (foe) => give('stunned', foe)),
    more,
    rest,
  );

describe('the most and the least among cards', () => {
  const engaged = ['Hydra Bomber', { card: 'Sandman', damage: 3 }, 'Shocker'];

  test('is what they have now, not what is printed § remaining-hit-points', () => {
    stunning(least('remaining', minions), { engaged }).shows({ Sandman: 'damage 3, stunned 1' });
    stunning(most('remaining', minions), { engaged }).shows({ Shocker: 'stunned 1' });
  });

  test('are several cards that have as much', () => {
    const gains = { Shocker: { atk: 1 } };
    stunning(most('atk', minions), { engaged }, { gains })
      .offers('Sandman', 'Shocker')
      .choose('Shocker')
      .shows({ Shocker: 'stunned 1' });
  });

  test('is the threat that lies on a scheme § threat', () => {
    doing(
      choose(query('sideSchemes', least('threat', sideSchemes)), (one) => removeThreat(1, one)),
      {},
      {
        sideSchemes: [
          { card: 'Bomb Scare', threat: 3 },
          { card: "Breakin' & Takin'", threat: 2 },
        ],
      },
    ).shows({ 'Bomb Scare': 'threat 3', "Breakin' & Takin'": 'threat 1' });
  });
});

describe('cards in their order', () => {
  test('the first of those that were discarded is not the last of them § discard', () => {
    doing(
      keep(discardTop('encounter', 3), (cards) =>
        putIntoPlay(query(cards, foremost(query(cards, minion)))),
      ),
      {},
      { encounterDeck: ['Advance', 'Shocker', 'Sandman'] },
    ).shows({ 'your engaged': 'Shocker' });
  });

  test('several uppermost cards are taken from the top § deck', () => {
    doing(
      choose(query('yours', { is: 'titled', title: 'Helicarrier' }), (host) =>
        tuck(query('yourDeck', topmost(query('yourDeck'), 2)), host),
      ),
      { area: ['Helicarrier'], wholeDeck: ['Energy', 'Genius', 'Strength'] },
    ).shows({ 'your deck': 1 });
  });
});

describe('what cards have in common', () => {
  test('a trait that one of the others has § traits', () => {
    doing(
      choose(query('yourHand', sharesTrait(you)), () => placeThreat(1, mainScheme)),
      { hand: ['Hulk', 'Energy', 'Genius'] },
    ).shows({ 'The Break-In!': 'threat 5' });
    doing(
      sequence(
        damage(1, villain),
        choose(query('yourHand', sharesTrait(you)), () => placeThreat(1, mainScheme)),
      ),
      { hand: ['Energy', 'Genius'] },
    ).shows({ 'The Break-In!': 'threat 4', Rhino: 'damage 1' });
  });

  test('the set that they belong to § encounter-set', () => {
    stunning(sameSet(villain), { engaged: ['Hydra Bomber', 'Hydra Mercenary'] }).shows({
      'Hydra Mercenary': 'stunned 1',
    });
    stunning(ofSet('bomb_scare'), { engaged: ['Hydra Bomber', 'Hydra Mercenary'] }).shows({
      'Hydra Bomber': 'stunned 1',
    });
  });

  test('one of the four aspects § aspect-card', () => {
    doing(
      choose(query('yourHand', aspectCard), () => placeThreat(1, mainScheme)),
      { hand: ['Energy', 'Tigra'] },
    ).shows({ 'The Break-In!': 'threat 5' });
    doing(
      sequence(
        damage(1, villain),
        choose(query('yourHand', aspectCard), () => placeThreat(1, mainScheme)),
      ),
      { hand: ['Energy', 'Superhuman Strength'] },
    ).shows({ 'The Break-In!': 'threat 4', Rhino: 'damage 1' });
  });

  test('a star in the boost area § boost-boost-icon', () => {
    doing(
      keep(discardTop('encounter', 3), (cards) =>
        each(query(cards, boostStar), () => placeThreat(1, mainScheme)),
      ),
      {},
      { encounterDeck: ['Hydra Bomber', 'Sandman', 'Charge'] },
    ).shows({ 'The Break-In!': 'threat 4' });
  });
});

describe('a number', () => {
  const adding = (amount: Amount, more: Partial<PlayerDescription> = {}, rest = {}) =>
    doing(placeThreat(amount, mainScheme), more, rest);

  test('that is halved is rounded down § printed', () => {
    adding(half(sum(3, 2))).shows({ 'The Break-In!': 'threat 6' });
    adding(forEvery(3, threatOn(mainScheme))).shows({ 'The Break-In!': 'threat 5' });
  });

  test('that is printed is not changed by what changes the card § printed', () => {
    const gains = { Hulk: { cost: 4 } };
    adding(printed('cost', query('yourAllies')), { area: ['Hulk'] }, { gains }).shows({
      'The Break-In!': 'threat 6',
    });
  });

  test('of resources counts each that is printed § resource', () => {
    adding(allResourcesOn(query('yourHand')), { hand: ['Energy', 'Tigra'] }).shows({
      'The Break-In!': 'threat 7',
    });
  });

  test('of types counts each type once § card-types', () => {
    adding(cardTypesOn(query('yourHand')), { hand: ['Energy', 'Genius', 'Tigra'] }).shows({
      'The Break-In!': 'threat 6',
    });
  });

  test('that was chosen for X stays the same while the card is played § x', () => {
    reworded('Get Ready', { effect: placeThreat(chosenX, mainScheme) });
    printedWith('Get Ready', { cost: -1 });
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Get Ready', 'Energy'] }],
      threat: 4,
    })
      .choose('play Get Ready')
      .choose('2')
      .shows({ 'The Break-In!': 'threat 6' });
  });

  test('of the stage is that of the villain § villain', () => {
    adding(villainStage, {}, { villain: { stage: 'II' } }).shows({ 'The Break-In!': 'threat 6' });
  });
});
