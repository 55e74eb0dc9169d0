import { describe, test } from 'vitest';
import {
  cardIs,
  change,
  constant,
  damage,
  discard,
  draw,
  forcedInterrupt,
  instead,
  lasting,
  minion,
  moveOver,
  query,
  response,
  SUBJECT,
  sequence,
  titled,
  type,
} from '../../src/vocabulary/builders.ts';
import { play } from '../table/play.ts';
import { doing, saying } from './rewording.ts';

const helicarrier = query('yours', titled('Helicarrier'));

describe('what must always hold is looked after after every step', () => {
  test('a main scheme whose target threat is lowered below its threat is completed at once § main-scheme-main-scheme-deck', () => {
    // The Break-In! has a target threat of 7.
    saying('Helicarrier', constant(change('targetThreat', type('main_scheme'), 5)));
    doing(discard(helicarrier), { area: ['Helicarrier'] }, { threat: 6 }).asks('playerTurn', 0);
    doing(discard(helicarrier), { area: ['Helicarrier'] }, { threat: 8 }).isOver(
      'villain',
      'schemeCompleted',
    );
  });

  test('an empty deck is made anew as soon as a card comes to the empty pile from play § player-deck', () => {
    const exhausted = {
      hero: 'captain-marvel',
      form: 'hero',
      wholeDeck: [],
      area: [{ card: 'Mockingbird', damage: 2 }],
    } as const;
    play({ players: [exhausted], encounterDeck: ['Shocker'] })
      .choose('attack Mockingbird')
      .shows({ 'your deck': 1, 'your discard pile': '', 'your dealt': 'Shocker' });
  });

  test('whoever loses the hit points that kept him alive is defeated, and that can be answered § hit-points', () => {
    saying('Helicarrier', constant(change('hitPoints', minion, 2)));
    saying('Aunt May', response('defeated', cardIs(SUBJECT, minion), draw(1)));
    doing(discard(helicarrier), {
      area: ['Helicarrier', 'Aunt May'],
      engaged: [{ card: 'Shocker', damage: 4 }],
      deck: ['Energy'],
    })
      .choose('use Aunt May')
      .shows({ 'your engaged': '', 'your hand': 'Energy' });
  });

  test('a stunned character that becomes vulnerable is discarded § vulnerable', () => {
    const engaged = ['Sandman', { card: 'Shocker', status: ['stunned'] as const }];
    doing(lasting('phase', change('vulnerable', minion, 1)), { engaged }).shows({
      'your engaged': 'Sandman',
    });
  });

  test('a card with uses that loses its counters in any way is discarded § uses-x-type', () => {
    doing(moveOver(query('yours', titled('Web-Shooter')), query('yours', titled('Aunt May'))), {
      area: ['Web-Shooter', 'Aunt May'],
    }).shows({ 'Aunt May': 'web 3', 'your play area': 'Aunt May, She-Hulk' });
  });

  test('a side scheme that loses its threat in any way is defeated § side-scheme, defeat', () => {
    doing(
      moveOver(query('sideSchemes'), query('mainScheme')),
      {},
      { sideSchemes: ['Usurp The Throne'] },
    ).shows({ 'side schemes': '' });
  });

  test('whose defeat is replaced stays in play though nothing else has changed § replacement-effect', () => {
    saying(
      'Helicarrier',
      forcedInterrupt('wouldBeDefeated', cardIs(SUBJECT, minion), instead(sequence())),
    );
    doing(damage(9, query('minions')), { area: ['Helicarrier'], engaged: ['Shocker'] })
      .shows({ Shocker: 'damage 9' })
      .asks('playerTurn', 0);
  });
});
