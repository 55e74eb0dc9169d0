import type { Trait } from '@grimrule/words';

/** Sets whose cards are told by what they are, in every language alike. */
export function plainSources<N>(
  nouns: Readonly<
    Record<'attacker' | 'character' | 'defender' | 'enemy' | 'firstPlayer' | 'player' | 'scheme', N>
  >,
  types: Readonly<
    Record<
      'ally' | 'environment' | 'hero' | 'main_scheme' | 'minion' | 'side_scheme' | 'villain',
      N
    >
  >,
  inPlay: Pick<Trait<N>, 'place'>,
) {
  return {
    players: { noun: nouns.player },
    otherPlayers: { noun: nouns.player, other: true },
    firstPlayer: { noun: nouns.firstPlayer, unique: true },
    heroes: { noun: types.hero },
    otherHeroes: { noun: types.hero, other: true },
    allies: { noun: types.ally, ...inPlay },
    yourAllies: { noun: types.ally, yours: true, ...inPlay },
    yourCharacters: { noun: nouns.character, yours: true, ...inPlay },
    villain: { noun: types.villain, unique: true, ...inPlay },
    villains: { noun: types.villain, ...inPlay },
    minions: { noun: types.minion, ...inPlay },
    enemies: { noun: nouns.enemy, ...inPlay },
    attackable: { noun: nouns.enemy, ...inPlay },
    characters: { noun: nouns.character, ...inPlay },
    mainScheme: { noun: types.main_scheme, unique: true, ...inPlay },
    mainSchemes: { noun: types.main_scheme, ...inPlay },
    sideSchemes: { noun: types.side_scheme, ...inPlay },
    schemes: { noun: nouns.scheme, ...inPlay },
    thwartable: { noun: nouns.scheme, ...inPlay },
    thwartableInCrisis: { noun: nouns.scheme, ...inPlay },
    environments: { noun: types.environment, ...inPlay },
    attacker: { noun: nouns.attacker, unique: true },
    defender: { noun: nouns.defender, unique: true },
  } as const;
}
