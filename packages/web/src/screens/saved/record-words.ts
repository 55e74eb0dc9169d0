import i18next from 'i18next';
import type { CannotShow } from '../../link/local/local-record.ts';
import { useLanguage } from '../../words/language.ts';

/** The problem of a saved game, in words. */
export function useRecordWords() {
  const { t } = useLanguage();
  return ({ cannot, count = 0 }: CannotShow): string => {
    const key = `screens.record.${cannot}`;
    return i18next.exists(key)
      ? t(key as 'screens.record.brokenDecision', { count })
      : t('screens.record.notARecord');
  };
}
