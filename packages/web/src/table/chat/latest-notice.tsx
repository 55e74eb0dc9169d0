import { useTableState } from '../table-context.tsx';
import { useNoticeWords } from './use-notices.ts';

/** The latest notice after this line of the chat, wherever the chat is. */
export function LatestNotice({ since }: { readonly since: number }) {
  const chat = useTableState((state) => state.chat);
  const words = useNoticeWords();
  const latest = chat.findLast(({ number, notice }) => notice && number > since);
  return <p role="status">{latest?.notice ? words(latest.notice) : ''}</p>;
}
