import { useEffect, useRef } from 'react';
import { play } from '../../sounds/sounds.ts';
import type { Cue } from '../../sounds/voices.ts';
import type { MomentKind } from '../moments/kinds.ts';
import { HOLD_MS } from '../moments/kinds.ts';
import { weightIn } from '../moments/weight.ts';
import { useTable, useTableState } from '../table-context.tsx';

/** Lines that only move a card. */
const WITH_CARDS = ['drew', 'entered', 'enteredPlay', 'discarded', 'attached', 'staged'];

const CUE_OF: Readonly<Record<MomentKind, Cue | null>> = {
  ...{ reveal: 'reveal', play: 'card', aim: 'aim', boost: 'boost', hit: 'hit', heal: 'heal' },
  ...{ threat: 'threat', relief: 'relief', defeat: 'defeat', quick: null, none: null },
};

/** The sounds of a table. */
export function useSounds(): void {
  const { log, view, seat, isPast, page } = useTable();
  const own = useTableState((state) => state.seats);
  const chat = useTableState((state) => state.chat.length);
  const heard = useRef({ lines: log.length, chat, isOver: view.outcome !== null });
  const { moments, voice } = page;

  useEffect(() => {
    if (isPast) return;
    const news = log.slice(heard.current.lines);
    heard.current.lines = log.length;
    // Of much at once only the weightiest is heard.
    const weights = news.map((told) => ({ told, kind: weightIn(moments, told, []) }));
    const [first] = weights.sort((one, other) => HOLD_MS[other.kind] - HOLD_MS[one.kind]);
    const cue = first ? CUE_OF[first.kind] : null;
    const isCard = news.some((told) => 'entry' in told && WITH_CARDS.includes(told.entry.line.say));
    if (cue) play(cue, voice);
    else if (isCard) play('card', voice);
  }, [log, isPast, moments, voice]);

  useEffect(() => {
    if (chat > heard.current.chat) play('message');
    heard.current.chat = chat;
  }, [chat]);

  useEffect(() => {
    const { outcome } = view;
    if (outcome && !heard.current.isOver) {
      const isWon = outcome.winners.some((each) => own.includes(each) || each === seat);
      play(isWon ? 'win' : 'lose', voice);
    }
    heard.current.isOver = outcome !== null;
  }, [view, own, seat, voice]);
}
