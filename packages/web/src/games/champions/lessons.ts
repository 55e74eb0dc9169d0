import { lesson } from '../lesson.ts';
import type { Lesson } from '../page-game.ts';

/** The guide of a first game: each lesson appears when its moment comes, in this order. */
export const LESSONS: readonly Lesson[] = [
  lesson('goal', {
    on: 'begin',
    en: `The goal
      At the top are the villain and the main scheme, his plan. At the bottom are your hero and your hand.
      You win when you defeat the villain’s last stage. You lose if the last main scheme has too much threat, or if your own hit points run out.`,
    de: `Das Ziel
      Oben liegen der Schurke und der Hauptplan. Unten liegen dein Held und deine Handkarten.
      Du gewinnst, wenn du den letzten Abschnitt des Schurken besiegst. Du verlierst, wenn auf dem letzten Hauptplan zu viel Bedrohung liegt oder dir selbst die Lebenspunkte ausgehen.`,
  }),
  lesson('mulligan', {
    on: { ask: 'mulligan' },
    en: `Your first hand
      You may replace cards once. Keep cheap cards that stay in play.
      Click the cards you do not want, then confirm. If you pick none, you keep them all.`,
    de: `Deine erste Hand
      Einmal darfst du Karten austauschen. Behalte billige Karten, die im Spiel bleiben.
      Klicke die Karten an, die du nicht willst, und bestätige. Wählst du keine, behältst du alle.`,
  }),
  lesson('turn', {
    on: { ask: 'playerTurn' },
    en: `Your turn
      You can use everything that is lit, in any order and as often as you can: play cards, attack, thwart, use abilities.
      Click a card that is not lit to learn why.`,
    de: `Dein Zug
      Alles, was leuchtet, kannst du jetzt nutzen, in beliebiger Reihenfolge und so oft du kannst: Karten spielen, angreifen, Widerstand leisten, Fähigkeiten nutzen.
      Klicke eine Karte an, die nicht leuchtet, und du erfährst, warum.`,
  }),
  lesson('form', {
    on: { ask: 'playerTurn' },
    en: `Two forms
      You begin as an alter-ego, who can recover and draws more cards. As a hero you can attack and thwart.
      Once each turn you may change form. Beware: the villain attacks heroes, and he schemes against alter-egos.`,
    de: `Zwei Gestalten
      Du beginnst als Alter Ego: Es kann sich erholen und zieht mehr Karten nach. Als Held kannst du angreifen und Widerstand leisten.
      Einmal in jedem Zug darfst du die Gestalt wechseln. Vorsicht: Einen Helden greift der Schurke an, bei einem Alter Ego treibt er seinen Plan voran.`,
  }),
  lesson('pay', {
    on: { ask: 'pay' },
    en: `Paying
      The number at the top left is the cost. You pay it with other cards from your hand: each one gives the resources shown on it.
      A payment is already picked. Click cards to change it.`,
    de: `Bezahlen
      Die Zahl oben links sind die Kosten. Du bezahlst sie mit anderen Handkarten: Jede bringt die Ressourcen, die auf ihr abgebildet sind.
      Eine Bezahlung ist schon gewählt. Klicke Karten an, um sie zu ändern.`,
  }),
  lesson('event', {
    on: { step: '3 show the card' },
    en: `Cards you play
      An event has its effect once and is discarded.
      Allies, upgrades and supports stay in play and help you every round.`,
    de: `Karten, die du spielst
      Ein Ereignis wirkt einmal und wird dann abgelegt.
      Verbündete, Upgrades und Vorteile bleiben im Spiel und helfen dir in jeder Runde.`,
  }),
  lesson('inPlay', {
    on: { step: 'lay it down' },
    en: `In play
      An ally attacks and thwarts like a hero, but then takes the damage that the dots show. You may have three allies.
      You exhaust many upgrades and supports to use them: they lie sideways until the end of the phase.`,
    de: `Im Spiel
      Ein Verbündeter greift an und leistet Widerstand wie ein Held, nimmt danach aber den Schaden, den die Punkte zeigen. Du darfst drei Verbündete haben.
      Viele Upgrades und Vorteile erschöpfst du, um sie zu nutzen: Sie liegen dann bis zum Ende der Phase quer.`,
  }),
  lesson('attack', {
    on: { step: 'the attack is initiated' },
    en: `An attack
      An attack deals damage to an enemy. A basic attack deals as much damage as the attacker’s ATK.
      A basic power exhausts the character, so your hero can usually do only one thing each round: attack, thwart or defend.`,
    de: `Ein Angriff
      Ein Angriff fügt einem Gegner Schaden zu. Ein Basisangriff fügt so viel Schaden zu, wie der ANG beträgt.
      Eine Basiskraft erschöpft den Charakter. Dein Held kann also pro Runde meist nur eins davon: angreifen, Widerstand leisten oder verteidigen.`,
  }),
  lesson('thwart', {
    on: { step: 'the thwart is initiated' },
    en: `Thwarting
      Thwarting removes threat from a scheme.
      Watch the main scheme: the two numbers on it are its threat and the threat that completes it.`,
    de: `Widerstand
      Widerstand entfernt Bedrohung von einem Plan.
      Behalte den Hauptplan im Auge: Die beiden Zahlen darauf sind seine Bedrohung und die Bedrohung, mit der er vollendet ist.`,
  }),
  lesson('ability', {
    on: { ask: 'useAbility' },
    en: `Interrupts and responses
      You may use some abilities when something happens: interrupts before it, responses after it. Use one now, or pass.`,
    de: `Unterbrechungen und Reaktionen
      Manche Fähigkeiten kannst du nutzen, wenn etwas passiert: Unterbrechungen davor, Reaktionen danach. Nutze jetzt eine oder passe.`,
  }),
  lesson('turnEnds', {
    on: { ask: 'discardAtEnd' },
    en: `The end of your turn
      Discard cards you cannot use: you draw up to your hand size anyway, and ready all your cards.
      Then the villain phase begins.`,
    de: `Das Ende deines Zuges
      Lege Karten ab, die du nicht brauchst: Du ziehst ohnehin auf dein Handlimit nach, und alle deine Karten werden spielbereit.
      Dann beginnt die Schurkenphase.`,
  }),
  lesson('threat', {
    on: { step: '1 place threat' },
    en: `The villain phase: threat
      First, threat is placed on the main scheme. This happens every round.`,
    de: `Die Schurkenphase: Bedrohung
      Zuerst kommt Bedrohung auf den Hauptplan. Das passiert jede Runde.`,
  }),
  lesson('activation', {
    on: { step: '2 activate enemies' },
    en: `The enemies activate
      Now the villain and each minion engaged with you activate. They attack a hero, and they scheme against an alter-ego.`,
    de: `Die Gegner werden aktiviert
      Jetzt werden der Schurke und jeder Scherge aktiviert, der mit dir im Kampf ist. Einen Helden greifen sie an; bei einem Alter Ego treiben sie den Plan voran.`,
  }),
  lesson('enemyAttack', {
    on: { step: 'the enemy attacks' },
    en: `You are attacked
      The attack deals as much damage as the enemy’s ATK. Boost cards add to it.`,
    de: `Du wirst angegriffen
      Der Angriff fügt so viel Schaden zu, wie der ANG des Gegners beträgt. Boost-Karten erhöhen ihn.`,
  }),
  lesson('enemyScheme', {
    on: { step: 'the enemy schemes' },
    en: `The villain schemes
      The villain places as much threat on the main scheme as his SCH. Boost cards add to it.`,
    de: `Der Schurke treibt seinen Plan voran
      Auf den Hauptplan kommt so viel Bedrohung, wie der PLA des Schurken beträgt. Boost-Karten erhöhen ihn.`,
  }),
  lesson('defend', {
    on: { ask: 'whoDefends' },
    en: `Defending
      Your hero may defend: exhaust them and subtract their DEF from the damage. An ally may defend instead and takes all of it.
      If nobody defends, your hero takes all the damage but stays ready.`,
    de: `Verteidigen
      Dein Held darf verteidigen: Er wird erschöpft, und sein VER wird vom Schaden abgezogen. Oder ein Verbündeter verteidigt und nimmt allen Schaden.
      Verteidigt niemand, nimmt dein Held allen Schaden, bleibt aber spielbereit.`,
  }),
  lesson('boost', {
    on: { step: 'a turn the card' },
    en: `Boost cards
      When the villain activates, he gets the top encounter card as a facedown boost card. Now it is turned faceup: each boost icon adds 1.
      A star means that the card has another effect.`,
    de: `Boost-Karten
      Wird der Schurke aktiviert, bekommt er die oberste Begegnungskarte als verdeckte Boost-Karte. Jetzt wird sie aufgedeckt: Jedes Boost-Symbol zählt +1.
      Ein Stern heißt, dass die Karte einen weiteren Effekt hat.`,
  }),
  lesson('dealt', {
    on: { step: '3 deal encounter cards' },
    en: `Encounter cards
      Each player is dealt an encounter card. Each hazard icon in play adds one more card.`,
    de: `Begegnungskarten
      Jedem Spieler wird eine Begegnungskarte zugeteilt. Für jedes Gefahrensymbol im Spiel kommt eine weitere dazu.`,
  }),
  lesson('revealed', {
    on: { step: '1 turn it face up' },
    en: `Treacheries and attachments
      A treachery has its effect and is discarded. An attachment makes an enemy stronger until you remove it.`,
    de: `Verrat und Anhänge
      Ein Verrat hat seinen Effekt und wird abgelegt. Ein Anhang macht einen Gegner stärker, bis du ihn entfernst.`,
  }),
  lesson('minions', {
    on: { step: '1 turn it face up' },
    en: `Minions and side schemes
      A minion engages you and activates every round until it is defeated. While a minion with guard is engaged with you, you cannot attack the villain.
      A side scheme stays in play until you remove all its threat. While it has a crisis icon, you cannot remove threat from the main scheme.`,
    de: `Schergen und Nebenpläne
      Ein Scherge verwickelt dich in einen Kampf und wird jede Runde aktiviert, bis er besiegt ist. Du kannst den Schurken nicht angreifen, solange ein Scherge mit Wache mit dir im Kampf ist.
      Ein Nebenplan bleibt im Spiel, bis du alle Bedrohung von ihm entfernst. Hat er ein Krisensymbol, kannst du vom Hauptplan keine Bedrohung entfernen.`,
  }),
  lesson('stunned', {
    on: { step: 'stunned, or something instead' },
    en: `Stunned and confused
      A stunned character loses its next attack, and with it the status card. A confused character loses its next thwart or scheme.
      Stun or confuse the villain when you can.`,
    de: `Betäubt und verwirrt
      Ein betäubter Charakter verliert seinen nächsten Angriff und damit die Statuskarte. Ein verwirrter Charakter verliert seinen nächsten Widerstand oder das nächste Vorantreiben des Plans.
      Betäube oder verwirre den Schurken, wann immer du kannst.`,
  }),
  lesson('tough', {
    on: { step: '2 tough' },
    en: `Tough
      A tough status card prevents all damage once, no matter how much. Use a small attack to remove it.`,
    de: `Zäh
      Eine Zäh-Statuskarte verhindert einmal allen Schaden, egal wie viel. Entferne sie mit einem kleinen Angriff.`,
  }),
  lesson('defeated', {
    on: { step: '9 discard the defeated' },
    en: `Defeated
      A character without hit points is defeated.
      The villain continues with his next stage and all its hit points. Defeat the last stage to win.`,
    de: `Besiegt
      Ohne Lebenspunkte ist ein Charakter besiegt.
      Der Schurke macht mit seinem nächsten Abschnitt und allen Lebenspunkten weiter. Besiege den letzten Abschnitt, um zu gewinnen.`,
  }),
  lesson('nextRound', {
    on: { step: '5 pass the first player token' },
    en: `The round is over
      That was a whole round. Now it is your turn again.
      Always weigh three things: damage to the villain, threat on his scheme, and your own hit points.`,
    de: `Die Runde ist vorbei
      Das war eine ganze Runde. Jetzt bist du wieder am Zug.
      Wäge immer drei Dinge ab: Schaden am Schurken, Bedrohung auf seinem Plan und deine eigenen Lebenspunkte.`,
  }),
  lesson('completed', {
    on: { step: 'it is completed' },
    en: `The scheme is completed
      The main scheme has reached its target threat. The next stage begins; after the last one, you lose.`,
    de: `Der Plan ist vollendet
      Der Hauptplan hat seine Zielbedrohung erreicht. Der nächste Abschnitt beginnt; nach dem letzten habt ihr verloren.`,
  }),
  lesson('end', {
    on: 'end',
    en: `The game is over
      Try another hero or another villain next. You can also undo decisions and play on differently.`,
    de: `Die Partie ist zu Ende
      Versuche es als Nächstes mit einem anderen Helden oder Schurken. Du kannst auch Entscheidungen zurücknehmen und anders weiterspielen.`,
  }),
];
