import type { Seat } from '@grimrule/kernel';
import { again, cardOption, NONE, occur, pickOne, pickSome, zoneOf } from '@grimrule/kernel';
import { AREA, HAND, of } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, encounterCardsInPlay, inPlayerOrder, isPlaying } from '../../table.ts';
import { endEffects } from '../abilities/lasting-effects.ts';
import { inOrder } from '../decks/pile-order.ts';
import { discardFromHand, drawUpTo, handSizeOf } from '../decks/player-deck.ts';
import { forgetRevealed } from '../encounters/endless-reveals.ts';
import { readyCards } from '../in-play/readiness.ts';
import { actionOptions, useAction } from './actions.ts';
import { turn } from './turn.ts';

interface PlayerPhase {
  /** Players who are still to come, in player order. */
  waiting: readonly Seat[];
}

/** RR: Player Phase. */
export const playerPhase = championsProcedure<PlayerPhase>('player phase', 'player phase', [
  {
    name: 'the phase begins',
    run(table, locals) {
      const { state } = table;
      state.vars.phase = 'player';
      forgetRevealed(state);
      state.phases++;
      locals.waiting = inPlayerOrder(state);
      table.tell?.({ say: 'playerPhase' });
      occur(table, event.playerPhaseBegins());
    },
  },
  {
    name: 'each player takes a turn',
    run(table, locals) {
      const [seat, ...rest] = locals.waiting;
      if (seat === undefined) return;
      locals.waiting = rest;
      again(table);
      if (isPlaying(table.state, seat)) table.start(turn, { seat, declined: 0 });
    },
  },
  {
    name: 'forced actions',
    question(table) {
      for (const seat of inPlayerOrder(table.state)) {
        const options = actionOptions(table, seat, ['forced turn']);
        if (options.length === 0) continue;
        const ask = { say: 'forcedAction' };
        return pickOne({ seat, ask, rule: 'forced', options });
      }
      return null;
    },
    answered(table, _locals, [picked], seat) {
      again(table);
      if (picked) useAction(table, seat, picked);
    },
  },
  {
    name: 'the phase ends',
    run(table) {
      table.state.vars.active = NONE;
      table.start(endOfPlayerPhase, { waiting: inPlayerOrder(table.state) });
    },
  },
]);

/** RR: End of Player Phase, its five parts. */
export const endOfPlayerPhase = championsProcedure<PlayerPhase>(
  'end of the player phase',
  'end of player phase',
  [
    {
      name: '1 discard cards',
      question(table, { waiting }) {
        const [seat] = waiting;
        if (seat === undefined || !isPlaying(table.state, seat)) return null;
        const hand = zoneOf(table.state, of(HAND, seat));
        const least = Math.max(0, hand.length - handSizeOf(table, seat));
        const options = hand.map((card) => cardOption('discard', card));
        const ask = { say: 'discardAtEnd', count: least };
        const asked = { seat, ask, rule: 'end of player phase', options };
        return inOrder(table, pickSome(asked, least, hand.length));
      },
      answered(table, _locals, answer, seat) {
        const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
        if (cards.length === 0) return;
        discardFromHand(table, cards);
        table.tell?.({ say: 'discarded', seat, cards });
      },
    },
    {
      name: '1 the next player',
      run(table, locals) {
        locals.waiting = locals.waiting.slice(1);
        if (locals.waiting.length > 0) table.frame.step = 0;
      },
    },
    {
      name: '2 draw up to hand size',
      run(table) {
        for (const seat of inPlayerOrder(table.state)) {
          drawUpTo(table, seat, handSizeOf(table, seat));
        }
      },
    },
    { name: '3 ready all cards', run: readyAll },
    {
      name: '4 effects until the end of the phase end',
      run: (table) => endPhaseEffects(table),
    },
    {
      name: '5 after the phase',
      run: (table) => occur(table, event.playerPhaseEnds()),
    },
  ],
);

export function endPhaseEffects(table: ChampionsTable): void {
  endEffects(table, 'phase');
}

function readyAll(table: ChampionsTable): void {
  const { state } = table;
  const all = [
    ...inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(AREA, seat))),
    ...encounterCardsInPlay(state),
  ];
  readyCards(table, all);
}
