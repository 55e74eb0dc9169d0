import type { Summary, SummarySection } from '../summary.ts';
import { line, section } from '../summary.ts';

const FRONT: readonly SummarySection[] = [
  section('Winning and losing', 'Sieg und Niederlage', [
    line(
      'winning-the-game',
      'You win: when the last stage of the villain is defeated.',
      'Ihr gewinnt: wenn der letzte Abschnitt des Schurken besiegt ist.',
    ),
    line(
      'winning-the-game',
      'You lose: when the last main scheme is completed, when all players are eliminated, or when encounter deck and discard pile are both empty.',
      'Ihr verliert: wenn der letzte Hauptplan vollendet ist, wenn alle Spieler ausgeschieden sind oder wenn Begegnungsdeck und Ablagestapel beide leer sind.',
    ),
    line(
      'main-scheme-main-scheme-deck',
      'Main scheme: at its target threat it is completed, and the next stage begins.',
      'Hauptplan: Mit der Ziel-Bedrohung ist er vollendet, und der nächste Abschnitt beginnt.',
    ),
    line(
      'player-elimination',
      'Eliminated: a player whose identity has no hit points left.',
      'Ausgeschieden: ein Spieler, dessen Identität keine Lebenspunkte mehr hat.',
    ),
  ]),
  section('Your turn: in any order', 'Dein Zug: in beliebiger Reihenfolge', [
    line(
      'form-change-form',
      'Change form: flip your identity, once a round.',
      'Gestalt wechseln: die Identität umdrehen, ein Mal pro Runde.',
    ),
    line(
      'playing-cards',
      'Play cards: allies, supports, upgrades and events, as many as you can pay for.',
      'Karten spielen: Verbündete, Vorteile, Upgrades und Ereignisse, so viele du bezahlen kannst.',
    ),
    line(
      'attack-player-ability-type',
      'Attack: exhaust your hero or an ally; damage equal to ATK to an enemy.',
      'Angreifen: Held oder Verbündeten erschöpfen; Schaden in Höhe von ANG an einem Gegner.',
    ),
    line(
      'thwart',
      'Thwart: exhaust your hero or an ally; remove threat equal to THW from a scheme.',
      'Widerstand leisten: Held oder Verbündeten erschöpfen; Bedrohung in Höhe von WID von einem Plan entfernen.',
    ),
    line(
      'recover',
      'Recover: exhaust your alter-ego; heal damage equal to REC.',
      'Sich erholen: Alter Ego erschöpfen; Schaden in Höhe von ERH heilen.',
    ),
    line(
      'consequential-damage',
      'Allies: take their consequential damage after they attack or thwart.',
      'Verbündete: nehmen nach einem eigenen Angriff oder Widerstand ihren Folgeschaden.',
    ),
    line(
      'action',
      'Actions: use those on your cards, on encounter cards, and ask others to use theirs.',
      'Aktionen: die auf deinen Karten und auf Begegnungskarten; bitte andere um ihre.',
    ),
  ]),
  section('Playing and paying', 'Spielen und bezahlen', [
    line(
      'initiating-steps',
      'In order: is it allowed? can it be paid? place it faceup, modify the cost, pay, resolve.',
      'Der Reihe nach: Ist es erlaubt? Ist es bezahlbar? Offen hinlegen, Kosten anpassen, bezahlen, abhandeln.',
    ),
    line(
      'resource',
      'Resources: discard hand cards for their icons, or use resource abilities.',
      'Ressourcen: Handkarten für ihre Symbole ablegen oder Ressourcenfähigkeiten verwenden.',
    ),
    line('wild-resource', 'Wild: counts as any type.', 'Joker: zählt als jeder Typ.'),
    line('ally-limit', 'Allies: three at most.', 'Verbündete: höchstens drei.'),
    line('restricted', 'Restricted: two at most.', 'Eingeschränkt: höchstens zwei.'),
    line(
      'unique-icon',
      'Unique: one in play among all players.',
      'Einzigartig: nur eine im Spiel, egal bei wem.',
    ),
    line(
      'interrupt',
      'Interrupt: right before an event.',
      'Unterbrechung: unmittelbar vor einem Vorkommnis.',
    ),
    line(
      'response',
      'Response: right after an event.',
      'Reaktion: unmittelbar nach einem Vorkommnis.',
    ),
    line(
      'forced',
      'Forced: mandatory, before optional ones.',
      'Erzwungen: verpflichtend, vor freiwilligen.',
    ),
  ]),
  section('End of the player phase', 'Ende der Spielerphase', [
    line(
      'end-of-player-phase',
      '1 Discard: as many cards as you like, at least down to your hand size.',
      '1 Ablegen: so viele Karten, wie du willst, mindestens bis zum Handlimit.',
    ),
    line('hand-size', '2 Draw: up to your hand size.', '2 Nachziehen: bis zum Handlimit.'),
    line('ready', '3 Ready: all cards.', '3 Spielbereit machen: alle Karten.'),
    line(
      'lasting-effects',
      '4, 5 End: effects of the phase end, then end-of-phase abilities resolve.',
      '4, 5 Ende: Effekte der Phase enden, dann werden Fähigkeiten am Ende der Phase abgehandelt.',
    ),
  ]),
  section('Villain phase', 'Schurkenphase', [
    line(
      'villain-phase-step-1',
      '1 Threat: on the main scheme, as printed, 1 more per acceleration icon and token.',
      '1 Bedrohung: auf den Hauptplan, wie aufgedruckt, 1 mehr je Beschleunigungssymbol und -marker.',
    ),
    line(
      'villain-phase-step-2',
      '2 Enemies: player by player, the villain, then the minions engaged with the player. They attack a hero and scheme against an alter-ego.',
      '2 Gegner: Spieler für Spieler der Schurke, dann die Schergen im Kampf mit ihm. Einen Helden greifen sie an, bei einem Alter Ego treiben sie den Plan voran.',
    ),
    line(
      'villain-phase-step-3',
      '3 Deal: one encounter card to each player, one more for each hazard icon.',
      '3 Zuteilen: jedem eine Begegnungskarte, eine mehr je Gefahrensymbol.',
    ),
    line(
      'villain-phase-step-4',
      '4 Reveal: each player in turn, one card after the other.',
      '4 Aufdecken: jeder der Reihe nach, eine Karte nach der anderen.',
    ),
    line(
      'villain-phase-step-5',
      '5 First player: the token goes on to the next player.',
      '5 Startspieler: Der Marker geht an den nächsten Spieler.',
    ),
    line(
      'villain-phase-step-6',
      '6 End: the phase ends, then the round.',
      '6 Ende: Erst endet die Phase, dann die Runde.',
    ),
  ]),
  section('An enemy attacks', 'Ein Gegner greift an', [
    line(
      'stunned',
      '0 Stunned: the enemy loses the card instead.',
      '0 Betäubt: Der Gegner verliert stattdessen die Karte.',
    ),
    line(
      'boost-boost-icon',
      '1 Boost: a villain gets a facedown boost card, a minion none.',
      '1 Boost: Ein Schurke bekommt eine verdeckte Boost-Karte, ein Scherge keine.',
    ),
    line(
      'defend-defense',
      '2 Defender: any player may exhaust a hero or an ally; one character defends.',
      '2 Verteidiger: Irgendein Spieler darf einen Helden oder Verbündeten erschöpfen; einer verteidigt.',
    ),
    line(
      'boost-boost-icon',
      '3 Turn faceup: boost cards one by one: ability, +1 ATK for each icon, discard.',
      '3 Umdrehen: die Boost-Karten einzeln: Fähigkeit, +1 ANG je Symbol, ablegen.',
    ),
    line(
      'def',
      '4 Damage: ATK minus DEF to a defending hero; all of it to an ally, or to an undefended identity.',
      '4 Schaden: ANG abzüglich VER für einen verteidigenden Helden; alles für einen Verbündeten oder wenn niemand verteidigt.',
    ),
    line(
      'retaliate-x',
      '5 After: retaliate, forced abilities, the others.',
      '5 Danach: Vergeltung, erzwungene Fähigkeiten, die übrigen.',
    ),
  ]),
  section('An enemy schemes', 'Ein Gegner treibt den Plan voran', [
    line(
      'confuse-confused',
      '0 Confused: the enemy loses the card instead.',
      '0 Verwirrt: Der Gegner verliert stattdessen die Karte.',
    ),
    line(
      'enemy-scheme-steps',
      '1, 2 Boost: give and turn faceup as in an attack; +1 SCH for each icon.',
      '1, 2 Boost: geben und umdrehen wie beim Angriff; +1 PLA je Symbol.',
    ),
    line('threat', '3 Threat: SCH on the main scheme.', '3 Bedrohung: PLA auf den Hauptplan.'),
  ]),
  section('Revealing encounter cards', 'Begegnungskarten aufdecken', [
    line(
      'minion',
      'Minion: enters play engaged with you.',
      'Scherge: kommt im Kampf mit dir ins Spiel.',
    ),
    line('treachery', 'Treachery: resolve it, discard it.', 'Verrat: abhandeln, ablegen.'),
    line(
      'side-scheme',
      'Side scheme: enters play with its threat; defeated when that is removed.',
      'Nebenplan: kommt mit seiner Bedrohung ins Spiel; besiegt, wenn sie entfernt ist.',
    ),
    line(
      'attachment',
      'Attachment: is attached to the card it names.',
      'Anhang: wird an die Karte angehängt, die er nennt.',
    ),
    line(
      'environment',
      'Environment: changes the rules while it is in play.',
      'Umgebung: ändert die Regeln, solange sie im Spiel ist.',
    ),
    line(
      'obligation',
      'Obligation: goes to the player it names, who decides.',
      'Verpflichtung: kommt zu dem Spieler, den sie nennt; er entscheidet.',
    ),
  ]),
];

