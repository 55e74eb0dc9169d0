import { describe, expect, test } from 'vitest';
import {
  advance,
  attachTo,
  damage,
  discard,
  mainScheme,
  query,
  removeThreat,
  response,
  whenCompleted,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { saying } from '../rewording.ts';

const CARDS = ['Hydra Mercenary', 'Sandman', 'Melter'];

/** Against Klaw, whose main scheme has two stages; nothing but step 1 adds threat. */
const klaw = (table: Partial<Description> = {}, player: Partial<PlayerDescription> = {}) =>
  play({
    players: [{ hero: 'captain-marvel', ...player }],
    scenario: 'klaw',
    phase: 'villain',
    villain: { status: ['confused', 'stunned'] },
    encounterDeck: CARDS,
    ...table,
  });

describe('a main scheme § main-scheme-main-scheme-deck', () => {
  test('is completed when its target threat is reached, and the deck advances § target-threat', () => {
    klaw({ threat: 5 })
      .shows({ 'main scheme': 'Secret Rendezvous', 'Secret Rendezvous': '' })
      .asks('playerTurn', 0);
    klaw({ threat: 4 }).shows({
      'main scheme': 'Underground Distribution',
      'Underground Distribution': 'threat 5',
    });
  });

  test('has its target threat for each player § target-threat, per-player-icon', () => {
    const two = (threat: number) =>
      play({
        players: [{ hero: 'captain-marvel' }, { hero: 'iron-man' }],
        scenario: 'klaw',
        phase: 'villain',
        villain: { status: ['confused'] },
        encounterDeck: ['Advance', ...CARDS],
        threat,
      });
    // Step 1 places 2, and the villain schemes once for 2.
    two(7).shows({ 'Underground Distribution': 'threat 11' });
    two(8).shows({ 'main scheme': 'Secret Rendezvous' });
  });

  test('leaves the game as the deck advances; excess threat is lost', () => {
    const game = klaw({ threat: 5, sideSchemes: ['Bomb Scare', 'The "Immortal" Klaw'] });
    game.shows({ 'Secret Rendezvous': '', 'main scheme deck': '' });
    expect(game.log.some(({ line }) => line.say === 'stepThreat' && line.count === 3)).toBe(true);
  });

  test('keeps its acceleration tokens for the next stage, and no others § acceleration-token', () => {
    klaw({ threat: 5, acceleration: 2 }).shows({
      'Secret Rendezvous': 'acceleration 2',
      'main scheme': 'Secret Rendezvous',
    });
  });

  test('discards what is attached to it as it advances', () => {
    printedWith('Charge', { abilities: [attachTo(mainScheme)] });
    klaw({ threat: 5, encounterDeck: CARDS }, { dealt: ['Charge'] }).shows({
      'main scheme': 'Secret Rendezvous',
      Charge: 'on Secret Rendezvous',
    });
    printedWith('Advance', { abilities: [whenRevealed(advance)] });
    klaw({}, { dealt: ['Charge', 'Advance'] }).shows({
      'main scheme': 'Secret Rendezvous',
      attachments: '',
      'encounter discard pile': 'Advance, Charge',
    });
  });

  test('has its starting threat when it comes', () => {
    klaw({ threat: 5, gains: { 'Secret Rendezvous': { startingThreat: 3 } } }).shows({
      'Secret Rendezvous': 'threat 3',
    });
  });

  test('has the threat of hinder too § hinder-x', () => {
    klaw({ threat: 5, gains: { 'Secret Rendezvous': { startingThreat: 1, hinder: 2 } } }).shows({
      'Secret Rendezvous': 'threat 3',
    });
  });

  test('does When Completed when it is completed, then When Revealed of the next stage § when-completed-abilities', () => {
    printedWith('01116b', { abilities: [whenCompleted(damage(1, you))] });
    printedWith('01117b', { abilities: [whenRevealed(damage(2, you))] });
    const game = klaw({ threat: 5 });
    game.shows({ 'Carol Danvers': 'damage 3', 'main scheme': 'Secret Rendezvous' });
    const hurt = game.log.flatMap(({ line }) => (line.say === 'damaged' ? [line.count] : []));
    expect(hurt).toEqual([1, 2]);
  });

  test('advanced by a card has not been completed § when-completed-abilities', () => {
    printedWith('01116b', { abilities: [whenCompleted(damage(1, you))] });
    printedWith('Advance', { abilities: [whenRevealed(advance)] });
    klaw({ threat: 2 }, { dealt: ['Advance'] })
      .shows({ 'main scheme': 'Secret Rendezvous', 'Secret Rendezvous': '', 'Carol Danvers': '' })
      .asks('playerTurn', 0);
  });

  test('resolves the A side of the next stage before its B side', () => {
    printedWith('01117a', { abilities: [whenRevealed(damage(1, you))] });
    printedWith('01117b', { abilities: [whenRevealed(damage(2, you))] });
    const game = klaw({ threat: 5 });
    const hurt = game.log.flatMap(({ line }) => (line.say === 'damaged' ? [line.count] : []));
    expect(hurt).toEqual([1, 2]);
  });

  test('on the last stage gives the villain the game', () => {
    klaw({ scheme: 'Secret Rendezvous', threat: 7 }).isOver('villain', 'schemeCompleted');
  });

  test('is found to be completed after the responses to the threat § target-threat, scheme-enemy-activation', () => {
    saying('Tac Team', response('threatPlaced', null, removeThreat(1, mainScheme)));
    play({
      players: [{ hero: 'captain-marvel', area: ['Tac Team'] }],
      villain: { status: ['confused'] },
      encounterDeck: ['Sandman'],
      phase: 'villain',
      threat: 6,
    })
      .choose('use Tac Team')
      .asks('playerTurn', 0)
      .shows({ 'The Break-In!': 'threat 6', outcome: 'none' });
  });

  test('cannot be discarded from play', () => {
    printedWith('Advance', { abilities: [whenRevealed(discard(query('schemes')))] });
    klaw({ threat: 2, sideSchemes: ['Bomb Scare'] }, { dealt: ['Advance'] })
      .shows({
        'main scheme': 'Underground Distribution',
        'Underground Distribution': 'threat 4',
        'side schemes': '',
        'encounter discard pile': 'Advance, Bomb Scare',
      })
      .asks('playerTurn', 0);
  });
});

describe('the acceleration tokens', () => {
  test('speed up every villain phase from then on, also after the stage has changed § acceleration-token', () => {
    const game = klaw({ threat: 5, acceleration: 2 })
      .shows({ 'Secret Rendezvous': 'acceleration 2' })
      .endTurn()
      .asks('whichMinion', 0);
    const steps = game.log.flatMap(({ line }) => (line.say === 'stepThreat' ? [line.count] : []));
    expect(steps).toEqual([3, 3]);
  });
});
