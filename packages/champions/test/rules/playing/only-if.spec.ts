import { beforeEach, describe, test } from 'vitest';
import { youAre } from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

describe('a card that is played only if something holds § play-restrictions-and-permissions', () => {
  const hand = ['Helicarrier', 'Energy', 'Genius'];

  beforeEach(() => printedWith('Helicarrier', { onlyIf: youAre('Avenger') }));

  test('can be played while it holds', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand }] })
      .choose('play Helicarrier')
      .shows({ 'your play area': 'Helicarrier, She-Hulk' });
  });

  test('cannot be played while it does not hold', () => {
    play({ players: [{ hero: 'she-hulk', form: 'alterEgo', hand }] }).cannot(
      'play Helicarrier',
      'conditionNotMet',
    );
  });

  test('asks it of the player who plays it, not of another', () => {
    play({
      players: [
        { hero: 'iron-man', hand },
        { hero: 'she-hulk', form: 'hero' },
      ],
    }).cannot('play Helicarrier', 'conditionNotMet');
  });

  test('is an event as well', () => {
    printedWith('First Aid', { onlyIf: youAre('Avenger') });
    const healing = (form: 'hero' | 'alterEgo') =>
      play({ players: [{ hero: 'she-hulk', form, damage: 3, hand: ['First Aid', 'Energy'] }] });
    healing('hero').choose('play First Aid').shows({ 'She-Hulk': 'damage 1' });
    healing('alterEgo').lacks('play First Aid');
  });
});
