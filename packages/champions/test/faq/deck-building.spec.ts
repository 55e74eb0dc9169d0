import { expect, test } from 'vitest';
import { ENCOUNTER_DECK } from '../../src/board.ts';
import { deckProblems } from '../../src/decks/deck-building.ts';
import { champions } from '../../src/game.ts';
import { POOL } from '../../src/shelf/offers.ts';
import { changed, inferred, starter } from '../decks/decks.ts';
import { newGame } from '../rules/new-game.ts';
import { printedWith } from '../table/printing.ts';

test('FAQ 50, Jessica Drew: an identity with two aspects has as many cards of the one as of the other', () => {
  const twoAspects = { aspects: 2 };
  const problems = (cards: Readonly<Record<string, number>>) =>
    deckProblems(changed(inferred(starter('spider-man')), cards), POOL, twoAspects);
  const seven = { '01060': 0, '01061': 0, '01063': 0, '01064': 1 };
  const even = { ...seven, '01052': 3, '01053': 2, '01054': 2 };
  expect(problems(even)).toEqual([]);
  expect(problems({ ...even, '01054': 3 }).map(({ say }) => say)).toEqual(['unevenAspects']);
  expect(problems({}).map(({ say }) => say)).toEqual(['unevenAspects']);
});

test('FAQ 60, modular sets: those that belong to no scenario are, and no others', () => {
  const problemsWith = (modular: string) => {
    const begun = champions.setup({ heroes: ['spider-man'], modular: [modular] }, 'modular');
    return 'problems' in begun ? begun.problems.map(({ say }) => say) : [];
  };
  const modular = ['bomb_scare', 'masters_of_evil', 'under_attack', 'legions_of_hydra'];
  for (const set of [...modular, 'the_doomsday_chair']) expect(problemsWith(set)).toEqual([]);
  for (const set of ['rhino', 'klaw', 'standard', 'expert', 'spider_man_nemesis']) {
    expect(problemsWith(set)).toEqual(['notModular']);
  }
});

test('FAQ 59, Slipping Sanity: all obligations of an identity belong to the encounter deck', () => {
  const obligations = () =>
    newGame({ heroes: ['spider-man'] })
      .in(ENCOUNTER_DECK)
      .filter((name) => name === 'Eviction Notice');
  expect(obligations()).toHaveLength(1);
  printedWith('Eviction Notice', { quantity: 2 });
  expect(obligations()).toHaveLength(2);
});
