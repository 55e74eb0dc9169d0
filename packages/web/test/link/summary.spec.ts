import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../src/link/summary.ts';

function picture(game: Game, options: unknown): readonly string[] {
  const begun = game.setup(options, 'a picture');
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const view = game.view(begun.state, begun.state.seats);
  return pictureOf(game.definition, view).map((design) => {
    const card = game.definition.printed[design];
    return (card as { readonly type?: string } | undefined)?.type ?? '';
  });
}

describe('the picture of a saved game', () => {
  it('shows an identity, the villain and the main scheme of Champions', () => {
    const shown = picture(champions as Game, { scenario: 'rhino', heroes: ['spider-man'] });
    expect(shown).toEqual(['alter_ego', 'villain', 'main_scheme']);
  });

  it('shows the other players after what all share, and no more than five cards', () => {
    const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man'];
    const shown = picture(champions as Game, { scenario: 'rhino', heroes });
    expect(shown).toEqual(['alter_ego', 'villain', 'main_scheme', 'alter_ego', 'alter_ego']);
  });

  it('shows nothing while nothing is in play', () => {
    expect(picture(duel as Game, null)).toEqual([]);
  });
});
