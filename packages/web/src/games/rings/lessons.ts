import { lesson } from '../lesson.ts';
import type { Lesson } from '../page-game.ts';

/** The guide of a first game: each lesson appears when its moment comes, in this order. */
export const LESSONS: readonly Lesson[] = [
  lesson('goal', {
    on: 'begin',
    en: `The goal
      At the top are the quest and the staging area with enemies and locations. At the bottom are your heroes and your hand.
      You win when you make enough progress on every stage of the quest. You lose when your threat reaches 50, or when all your heroes are dead.`,
    de: `Das Ziel
      Oben liegen das Abenteuer und die Aufmarschzone mit Gegnern und Orten. Unten liegen deine Helden und deine Handkarten.
      Du gewinnst, wenn du auf jedem Abschnitt des Abenteuers genug Fortschritt machst. Du verlierst, wenn dein Bedrohungsgrad 50 erreicht oder alle deine Helden tot sind.`,
  }),
  lesson('mulligan', {
    on: { ask: 'mulligan' },
    en: `Your first hand
      You may shuffle all six cards back once and draw six new ones.
      Cheap allies and cards that give resources are good at the start.`,
    de: `Deine erste Hand
      Einmal darfst du alle sechs Karten zurückmischen und sechs neue ziehen.
      Am Anfang sind billige Verbündete gut und Karten, die Ressourcen bringen.`,
  }),
  lesson('planning', {
    on: { ask: 'planning' },
    en: `Planning
      Each round, each of your heroes gains a resource, and you draw a card. Now you may play allies and attachments: you can pay for the lit cards.
      Click a card that is not lit to learn why.`,
    de: `Planen
      In jeder Runde bekommt jeder deiner Helden eine Ressource, und du ziehst eine Karte. Jetzt darfst du Verbündete und Verstärkungen spielen: Die leuchtenden Karten kannst du bezahlen.
      Klicke eine Karte an, die nicht leuchtet, und du erfährst, warum.`,
  }),
  lesson('pay', {
    on: { ask: 'pay' },
    en: `Paying
      The number at the top left is the cost. Heroes of the card’s sphere pay for it; the colour and symbol show the sphere. Any hero may pay for grey cards.
      A payment is already picked. Click heroes to change it.`,
    de: `Bezahlen
      Die Zahl oben links sind die Kosten. Helden derselben Sphäre bezahlen sie; Farbe und Symbol zeigen die Sphäre. Graue Karten darf jeder Held bezahlen.
      Eine Bezahlung ist schon gewählt. Klicke Helden an, um sie zu ändern.`,
  }),
  lesson('inPlay', {
    on: { step: 'lay it down' },
    en: `In play
      Allies quest, attack and defend like heroes, but have no resources. Attachments lie with the character they are attached to.`,
    de: `Im Spiel
      Verbündete stellen sich dem Abenteuer und kämpfen wie Helden, haben aber keine Ressourcen. Verstärkungen liegen bei dem Charakter, an den sie angehängt sind.`,
  }),
  lesson('action', {
    on: { ask: 'actionWindow' },
    en: `Actions
      Between the steps of a round you may take actions: events in your hand and abilities of your cards. Take one, or pass.`,
    de: `Aktionen
      Zwischen den Schritten einer Runde darfst du Aktionen nutzen: Ereignisse auf deiner Hand und Fähigkeiten deiner Karten. Nutze eine oder passe.`,
  }),
  lesson('commit', {
    on: { ask: 'commitToQuest' },
    en: `Committing to the quest
      The characters you commit add up their willpower, the little sun. It counts against the threat of all cards in the staging area, after one more card is revealed.
      Committed characters exhaust and cannot defend or attack this round. Keep some characters ready for the enemies.`,
    de: `Sich dem Abenteuer stellen
      Die Charaktere, die sich dem Abenteuer stellen, zählen ihre Willenskraft zusammen, die kleine Sonne. Sie zählt gegen den Widerstand aller Karten in der Aufmarschzone; vorher wird noch eine Karte aufgedeckt.
      Diese Charaktere werden erschöpft und können in dieser Runde weder verteidigen noch angreifen. Halte einige für die Gegner spielbereit.`,
  }),
  lesson('ability', {
    on: { ask: 'useAbility' },
    en: `Responses
      You may use some abilities after something happens. Use one now, or pass.`,
    de: `Reaktionen
      Manche Fähigkeiten kannst du nutzen, nachdem etwas passiert ist. Nutze jetzt eine oder passe.`,
  }),
  lesson('staging', {
    on: { step: 'turn it face up' },
    en: `Encounter cards
      One encounter card is revealed for each player. Enemies and locations stay in the staging area and add their threat; a treachery has its effect and is discarded.`,
    de: `Begegnungskarten
      Für jeden Spieler wird eine Begegnungskarte aufgedeckt. Gegner und Orte bleiben in der Aufmarschzone, und ihr Widerstand zählt; ein Verrat hat seinen Effekt und wird abgelegt.`,
  }),
  lesson('resolve', {
    on: { step: '3.4 resolve the quest' },
    en: `Willpower against threat
      Willpower above the threat becomes progress: first on the active location, then on the quest. If the threat is higher, your threat rises by the difference.`,
    de: `Willenskraft gegen Widerstand
      Willenskraft über dem Widerstand wird Fortschritt: zuerst auf dem aktiven Ort, dann auf dem Abenteuer. Ist der Widerstand höher, steigt dein Bedrohungsgrad um die Differenz.`,
  }),
  lesson('travel', {
    on: { ask: 'whereToTravel' },
    en: `Travelling
      You may travel to one location. It leaves the staging area and its threat no longer counts, but progress goes on it first until it is explored.`,
    de: `Reisen
      Du darfst zu einem Ort reisen. Er verlässt die Aufmarschzone, und sein Widerstand zählt nicht mehr, aber Fortschritt kommt zuerst auf ihn, bis er erkundet ist.`,
  }),
  lesson('engage', {
    on: { ask: 'whomToEngage' },
    en: `Enemies
      You may engage one enemy now. After that, each enemy engages you if its engagement cost, the two arrowheads, is not above your threat.
      In the staging area, an enemy makes the quest harder; engaged with you, it attacks.`,
    de: `Gegner
      Du darfst jetzt einen Gegner in einen Kampf verwickeln. Danach verwickelt dich jeder Gegner in einen Kampf, dessen Kampfbereitschaft, die zwei Pfeilspitzen, nicht über deinem Bedrohungsgrad liegt.
      In der Aufmarschzone erschwert ein Gegner das Abenteuer; im Kampf mit dir greift er an.`,
  }),
  lesson('shadow', {
    on: { step: '6.2 deal shadow cards' },
    en: `Shadow cards
      Each enemy engaged with you gets a facedown shadow card from the encounter deck. It is turned faceup when the enemy attacks, and only its shadow effect counts.`,
    de: `Schattenkarten
      Jeder Gegner im Kampf mit dir bekommt eine verdeckte Schattenkarte vom Begegnungsdeck. Sie wird aufgedeckt, wenn er angreift, und nur ihr Schatteneffekt zählt.`,
  }),
  lesson('defend', {
    on: { ask: 'whoDefends' },
    en: `Defending
      One ready character may defend: it exhausts, and its defense is subtracted from the damage.
      If nobody defends, one of your heroes takes all the damage, without any defense.`,
    de: `Verteidigen
      Ein spielbereiter Charakter darf verteidigen: Er wird erschöpft, und seine Verteidigung wird vom Schaden abgezogen.
      Verteidigt niemand, nimmt einer deiner Helden den ganzen Schaden, ohne jede Verteidigung.`,
  }),
  lesson('undefended', {
    on: { ask: 'undefendedDamage' },
    en: `An undefended attack
      One hero takes all the damage. Choose a hero who can survive it.`,
    de: `Ein unverteidigter Angriff
      Ein Held nimmt den ganzen Schaden. Wähle einen, der ihn überlebt.`,
  }),
  lesson('attack', {
    on: { ask: 'whomToAttack' },
    en: `Your attack
      Now your ready characters may attack. Choose an enemy, then any number of characters: their attack adds up, and the enemy’s defense is subtracted.`,
    de: `Dein Angriff
      Jetzt dürfen deine spielbereiten Charaktere angreifen. Wähle einen Gegner, dann beliebig viele Charaktere: Ihr Angriff wird zusammengezählt, die Verteidigung des Gegners abgezogen.`,
  }),
  lesson('refresh', {
    on: { step: '7.3 raise threat' },
    en: `The round is over
      All cards ready, and your threat rises by 1: you cannot wait forever.`,
    de: `Die Runde ist vorbei
      Alle Karten werden spielbereit, und dein Bedrohungsgrad steigt um 1: Ewig warten kannst du nicht.`,
  }),
  lesson('explored', {
    on: { step: 'what is explored' },
    en: `Explored
      A location with as much progress as quest points is explored. A stage with as much progress as quest points is followed by the next one; excess progress on a stage is lost.`,
    de: `Erkundet
      Ein Ort mit so viel Fortschritt wie Abenteuerpunkten ist erkundet. Auf einen Abschnitt mit so viel Fortschritt wie Abenteuerpunkten folgt der nächste; überschüssiger Fortschritt eines Abschnitts verfällt.`,
  }),
  lesson('stage', {
    on: { step: 'the next stage' },
    en: `The next stage
      A new stage has its own rules. Point at it to read them.`,
    de: `Der nächste Abschnitt
      Ein neuer Abschnitt hat eigene Regeln. Zeige auf ihn, um sie zu lesen.`,
  }),
  lesson('end', {
    on: 'end',
    en: `The game is over
      Try another deck or another scenario next. You can also undo decisions and play on differently.`,
    de: `Die Partie ist zu Ende
      Versuche es als Nächstes mit einem anderen Deck oder Szenario. Du kannst auch Entscheidungen zurücknehmen und anders weiterspielen.`,
  }),
];
