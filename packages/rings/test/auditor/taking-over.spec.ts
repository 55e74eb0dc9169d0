import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import { standingOf } from '../late/standing.ts';
import type { Description } from '../table/description.ts';
import { Play } from '../table/play.ts';
import { positionOf } from '../table/position.ts';
import { audit } from './auditor.ts';
import type { Setting } from './games.ts';

const OPTIONS: Setting = {
  scenario: 'anduin',
  mode: 'standard',
  decks: ['leadership', 'tactics'],
  firstPlayer: 0,
};

/** Plays combat as proposed up to the next quest phase, and lets the auditor read it from its beginning on. */
function auditOfCombat(description: Description) {
  const state = positionOf({ scenario: 'anduin', ...description, phase: 'combat' });
  const standing = standingOf(state, 'combat');
  const table = new Play(state);
  for (let count = 0; count < 50 && table.state.vars.phase === 'combat'; count++) {
    table.answer(rings.proposal(table.state));
  }
  table.asks('commitToQuest', 1);
  const says = table.log.map(({ line }) => line.say);
  return { says, findings: audit(table.log, OPTIONS, standing).findings };
}

describe('an auditor who takes over a table', () => {
  test('does not expect threat for a player whom the Hill Troll has eliminated', () => {
    const { says, findings } = auditOfCombat({
      players: [
        { heroes: [{ card: 'Aragorn', damage: 4 }], engaged: ['Hill Troll'] },
        {
          heroes: [
            { card: 'Gimli', damage: 4 },
            { card: 'Legolas', damage: 3 },
          ],
          engaged: ['Hill Troll'],
        },
      ],
      encounterDeck: ['Gladden Fields', 'Gladden Fields'],
    });
    expect(says.indexOf('eliminated')).toBeGreaterThan(0);
    expect(says.lastIndexOf('threatRaised')).toBeGreaterThan(says.indexOf('eliminated'));
    expect(findings).toEqual([]);
  });

  test('does not expect an attack of an enemy whose snare was there when its turn came', () => {
    const { says, findings } = auditOfCombat({
      players: [
        { heroes: ['Aragorn'], threat: 49, engaged: ['Marsh Adder'] },
        { heroes: ['Gimli'], engaged: [{ card: 'Hill Troll', attached: ['Forest Snare'] }] },
      ],
      firstPlayer: 1,
      encounterDeck: ['Gladden Fields', 'Gladden Fields'],
    });
    expect(says).toContain('eliminated');
    expect(says.filter((say) => say === 'enemyAttacks')).toHaveLength(1);
    expect(findings).toEqual([]);
  });

  test('finds what is wrong from there on', () => {
    const state = positionOf({
      players: [{ heroes: ['Aragorn'], engaged: ['Marsh Adder'] }],
      encounterDeck: ['Gladden Fields'],
      phase: 'combat',
    });
    const standing = standingOf(state, 'combat');
    const { log } = new Play(state).asks('whoDefends', 0);
    const more = standing.cards.map((card) => ({ ...card, place: 'away' as const }));
    const [first] = audit(log, OPTIONS, { ...standing, cards: more }).findings;
    expect(first?.matter).toBe('shadow cards');
  });
});
