import type { ChampionsCard } from '@grimrule/champions';
import type { Language } from '@grimrule/words';

export type Keyword = keyof NonNullable<ChampionsCard['keywords']>;
type Meaning = Readonly<Record<Language, string>>;

/** What each keyword means, in our own words. */
export const KEYWORD_MEANINGS: Readonly<Record<Keyword, Meaning>> = {
  alliance: {
    en: 'All players may help to pay for this card.',
    de: 'Alle dürfen mithelfen, diese Karte zu bezahlen.',
  },
  assault: {
    en: 'Basic thwarts against this scheme use the attack power instead of the thwart power.',
    de: 'Basiswiderstand gegen diesen Plan nutzt den Angriffswert statt des Widerstandswerts.',
  },
  form: {
    en: 'Gives its identity a form besides hero and alter-ego.',
    de: 'Gibt der Identität eine weitere Gestalt neben Held und Alter Ego.',
  },
  guard: {
    en: 'It stands before the villain: whoever faces this minion has to get rid of it before attacking him.',
    de: 'Er stellt sich vor den Schurken: Wem dieser Scherge gegenübersteht, der muss erst an ihm vorbei.',
  },
  hinder: {
    en: 'Enters play with so much more threat for each player.',
    de: 'Kommt mit so viel zusätzlicher Bedrohung pro Person ins Spiel.',
  },
  incite: {
    en: 'When it is revealed, so much threat goes on the main scheme.',
    de: 'Wird sie aufgedeckt, kommt so viel Bedrohung auf den Hauptplan.',
  },
  linked: {
    en: 'Belongs into no deck: the card in brackets brings it into the game.',
    de: 'Gehört in kein Deck: Die Karte in Klammern bringt sie ins Spiel.',
  },
  overkill: {
    en: 'Damage beyond what its target can take goes on to the villain, or to the identity behind an ally.',
    de: 'Überzähliger Schaden geht auf den Schurken weiter, oder auf die Identität hinter einem Verbündeten.',
  },
  patrol: {
    en: 'It keeps watch over the main scheme: whoever faces this minion can only thwart side schemes.',
    de: 'Er bewacht den Hauptplan: Wem dieser Scherge gegenübersteht, der kommt nur an Nebenpläne heran.',
  },
  peril: {
    en: 'Whoever reveals it deals with it alone: nobody may help or talk about it.',
    de: 'Wer sie aufdeckt, steht allein da: Niemand darf helfen oder mitreden.',
  },
  permanent: {
    en: 'Begins in play and cannot leave it.',
    de: 'Beginnt im Spiel und kann es nicht verlassen.',
  },
  piercing: {
    en: 'Takes a tough status card off its target before the damage is dealt.',
    de: 'Entfernt „zäh“ vom Ziel, bevor der Schaden zugefügt wird.',
  },
  quickstrike: {
    en: 'Attacks at once when it engages a player in hero form.',
    de: 'Greift sofort an, wenn er mit jemandem in Heldengestalt in einen Kampf kommt.',
  },
  ranged: {
    en: 'Its attacks ignore retaliate.',
    de: 'Seine Angriffe lösen keine Vergeltung aus.',
  },
  requirement: {
    en: 'Can be played only if the resources in brackets are among those that pay for it.',
    de: 'Nur spielbar, wenn die Ressourcen in Klammern beim Bezahlen dabei sind.',
  },
  restricted: {
    en: 'You may have at most two cards with this keyword in play.',
    de: 'Du darfst höchstens zwei Karten mit diesem Schlüsselwort im Spiel haben.',
  },
  retaliate: {
    en: 'Deals so much damage to whoever has attacked it.',
    de: 'Fügt jedem, der angegriffen hat, danach so viel Schaden zu.',
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
    en: 'Needs two stunned cards to be stunned, and two confused cards to be confused.',
    de: 'Ist erst mit zwei Karten der gleichen Art betäubt oder verwirrt.',
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
    en: 'When it has engaged you while another minion with that trait is in play, it activates at once.',
    de: 'Kommt er mit dir in einen Kampf und ist ein anderer Scherge mit diesem Merkmal im Spiel, wird er sofort aktiviert.',
  },
  temporary: {
    en: 'Is discarded at the end of the round.',
    de: 'Wird am Ende der Runde abgelegt.',
  },
  toughness: {
    en: 'Enters play with a tough status card, which prevents all damage once.',
    de: 'Kommt mit „zäh“ ins Spiel: Das verhindert einmal allen Schaden.',
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
    en: 'Gets a boost card when it activates, just like a villain.',
    de: 'Bekommt bei jeder Aktivierung eine Boost-Karte, wie ein Schurke.',
  },
  vulnerable: {
    en: 'Is discarded as soon as it is stunned or confused.',
    de: 'Wird abgelegt, sobald er betäubt oder verwirrt ist.',
  },
};

/** The signs that cards carry besides their text. */
export const SIGN_MEANINGS = {
  acceleration: {
    en: 'While it is in play, one more threat goes on the main scheme each round.',
    de: 'Solange das Symbol im Spiel ist, kommt jede Runde 1 Bedrohung mehr auf den Hauptplan.',
  },
  amplify: {
    en: 'While it is in play, every boost card counts one icon more.',
    de: 'Solange das Symbol im Spiel ist, zählt jede Boost-Karte ein Symbol mehr.',
  },
  crisis: {
    en: 'It shields the main scheme: its threat stays until this scheme is gone.',
    de: 'Das Symbol schützt den Hauptplan: Seine Bedrohung bleibt liegen, bis dieser Plan vereitelt ist.',
  },
  hazard: {
    en: 'While it is in play, one more encounter card is dealt each round.',
    de: 'Solange das Symbol im Spiel ist, wird jede Runde eine Begegnungskarte mehr zugeteilt.',
  },
  boost: {
    en: 'As a boost card it adds so much to the attack or scheme of the enemy.',
    de: 'Als Boost-Karte erhöht sie den Angriff oder das Planen des Gegners um so viel.',
  },
  boostStar: {
    en: 'As a boost card it also does what its text says after “Boost”.',
    de: 'Als Boost-Karte tut sie außerdem, was in ihrem Text nach „Boost“ steht.',
  },
  unique: {
    en: 'Only one such card may be in play.',
    de: 'Davon darf nur eine Karte im Spiel sein.',
  },
  harm: {
    en: 'The dots under a power: so much damage the ally takes itself for using it.',
    de: 'Die Punkte unter einem Wert: So viel Schaden nimmt der Verbündete selbst, wenn er ihn nutzt.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export const HARM_NAME: Meaning = { en: 'Consequential damage', de: 'Folgeschaden' };
