import type { Notice } from '@grimrule/room';
import { useLanguage } from '../../words/language.ts';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { noticeSentence } from './notice-sentence.ts';

/** How this table says a notice. */
export function useNoticeWords(): (notice: Notice) => string {
  const { page, language } = useTable();
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  return (notice) =>
    noticeSentence(notice, t, {
      nameOf: (seat) => seatName(page, info, seat, language),
      roleOf: (seat) => page.seatName(info?.options ?? null, seat, language),
    });
}
