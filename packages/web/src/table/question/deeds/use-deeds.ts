import { useEffect, useMemo } from 'react';
import { useTable } from '../../table-context.tsx';
import { isOneOf } from '../picking.ts';
import { aim } from './aimed.ts';
import type { Deed, Result } from './deed.ts';
import type { DeedTelling } from './deeds.ts';
import { deedOf, deedsOf, resultsOfPicks } from './deeds.ts';
import { offeredInWords } from './offered.ts';

/** The deeds of a question by where they stand: those of cards on the table, and all others. */
export interface Deeds {
  readonly onCards: readonly Deed[];
  readonly plain: readonly Deed[];
}

const NONE_AT_ALL: Deeds = { onCards: [], plain: [] };

export function useDeeds(): Deeds {
  const { prompt, page, table } = useTable();
  const telling = useDeedTelling();
  return useMemo(() => {
    if (!prompt || !telling || prompt.cost) return NONE_AT_ALL;
    const offered = offeredInWords(page.game, table, prompt, page.deeds?.aims ?? {});
    const plain = prompt.options.filter(({ card }) => card === undefined);
    return {
      onCards: offered.flatMap((option) => deedsOf(telling, option)),
      plain: plain.map((option) => deedOf(telling, option)),
    };
  }, [prompt, page, table, telling]);
}

export function useDeedTelling(): DeedTelling | null {
  const { page, table, language, t, prompt, words, reader } = useTable();
  return useMemo(
    () => prompt && { page, table, language, t, prompt, words, reader },
    [page, table, language, t, prompt, words, reader],
  );
}

/** Shows on the cards what the picks come to; where one is picked, what each target would come to. */
export function useAimAtCards({ onCards }: Deeds): void {
  const { prompt, choice } = useTable();
  const telling = useDeedTelling();
  const results = useMemo((): readonly Result[] => {
    if (!prompt || !telling) return [];
    if (!isOneOf(prompt)) return resultsOfPicks(telling, choice.picked);
    const isTargeting = onCards.length > 0 && onCards.every(({ option }) => option.verb !== 'play');
    return isTargeting && prompt.ask.card !== undefined
      ? onCards.flatMap((deed) => deed.results.filter(({ card }) => card === deed.option.card))
      : [];
  }, [prompt, telling, choice.picked, onCards]);
  useEffect(() => {
    aim(results);
    return () => aim();
  }, [results]);
}
