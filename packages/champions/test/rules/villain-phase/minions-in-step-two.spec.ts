import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  boost,
  discard,
  putIntoPlay,
  putIntoPlayEngaging,
  query,
  sequence,
  titled,
} from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

const sandman = query('encounterDiscard', titled('Sandman'));
const leavesAnd = (comesBack: Effect) =>
  boost(sequence(discard(query('inPlay', titled('Sandman'))), comesBack));

/** Step 2 with a villain who cannot attack; a bomber gets a boost card that does this to Sandman. */
function stepTwo(players: readonly PlayerDescription[], comesBack: Effect): Play {
  printedWith('Advance', { abilities: [] });
  printedWith('Shocker', { boostStar: true, abilities: [leavesAnd(comesBack)] });
  return play({
    players,
    encounterDeck: ['Shocker', 'Advance', 'Advance', 'Advance'],
    phase: 'villain',
    gains: { Rhino: { cannotAttack: 1 }, 'Hydra Bomber': { villainous: 1 } },
  });
}

const attacks = ({ log, state }: Play) =>
  log.flatMap(({ line }) =>
    line.say === 'enemyAttacks'
      ? [`${nameOf(state, line.card as number)} on ${line.seat as number}`]
      : [],
  );

const hulk: PlayerDescription = { hero: 'she-hulk', form: 'hero', exhausted: true };
const marvel: PlayerDescription = { hero: 'captain-marvel', form: 'hero', exhausted: true };
const both = { engaged: ['Sandman', 'Hydra Bomber'] };
const elsewhere = putIntoPlayEngaging(sandman, query('otherPlayers'));

describe('in step two a minion § villain-phase-step-2', () => {
  test('that left play and came back is a new one, and activates again', () => {
    const table = stepTwo([{ ...hulk, ...both }], putIntoPlay(sandman));
    table.choose('activate Sandman');
    expect(attacks(table)).toEqual(['Sandman on 0', 'Hydra Bomber on 0', 'Sandman on 0']);
  });

  test('that engages a later player activates against them too', () => {
    const table = stepTwo([{ ...hulk, ...both }, marvel], elsewhere);
    table.choose('activate Sandman');
    expect(attacks(table).slice(0, 3)).toEqual([
      'Sandman on 0',
      'Hydra Bomber on 0',
      'Sandman on 1',
    ]);
  });

  test('that engages an earlier player does not activate against them any more', () => {
    const bomber = { engaged: ['Hydra Bomber'] };
    const table = stepTwo(
      [
        { ...marvel, engaged: ['Sandman'] },
        { ...hulk, ...bomber },
      ],
      elsewhere,
    );
    expect(attacks(table)).toEqual(['Sandman on 0', 'Hydra Bomber on 1']);
    table.shows({ 'Captain Marvel engaged': 'Sandman' });
  });
});
