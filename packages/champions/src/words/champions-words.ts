import type { Effect as AnyEffect } from '@grimrule/kernel';
import type { Language, Within, Words } from '@grimrule/words';
import { seatName, speak } from '@grimrule/words';
import type { ChampionsCard, Faction, Keywords } from '../cards/card.ts';
import { printed } from '../cards/designs.ts';
import type { Ending } from '../rules/end/game-end.ts';
import type { ChampionsVars } from '../table.ts';
import type { Effect } from '../vocabulary/builders.ts';
import type { ChampionsWords, Form, Resource, Status } from '../vocabulary/nodes.ts';
import { keywordNames } from './card-texts/keywords.ts';
import { championsEffect, championsText } from './card-texts/text-box.ts';
import { calledInEnglish, calledInGerman } from './lines/card-names.ts';
import { germanLines } from './lines/lines-de.ts';
import { englishLines } from './lines/lines-en.ts';
import { germanOptions } from './lines/options-de.ts';
import { englishOptions } from './lines/options-en.ts';
import {
  countersIn,
  ENDING_NAMES,
  PHASE_NAMES,
  scenarioName,
  setName,
} from './lines/table-names.ts';
import { FORM_NAMES, factionName, RESOURCE_NAMES, STATUS_NAMES, traitName } from './names.ts';
import { CHAMPIONS_TITLES } from './titles/titles.ts';
import { TYPE_NAMES } from './type-names.ts';

/** Everything Champions says in one language: besides the words of every game, those of its table. */
export interface ChampionsSpeech extends Words {
  phase(phase: ChampionsVars['phase']): string;
  form(form: Form): string;
  status(status: Status): string;
  resource(resource: Resource): string;
  /** `2 web counters` */
  counters(counter: string, count: number): string;
  ending(ending: Ending): string;
  /** By its slug. */
  scenario(slug: string): string;
  /** A modular encounter set. */
  set(set: string): string;
  faction(faction: Faction): string;
  /** `side scheme` */
  type(type: ChampionsCard['type']): string;
  trait(trait: string): string;
  /** `Guard`, `Retaliate 1`, `Uses (3 web counters)` */
  keywords(keywords: Keywords): readonly string[];
}

function table(language: Language): Omit<ChampionsSpeech, keyof Words> {
  return {
    phase: (phase) => PHASE_NAMES[language][phase],
    form: (form) => FORM_NAMES[language][form],
    status: (status) => STATUS_NAMES[language][status],
    resource: (resource) => RESOURCE_NAMES[language][resource],
    counters: (counter, count) => countersIn(language, counter, count),
    ending: (ending) => ENDING_NAMES[language][ending],
    scenario: (slug) => scenarioName(language, slug),
    set: (set) => setName(language, set),
    faction: (faction) => factionName(language, faction),
    type: (type) => TYPE_NAMES[language][type],
    trait: (trait) => traitName(language, trait),
    keywords: (keywords) => keywordNames(language, keywords),
  };
}

/** Only cards of Champions are asked about, and they have effects of Champions. */
const effects =
  (language: Language) => (effect: AnyEffect, design: number | null, within?: Within) =>
    championsEffect(
      language,
      effect as Effect,
      design === null ? null : printed(design),
      within as Within<ChampionsWords>,
    );

const SPOKEN = {
  en: {
    lines: englishLines,
    options: englishOptions,
    called: calledInEnglish,
    name: (design: number) => printed(design).name,
  },
  de: {
    lines: germanLines,
    options: germanOptions,
    called: calledInGerman,
    name: (design: number) => printed(design).nameDe,
  },
};

function speech(language: Language): ChampionsSpeech {
  const spoken = SPOKEN[language];
  const words = speak({
    language,
    ...spoken,
    offered: spoken.called,
    titles: CHAMPIONS_TITLES[language],
    seat: (seat) => seatName(language, seat),
    text: (design) => championsText(language, printed(design)),
    effect: effects(language),
  });
  return { ...words, ...table(language) };
}

export const championsWords: Readonly<Record<Language, ChampionsSpeech>> = {
  en: speech('en'),
  de: speech('de'),
};
