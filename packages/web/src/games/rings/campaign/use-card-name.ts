import { DESIGNS, ringsWords } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';

/** What a card is called that a log speaks of by its code. */
export function useCardName(): (code: string) => string {
  const { language } = useLanguage();
  return (code) => {
    const design = DESIGNS.findIndex((card) => card.code === code);
    return design === -1 ? code : ringsWords[language].name(design);
  };
}
