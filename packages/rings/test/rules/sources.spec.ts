import { cardsOf, NONE, scopeOf, Table } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import { event } from '../../src/happenings.ts';
import type { RingsState, RingsVars } from '../../src/table.ts';
import { cardsInPlay } from '../../src/table.ts';
import { query } from '../../src/vocabulary/builders.ts';
import type { SourceName } from '../../src/vocabulary/sources.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { nameOf } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';

/** A combat of two players, with a card of every kind on the table. */
const combat = (step: string) =>
  play({
    players: [
      {
        heroes: [
          { card: 'Gimli', attached: ['Dwarven Axe'] },
          'Beravor',
          { card: 'Éowyn', committed: true },
          { card: 'Thalin', prisoner: true },
        ],
        area: ['Veteran Axehand'],
        engaged: [{ card: 'Wargs', shadow: ['Old Forest Road'] }, 'Hill Troll'],
        hand: ['Faramir', 'Quick Strike'],
        wholeDeck: ['Gandalf', 'Feint'],
        discard: ['Stand Together'],
        threat: 20,
      },
      {
        heroes: [{ card: 'Aragorn', committed: true }, 'Legolas'],
        area: ['Gondorian Spearman'],
        engaged: ['Wolf Rider'],
        wholeDeck: ['Grim Resolve'],
        discard: ["Celebrían's Stone"],
        threat: 20,
      },
    ],
    scenario: 'dol-guldur',
    staging: [
      'Black Forest Bats',
      'Enchanted Stream',
      'Shadow Key',
      { card: 'Forest Spider', attached: ['Dungeon Torch'] },
    ],
    location: 'Great Forest Web',
    wholeEncounterDeck: ['Eyes of the Forest', 'Forest Gate'],
    encounterDiscard: ['King Spider'],
    setAside: ['Nazgûl of Dol Guldur'],
    firstPlayer: 1,
    phase: 'combat',
    step,
  });

const inPlay = (state: RingsState, name: string) =>
  cardsInPlay(state).find((card) => nameOf(state, card) === name) ?? NONE;

/** The cards of a source, as Gimli's player sees them from the Dwarven Axe. */
function found(table: Play, source: SourceName): string {
  const { state } = table;
  const scope = scopeOf(
    inPlay(state, source === 'attachedHere' ? 'Gimli' : 'Dwarven Axe'),
    0,
    event.drawn(NONE, 1, 1),
  );
  const asking = new Table<RingsVars>(rings.definition, state, null);
  return cardsOf(asking, query(source), scope)
    .map((card) => nameOf(state, card))
    .join(', ');
}

const SEEN: Readonly<Record<SourceName, string>> = {
  you: 'Gimli',
  players: 'Aragorn, Gimli',
  otherPlayers: 'Aragorn',
  engagedPlayers: 'Aragorn, Gimli',
  firstPlayer: 'Aragorn',
  eventPlayer: 'Aragorn',
  heroes: 'Aragorn, Legolas, Gimli, Beravor, Éowyn',
  yourHeroes: 'Gimli, Beravor, Éowyn',
  allies: 'Gondorian Spearman, Veteran Axehand',
  characters: 'Aragorn, Legolas, Gondorian Spearman, Gimli, Beravor, Éowyn, Veteran Axehand',
  yourCharacters: 'Gimli, Beravor, Éowyn, Veteran Axehand',
  yourFighters: 'Gimli, Beravor, Éowyn, Veteran Axehand',
  committed: 'Éowyn, Aragorn',
  yourCommitted: 'Éowyn',
  enemies: 'Black Forest Bats, Forest Spider, Wolf Rider, Wargs, Hill Troll',
  engagedEnemies: 'Wolf Rider, Wargs, Hill Troll',
  yourEngagedEnemies: 'Wargs, Hill Troll',
  stagedEnemies: 'Black Forest Bats, Forest Spider',
  stagedLocations: 'Enchanted Stream',
  stagingArea: 'Black Forest Bats, Enchanted Stream, Shadow Key, Forest Spider, Dungeon Torch',
  locations: 'Enchanted Stream, Great Forest Web',
  activeLocation: 'Great Forest Web',
  quest: "The Necromancer's Tower",
  objectives: 'Shadow Key, Dungeon Torch',
  unguarded: 'Shadow Key',
  yours: 'Gimli, Dwarven Axe, Beravor, Éowyn, Prisoner, Veteran Axehand',
  inPlay:
    "Gimli, Dwarven Axe, Beravor, Éowyn, Prisoner, Veteran Axehand, Wargs, Hill Troll, Aragorn, Legolas, Gondorian Spearman, Wolf Rider, The Necromancer's Tower, Great Forest Web, Black Forest Bats, Enchanted Stream, Shadow Key, Forest Spider, Dungeon Torch",
  attachments: 'Dwarven Axe, Dungeon Torch',
  host: 'Gimli',
  attachedHere: 'Dwarven Axe',
  attackingEnemy: 'Wargs',
  defenders: 'Gimli',
  defendingPlayer: 'Gimli',
  attackedEnemy: 'Hill Troll',
  attackers: 'Gimli',
  yourHand: 'Faramir, Quick Strike',
  yourDeck: 'Feint, Gandalf',
  yourDeckTop: 'Gandalf',
  yourDiscard: 'Stand Together',
  decks: 'Grim Resolve, Feint, Gandalf',
  discards: "Celebrían's Stone, Stand Together",
  encounterDeck: 'Forest Gate, Eyes of the Forest',
  encounterDeckTop: 'Eyes of the Forest',
  encounterDiscard: 'King Spider',
  encounterDeckAndDiscard: 'Forest Gate, Eyes of the Forest, King Spider',
  shadowCards: 'Old Forest Road',
  setAside: 'Nazgûl of Dol Guldur',
  prisoners: 'Prisoner',
  captives: '',
  notedPrisoner: '',
};

/** While Gimli defends, and while he attacks. */
const defending = () =>
  combat('6.3')
    .until('whoDefends', 1)
    .choose('defend Legolas')
    .until('whichEnemyAttacks', 0)
    .choose('activate Wargs')
    .until('whoDefends')
    .choose('defend Gimli')
    .asks('actionWindow');
const attacking = () =>
  combat('6.7')
    .until('whomToAttack', 0)
    .choose('attack Hill Troll')
    .choose('attack Gimli')
    .answer([])
    .asks('actionWindow');

describe('the cards that a source names', () => {
  test.each(SOURCES)('%s', (source) => {
    const table = ['attackedEnemy', 'attackers'].includes(source) ? attacking() : defending();
    expect(found(table, source)).toBe(SEEN[source]);
  });
});
