import type { RingsCard } from '@grimrule/rings';
import type { Language } from '@grimrule/words';

export type Keyword = keyof NonNullable<RingsCard['keywords']>;
type Meaning = Readonly<Record<Language, string>>;

/** What each keyword means, in our own words. */
export const KEYWORD_MEANINGS: Readonly<Record<Keyword, Meaning>> = {
  doomed: {
    en: 'As it is revealed, everybody’s threat goes up by so much.',
    de: 'Wird sie aufgedeckt, steigt die Bedrohung aller um so viel.',
  },
  guarded: {
    en: 'Another encounter card is revealed with it and has to be overcome before anybody can have the objective.',
    de: 'Mit ihr kommt eine weitere Begegnungskarte, an der man vorbeimuss, bevor man das Ziel bekommen kann.',
  },
  permanent: {
    en: 'Belongs to its hero for the whole campaign and cannot be got rid of.',
    de: 'Gehört für die ganze Kampagne zu ihrem Helden und wird nicht wieder losgelassen.',
  },
  ranged: {
    en: 'May shoot at enemies that fight with other players.',
    de: 'Kann auch Gegner beschießen, die mit anderen im Kampf sind.',
  },
  restricted: {
    en: 'Nobody carries more than two of these.',
    de: 'Davon trägt niemand mehr als zwei.',
  },
  sentinel: {
    en: 'May step in and defend when another player is attacked.',
    de: 'Kann einspringen und verteidigen, wenn jemand anderes angegriffen wird.',
  },
  surge: {
    en: 'One more encounter card follows it.',
    de: 'Ihr folgt noch eine Begegnungskarte.',
  },
  victory: {
    en: 'Once overcome it is kept, and takes so much off the final score, where less is better.',
    de: 'Ist sie überwunden, wird sie aufgehoben und senkt die Endwertung um so viel. Weniger ist besser.',
  },
};

/** What signs on cards mean. */
export const SIGN_MEANINGS = {
  shadow: {
    en: 'Dealt face down to an attacking enemy, the card does only what its text says after “Shadow”.',
    de: 'Liegt die Karte verdeckt bei einem angreifenden Gegner, gilt nur, was in ihrem Text nach „Schatten“ steht.',
  },
  unique: {
    en: 'Only one card of this name may be in play, whoever has it.',
    de: 'Von diesem Namen darf nur eine Karte im Spiel sein, egal bei wem.',
  },
  engagementCost: {
    en: 'The enemy leaves the staging area for a player whose threat is at least this high.',
    de: 'Der Gegner verlässt die Aufmarschzone für jemanden, dessen Bedrohung mindestens so hoch ist.',
  },
  threat: {
    en: 'In the staging area it stands against the willpower of those who quest.',
    de: 'In der Aufmarschzone steht er gegen die Willenskraft derer, die sich dem Abenteuer stellen.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
