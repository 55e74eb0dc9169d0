import { describe, test } from 'vitest';
import { inForm } from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

/** For the running test it cancels not only what treacheries do. */
const cancelsAnything = () => reworded('Enhanced Spider-Sense', { when: inForm('hero') });
const hand = ['Enhanced Spider-Sense', 'Energy'];

describe('a When Revealed ability § cancel, when-revealed-abilities', () => {
  test('of an encounter card can be canceled', () => {
    cancelsAnything();
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand, dealt: ['Shocker'] }],
      phase: 'villain',
      villain: { status: ['stunned'] },
      encounterDeck: ['Charge'],
    })
      .choose('play Enhanced Spider-Sense')
      .shows({ 'your engaged': 'Shocker', 'Spider-Man': '' });
  });

  test('of the villain cannot, nor can it be canceled that he is revealed § villain-defeat', () => {
    cancelsAnything();
    const game = play({
      players: [{ hero: 'spider-man', form: 'hero', hand }],
      villain: { damage: 13 },
      wholeEncounterDeck: ['Advance', "Breakin' & Takin'", 'Sandman'],
    }).choose('attack Spider-Man');
    // The card that he brings is an encounter card again, so players may respond to it.
    game.asks('useAbility', 0).shows({ revealed: "Breakin' & Takin'" });
    game.pass().shows({ 'side schemes': "Breakin' & Takin'" }).asks('playerTurn', 0);
  });

  test('of the main scheme cannot', () => {
    cancelsAnything();
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand }],
      scenario: 'klaw',
      phase: 'villain',
      threat: 5,
      villain: { status: ['stunned'] },
      encounterDeck: ['Weapons Runner', 'Charge'],
    })
      .shows({ 'your engaged': 'Weapons Runner', 'main scheme': 'Secret Rendezvous' })
      .asks('whoDefends', 0);
  });
});
