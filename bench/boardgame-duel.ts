import { createRequire } from 'node:module';
import type { Dice } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import type { FnContext, Game, Move } from 'boardgame.io';
import { covered, payInOrder } from './boardgame/paying.ts';
import type { Duel, Outcome, Play, Question, Task } from './boardgame/state.ts';
import { PASS, prepare, VILLAINS } from './boardgame/state.ts';
import { answered, beginTurn, run } from './boardgame/tasks.ts';
import { printed } from './boardgame/words.ts';

// boardgame.io's parts are folders of CommonJS, which only `require` can find.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client', { with: {
  'resolution-mode': 'require',
}});
const { INVALID_MOVE } =
  require('boardgame.io/core') as typeof import('boardgame.io/core', { with: {
    'resolution-mode': 'require',
  }});

function playOf({ G, ctx, random, events }: FnContext<Duel>): Play {
  return {
    G,
    active: Number(ctx.currentPlayer),
    shuffle: (list) => random.Shuffle(list),
    endTurn: () => events.endTurn(),
  };
}

/** Makes the move for a question. All moves name what they pick. */
function answering(...asking: readonly Task['do'][]): Move<Duel> {
  return (context, ...picked: number[]) => {
    const { G } = context;
    const { question } = G;
    if (!question || !asking.includes(question.task.do)) return INVALID_MOVE;
    if (!isLegal(question, picked)) return INVALID_MOVE;
    const play = playOf(context);
    answered(play, question.task, picked);
    G.question = null;
    run(play);
    return undefined;
  };
}

function isLegal({ options, count, cost }: Question, picked: readonly number[]): boolean {
  if (picked.length !== count || new Set(picked).size !== count) return false;
  if (!picked.every((pick) => options.includes(pick))) return false;
  return cost === null || covered(cost, picked) === cost.symbols;
}

/** The name of the move that answers each question, and of the one that declines. */
const MOVES: Readonly<Partial<Record<Task['do'], readonly [string, string?]>>> = {
  play: ['playCard', 'endPlay'],
  pay: ['pay'],
  enter: ['place'],
  moveTo: ['place'],
  choose: ['choose'],
  may: ['accept', 'pass'],
  forced: ['useAbility'],
  optional: ['useAbility', 'pass'],
  attacks: ['useArtefact', 'attack'],
  takeArtefact: ['takeArtefact'],
  free: ['freeCivilian'],
  discards: ['discard'],
};

const boardgameDuel: Game<Duel> = {
  name: 'duel',
  setup: ({ random }) => prepare((list) => random.Shuffle(list)),
  // A simulation takes nothing back; keeping every state would only cost time.
  disableUndo: true,
  turn: {
    order: {
      first: () => VILLAINS,
      next: ({ ctx }) => 1 - ctx.playOrderPos,
    },
    onBegin: (context) => beginTurn(playOf(context)),
  },
  moves: {
    playCard: answering('play'),
    useArtefact: answering('play', 'attacks'),
    endPlay: answering('play'),
    pay: answering('pay'),
    place: answering('enter', 'moveTo'),
    choose: answering('choose'),
    accept: answering('may'),
    pass: answering('may', 'optional'),
    useAbility: answering('forced', 'optional'),
    attack: answering('attacks'),
    takeArtefact: answering('takeArtefact'),
    freeCivilian: answering('free'),
    discard: answering('discards'),
  },
  endIf: ({ G }) => G.outcome ?? undefined,
};

interface Choice {
  readonly move: string;
  readonly picked: readonly number[];
}

/** Every legal move that picks one thing; of those that pick several, a random one. */
function legalMoves({ question }: Duel, rolls: Dice): readonly Choice[] {
  if (!question) return [];
  const { task, options, count, cost } = question;
  const [pick = '', decline = ''] = MOVES[task.do] ?? [];
  if (cost) return [{ move: pick, picked: payInOrder(cost, rolls.shuffle([...options])) }];
  if (count > 1) return [{ move: pick, picked: rolls.shuffle([...options]).slice(0, count) }];
  return options.map((option) => {
    if (option === PASS) return { move: decline, picked: [option] };
    const artefact = task.do === 'play' && printed(option).kind === 'artefact';
    return { move: artefact ? 'useArtefact' : pick, picked: [option] };
  });
}

export interface PlayedOnBoardgame {
  readonly moves: number;
  readonly outcome: Outcome;
  readonly end: Duel;
}

/** One game of random players through the framework's own client. */
export function playOnBoardgame(seed: string): PlayedOnBoardgame {
  const client = Client({ game: { ...boardgameDuel, seed }, numPlayers: 2, debug: false });
  const rolls = dice(seeded(seed));
  let moves = 0;
  for (;;) {
    // The store's state, not getState(): nobody needs a player's view of it here.
    const { G, ctx, _stateID } = client.store.getState() as {
      G: Duel;
      ctx: { gameover?: Outcome };
      _stateID: number;
    };
    if (ctx.gameover) return { moves, outcome: ctx.gameover, end: G };
    // The framework passes over moves it refuses, so a mistake would go on for ever.
    if (_stateID !== moves) throw new Error('a move was refused');
    const legal = legalMoves(G, rolls);
    const choice = legal[legal.length === 1 ? 0 : rolls.roll(legal.length)];
    const move = choice && client.moves[choice.move];
    if (!move) throw new Error('there is no legal move, yet the game goes on');
    move(...choice.picked);
    moves++;
  }
}
