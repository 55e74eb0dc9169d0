import type { Json } from '@grimrule/kernel';
import type { Plan, Setting } from '@grimrule/lab';
import { MOST_GAMES } from '@grimrule/lab';
import type { PageGame } from '../games/page-game.ts';
import { nameOfGame } from '../screens/saved/standing.ts';
import type { LabGame } from './lab-game.ts';

/** One side of a question to the laboratory: who plays what, and how well. */
export interface Side {
  readonly options: Json;
  /** By seat, the names of bots; one for all who play together. */
  readonly bots: readonly string[];
}

export const AIMS = ['one', 'two', 'grid'] as const;
/** How one setting does, how two compare, or everybody against everything. */
type Aim = (typeof AIMS)[number];

/** A plan while it is being made. */
export interface Draft {
  readonly aim: Aim;
  readonly first: Side;
  readonly second: Side;
  readonly games: number;
  readonly seed: string;
}

const FEW = 50;

export function newDraft(page: PageGame): Draft {
  const { cooperative } = page.game.definition;
  const { options } = page.firstGame;
  const bots = cooperative ? ['sensible'] : Array<string>(page.seatsOf(options)).fill('sensible');
  const side = { options, bots };
  return { aim: 'one', first: side, second: side, games: FEW, seed: '1' };
}

/** The plan of a draft, with as many games as it can have. */
export function planOf(draft: Draft, page: PageGame, lab: LabGame): Plan {
  const { aim, first, second, seed } = draft;
  const games = Math.min(MOST_GAMES, Math.max(1, Math.floor(draft.games) || 1));
  const sides = aim === 'two' ? [first, second] : [first];
  const crossings = aim === 'grid' ? (lab.crossings?.(first.options) ?? []) : [];
  const settings =
    crossings.length > 0
      ? crossings.map(({ options, facts }) => settingOf(page, { ...first, options }, facts))
      : sides.map((side) => settingOf(page, side, {}));
  return { game: page.name, settings, games, from: 0, seed };
}

/** Its name is the same in whatever language it was chosen. */
function settingOf(page: PageGame, { options, bots }: Side, facts: Setting['facts']): Setting {
  return { name: titleOf(page, { options, bots }), facts, options, bots };
}

function titleOf(page: PageGame, { options, bots }: Side): string {
  const seats = Array.from({ length: page.seatsOf(options) }, () => ({ name: '', bot: null }));
  return [nameOfGame(page, { options, seats }, 'en'), ...new Set(bots)].join(', ');
}
