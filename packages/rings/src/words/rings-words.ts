import type { Effect as AnyEffect } from '@grimrule/kernel';
import type { Language, Within, Words } from '@grimrule/words';
import { seatName, speak } from '@grimrule/words';
import type { RingsCard } from '../cards/card.ts';
import { printed } from '../cards/designs.ts';
import type { Ending } from '../rules/end/game-end.ts';
import type { RingsVars } from '../table.ts';
import type { Effect } from '../vocabulary/builders.ts';
import type { RingsWords } from '../vocabulary/nodes.ts';
import { keywordNames } from './card-texts/keywords.ts';
import { ringsEffect, ringsText } from './card-texts/text-box.ts';
import { calledInEnglish, calledInGerman } from './lines/card-names.ts';
import { germanLines } from './lines/lines-de.ts';
import { englishLines } from './lines/lines-en.ts';
import { germanOptions } from './lines/options-de.ts';
import { englishOptions } from './lines/options-en.ts';
import { ENDING_NAMES, tokensIn } from './lines/table-names.ts';
import { deckName, nameIn, PHASE_NAMES, SPHERE_NAMES, scenarioName, traitName } from './names.ts';
import { RINGS_TITLES } from './titles/titles.ts';

/** Everything Rings says in one language: besides the words of every game, those of its table. */
export interface RingsSpeech extends Words {
  phase(phase: RingsVars['phase']): string;
  sphere(sphere: NonNullable<RingsCard['sphere']>): string;
  trait(trait: string): string;
  /** `Ranged`, `Doomed 1`, `Victory 5` */
  keywords(card: Partial<Pick<RingsCard, 'keywords' | 'victory'>>): readonly string[];
  /** `2 progress tokens` */
  tokens(token: string, count: number): string;
  ending(ending: Ending): string;
  /** By their slugs. */
  scenario(slug: string): string;
  deck(slug: string): string;
}

function table(language: Language): Omit<RingsSpeech, keyof Words> {
  return {
    phase: (phase) => PHASE_NAMES[language][phase],
    sphere: (sphere) => SPHERE_NAMES[language][sphere],
    trait: (trait) => traitName(language, trait),
    keywords: (card) => keywordNames(language, card),
    tokens: (token, count) => tokensIn(language, token, count),
    ending: (ending) => ENDING_NAMES[language][ending],
    scenario: (slug) => scenarioName(language, slug),
    deck: (slug) => deckName(language, slug),
  };
}

/** Only cards of Rings are asked about, and their effects are those of Rings. */
const effects =
  (language: Language) => (effect: AnyEffect, design: number | null, within?: Within) =>
    ringsEffect(
      language,
      effect as Effect,
      design === null ? null : printed(design),
      within as Within<RingsWords>,
    );

const SPOKEN = {
  en: { lines: englishLines, options: englishOptions, called: calledInEnglish },
  de: { lines: germanLines, options: germanOptions, called: calledInGerman },
};

function speech(language: Language): RingsSpeech {
  const spoken = SPOKEN[language];
  const words = speak({
    language,
    ...spoken,
    offered: spoken.called,
    titles: RINGS_TITLES[language],
    seat: (seat) => seatName(language, seat),
    name: (design) => nameIn(language, printed(design)),
    text: (design) => ringsText(language, printed(design)),
    effect: effects(language),
  });
  return { ...words, ...table(language) };
}

export const ringsWords: Readonly<Record<Language, RingsSpeech>> = {
  en: speech('en'),
  de: speech('de'),
};
