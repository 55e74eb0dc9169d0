import { useEffect, useRef } from 'react';
import { play, SOUND_OF_LINE } from '../../sounds/sounds.ts';
import { useTable, useTableState } from '../table-context.tsx';

/** The sounds of a table. */
export function useSounds(): void {
  const { log, view, seat, isPast } = useTable();
  const own = useTableState((state) => state.seats);
  const chat = useTableState((state) => state.chat.length);
  const heard = useRef({ lines: log.length, chat, isOver: view.outcome !== null });

  useEffect(() => {
    if (isPast) return;
    const news = log.slice(heard.current.lines);
    heard.current.lines = log.length;
    // Of much at once only the last is heard.
    const told = news.at(-1);
    const name = told && 'entry' in told ? SOUND_OF_LINE[told.entry.line.say] : undefined;
    if (name) play(name);
  }, [log, isPast]);

  useEffect(() => {
    if (chat > heard.current.chat) play('message');
    heard.current.chat = chat;
  }, [chat]);

  useEffect(() => {
    const { outcome } = view;
    if (outcome && !heard.current.isOver) {
      const isWon = outcome.winners.some((each) => own.includes(each) || each === seat);
      play(isWon ? 'win' : 'lose');
    }
    heard.current.isOver = outcome !== null;
  }, [view, own, seat]);
}
