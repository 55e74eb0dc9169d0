import { useLanguage } from '../../words/language.ts';
import { HIGHCARD_PAGE } from './words.ts';

/** There is nothing to choose. */
export function HighCardSetup() {
  const { language } = useLanguage();
  return <p>{HIGHCARD_PAGE[language].setup}</p>;
}
