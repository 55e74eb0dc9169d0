import { championsWords, DESIGNS } from '@grimrule/champions';
import { useLanguage } from '../../../words/language.ts';
import { designOf } from '../../codes.ts';

/** The name of a card that a log gives by its code. */
export function useCardName(): (code: string) => string {
  const { language } = useLanguage();
  return (code) => {
    const design = designOf(DESIGNS, code);
    return design === -1 ? code : championsWords[language].name(design);
  };
}
