import type { Summary, SummarySection } from '../summary.ts';
import { line, section } from '../summary.ts';

const FRONT: readonly SummarySection[] = [
  section('Winning and losing', 'Sieg und Niederlage', [
    line(
      'winning',
      'You win: together, when the last stage of the quest is completed.',
      'Ihr gewinnt: gemeinsam, wenn der letzte Abschnitt des Abenteuers bewältigt ist.',
    ),
    line(
      'player-elimination',
      'Eliminated: a player with no hero left or a threat of 50. If all are eliminated, you lose.',
      'Ausgeschieden: ein Spieler ohne Helden oder mit Bedrohungsgrad 50. Sind alle ausgeschieden, habt ihr verloren.',
    ),
  ]),
  section('1 Resource phase', '1 Ressourcenphase', [
    line('step-1-2', '1.2 Resources: each hero gets 1.', '1.2 Ressourcen: Jeder Held erhält 1.'),
    line(
      'step-1-3',
      '1.3 Cards: each player draws 1. Window.',
      '1.3 Karten: Jeder Spieler zieht 1. Fenster.',
    ),
  ]),
  section('2 Planning phase', '2 Planungsphase', [
    line(
      'step-2-2',
      '2.2 Play: the active player plays allies and attachments; all may use actions.',
      '2.2 Spielen: Der aktive Spieler spielt Verbündete und Verstärkungen; Aktionen dürfen alle.',
    ),
    line(
      'step-2-3',
      '2.3 Next player: until all have been the active player.',
      '2.3 Folgespieler: bis alle an der Reihe waren.',
    ),
    line(
      'resource-match',
      'Match: heroes of its sphere pay for a card; any heroes pay for a neutral card.',
      'Übereinstimmung: Helden ihrer Sphäre bezahlen eine Karte; eine neutrale bezahlen beliebige Helden.',
    ),
  ]),
  section('3 Quest phase', '3 Abenteuerphase', [
    line('step-3-1', '3.1 The phase begins: window.', '3.1 Die Phase beginnt: Fenster.'),
    line(
      'step-3-2',
      '3.2 Commit: in player order, exhaust characters for the quest. Window.',
      '3.2 Sich stellen: in Spielerreihenfolge Charaktere für das Abenteuer erschöpfen. Fenster.',
    ),
    line(
      'step-3-3',
      '3.3 Staging: reveal one encounter card for each player. Window.',
      '3.3 Aufmarsch: je Spieler eine Begegnungskarte aufdecken. Fenster.',
    ),
    line(
      'step-3-4',
      '3.4 Resolve: compare willpower with the threat in the staging area.',
      '3.4 Abhandeln: Willenskraft mit dem Widerstand in der Aufmarschzone vergleichen.',
    ),
    line(
      'quest-progress',
      'More willpower: the difference is progress, first on the active location.',
      'Mehr Willenskraft: Die Differenz ist Fortschritt, zuerst auf dem aktiven Ort.',
    ),
    line(
      'threat',
      'More threat: each player’s threat rises by the difference. Window.',
      'Mehr Widerstand: Der Bedrohungsgrad aller steigt um die Differenz. Fenster.',
    ),
  ]),
  section('4 Travel phase', '4 Reisephase', [
    line(
      'step-4-2',
      '4.2 Travel: if no location is active, you may travel to one in the staging area. Window.',
      '4.2 Reisen: Ist kein Ort aktiv, dürft ihr zu einem in der Aufmarschzone reisen. Fenster.',
    ),
    line('travel', 'Travel cost: pay it completely.', 'Reisekosten: ganz bezahlen.'),
    line(
      'active-location',
      'Active location: no longer counts in the staging area and takes progress first.',
      'Aktiver Ort: zählt in der Aufmarschzone nicht mehr mit und bekommt Fortschritt zuerst.',
    ),
  ]),
  section('5 Encounter phase', '5 Begegnungsphase', [
    line(
      'step-5-2',
      '5.2 By choice: each player may engage 1 enemy. Window.',
      '5.2 Freiwillig: Jeder darf 1 Gegner in einen Kampf verwickeln. Fenster.',
    ),
    line(
      'step-5-3',
      '5.3 Checks: player by player, the enemy with the highest engagement cost not above the threat engages, until none does. Window.',
      '5.3 Kampfproben: Spieler für Spieler verwickelt ihn der Gegner mit der höchsten Kampfbereitschaft, die nicht über dem Bedrohungsgrad liegt, in einen Kampf, bis es keiner mehr kann. Fenster.',
    ),
  ]),
  section('6 Combat phase: enemies attack', '6 Kampfphase: Gegner greifen an', [
    line(
      'step-6-2',
      '6.2 Shadow cards: one for each engaged enemy. Window.',
      '6.2 Schattenkarten: jedem Gegner im Kampf eine. Fenster.',
    ),
    line(
      'step-6-4a',
      '6.4a Next: the active player chooses which enemy attacks.',
      '6.4a Nächster: Der aktive Spieler wählt, welcher Gegner angreift.',
    ),
    line('step-6-4b', '6.4b The attack begins: window.', '6.4b Der Angriff beginnt: Fenster.'),
    line(
      'step-6-4-1',
      '6.4.1 Defender: exhaust one character, or none. Window.',
      '6.4.1 Verteidiger: einen Charakter erschöpfen oder keinen. Fenster.',
    ),
    line(
      'step-6-4-2',
      '6.4.2 Shadow: turn the card faceup and resolve its effect. Window.',
      '6.4.2 Schatten: Karte umdrehen und ihren Effekt abhandeln. Fenster.',
    ),
    line(
      'step-6-4-3',
      '6.4.3 Damage: attack minus defense to the defender; undefended, all of it to one of your heroes. Window.',
      '6.4.3 Schaden: Angriff abzüglich Verteidigung für den Verteidiger; unverteidigt alles für einen deiner Helden. Fenster.',
    ),
    line(
      'step-6-5',
      '6.5 Next player: until all enemies have attacked.',
      '6.5 Folgespieler: bis alle Gegner angegriffen haben.',
    ),
  ]),
  section('6 Combat phase: players attack', '6 Kampfphase: Spieler greifen an', [
    line(
      'step-6-8b',
      '6.8b Declare: an enemy engaged with you, and any number of characters to exhaust.',
      '6.8b Erklären: einen Gegner im Kampf mit dir und beliebig viele Charaktere, die du erschöpfst.',
    ),
    line(
      'step-6-8-1',
      '6.8.1 Ranged: characters of others may join. Window.',
      '6.8.1 Fernkampf: Charaktere anderer dürfen sich anschließen. Fenster.',
    ),
    line(
      'step-6-8-2',
      '6.8.2 Strength: add up the attack of all. Window.',
      '6.8.2 Stärke: den Angriff aller addieren. Fenster.',
    ),
    line(
      'step-6-8-3',
      '6.8.3 Damage: minus the defense of the enemy. Window.',
      '6.8.3 Schaden: abzüglich der Verteidigung des Gegners. Fenster.',
    ),
    line(
      'step-6-9',
      '6.9 Next player: when the active player stops attacking.',
      '6.9 Folgespieler: wenn der aktive nicht mehr angreift.',
    ),
    line(
      'step-6-11',
      '6.11 End: shadow cards are discarded.',
      '6.11 Ende: Schattenkarten werden abgelegt.',
    ),
  ]),
  section('7 Refresh phase', '7 Auffrischungsphase', [
    line(
      'step-7-2',
      '7.2 Ready: all exhausted cards.',
      '7.2 Spielbereit machen: alle erschöpften Karten.',
    ),
    line(
      'step-7-3',
      '7.3 Threat: each player’s rises by 1.',
      '7.3 Bedrohungsgrad: steigt bei allen um 1.',
    ),
    line(
      'step-7-4',
      '7.4 First player: the token goes to the left. Window.',
      '7.4 Startspieler: Der Marker geht nach links. Fenster.',
    ),
  ]),
];

