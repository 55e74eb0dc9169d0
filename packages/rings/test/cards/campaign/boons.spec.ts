import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe("Mendor's Support", () => {
  const support = {
    players: [
      {
        heroes: ['Aragorn', 'Gimli'],
        hand: ["Mendor's Support", "Mendor's Support"],
        area: ['Mendor'],
      },
    ],
  };

  test('makes Mendor better at everything until the end of the round', () => {
    play({ ...support, phase: 'quest', wholeEncounterDeck: ['Old Forest Road'] })
      .plays("Mendor's Support")
      .changes({
        'your hand': "Mendor's Support",
        'your discard pile': "Mendor's Support",
        'Mendor willpower': 3,
      });
  });

  test('costs nothing, and only one copy can be played in a round', () => {
    play(support)
      .plays("Mendor's Support")
      .cannot("play Mendor's Support", 'alreadyPlayedThisRound');
  });
});

describe('Valor', () => {
  const valiant = (damage: number) => ({
    players: [
      {
        heroes: [{ card: 'Gimli', damage, attached: ['Valor'] }, 'Legolas'],
        engaged: ['Hill Troll'],
      },
    ],
    phase: 'combat' as const,
    step: '6.7',
  });

  test('heals its hero as he is declared as an attacker, and hurts the enemy', () => {
    play(valiant(2))
      .choose('attack Hill Troll')
      .choose('attack Gimli')
      .choose('use Valor')
      .changes({});
  });

  test('does nothing when somebody else attacks', () => {
    play(valiant(2)).choose('attack Hill Troll').choose('attack Legolas').lacks('use Valor');
  });
});
