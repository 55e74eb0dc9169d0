import type { Ability } from '@grimrule/kernel';
import type { Grammar, Language, Lexicon, Within, Words } from '@grimrule/words';
import { english, german, speak, tell, tellEffect } from '@grimrule/words';
import type { Colour } from '../board.ts';
import type { DuelVars } from '../table.ts';
import type { DuelAbility, DuelEffect, DuelWords } from '../vocabulary/nodes.ts';
import { germanLexicon } from './lexicon-de.ts';
import { englishLexicon } from './lexicon-en.ts';
import { germanLines, germanOptions } from './lines-de.ts';
import { englishLines, englishOptions } from './lines-en.ts';
import {
  calledInEnglish,
  calledInGerman,
  colourName,
  costInWords,
  design,
  phaseName,
  placeName,
  sideName,
  versionOf,
} from './names.ts';
import { DUEL_TITLES } from './titles.ts';

/** Everything Duel says in one language: besides the words of every game, those of its board. */
export interface DuelSpeech extends Words {
  /** The cost of a printed card: `1 red and 2 of any kind`. */
  cost(design: number): string;
  /** `outer place in Manhattan` */
  place(place: number): string;
  colour(colour: Colour): string;
  phase(phase: DuelVars['phase']): string;
}

function board(language: Language): Omit<DuelSpeech, keyof Words> {
  return {
    cost: (index) => costInWords(language, design(index).cost),
    place: (place) => placeName(language, place),
    colour: (colour) => colourName(language, colour),
    phase: (phase) => phaseName(language, phase),
  };
}

/** The text of a card, which has abilities of Duel. */
function textOf<N>(grammar: Grammar<N>, lexicon: Lexicon<DuelWords, N>) {
  const abilityText = (ability: Ability) => tell(grammar, lexicon, ability as DuelAbility);
  return (index: number) => design(index).abilities.map(abilityText);
}

export const duelWords: Readonly<Record<Language, DuelSpeech>> = {
  en: {
    ...speak({
      language: 'en',
      lines: englishLines,
      options: englishOptions,
      titles: DUEL_TITLES.en,
      seat: (seat) => sideName('en', seat),
      name: (index) => design(index).name.en,
      called: calledInEnglish,
      offered: (index) => calledInEnglish(index) + versionOf(index),
      text: textOf(english, englishLexicon),
      effect: (effect, _design, within) =>
        tellEffect(english, englishLexicon, effect as DuelEffect, within as Within<DuelWords>),
    }),
    ...board('en'),
  },
  de: {
    ...speak({
      language: 'de',
      lines: germanLines,
      options: germanOptions,
      titles: DUEL_TITLES.de,
      seat: (seat) => sideName('de', seat),
      name: (index) => design(index).name.de,
      called: calledInGerman,
      offered: (index, form) => calledInGerman(index, form) + versionOf(index),
      text: textOf(german, germanLexicon),
      effect: (effect, _design, within) =>
        tellEffect(german, germanLexicon, effect as DuelEffect, within as Within<DuelWords>),
    }),
    ...board('de'),
  },
};