const BACK: readonly SummarySection[] = [
  section('Setup', 'Vorbereitung', [
    line(
      'setup',
      'Decks: shuffle player decks and encounter deck; the quest deck stays in order.',
      'Decks: Spielerdecks und Begegnungsdeck mischen; das Abenteuerdeck bleibt geordnet.',
    ),
    line(
      'starting-threat',
      'Threat: the threat costs of your heroes together.',
      'Bedrohungsgrad: die Bedrohungskosten deiner Helden zusammen.',
    ),
    line(
      'mulligan',
      'Hand: 6 cards; once you may replace all of them.',
      'Hand: 6 Karten; einmal darfst du alle ersetzen.',
    ),
    line(
      'quest-card-anatomy',
      'Quest: follow the instructions of 1A, then turn it over.',
      'Abenteuer: Anweisungen auf 1A befolgen, dann umdrehen.',
    ),
  ]),
  section('Cards and paying', 'Karten und Bezahlen', [
    line(
      'hero-cards',
      'Heroes: begin in play; each has a pool of resources.',
      'Helden: sind von Anfang an im Spiel; jeder hat einen Ressourcenvorrat.',
    ),
    line(
      'ally-cards',
      'Allies: quest, attack and defend; they have no resources.',
      'Verbündete: stellen sich dem Abenteuer, greifen an, verteidigen; sie haben keine Ressourcen.',
    ),
    line(
      'attachment-cards',
      'Attachments: go to a card, also to one of another player.',
      'Verstärkungen: kommen an eine Karte, auch an die eines anderen.',
    ),
    line(
      'event-cards',
      'Events: whenever their text says, from hand, then discarded.',
      'Ereignisse: wann ihr Text es sagt, von der Hand, dann ablegen.',
    ),
    line(
      'initiating-abilities',
      'In order: is it allowed? determine the cost, change it, pay, choose targets, resolve.',
      'Der Reihe nach: Ist es erlaubt? Kosten feststellen, ändern, bezahlen, Ziele wählen, abhandeln.',
    ),
    line(
      'unique',
      'Unique: one copy in play among all players.',
      'Einzigartig: nur eine Kopie im Spiel, für alle Spieler zusammen.',
    ),
    line(
      'exhausted',
      'Exhausted: cannot be exhausted again, so it cannot quest, attack or defend.',
      'Erschöpft: kann nicht noch einmal erschöpft werden, also kein Abenteuer, Angriff oder Verteidigen.',
    ),
  ]),
  section('When you may act', 'Wann du handeln darfst', [
    line(
      'action-windows',
      'Action windows: the first player begins; the window closes when all pass in a row.',
      'Aktionsfenster: Der Startspieler beginnt; es schließt sich, wenn alle nacheinander passen.',
    ),
    line('action', 'Action: in any action window.', 'Aktion: in jedem Aktionsfenster.'),
    line(
      'response',
      'Response: when its triggering condition occurs.',
      'Reaktion: wenn ihre Auslösebedingung eintritt.',
    ),
    line(
      'forced',
      'Forced: mandatory, before responses.',
      'Erzwungen: verpflichtend, vor Reaktionen.',
    ),
    line(
      'constant-ability',
      'Without a bold word: always active.',
      'Ohne fettes Wort: wirkt ständig.',
    ),
    line(
      'limits',
      'Limits: “per phase” and “per round” count for each copy of a card, “per game” for each player.',
      'Begrenzungen: „pro Phase“ und „pro Runde“ zählen für jede Kopie einer Karte, „pro Spiel“ für jeden Spieler.',
    ),
  ]),
  section('Encounter cards', 'Begegnungskarten', [
    line(
      'reveal',
      'Revealing: keywords and When Revealed, each card completely before the next.',
      'Aufdecken: Schlüsselwörter und „Wenn aufgedeckt“, jede Karte ganz vor der nächsten.',
    ),
    line(
      'enemy-cards',
      'Enemy: to the staging area, until it engages a player.',
      'Gegner: in die Aufmarschzone, bis er einen Spieler in einen Kampf verwickelt.',
    ),
    line(
      'location-cards',
      'Location: to the staging area, until you explore it.',
      'Ort: in die Aufmarschzone, bis ihr ihn erkundet.',
    ),
    line('treachery-cards', 'Treachery: resolve it, discard it.', 'Verrat: abhandeln, ablegen.'),
    line(
      'objective-cards',
      'Objective: to the staging area; its text says what to do with it.',
      'Ziel: in die Aufmarschzone; sein Text sagt, was damit geschieht.',
    ),
    line(
      'shadow-effects',
      'Shadow effect: applies only on a shadow card.',
      'Schatteneffekt: zählt nur auf einer Schattenkarte.',
    ),
    line(
      'explored',
      'Explored: as much progress as quest points; the rest goes to the quest.',
      'Erkundet: so viel Fortschritt wie Abenteuerpunkte; der Rest geht an das Abenteuer.',
    ),
    line(
      'staging-area',
      'Staging area: enemies and locations there add their threat against you.',
      'Aufmarschzone: Gegner und Orte dort zählen mit ihrem Widerstand gegen euch.',
    ),
  ]),
  section('Keywords', 'Schlüsselwörter', [
    line(
      'doomed-x',
      'Doomed X: each player’s threat rises by X.',
      'Verflucht X: Der Bedrohungsgrad aller steigt um X.',
    ),
    line('surge', 'Surge: reveal another card.', 'Nachrüsten: noch eine Karte aufdecken.'),
    line(
      'guarded',
      'Guarded: another card guards it; overcome that one first.',
      'Bewacht: Eine andere Karte bewacht es; überwindet diese zuerst.',
    ),
    line(
      'ranged',
      'Ranged: may attack enemies engaged with others.',
      'Fernkampf: darf Gegner angreifen, die mit anderen im Kampf sind.',
    ),
    line(
      'sentinel',
      'Sentinel: may defend for others.',
      'Schildwache: darf für andere verteidigen.',
    ),
    line(
      'restricted',
      'Restricted: two at most on a character.',
      'Eingeschränkt: höchstens zwei an einem Charakter.',
    ),
    line(
      'victory-x',
      'Victory X: to the victory display, X points off the score.',
      'Sieg X: auf den Stapel beanspruchter Siegpunkte, X Punkte Abzug von der Wertung.',
    ),
    line(
      'permanent',
      'Permanent: stays with its hero for the campaign.',
      'Dauerhaft: bleibt für die Kampagne bei ihrem Helden.',
    ),
  ]),
  section('Combat in detail', 'Kampf im Einzelnen', [
    line(
      'defending-player',
      'Defending: the player it is engaged with; others only with sentinel.',
      'Verteidigung: der Spieler, mit dem er im Kampf ist; andere nur mit Schildwache.',
    ),
    line(
      'several-defenders',
      'Several defenders: only if a card allows it; defense adds up, one takes the damage.',
      'Mehrere Verteidiger: nur wenn eine Karte es erlaubt; Verteidigung addiert sich, einer nimmt den Schaden.',
    ),
    line(
      'destroyed',
      'Destroyed: as much damage as hit points; the rest is lost.',
      'Getötet: so viel Schaden wie Trefferpunkte; der Rest verfällt.',
    ),
    line(
      'attacks-outside-combat',
      'Outside the combat phase: the enemy gets a shadow card for it; then the same steps.',
      'Außerhalb der Kampfphase: Der Gegner bekommt dafür eine Schattenkarte; dann dieselben Schritte.',
    ),
  ]),
  section('When something runs out', 'Wenn etwas zu Ende geht', [
    line(
      'empty-deck',
      'Your deck: you draw no more cards.',
      'Dein Deck: Du ziehst keine Karten mehr.',
    ),
    line(
      'empty-deck',
      'The encounter deck: in the quest phase its discard pile becomes the new one.',
      'Das Begegnungsdeck: In der Abenteuerphase wird der Ablagestapel zum neuen.',
    ),
  ]),
  section('In doubt', 'Im Zweifel', [
    line(
      'golden-rules',
      'Golden rules: cards beat rules.',
      'Goldene Regeln: Karten gehen vor Regeln.',
    ),
    line('cannot', 'Cannot: nothing overrides it.', 'Kann nicht: Nichts hebt es auf.'),
    line(
      'grim-rule',
      'Grim rule: if the rules leave it open, take what is worse for you.',
      'Galgenregel: Lassen die Regeln es offen, gilt das Ungünstigere für euch.',
    ),
    line('scoring', 'Score: the lower, the better.', 'Wertung: je weniger, desto besser.'),
  ]),
];

export const RINGS_SUMMARY: Summary = [FRONT, BACK];
