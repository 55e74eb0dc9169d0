import type { Title } from '@grimrule/words';

/** Titles of steps, with the numbers they have in the book. The English one is the name with a capital, or stands before the German one. */
export const STEP_TITLES = {
  // Setup.
  '1 shuffle decks': '1 Decks mischen',
  '2 place heroes and set starting threat':
    '2 Helden platzieren und anfänglichen Bedrohungsgrad einstellen',
  '2 what the campaign log says of them': [
    '2 Apply the campaign log to the heroes',
    '2 Kampagnenlogbuch auf die Helden anwenden',
  ],
  '4 determine the first player': '4 Startspieler bestimmen',
  '5 draw the starting hand': '5 Starthand ziehen',
  '5 mulligan': '5 Mulligan',
  '7 follow the scenario’s setup': [
    '7 Follow the setup of the scenario',
    '7 Vorbereitungsanweisungen für das Szenario befolgen',
  ],
  'the game begins': 'Die Partie beginnt',

  // The round.
  '0.0 the round begins': '0.0 Die Runde beginnt',
  '1 resource phase': '1 Ressourcenphase',
  '2 planning phase': '2 Planungsphase',
  '3 quest phase': '3 Abenteuerphase',
  '4 travel phase': '4 Reisephase',
  '5 encounter phase': '5 Begegnungsphase',
  '6 combat phase': '6 Kampfphase',
  '7 refresh phase': '7 Auffrischungsphase',
  '0.1 the round ends': '0.1 Die Runde endet',
  'the next round': 'Die nächste Runde',

  // 1 Resource phase.
  '1.1 the resource phase begins': '1.1 Die Ressourcenphase beginnt',
  '1.2 gain resources': '1.2 Ressourcen erhalten',
  '1.3 draw cards': '1.3 Karten ziehen',
  '1.3 action window': '1.3 Aktionsfenster',
  '1.4 the resource phase ends': '1.4 Die Ressourcenphase endet',

  // 2 Planning phase.
  '2.1 the planning phase begins': '2.1 Die Planungsphase beginnt',
  '2.2 special action window': '2.2 Spezielles Aktionsfenster',
  '2.4 the planning phase ends': '2.4 Die Planungsphase endet',

  // 3 Quest phase.
  '3.1 the quest phase begins': '3.1 Die Abenteuerphase beginnt',
  '3.1 action window': '3.1 Aktionsfenster',
  '3.2 commit characters to the quest': '3.2 Charaktere sich dem Abenteuer stellen lassen',
  '3.2 action window': '3.2 Aktionsfenster',
  '3.3 staging': '3.3 Aufmarsch',
  '3.3 reveal a card': ['3.3 Reveal an encounter card', '3.3 Eine Begegnungskarte aufdecken'],
  '3.3 action window': '3.3 Aktionsfenster',
  '3.4 resolve the quest': '3.4 Abenteuer abhandeln',
  '3.4 action window': '3.4 Aktionsfenster',
  '3.5 the quest phase ends': '3.5 Die Abenteuerphase endet',

  // 4 Travel phase.
  '4.1 the travel phase begins': '4.1 Die Reisephase beginnt',
  '4.2 travel opportunity': '4.2 Reise-Gelegenheit',
  '4.2 pay the travel cost': '4.2 Reisekosten bezahlen',
  '4.2 travel there': '4.2 Dorthin reisen',
  '4.2 action window': '4.2 Aktionsfenster',
  '4.3 the travel phase ends': '4.3 Die Reisephase endet',

  // 5 Encounter phase.
  '5.1 the encounter phase begins': '5.1 Die Begegnungsphase beginnt',
  '5.2 optional engagement': '5.2 Freiwillig in einen Kampf verwickeln',
  '5.2 action window': '5.2 Aktionsfenster',
  '5.3 engagement checks': '5.3 Kampfproben',
  '5.3 action window': '5.3 Aktionsfenster',
  '5.4 the encounter phase ends': '5.4 Die Begegnungsphase endet',

  // 6 Combat phase.
  '6.1 the combat phase begins': '6.1 Die Kampfphase beginnt',
  '6.2 deal shadow cards': '6.2 Schattenkarten zuteilen',
  '6.2 action window': '6.2 Aktionsfenster',
  '6.3 enemy attacks begin': '6.3 Die Gegnerangriffe beginnen',
  '6.4a the next enemy attack': '6.4a Der nächste Gegnerangriff',
  '6.7 player attacks begin': '6.7 Die Spielerangriffe beginnen',
  '6.8a the next player attack': '6.8a Der nächste Spielerangriff',
  '6.11 the combat phase ends': '6.11 Die Kampfphase endet',

  // 6.4 Resolving enemy attacks.
  '6.4b initiate the attack': '6.4b Gegnerangriff initiieren',
  '6.4b action window': '6.4b Aktionsfenster',
  '6.4.1 declare defenders': '6.4.1 Verteidiger erklären',
  '6.4.1 action window': '6.4.1 Aktionsfenster',
  '6.4.2 shadow cards': [
    '6.4.2 Resolve shadow effects',
    '6.4.2 Schatteneffekt aufdecken und abhandeln',
  ],
  '6.4.2 action window': '6.4.2 Aktionsfenster',
  '6.4.3 who takes the damage': [
    '6.4.3 Choose who takes the damage',
    '6.4.3 Wählen, wer den Schaden nimmt',
  ],
  '6.4.3 damage beyond': [
    '6.4.3 Damage beyond the hit points',
    '6.4.3 Schaden über die Trefferpunkte hinaus',
  ],
  '6.4.3 action window': '6.4.3 Aktionsfenster',
  '6.4.4 the attack ends': ['6.4.4 The enemy attack ends', '6.4.4 Der Gegnerangriff endet'],
  'what lasted for the attack': [
    'Effects until the end of the attack end',
    'Effekte bis zum Ende des Angriffs enden',
  ],

  // 6.8 Resolving player attacks.
  '6.8b choose the enemy': '6.8b Gegner wählen',
  '6.8b or nobody is attacked': ['6.8b No enemy is attacked', '6.8b Kein Gegner wird angegriffen'],
  '6.8b declare attackers': '6.8b Angreifer erklären',
  '6.8b exhaust them': ['6.8b Exhaust the attackers', '6.8b Angreifer erschöpfen'],
  '6.8.1 ranged attackers join': '6.8.1 Fernkampf-Möglichkeit',
  '6.8.1 action window': '6.8.1 Aktionsfenster',
  '6.8.2 action window': '6.8.2 Aktionsfenster',
  '6.8.3 determine combat damage': '6.8.3 Kampfschaden bestimmen',
  '6.8.3 action window': '6.8.3 Aktionsfenster',
  '6.8.4 the attack ends': ['6.8.4 The player attack ends', '6.8.4 Der Spielerangriff endet'],

  // 7 Refresh phase.
  '7.1 the refresh phase begins': '7.1 Die Auffrischungsphase beginnt',
  '7.2 cards would ready': '7.2 Karten würden spielbereit',
  '7.2 ready cards': '7.2 Karten spielbereit machen',
  '7.3 raise threat': '7.3 Bedrohungsgrad erhöhen',
  '7.4 pass the first player token': '7.4 Startspieler-Marker weitergeben',
  '7.4 action window': '7.4 Aktionsfenster',
  '7.5 the refresh phase ends': '7.5 Die Auffrischungsphase endet',

  // Actions and playing cards.
  'act or pass': 'Handeln oder passen',
  '1 show the card': '1 Die Karte zeigen',
  '2 choose X': '2 X wählen',
  '4 pay its cost': ['4 Pay the cost', '4 Die Kosten bezahlen'],
  '4 it is played': ['4 The card is played', '4 Die Karte wird gespielt'],
  '5 and 6 resolve it': ['5 and 6 Resolve the card', '5 und 6 Die Karte abhandeln'],
  'an event is discarded': 'Ein Ereignis wird abgelegt',
  'what it is attached to': ['Choose what to attach it to', 'Wählen, woran sie angehängt wird'],
  'lay it down': ['Put the card into play', 'Die Karte ins Spiel bringen'],
  'it has entered play': ['The card has entered play', 'Die Karte ist ins Spiel gekommen'],
  'discard one too many': ['Discard the excess card', 'Die überschüssige Karte ablegen'],
  'cards would be drawn': 'Karten würden gezogen',
  'draw them': ['Draw the cards', 'Die Karten ziehen'],
  'which goes back next': [
    'Choose the next card to put back',
    'Die nächste Karte zum Zurücklegen wählen',
  ],
  shuffle: 'Mischen',
  'place the damage': 'Den Schaden platzieren',

  // Eliminated players.
  'pass the first player token': 'Startspieler-Marker weitergeben',
  'his enemies go back to the staging area': [
    'The player’s enemies go back to the staging area',
    'Die Gegner des Spielers kommen zurück in die Aufmarschzone',
  ],
  'his cards are discarded': [
    'The player’s cards are discarded',
    'Die Karten des Spielers werden abgelegt',
  ],
  'or the game is lost': ['Is the game lost?', 'Ist die Partie verloren?'],

  // Staging.
  '1 turn it face up': ['1 Turn the card faceup', '1 Die Karte aufdecken'],
  '2 keywords': '2 Schlüsselwörter',
  '2 when revealed': ['2 When Revealed', '2 Wenn aufgedeckt'],
  '2 its effects': ['2 Effects of the card', '2 Effekte der Karte'],
  '3 lay it down': ['3 Put the card into play', '3 Die Karte ins Spiel bringen'],
  '1 what strikes it': ['1 Damage to the revealed card', '1 Schaden an der aufgedeckten Karte'],
  'guarded: what was to be guarded by this card': [
    'Guarded: this card guards an objective',
    'Bewacht: Diese Karte bewacht ein Ziel',
  ],
  'guarded: this card': ['Guarded: this card is guarded', 'Bewacht: Diese Karte wird bewacht'],
  'it has been revealed': ['The card is revealed', 'Die Karte ist aufgedeckt'],

  // The quest.
  'on the active location': 'Auf den aktiven Ort',
  'on the quest': 'Auf das Abenteuer',
  'on other cards': 'Auf andere Karten',
  'what is explored': ['Are locations explored?', 'Sind Orte erkundet?'],
  'is the stage defeated': ['Is the stage defeated?', 'Ist der Abschnitt bewältigt?'],
  'which is laid down next': ['Choose the next card', 'Die nächste Karte wählen'],
  'lay it on the pile': ['Put it on the discard pile', 'Auf den Ablagestapel legen'],
  'the stage is defeated': 'Der Abschnitt ist bewältigt',
  'the next stage': 'Der nächste Abschnitt',
  'side A: setup': 'Seite A: Vorbereitung',
  'side B: when revealed': ['Side B: When Revealed', 'Seite B: Wenn aufgedeckt'],

  // The end.
  resolution: 'Auflösung',
  'the game is won': 'Die Partie ist gewonnen',

  // Shadow cards and attacks outside the combat phase.
  'turn it face up': ['Turn the card faceup', 'Die Karte aufdecken'],
  'its effect': ['Effect of the card', 'Effekt der Karte'],
  'discard it': ['Discard the card', 'Die Karte ablegen'],
  'whom to attack': ['Choose whom to attack', 'Wählen, wer angegriffen wird'],
} as const satisfies Readonly<Record<string, Title>>;
