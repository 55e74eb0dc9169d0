import { describe, test } from 'vitest';
import {
  action,
  any,
  attackEnemy,
  cannot,
  chooseSome,
  constant,
  damageEnemy,
  exhaust,
  exhaustThis,
  faction,
  ifElse,
  paidWith,
  putCounters,
  query,
  resourceFor,
  sequence,
  trait,
  type,
  you,
  yourIdentity,
} from '../../src/vocabulary/builders.ts';
import { rocketAlterEgo, rocketHero } from '../hard-cards/cards/guardians.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { reworded, saying } from '../rules/rewording.ts';
import { loadPack } from '../table/pack.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';

await loadPack('hlk');

test('FAQ 45, Crushing Blow: what costs nothing needs no resource of a type', () => {
  const blow = (cost: number) =>
    play({
      players: [{ hero: 'hulk', form: 'hero', hand: ['Crushing Blow', 'Genius'] }],
      gains: { 'Crushing Blow': { cost } },
    });
  blow(-1).choose('play Crushing Blow').shows({ Rhino: 'damage 3', 'your hand': 'Genius' });
  blow(0).cannot('play Crushing Blow', 'cannotPay');
});

test('FAQ 46, Unstoppable Force: what costs nothing any more was paid for with nothing', () => {
  reworded('Haymaker', { effect: attackEnemy(ifElse(paidWith('physical'), 3, 1)) });
  const punching = () =>
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Haymaker', 'Strength'], area: ['Helicarrier'] },
      ],
      gains: { Haymaker: { cost: -1 } },
    });
  punching().choose('play Haymaker').shows({ Rhino: 'damage 3', 'your hand': '' });
  punching()
    .choose('use Helicarrier')
    .choose('play Haymaker')
    .shows({ Rhino: 'damage 1', 'your hand': 'Strength' })
    .asks('playerTurn', 0);
});

describe('a resource that is for certain cards only', () => {
  const ASPECTS = ['aggression', 'justice', 'leadership', 'protection'];

  test('FAQ 51, Finesse: pays for an ability of such a card as for the card itself', () => {
    saying(
      'Web-Shooter',
      resourceFor(any(...ASPECTS.map(faction)), ['wild'], { cost: exhaustThis }),
    );
    const fighting = (hand: readonly string[]) =>
      play({
        players: [
          { hero: 'spider-man', form: 'hero', damage: 1, area: ['Web-Shooter', 'Vision'], hand },
        ],
      });
    fighting([])
      .choose('use Vision')
      .choose('option 2')
      .shows({ 'Web-Shooter': 'web 3, exhausted' });
    fighting(['Armored Vest']).choose('play Armored Vest').asks('playerTurn', 0);
    fighting(['First Aid']).cannot('play First Aid', 'cannotPay');
  });

  test('FAQ 76, Gauntlet Gun: cannot be used for anything else, so nothing else gets its counter', () => {
    const cost = sequence(exhaustThis, putCounters(1, 'ammo', you));
    saying('Web-Shooter', resourceFor(type('event'), ['wild'], { cost }));
    const arming = (card: string) =>
      play({
        players: [
          { hero: 'spider-man', form: 'hero', area: ['Web-Shooter'], hand: [card, 'Backflip'] },
        ],
      });
    arming('Haymaker').choose('play Haymaker').shows({ Rhino: 'damage 3', 'Spider-Man': 'ammo 1' });
    arming('Armored Vest')
      .choose('play Armored Vest')
      .shows({ 'Web-Shooter': 'web 3', 'Spider-Man': '' });
    arming('Tenacity').cannot('play Tenacity', 'cannotPay');
  });
});

test('FAQ 63, Rocket Raccoon: a cost of discarding a card is paid even if the card ends up elsewhere', () => {
  printedAs(['01010a', rocketHero], ['01010b', rocketAlterEgo]);
  // A double-sided card is removed from the game in the place of being discarded.
  printedWith('Spider-Tracer', { otherSide: '01007' });
  play({
    players: [{ hero: 'captain-marvel', area: ['Spider-Tracer'], deck: ['Energy', 'Genius'] }],
  })
    .choose('use Rocket Raccoon')
    .shows({ 'your hand': 'Energy, Genius', 'your discard pile': '' })
    .holds('removed from the game', 'Spider-Tracer')
    .asks('playerTurn', 0);
});

test('FAQ 83, "Go for Champions!": whoever cannot take damage cannot pay with taking it', () => {
  saying('Aunt May', constant(cannot('cannotTakeDamage', yourIdentity)));
  const raging = (...area: readonly string[]) =>
    play({ players: [{ hero: 'she-hulk', form: 'hero', area: ['Focused Rage', ...area] }] });
  raging('Aunt May').cannot('use Focused Rage', 'costCannotBePaid');
  raging().offers('use Focused Rage', 'attack She-Hulk', 'change form', 'end turn');
});

test('FAQ 103, The Elephant’s Trunk: a card may be the only one that is exhausted for its own cost', () => {
  printedWith('Tac Team', { traits: ['Wakanda'] });
  saying(
    'Tac Team',
    action(damageEnemy(1), {
      cost: chooseSome(1, 9, query('yours', trait('Wakanda')), (cards) => exhaust(cards)),
    }),
  );
  play({ players: [{ hero: 'spider-man', form: 'hero', area: ['Tac Team'] }] })
    .choose('use Tac Team')
    .shows({ Rhino: 'damage 1', 'Tac Team': 'attack 3, exhausted' })
    .cannot('use Tac Team', 'costCannotBePaid');
});
