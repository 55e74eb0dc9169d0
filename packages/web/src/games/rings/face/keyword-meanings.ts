import type { RingsCard } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import { sideBySide } from '@grimrule/words';

export type Keyword = keyof NonNullable<RingsCard['keywords']>;
type Meaning = Readonly<Record<Language, string>>;

/** The meaning of each keyword, in our own words. */
export const KEYWORD_MEANINGS = sideBySide<Keyword>({
  en: {
    doomed: 'When it is revealed, each player’s threat rises by this much.',
    guarded:
      'Another encounter card is revealed to guard it. The objective can be claimed only when that card is gone.',
    permanent: 'Stays attached to its hero for the whole campaign and cannot be discarded.',
    ranged: 'May attack enemies that are engaged with other players.',
    restricted: 'A character may have at most two cards with this keyword.',
    sentinel: 'May defend against attacks on other players.',
    surge: 'After it is revealed, one more encounter card is revealed.',
    victory:
      'Once destroyed or explored, it goes to the victory display and lowers the final score by this much. Lower is better.',
  },
  de: {
    doomed: 'Wird sie aufgedeckt, steigt der Bedrohungsgrad jedes Spielers um so viel.',
    guarded:
      'Eine weitere Begegnungskarte wird aufgedeckt und bewacht es. Erst wenn sie beseitigt ist, kann das Ziel beansprucht werden.',
    permanent:
      'Bleibt die ganze Kampagne an ihren Helden angehängt und kann nicht abgelegt werden.',
    ranged: 'Darf auch Gegner angreifen, die mit anderen Spielern im Kampf sind.',
    restricted: 'Ein Charakter darf höchstens zwei Karten mit diesem Schlüsselwort haben.',
    sentinel: 'Darf auch gegen Angriffe auf andere Spieler verteidigen.',
    surge: 'Nach ihr wird noch eine Begegnungskarte aufgedeckt.',
    victory:
      'Ist sie getötet oder erkundet, kommt sie auf den Stapel beanspruchter Siegpunkte und senkt die Wertung um so viel. Weniger ist besser.',
  },
});

/** The meaning of the icons on cards. */
export const SIGN_MEANINGS = {
  shadow: {
    en: 'As a shadow card of an attacking enemy, it has only the effect after “Shadow” in its text.',
    de: 'Als Schattenkarte eines angreifenden Gegners hat sie nur den Effekt, der in ihrem Text nach „Schatten“ steht.',
  },
  unique: {
    en: 'Only one card with this name may be in play, no matter which player has it.',
    de: 'Nur eine Karte mit diesem Namen darf im Spiel sein, egal bei welchem Spieler.',
  },
  engagementCost: {
    en: 'The enemy engages a player whose threat is at least this high.',
    de: 'Der Gegner verwickelt einen Spieler in einen Kampf, dessen Bedrohungsgrad mindestens so hoch ist.',
  },
  threat: {
    en: 'In the staging area, it counts against the willpower of the characters on the quest.',
    de: 'In der Aufmarschzone zählt er gegen die Willenskraft der Charaktere im Abenteuer.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
