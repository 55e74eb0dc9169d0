import type { ChampionsCard } from '@grimrule/champions';
import type { Language } from '@grimrule/words';
import { sideBySide } from '@grimrule/words';

export type Keyword = keyof NonNullable<ChampionsCard['keywords']>;
type Meaning = Readonly<Record<Language, string>>;

/** The meaning of each keyword, in our own words. */
export const KEYWORD_MEANINGS = sideBySide<Keyword>({
  en: {
    alliance: 'All players may help to pay for this card.',
    assault: 'Basic thwarts against this scheme use ATK instead of THW.',
    form: 'Gives its identity a form besides hero and alter-ego.',
    guard:
      'The player engaged with this minion cannot attack the villain until the minion is gone.',
    hinder: 'Enters play with this much extra threat per player.',
    incite: 'When it is revealed, this much threat is placed on the main scheme.',
    linked: 'Belongs in no deck: the card in brackets brings it into the game.',
    overkill:
      'Excess damage on a minion goes to the villain; on an ally, to its player’s identity.',
    patrol: 'The player engaged with this minion cannot thwart the main scheme.',
    peril: 'The player who reveals it resolves it alone: the others may not help or give advice.',
    permanent:
      'Is set aside before setup. Once another card puts it into play, it cannot leave play.',
    piercing: 'Removes tough status cards from the target before it deals damage.',
    quickstrike: 'Attacks immediately when it engages a player in hero form.',
    ranged: 'Its attacks ignore retaliate.',
    requirement: 'Can be played only if the payment includes the resources in brackets.',
    restricted: 'You may have at most two cards with this keyword in play.',
    retaliate: 'After it is attacked, it deals this much damage to the attacker.',
    setup: 'Is put into play before the game begins.',
    stalwart: 'Can be neither stunned nor confused.',
    steady: 'Is stunned only with two stunned cards, and confused only with two confused cards.',
    surge: 'After it has been revealed, reveal one more encounter card.',
    teamUp: 'Needs both characters in brackets in play. Only their decks may hold it.',
    teamwork:
      'After it engages you, it activates immediately if another minion with this trait is in play.',
    temporary: 'Is discarded at the end of the round.',
    toughness: 'Enters play with a tough status card, which prevents all damage once.',
    uses: 'Enters play with these counters. When the last one is spent, the card is discarded.',
    victory: 'When it is defeated, it goes to the victory display instead of a discard pile.',
    villainous: 'Gets a boost card when it activates, like a villain.',
    vulnerable: 'Is discarded as soon as it is stunned or confused.',
  },
  de: {
    alliance: 'Alle dürfen mithelfen, diese Karte zu bezahlen.',
    assault: 'Basis-Widerstand gegen diesen Plan nutzt den ANG statt des WID.',
    form: 'Gibt der Identität eine weitere Gestalt neben Held und Alter Ego.',
    guard:
      'Der Spieler im Kampf mit diesem Schergen kann den Schurken nicht angreifen, solange der Scherge da ist.',
    hinder: 'Kommt mit so viel zusätzlicher Bedrohung pro Spieler ins Spiel.',
    incite: 'Wird sie aufgedeckt, kommt so viel Bedrohung auf den Hauptplan.',
    linked: 'Gehört in kein Deck: Die Karte in Klammern bringt sie ins Spiel.',
    overkill:
      'Überschüssiger Schaden an einem Schergen geht auf den Schurken über, an einem Verbündeten auf die Identität seines Spielers.',
    patrol:
      'Der Spieler im Kampf mit diesem Schergen kann gegen den Hauptplan keinen Widerstand leisten.',
    peril:
      'Der Spieler, der sie aufdeckt, handelt sie allein ab: Die anderen dürfen nicht helfen oder beraten.',
    permanent:
      'Wird vor dem Spielaufbau beiseitegelegt. Bringt eine andere Karte sie ins Spiel, kann sie es nicht verlassen.',
    piercing: 'Entfernt Zäh-Statuskarten vom Ziel, bevor der Schaden zugefügt wird.',
    quickstrike:
      'Greift sofort an, wenn er einen Spieler in Heldengestalt in einen Kampf verwickelt.',
    ranged: 'Seine Angriffe lösen keine Vergeltung aus.',
    requirement: 'Nur spielbar, wenn die Bezahlung die Ressourcen in Klammern enthält.',
    restricted: 'Du darfst höchstens zwei Karten mit diesem Schlüsselwort im Spiel haben.',
    retaliate: 'Fügt dem Angreifer nach dessen Angriff so viel Schaden zu.',
    setup: 'Kommt schon beim Spielaufbau ins Spiel.',
    stalwart: 'Kann weder betäubt noch verwirrt werden.',
    steady: 'Ist erst mit zwei gleichen Statuskarten betäubt oder verwirrt.',
    surge: 'Nach dem Aufdecken wird noch eine Begegnungskarte aufgedeckt.',
    teamUp: 'Braucht beide Charaktere in Klammern im Spiel. Nur ihre Decks dürfen sie enthalten.',
    teamwork:
      'Verwickelt er dich in einen Kampf, während ein anderer Scherge mit diesem Merkmal im Spiel ist, wird er sofort aktiviert.',
    temporary: 'Wird am Ende der Runde abgelegt.',
    toughness: 'Kommt mit einer Zäh-Statuskarte ins Spiel, die einmal allen Schaden verhindert.',
    uses: 'Kommt mit diesen Markern ins Spiel. Ist der letzte verbraucht, wird sie abgelegt.',
    victory: 'Wird sie besiegt, kommt sie auf den Siegpunktestapel statt auf einen Ablagestapel.',
    villainous: 'Bekommt bei jeder Aktivierung eine Boost-Karte, wie ein Schurke.',
    vulnerable: 'Wird abgelegt, sobald er betäubt oder verwirrt ist.',
  },
});

