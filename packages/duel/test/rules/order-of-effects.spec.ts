import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { dying } from '../table/facts.ts';

chapter('Several effects at the same moment', (lay) => {
  test('what must happen comes first; then each side is asked, the active one first § order-of-effects', () => {
    const { table, heroes, villains } = lay({
      heroes: {
        artefacts: ['darkhold', 'eternal-flame'],
        board: { 'manhattan 0': dying('thor-a'), tower: 'hulk-b' },
      },
      villains: {
        board: { 'manhattan 0': 'thanos-b', 'manhattan 1': dying('leader-a'), tower: 'hela-a' },
      },
    });
    heroes.uses('darkhold');
    // Thanos has scored for Thor before anybody is asked.
    table.expectChanges({
      points: -1,
      'heroes artefacts': 'eternal-flame',
      box: 1,
      'heroes manhattan 0': '',
      'heroes discard': 'thor-a',
      'heroes tower': 'hulk-b with 1',
      'villains manhattan 0': 'thanos-b with 2',
      'villains manhattan 1': '',
      'villains discard': 'leader-a',
      'villains tower': 'hela-a with 2',
    });
    heroes.expectChoices('use eternal-flame', 'pass').uses('eternal-flame').chooses('thanos-b');
    villains.expectChoices('use hela-a', 'pass').uses('hela-a');
    table.expectChanges({
      'villains manhattan 0': 'thanos-b with 3',
      'heroes tower': 'hulk-b with 2',
    });
  });

  test('a permanent effect may act any number of times, for each event § permanent-effects', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'thanos-b' }, artefacts: ['tactigon'] },
      heroes: { board: { 'manhattan 0': dying('thor-a'), 'manhattan 1': dying('wasp-a') } },
    });
    villains.uses('tactigon');
    table.expectChanges({
      points: -2,
      'villains artefacts': '',
      box: 1,
      'heroes manhattan 0': '',
      'heroes manhattan 1': '',
      'heroes discard': 'thor-a, wasp-a',
    });
  });
});
