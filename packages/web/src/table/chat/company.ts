import { useEffect, useState } from 'react';
import { useTableState } from '../table-context.tsx';
import type { TableState } from '../table-state.ts';

/** Whether other people are here, or something was said. */
export function hasCompany({ info, seats, chat }: TableState): boolean {
  if (!info) return false;
  const others = info.seats.some(({ bot }, seat) => bot === null && !seats.includes(seat));
  return others || info.spectators > 0 || chat.length > 0;
}

/** How many lines have come since the chat was last seen. */
export function useUnread(isSeen: boolean): number {
  const count = useTableState((state) => state.chat.length);
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isSeen) setRead(count);
  }, [isSeen, count]);
  return isSeen ? 0 : Math.max(0, count - read);
}
