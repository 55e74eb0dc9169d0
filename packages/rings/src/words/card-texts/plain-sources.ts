import type { Trait } from '@grimrule/words';

/** Sets whose cards are told by what they are, in every language alike. */
export function plainSources<N>(
  nouns: Readonly<Record<'character' | 'firstPlayer' | 'shadowCard', N>>,
  types: Readonly<
    Record<
      | 'Ally'
      | 'Attachment'
      | 'Captive'
      | 'Enemy'
      | 'Hero'
      | 'Location'
      | 'Objective'
      | 'Player'
      | 'Prisoner',
      N
    >
  >,
  inPlay: Pick<Trait<N>, 'place'>,
  staged: Pick<Trait<N>, 'following'>,
) {
  return {
    players: { noun: types.Player },
    otherPlayers: { noun: types.Player, other: true },
    firstPlayer: { noun: nouns.firstPlayer, unique: true },
    heroes: { noun: types.Hero, ...inPlay },
    yourHeroes: { noun: types.Hero, yours: true, ...inPlay },
    allies: { noun: types.Ally, ...inPlay },
    characters: { noun: nouns.character, ...inPlay },
    yourCharacters: { noun: nouns.character, yours: true, ...inPlay },
    // A character that cannot attack cannot be told to.
    yourFighters: { noun: nouns.character, yours: true, ...inPlay },
    enemies: { noun: types.Enemy, ...inPlay },
    stagedEnemies: { noun: types.Enemy, ...staged },
    stagedLocations: { noun: types.Location, ...staged },
    locations: { noun: types.Location, ...inPlay },
    objectives: { noun: types.Objective },
    attachments: { noun: types.Attachment, ...inPlay },
    shadowCards: { noun: nouns.shadowCard },
    prisoners: { noun: types.Prisoner, unique: true },
    captives: { noun: types.Captive },
  } as const;
}
