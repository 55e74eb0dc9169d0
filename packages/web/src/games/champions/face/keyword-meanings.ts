import type { ChampionsCard } from '@grimrule/champions';
import type { Language } from '@grimrule/words';

export type Keyword = keyof NonNullable<ChampionsCard['keywords']>;
type Meaning = Readonly<Record<Language, string>>;

/** The meaning of each keyword, in our own words. */
export const KEYWORD_MEANINGS: Readonly<Record<Keyword, Meaning>> = {
  alliance: {
    en: 'All players may help to pay for this card.',
    de: 'Alle dürfen mithelfen, diese Karte zu bezahlen.',
  },
  assault: {
    en: 'Basic thwarts against this scheme use ATK instead of THW.',
    de: 'Basiswiderstand gegen diesen Plan nutzt den ANG statt des WID.',
  },
  form: {
    en: 'Gives its identity a form besides hero and alter-ego.',
    de: 'Gibt der Identität eine weitere Gestalt neben Held und Alter Ego.',
  },
  guard: {
    en: 'The player engaged with this minion cannot attack the villain until the minion is gone.',
    de: 'Der Spieler im Kampf mit diesem Schergen kann den Schurken nicht angreifen, solange der Scherge da ist.',
  },
  hinder: {
    en: 'Enters play with this much extra threat per player.',
    de: 'Kommt mit so viel zusätzlicher Bedrohung pro Spieler ins Spiel.',
  },
  incite: {
    en: 'When it is revealed, this much threat is placed on the main scheme.',
    de: 'Wird sie aufgedeckt, kommt so viel Bedrohung auf den Hauptplan.',
  },
  linked: {
    en: 'Belongs in no deck: the card in brackets brings it into the game.',
    de: 'Gehört in kein Deck: Die Karte in Klammern bringt sie ins Spiel.',
  },
  overkill: {
    en: 'Excess damage on a minion goes to the villain; on an ally, to its player’s identity.',
    de: 'Überschüssiger Schaden an einem Schergen geht auf den Schurken über, an einem Verbündeten auf die Identität seines Spielers.',
  },
  patrol: {
    en: 'The player engaged with this minion cannot thwart the main scheme.',
    de: 'Der Spieler im Kampf mit diesem Schergen kann gegen den Hauptplan keinen Widerstand leisten.',
  },
  peril: {
    en: 'The player who reveals it resolves it alone: the others may not help or give advice.',
    de: 'Der Spieler, der sie aufdeckt, handelt sie allein ab: Die anderen dürfen nicht helfen oder beraten.',
  },
  permanent: {
    en: 'Is set aside before setup. Once another card puts it into play, it cannot leave play.',
    de: 'Wird vor dem Spielaufbau beiseitegelegt. Bringt eine andere Karte sie ins Spiel, kann sie es nicht verlassen.',
  },
  piercing: {
    en: 'Removes tough status cards from the target before it deals damage.',
    de: 'Entfernt Zäh-Statuskarten vom Ziel, bevor der Schaden zugefügt wird.',
  },
  quickstrike: {
    en: 'Attacks immediately when it engages a player in hero form.',
    de: 'Greift sofort an, wenn er einen Spieler in Heldengestalt in einen Kampf verwickelt.',
  },
  ranged: {
    en: 'Its attacks ignore retaliate.',
    de: 'Seine Angriffe lösen keine Vergeltung aus.',
  },
  requirement: {
    en: 'Can be played only if the payment includes the resources in brackets.',
    de: 'Nur spielbar, wenn die Bezahlung die Ressourcen in Klammern enthält.',
  },
  restricted: {
    en: 'You may have at most two cards with this keyword in play.',
    de: 'Du darfst höchstens zwei Karten mit diesem Schlüsselwort im Spiel haben.',
  },
  retaliate: {
    en: 'After it is attacked, it deals this much damage to the attacker.',
    de: 'Fügt dem Angreifer nach dessen Angriff so viel Schaden zu.',
  },
  setup: {
    en: 'Is put into play before the game begins.',
    de: 'Kommt schon beim Spielaufbau ins Spiel.',
  },
  stalwart: {
    en: 'Can be neither stunned nor confused.',
    de: 'Kann weder betäubt noch verwirrt werden.',
  },
  steady: {
    en: 'Is stunned only with two stunned cards, and confused only with two confused cards.',
    de: 'Ist erst mit zwei gleichen Statuskarten betäubt oder verwirrt.',
  },
  surge: {
    en: 'After it has been revealed, reveal one more encounter card.',
    de: 'Nach dem Aufdecken wird noch eine Begegnungskarte aufgedeckt.',
  },
  teamUp: {
    en: 'Needs both characters in brackets in play. Only their decks may hold it.',
    de: 'Braucht beide Charaktere in Klammern im Spiel. Nur ihre Decks dürfen sie enthalten.',
  },
  teamwork: {
    en: 'After it engages you, it activates immediately if another minion with this trait is in play.',
    de: 'Verwickelt er dich in einen Kampf, während ein anderer Scherge mit diesem Merkmal im Spiel ist, wird er sofort aktiviert.',
  },
  temporary: {
    en: 'Is discarded at the end of the round.',
    de: 'Wird am Ende der Runde abgelegt.',
  },
  toughness: {
    en: 'Enters play with a tough status card, which prevents all damage once.',
    de: 'Kommt mit einer Zäh-Statuskarte ins Spiel, die einmal allen Schaden verhindert.',
  },
  uses: {
    en: 'Enters play with these counters. When the last one is spent, the card is discarded.',
    de: 'Kommt mit diesen Markern ins Spiel. Ist der letzte verbraucht, wird sie abgelegt.',
  },
  victory: {
    en: 'When it is defeated, it goes to the victory display instead of a discard pile.',
    de: 'Wird sie besiegt, kommt sie auf den Siegpunktestapel statt auf einen Ablagestapel.',
  },
  villainous: {
    en: 'Gets a boost card when it activates, like a villain.',
    de: 'Bekommt bei jeder Aktivierung eine Boost-Karte, wie ein Schurke.',
  },
  vulnerable: {
    en: 'Is discarded as soon as it is stunned or confused.',
    de: 'Wird abgelegt, sobald er betäubt oder verwirrt ist.',
  },
};

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
