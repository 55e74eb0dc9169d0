import { cardsOf, NONE, scopeOf, Table } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import type { ChampionsState, ChampionsVars } from '../../src/table.ts';
import { cardsInPlay } from '../../src/table.ts';
import { query } from '../../src/vocabulary/builders.ts';
import type { SourceName } from '../../src/vocabulary/sources.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { nameOf } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';

/** A villain phase of three players, with a card of every kind on the table. */
const phase = () =>
  play({
    players: [
      {
        hero: 'captain-marvel',
        form: 'hero',
        area: ['Tigra', { card: 'Hulk', attached: ['Inspired'] }, 'Helicarrier', 'Indomitable'],
        engaged: ['Hydra Mercenary'],
        hand: ['Energy', 'Genius'],
        wholeDeck: ['Uppercut', 'Strength'],
        discard: ['Haymaker', 'First Aid'],
      },
      {
        hero: 'iron-man',
        form: 'hero',
        area: ['Mockingbird'],
        engaged: ['Shocker'],
        hand: ['Tenacity'],
        discard: ['Emergency'],
      },
      { hero: 'she-hulk', hand: ['Relentless Assault'] },
    ],
    villain: { attached: ['Charge'] },
    sideSchemes: ['Bomb Scare'],
    environments: ['Ultron Drones'],
    threat: 4,
    wholeEncounterDeck: ['Advance', 'Sandman', 'Hydra Mercenary', 'Shadow of the Past', 'Assault'],
    encounterDiscard: ['Gang-Up'],
    setAside: ['Yon-Rogg', 'Klaw'],
    firstPlayer: 1,
    phase: 'villain',
  });

const inPlay = (state: ChampionsState, name: string) =>
  cardsInPlay(state).find((card) => nameOf(state, card) === name) ?? NONE;

/** The cards of a source, as the player of Captain Marvel sees them from Inspired. */
function found(table: Play, source: SourceName): string {
  const { state } = table;
  const asking = new Table<ChampionsVars>(champions.definition, state, null);
  return cardsOf(
    asking,
    query(source),
    scopeOf(inPlay(state, source === 'attachedHere' ? 'Hulk' : 'Inspired'), 0),
  )
    .map((card) => nameOf(state, card))
    .join(', ');
}

const SEEN: Readonly<Record<Exclude<SourceName, 'anywhere'>, string>> = {
  you: 'Captain Marvel',
  players: 'Iron Man, Jennifer Walters, Captain Marvel',
  otherPlayers: 'Iron Man, Jennifer Walters',
  firstPlayer: 'Iron Man',
  defeater: '',
  heroes: 'Iron Man, Captain Marvel',
  otherHeroes: 'Iron Man',
  allies: 'Mockingbird, Tigra, Hulk',
  yourAllies: 'Tigra, Hulk',
  yourCharacters: 'Captain Marvel, Tigra, Hulk',
  friendlies: 'Iron Man, Mockingbird, Jennifer Walters, Captain Marvel, Tigra, Hulk',
  villain: 'Rhino',
  villains: 'Rhino',
  minions: 'Shocker, Hydra Mercenary',
  engagedMinions: 'Hydra Mercenary',
  enemies: 'Rhino, Shocker, Hydra Mercenary',
  attackable: 'Shocker, Hydra Mercenary',
  characters:
    'Iron Man, Mockingbird, Jennifer Walters, Captain Marvel, Tigra, Hulk, Rhino, Shocker, Hydra Mercenary',
  mainScheme: 'The Break-In!',
  mainSchemes: 'The Break-In!',
  sideSchemes: 'Bomb Scare',
  villainScheme: '',
  villainSchemes: '',
  schemes: 'The Break-In!, Bomb Scare',
  thwartable: 'The Break-In!, Bomb Scare',
  thwartableInCrisis: 'The Break-In!, Bomb Scare',
  yours: 'Captain Marvel, Tigra, Hulk, Inspired, Helicarrier, Indomitable',
  environments: 'Ultron Drones',
  inPlay:
    'Captain Marvel, Tigra, Hulk, Inspired, Helicarrier, Indomitable, Iron Man, Mockingbird, Jennifer Walters, Rhino, The Break-In!, Bomb Scare, Ultron Drones, Charge, Shocker, Hydra Mercenary',
  host: 'Hulk',
  attachedHere: 'Inspired',
  underThis: '',
  attacker: 'Rhino',
  attackingPlayer: '',
  attackedCharacter: 'Iron Man',
  defender: '',
  dealtDamage: '',
  hurt: '',
  defeatedByAttack: '',
  activating: 'Rhino',
  yourHand: 'Energy, Genius',
  hands: 'Tenacity, Relentless Assault, Energy, Genius',
  yourDeck: 'Strength, Uppercut',
  yourDeckTop: 'Uppercut',
  yourDiscard: 'Haymaker, First Aid',
  yourDiscardTop: 'First Aid',
  yourDeckAndDiscard: 'Strength, Uppercut, Haymaker, First Aid',
  yourDeckDiscardAndHand: 'Strength, Uppercut, Haymaker, First Aid, Energy, Genius',
  discards: 'Emergency, Haymaker, First Aid',
  encounterDeck: 'Assault, Shadow of the Past, Hydra Mercenary, Sandman',
  encounterDecks: 'Assault, Shadow of the Past, Hydra Mercenary, Sandman',
  encounterDeckTop: 'Sandman',
  encounterDiscard: 'Gang-Up',
  encounterDeckAndDiscard: 'Assault, Shadow of the Past, Hydra Mercenary, Sandman, Gang-Up',
  specialDeckTop: '',
  yourSpecialDeckTop: '',
  deckTops: 'Uppercut, Combat Training, Tac Team, Sandman',
  setAside: 'Yon-Rogg, Klaw',
  yourNemesisSet:
    "The Psyche-Magnitron, Yon-Rogg, Kree Manipulator, Kree Manipulator, Yon-Rogg's Treason",
};

describe('the cards that a source names', () => {
  test.each(SOURCES.filter((each) => each !== 'anywhere'))('%s', (source) => {
    const table = phase().choose('pass').asks('whoDefends', 1);
    expect(found(table, source)).toBe(SEEN[source]);
  });
});