/** The icons of cards. */
export const SIGN_MEANINGS = {
  acceleration: {
    en: 'While it is in play, the main scheme gets 1 more threat each round.',
    de: 'Solange das Symbol im Spiel ist, kommt jede Runde 1 Bedrohung mehr auf den Hauptplan.',
  },
  amplify: {
    en: 'While it is in play, every boost card has 1 more boost icon.',
    de: 'Solange das Symbol im Spiel ist, hat jede Boost-Karte 1 Boost-Symbol mehr.',
  },
  crisis: {
    en: 'While it is in play, nobody can remove threat from the main scheme.',
    de: 'Solange das Symbol im Spiel ist, kann niemand Bedrohung vom Hauptplan entfernen.',
  },
  hazard: {
    en: 'While it is in play, 1 more encounter card is dealt each round.',
    de: 'Solange das Symbol im Spiel ist, wird jede Runde 1 Begegnungskarte mehr zugeteilt.',
  },
  boost: {
    en: 'As a boost card, it adds this much to the enemy’s attack or scheme.',
    de: 'Als Boost-Karte erhöht sie den ANG oder PLA des Gegners um so viel.',
  },
  boostStar: {
    en: 'As a boost card, it also has the effect after “Boost” in its text.',
    de: 'Als Boost-Karte hat sie außerdem den Effekt, der in ihrem Text nach „Boost“ steht.',
  },
  unique: {
    en: 'Only one copy of this card may be in play.',
    de: 'Von dieser Karte darf nur ein Exemplar im Spiel sein.',
  },
  harm: {
    en: 'The dots under a power: the damage the ally takes after using it.',
    de: 'Die Punkte unter einem Wert: der Schaden, den der Verbündete nimmt, nachdem er ihn genutzt hat.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export const HARM_NAME: Meaning = { en: 'Consequential damage', de: 'Folgeschaden' };
