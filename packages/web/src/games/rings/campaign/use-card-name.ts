import { DESIGNS, ringsWords } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';

/** The name of a card that a log gives by its code. */
export function useCardName(): (code: string) => string {
  const { language } = useLanguage();
  return (code) => {
    const design = DESIGNS.findIndex((card) => card.code === code);
    return design === -1 ? code : ringsWords[language].name(design);
  };
}
