import { describe, test } from 'vitest';
import { aboutYou, forcedResponse, give, you } from '../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import { invented } from '../table/invented-card.ts';
import { play } from '../table/play.ts';
import { hardCard } from './cards/hard-card.ts';
import { mutantProtectors } from './cards/mutants.ts';
import { shadowcat } from './cards/shadowcat.ts';
import { printedAs } from './printing.ts';

const ally = (name: string, health: number) =>
  hardCard({
    code: name,
    octgnId: '',
    name,
    type: 'ally',
    faction: 'basic',
    quantity: 1,
    cost: 3,
    thw: 1,
    atk: 1,
    health,
    traits: ['X-Men'],
  });

/** Rhino attacks an X-Men hero with an ally in hand. */
const attacked = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) => {
  printedAs(
    ['01001a', { ...shadowcat, abilities: [] }],
    ['Backflip', mutantProtectors],
    ['Black Cat', ally('Colossus', 5)],
    ['Mockingbird', ally('Pixie', 1)],
    ['Spider-Tracer', invented('Proud', forcedResponse('defended', aboutYou, give('tough', you)))],
  );
  return play({
    players: [
      {
        hero: 'spider-man',
        form: 'hero',
        hand: ['Mutant Protectors', 'Colossus', 'Hulk', 'Energy'],
        ...more,
      },
    ],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });
};

describe('Mutant Protectors', () => {
  test('puts an ally into play, who is exhausted and defends', () => {
    attacked()
      .asks('useAbility', 0)
      .choose('play Mutant Protectors')
      .pay('Energy')
      .asks('playerTurn', 0)
      .shows({
        Colossus: 'damage 4, exhausted',
        Shadowcat: '',
        'your hand': 'Hulk',
        'your discard pile': 'Energy, Mutant Protectors',
      });
  });

  test('leaves the hero as the defender, without DEF, if the ally is gone before the damage § defend-defense, undefended', () => {
    attacked(
      { area: ['Proud'], hand: ['Mutant Protectors', 'Pixie', 'Energy'] },
      { encounterDeck: ['Concussive Blast', 'Hydra Mercenary'] },
    )
      .choose('play Mutant Protectors')
      .pay('Energy')
      .asks('playerTurn', 0)
      .shows({
        Shadowcat: 'damage 3, tough 1',
        'your discard pile': 'Energy, Mutant Protectors, Pixie',
      });
  });

  test('is a defense of the ally alone if he stays', () => {
    attacked({ area: ['Proud'] })
      .choose('play Mutant Protectors')
      .pay('Energy')
      .asks('playerTurn', 0)
      .shows({ Shadowcat: '', Colossus: 'damage 4, exhausted' });
  });

  test('cannot be played without such an ally in hand', () => {
    attacked({ hand: ['Mutant Protectors', 'Hulk', 'Energy'] }).asks('whoDefends', 0);
  });

  test('may be played for another player, who is spared', () => {
    attacked().asks('useAbility', 0);
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'spider-man', hand: ['Mutant Protectors', 'Colossus', 'Energy'], form: 'hero' },
      ],
      encounterDeck: ['Charge', 'Charge', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('useAbility', 1)
      .choose('play Mutant Protectors')
      .pay('Energy')
      .shows({ Colossus: 'damage 4, exhausted', 'Captain Marvel': '' })
      .asks('whoDefends', 1);
  });
});