const BACK: readonly SummarySection[] = [
  section('The order of damage', 'Die Reihenfolge beim Schaden', [
    line(
      'damage-steps',
      '1 Would be dealt: abilities that change it.',
      '1 Würde zugefügt: Fähigkeiten, die ihn ändern.',
    ),
    line(
      'tough',
      '2 Tough: prevents all of it and is discarded.',
      '2 Zäh: verhindert alles und wird abgelegt.',
    ),
    line(
      'prevent',
      '3, 4 Would be taken, is taken: abilities that prevent it.',
      '3, 4 Würde genommen, wird genommen: Fähigkeiten, die ihn verhindern.',
    ),
    line(
      'sustained-damage',
      '5 Place: the tokens, or turn the dial.',
      '5 Platzieren: die Marker, oder den Zähler drehen.',
    ),
    line(
      'defeat',
      '6, 7 Would be defeated, is defeated: with no hit points left.',
      '6, 7 Würde besiegt, wird besiegt: ohne Lebenspunkte.',
    ),
    line(
      'when-defeated-abilities',
      '8, 9 When Defeated: then the character is discarded.',
      '8, 9 Sobald besiegt: dann wird der Charakter abgelegt.',
    ),
    line(
      'response',
      '10 Responses: to damage and to defeat.',
      '10 Reaktionen: auf Schaden und Besiegen.',
    ),
  ]),
  section('Status cards', 'Statuskarten', [
    line(
      'stunned',
      'Stunned: the next attack is canceled.',
      'Betäubt: Der nächste Angriff wird aufgehoben.',
    ),
    line(
      'confuse-confused',
      'Confused: the next thwart or scheme is canceled.',
      'Verwirrt: Der nächste Widerstand oder das nächste Vorantreiben wird aufgehoben.',
    ),
    line(
      'tough',
      'Tough: the next damage is prevented.',
      'Zäh: Der nächste Schaden wird verhindert.',
    ),
    line(
      'status-cards',
      'One of each: a character has at most one of a type (with steady two).',
      'Je eine: Ein Charakter hat von jedem Typ höchstens eine (mit Standhaft zwei).',
    ),
  ]),
  section('Icons', 'Symbole', [
    line(
      'acceleration-icon',
      'Acceleration: 1 more threat each villain phase.',
      'Beschleunigung: 1 Bedrohung mehr in jeder Schurkenphase.',
    ),
    line(
      'hazard-icon',
      'Hazard: 1 more encounter card each villain phase.',
      'Gefahr: 1 Begegnungskarte mehr in jeder Schurkenphase.',
    ),
    line(
      'crisis-icon',
      'Crisis: no threat can be removed from the main scheme.',
      'Krise: Vom Hauptplan lässt sich keine Bedrohung entfernen.',
    ),
    line(
      'amplify-icon',
      'Amplify: each boost card has 1 icon more.',
      'Verstärkung: Jede Boost-Karte hat 1 Symbol mehr.',
    ),
    line(
      'star-icon',
      'Star: see the ability in the text box.',
      'Stern: siehe die Fähigkeit im Textfeld.',
    ),
    line(
      'per-player-icon',
      'Per player: times the number of players who began the game.',
      'Pro Spieler: mal die Zahl der Spieler, die die Partie begonnen haben.',
    ),
  ]),
  section('Keywords of enemies and schemes', 'Schlüsselwörter von Gegnern und Plänen', [
    line(
      'guard',
      'Guard: you cannot attack the villain while it is engaged with you.',
      'Wache: Du kannst den Schurken nicht angreifen, solange er mit dir im Kampf ist.',
    ),
    line(
      'patrol',
      'Patrol: you cannot thwart the main scheme while it is engaged with you.',
      'Patrouille: Du kannst gegen den Hauptplan keinen Widerstand leisten, solange er mit dir im Kampf ist.',
    ),
    line(
      'quickstrike',
      'Quickstrike: attacks as soon as it engages a hero.',
      'Erstschlag: greift einen Helden an, sobald er in den Kampf kommt.',
    ),
    line('villainous', 'Villainous: gets boost cards.', 'Schurkisch: bekommt Boost-Karten.'),
    line('toughness', 'Toughness: enters play tough.', 'Zähigkeit: kommt zäh ins Spiel.'),
    line(
      'stalwart',
      'Stalwart: cannot be stunned or confused.',
      'Gestählt: nicht zu betäuben oder zu verwirren.',
    ),
    line(
      'steady',
      'Steady: stunned or confused only by two such cards.',
      'Standhaft: erst mit zwei Karten betäubt oder verwirrt.',
    ),
    line(
      'vulnerable',
      'Vulnerable: discarded when stunned or confused.',
      'Anfällig: betäubt oder verwirrt wird er abgelegt.',
    ),
    line(
      'teamwork-trait',
      'Teamwork: activates at once if another minion with the trait is in play.',
      'Zusammenarbeit: wird sofort aktiviert, wenn ein anderer Scherge mit dem Merkmal im Spiel ist.',
    ),
    line(
      'assault',
      'Assault: thwart with ATK here.',
      'Ansturm: Hier zählt ANG für den Widerstand.',
    ),
    line(
      'hinder-x',
      'Hinder X: enters play with X more threat.',
      'Hindernis X: kommt mit X Bedrohung mehr ins Spiel.',
    ),
    line(
      'incite-x',
      'Incite X: X threat on the main scheme.',
      'Anstacheln X: X Bedrohung auf den Hauptplan.',
    ),
    line('surge', 'Surge: reveal another card.', 'Nachrüsten: noch eine Karte aufdecken.'),
    line('peril', 'Peril: resolve it alone.', 'Wagnis: allein abhandeln.'),
    line(
      'victory-x',
      'Victory X: goes to the victory display.',
      'Sieg X: kommt auf den Siegpunktestapel.',
    ),
  ]),
  section('Other keywords', 'Andere Schlüsselwörter', [
    line(
      'overkill',
      'Overkill: excess damage goes to the villain, or to the identity behind an ally.',
      'Overkill: Überschüssiger Schaden geht an den Schurken oder an die Identität hinter einem Verbündeten.',
    ),
    line(
      'piercing',
      'Piercing: tough is discarded before the damage.',
      'Durchdringend: Zäh wird vor dem Schaden abgelegt.',
    ),
    line('ranged', 'Ranged: no retaliate.', 'Fernkampf: keine Vergeltung.'),
    line(
      'retaliate-x',
      'Retaliate X: X damage to the attacker.',
      'Vergeltung X: X Schaden an dem Angreifer.',
    ),
    line(
      'uses-x-type',
      'Uses: discarded with its last counter.',
      'Anwendungen: wird mit dem letzten Marker abgelegt.',
    ),
    line(
      'requirement-resources',
      'Requirement: the payment must include these resources.',
      'Bedingung: Die Bezahlung muss diese Ressourcen enthalten.',
    ),
    line('alliance', 'Alliance: others may help to pay.', 'Allianz: Andere dürfen mitbezahlen.'),
    line('team-up', 'Team-Up: needs both characters.', 'Teamwork: braucht beide Charaktere.'),
    line('setup-keyword', 'Setup: begins in play.', 'Spielaufbau: beginnt im Spiel.'),
    line(
      'permanent',
      'Permanent: cannot leave play.',
      'Dauerhaft: kann das Spiel nicht verlassen.',
    ),
    line(
      'temporary',
      'Temporary: discarded at the end of the round.',
      'Kurzzeitig: wird am Ende der Runde abgelegt.',
    ),
    line(
      'linked-card-title',
      'Linked: the card it names brings it into the game.',
      'Verknüpft: Die genannte Karte bringt sie ins Spiel.',
    ),
  ]),
  section('When something runs out', 'Wenn etwas zu Ende geht', [
    line(
      'player-deck',
      'Your deck: shuffle the discard pile into a new one; you are dealt an encounter card.',
      'Dein Deck: aus dem Ablagestapel neu mischen; dir wird eine Begegnungskarte zugeteilt.',
    ),
    line(
      'running-out-of-cards',
      'The encounter deck: shuffle it anew and place an acceleration token.',
      'Das Begegnungsdeck: neu mischen und einen Beschleunigungsmarker platzieren.',
    ),
    line(
      'villain-defeat',
      'A stage of the villain: the next one has all its hit points; excess damage is lost.',
      'Ein Abschnitt des Schurken: Der nächste hat alle Lebenspunkte; überschüssiger Schaden verfällt.',
    ),
  ]),
  section('In doubt', 'Im Zweifel', [
    line(
      'golden-rules',
      'Golden rules: cards beat rules; between two cards “cannot” wins.',
      'Goldene Regeln: Karten gehen vor Regeln; zwischen zwei Karten gewinnt „kann nicht“.',
    ),
    line(
      'grim-rule',
      'Grim rule: if the rules leave it open, take what is worse for you.',
      'Galgenregel: Lassen die Regeln es offen, gilt das Ungünstigere für euch.',
    ),
  ]),
];

export const CHAMPIONS_SUMMARY: Summary = [FRONT, BACK];
