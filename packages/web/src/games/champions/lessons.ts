import type { Lesson } from '../page-game.ts';

/** The guide of a first game: each page comes when its moment comes, in this order. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'goal',
    on: 'begin',
    title: { en: 'What it is about', de: 'Worum es geht' },
    text: {
      en: [
        'Above you see the villain and his plan, the main scheme. Below are your hero and your hand.',
        'You win by taking all hit points from the last stage of the villain. You lose if too much threat gathers on the main scheme, or if your own hit points run out.',
      ],
      de: [
        'Oben liegen der Schurke und sein Plan, der Hauptplan. Unten liegen dein Held und deine Handkarten.',
        'Du gewinnst, wenn du dem letzten Abschnitt des Schurken alle Lebenspunkte nimmst. Du verlierst, wenn sich zu viel Bedrohung auf dem Hauptplan sammelt oder dir selbst die Lebenspunkte ausgehen.',
      ],
    },
  },
  {
    id: 'mulligan',
    on: { ask: 'mulligan' },
    title: { en: 'Your first hand', de: 'Deine erste Hand' },
    text: {
      en: [
        'You may replace cards once. Cheap cards that stay in play are good to begin with.',
        'Click the cards you do not want, then confirm. Without a pick you keep them all.',
      ],
      de: [
        'Einmal darfst du Karten austauschen. Für den Anfang sind billige Karten gut, die im Spiel bleiben.',
        'Klicke die Karten an, die du nicht willst, und bestätige. Ohne Auswahl behältst du alle.',
      ],
    },
  },
  {
    id: 'turn',
    on: { ask: 'playerTurn' },
    title: { en: 'Your turn', de: 'Dein Zug' },
    text: {
      en: [
        'Whatever is lit can be done now, in any order and as often as you can: play cards, attack, thwart, use abilities.',
        'Click a card that is not lit to learn why it is not.',
      ],
      de: [
        'Alles, was leuchtet, geht jetzt, in beliebiger Reihenfolge und so oft du kannst: Karten spielen, angreifen, Widerstand leisten, Fähigkeiten nutzen.',
        'Klicke eine Karte an, die nicht leuchtet, und du erfährst, warum.',
      ],
    },
  },
  {
    id: 'form',
    on: { ask: 'playerTurn' },
    title: { en: 'Two forms', de: 'Zwei Gestalten' },
    text: {
      en: [
        'You begin as an alter-ego, who can recover and draws more cards. As a hero you can attack and thwart.',
        'Once each turn you may change form. Beware: the villain attacks heroes, and against an alter-ego he advances his scheme.',
      ],
      de: [
        'Du beginnst als Alter Ego: Es kann sich erholen und zieht mehr Karten nach. Als Held kannst du angreifen und Widerstand leisten.',
        'Einmal in jedem Zug darfst du die Gestalt wechseln. Vorsicht: Helden greift der Schurke an, bei einem Alter Ego treibt er seinen Plan voran.',
      ],
    },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    title: { en: 'Paying', de: 'Bezahlen' },
    text: {
      en: [
        'The number at the top left is the cost. You pay it with other cards of your hand: each gives the resources drawn at its bottom.',
        'A good payment is picked already. Click cards to change it.',
      ],
      de: [
        'Die Zahl oben links sind die Kosten. Du bezahlst mit anderen Handkarten: Jede bringt die Ressourcen, die unten auf ihr abgebildet sind.',
        'Eine gute Bezahlung ist schon ausgewählt. Klicke Karten an, um sie zu ändern.',
      ],
    },
  },
  {
    id: 'event',
    on: { step: '3 show the card' },
    title: { en: 'Cards you play', de: 'Karten, die du spielst' },
    text: {
      en: [
        'An event does what it says once and is discarded.',
        'Allies, upgrades and supports stay in play and help you every round.',
      ],
      de: [
        'Ein Ereignis wirkt einmal und wird abgelegt.',
        'Verbündete, Upgrades und Vorteile bleiben im Spiel und helfen dir in jeder Runde.',
      ],
    },
  },
  {
    id: 'inPlay',
    on: { step: 'lay it down' },
    title: { en: 'In play', de: 'Im Spiel' },
    text: {
      en: [
        'An ally attacks and thwarts like a hero, but takes the damage shown as dots for it. You may have three.',
        'Many upgrades and supports are exhausted to use them: they turn aside until the end of the phase.',
      ],
      de: [
        'Ein Verbündeter greift an und leistet Widerstand wie ein Held, nimmt dafür aber den Schaden, den die Punkte zeigen. Du darfst drei haben.',
        'Viele Upgrades und Vorteile werden zum Nutzen erschöpft: Sie liegen dann bis zum Ende der Phase quer.',
      ],
    },
  },
  {
    id: 'attack',
    on: { step: 'the attack is initiated' },
    title: { en: 'An attack', de: 'Ein Angriff' },
    text: {
      en: [
        'An attack deals damage to an enemy: for a basic attack as much as the attack power says.',
        'A basic power exhausts the character, so your hero can attack, thwart or defend, but usually only one of them a round.',
      ],
      de: [
        'Ein Angriff fügt einem Gegner Schaden zu: beim Basisangriff so viel, wie der Angriffswert sagt.',
        'Eine Basiskraft erschöpft den Charakter. Dein Held kann also angreifen, Widerstand leisten oder verteidigen, meist aber nur eines davon je Runde.',
      ],
    },
  },
  {
    id: 'thwart',
    on: { step: 'the thwart is initiated' },
    title: { en: 'Thwarting', de: 'Widerstand' },
    text: {
      en: [
        'Thwarting removes threat from a scheme.',
        'Keep an eye on the main scheme: the two numbers on it are the threat there is and the threat that completes it.',
      ],
      de: [
        'Widerstand entfernt Bedrohung von einem Plan.',
        'Behalte den Hauptplan im Auge: Die beiden Zahlen darauf sind die Bedrohung, die da ist, und die, mit der er vollendet ist.',
      ],
    },
  },
  {
    id: 'ability',
    on: { ask: 'useAbility' },
    title: { en: 'Just in time', de: 'Im richtigen Augenblick' },
    text: {
      en: [
        'Some abilities answer what is happening: interrupts before it, responses after it. You may use one now, or pass.',
      ],
      de: [
        'Manche Fähigkeiten antworten auf das, was gerade geschieht: Unterbrechungen davor, Reaktionen danach. Du darfst jetzt eine nutzen oder passen.',
      ],
    },
  },
  {
    id: 'turnEnds',
    on: { ask: 'discardAtEnd' },
    title: { en: 'The end of your turn', de: 'Das Ende deines Zuges' },
    text: {
      en: [
        'Discard what you cannot use: you draw up to your hand size now anyway, and all your cards become ready.',
        'Then comes the villain.',
      ],
      de: [
        'Lege ab, was du nicht brauchst: Du ziehst ohnehin auf dein Handlimit nach, und alle deine Karten werden spielbereit.',
        'Dann ist der Schurke an der Reihe.',
      ],
    },
  },
  {
    id: 'threat',
    on: { step: '1 place threat' },
    title: { en: 'The villain phase: threat', de: 'Die Schurkenphase: Bedrohung' },
    text: {
      en: ['First the plan goes on by itself: the main scheme gets threat every round.'],
      de: ['Zuerst geht der Plan von selbst voran: Der Hauptplan bekommt jede Runde Bedrohung.'],
    },
  },
  {
    id: 'activation',
    on: { step: '2 activate enemies' },
    title: { en: 'The enemies activate', de: 'Die Gegner werden aktiviert' },
    text: {
      en: [
        'Now the villain and every minion before you act. They attack a hero; against an alter-ego they scheme.',
      ],
      de: [
        'Jetzt handeln der Schurke und jeder Scherge vor dir. Einen Helden greifen sie an; bei einem Alter Ego treiben sie den Plan voran.',
      ],
    },
  },
  {
    id: 'enemyAttack',
    on: { step: 'the enemy attacks' },
    title: { en: 'You are attacked', de: 'Du wirst angegriffen' },
    text: {
      en: [
        'The attack deals as much damage as the enemy’s attack power says, and boost cards add to it.',
      ],
      de: [
        'Der Angriff richtet so viel Schaden an, wie der Angriffswert des Gegners sagt, und Boost-Karten kommen hinzu.',
      ],
    },
  },
  {
    id: 'enemyScheme',
    on: { step: 'the enemy schemes' },
    title: { en: 'The villain schemes', de: 'Der Schurke treibt seinen Plan voran' },
    text: {
      en: [
        'As much threat as his scheme power says goes on the main scheme, and boost cards add to it.',
      ],
      de: [
        'So viel Bedrohung, wie sein Wert für Planen sagt, kommt auf den Hauptplan, und Boost-Karten kommen hinzu.',
      ],
    },
  },
  {
    id: 'defend',
    on: { ask: 'whoDefends' },
    title: { en: 'Defending', de: 'Verteidigen' },
    text: {
      en: [
        'Your hero may defend: he is exhausted, and his defense is taken off the damage. An ally may defend instead and takes all of it.',
        'If nobody defends, your hero takes everything but stays ready.',
      ],
      de: [
        'Dein Held darf verteidigen: Er wird erschöpft, und seine Verteidigung wird vom Schaden abgezogen. Oder ein Verbündeter verteidigt und nimmt allen Schaden auf sich.',
        'Verteidigt niemand, nimmt dein Held alles hin, bleibt aber spielbereit.',
      ],
    },
  },
  {
    id: 'boost',
    on: { step: 'a turn the card' },
    title: { en: 'Boost cards', de: 'Boost-Karten' },
    text: {
      en: [
        'When the villain activates, he gets the top encounter card face down. Now it is turned over: each boost icon makes him stronger by one.',
        'A star means that it does something more.',
      ],
      de: [
        'Wird der Schurke aktiviert, bekommt er verdeckt die oberste Begegnungskarte. Jetzt wird sie umgedreht: Jedes Boost-Symbol macht ihn um eins stärker.',
        'Ein Stern heißt, dass sie noch etwas anderes bewirkt.',
      ],
    },
  },
  {
    id: 'dealt',
    on: { step: '3 deal encounter cards' },
    title: { en: 'Encounter cards', de: 'Begegnungskarten' },
    text: {
      en: [
        'Every player is dealt an encounter card, and one more comes for each hazard icon in play.',
      ],
      de: [
        'Jeder bekommt eine Begegnungskarte, und für jedes Gefahrensymbol im Spiel kommt eine dazu.',
      ],
    },
  },
  {
    id: 'revealed',
    on: { step: '1 turn it face up' },
    title: { en: 'It is revealed', de: 'Sie wird aufgedeckt' },
    text: {
      en: [
        'A treachery does its harm and is gone. An attachment makes an enemy stronger until you get rid of it.',
      ],
      de: [
        'Ein Verrat richtet seinen Schaden an und ist weg. Ein Anhang macht einen Gegner stärker, bis du ihn loswirst.',
      ],
    },
  },
  {
    id: 'minions',
    on: { step: '1 turn it face up' },
    title: { en: 'Minions and side schemes', de: 'Schergen und Nebenpläne' },
    text: {
      en: [
        'A minion stays before you and acts every round until it is defeated. As long as one with guard is there, you cannot attack the villain.',
        'A side scheme does its harm until all threat is removed from it. With a crisis icon it protects the main scheme.',
      ],
      de: [
        'Ein Scherge bleibt vor dir und handelt jede Runde, bis er besiegt ist. Solange einer mit Wache da ist, kannst du den Schurken nicht angreifen.',
        'Ein Nebenplan schadet dir, bis alle Bedrohung von ihm entfernt ist. Mit einem Krisensymbol schützt er den Hauptplan.',
      ],
    },
  },
  {
    id: 'stunned',
    on: { step: 'stunned, or something instead' },
    title: { en: 'Stunned and confused', de: 'Betäubt und verwirrt' },
    text: {
      en: [
        'Whoever is stunned loses the next attack, and with it the status. Confused does the same to the next thwart or scheme.',
        'Give them to the villain when you can.',
      ],
      de: [
        'Wer betäubt ist, verliert den nächsten Angriff und damit den Status. Verwirrt heißt dasselbe für den nächsten Widerstand oder das nächste Planen.',
        'Hänge sie dem Schurken an, wann immer es geht.',
      ],
    },
  },
  {
    id: 'tough',
    on: { step: '2 tough' },
    title: { en: 'Tough', de: 'Zäh' },
    text: {
      en: [
        'A tough status card prevents all damage once, however much it is. Use a small attack on it.',
      ],
      de: [
        'Zäh verhindert einmal allen Schaden, wie viel es auch ist. Verschwende darauf nur einen kleinen Angriff.',
      ],
    },
  },
  {
    id: 'defeated',
    on: { step: '9 discard the defeated' },
    title: { en: 'Defeated', de: 'Besiegt' },
    text: {
      en: [
        'Without hit points a character is gone.',
        'The villain comes back with his next stage and all its hit points. With the last one defeated you have won.',
      ],
      de: [
        'Ohne Lebenspunkte ist ein Charakter besiegt.',
        'Der Schurke kehrt mit seinem nächsten Abschnitt und allen Lebenspunkten zurück. Ist der letzte besiegt, habt ihr gewonnen.',
      ],
    },
  },
  {
    id: 'nextRound',
    on: { step: '5 pass the first player token' },
    title: { en: 'The round is over', de: 'Die Runde ist vorbei' },
    text: {
      en: [
        'That was a whole round. It is your turn again.',
        'Weigh them against each other: damage to the villain, threat on his plan, your own hit points.',
      ],
      de: [
        'Das war eine ganze Runde. Jetzt bist du wieder am Zug.',
        'Wäge ab: Schaden für den Schurken, Bedrohung auf seinem Plan, deine eigenen Lebenspunkte.',
      ],
    },
  },
  {
    id: 'completed',
    on: { step: 'it is completed' },
    title: { en: 'The plan is completed', de: 'Der Plan ist vollendet' },
    text: {
      en: [
        'Too much threat has gathered. The plan goes on with its next stage; after the last one you lose.',
      ],
      de: [
        'Es hat sich zu viel Bedrohung gesammelt. Der Plan geht mit dem nächsten Abschnitt weiter; nach dem letzten habt ihr verloren.',
      ],
    },
  },
  {
    id: 'end',
    on: 'end',
    title: { en: 'The game is over', de: 'Die Partie ist zu Ende' },
    text: {
      en: [
        'Try another hero or another villain next. You can also go back and play it differently.',
      ],
      de: [
        'Versuche es als Nächstes mit einem anderen Helden oder Schurken. Du kannst auch zurückgehen und anders weiterspielen.',
      ],
    },
  },
];
