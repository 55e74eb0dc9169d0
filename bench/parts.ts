import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';

interface Part {
  readonly title: string;
  readonly game: Game;
  readonly options: Json;
}

const FOUR_HEROES = ['spider-man', 'captain-marvel', 'iron-man', 'black-panther'];

/** The games whose pace is measured. */
export const PARTS = {
  championsSolo: {
    title: 'Champions, Spider-Man against Rhino',
    game: champions as Game,
    options: { heroes: ['spider-man'], scenario: 'rhino' },
  },
  championsFour: {
    title: 'Champions, four players against Ultron',
    game: champions as Game,
    options: { heroes: FOUR_HEROES, scenario: 'ultron' },
  },
  ringsSolo: {
    title: 'Rings, Leadership in Passage Through Mirkwood',
    game: rings as Game,
    options: { decks: ['leadership'], scenario: 'passage' },
  },
  ringsFour: {
    title: 'Rings, four players in Journey Along the Anduin',
    game: rings as Game,
    options: { decks: ['leadership', 'tactics', 'spirit', 'lore'], scenario: 'anduin' },
  },
  duel: { title: 'Duel', game: duel as Game, options: null },
} satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
