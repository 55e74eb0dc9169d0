import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';
import type { Lesson } from '../page-game.ts';

const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

/** The guided first game: each page comes when its moment comes for the first time. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'begin',
    on: 'begin',
    title: { en: 'The board', de: 'Der Spielplan' },
    text: {
      en: [
        'Two sides face each other at three sites: Manhattan with three places, the Sanctum Sanctorum with two, the Avengers Tower with one. Your places are at the bottom, your hand below them.',
        'A turn has three phases: you play cards, then all your cards attack, then you draw two. After that it is the other side’s turn. The villains begin.',
        'Point at a card to read it. What is lit can be clicked.',
      ],
      de: [
        'Zwei Seiten stehen sich an drei Schauplätzen gegenüber: Manhattan mit drei Plätzen, das Sanctum Sanctorum mit zweien, der Avengers Tower mit einem. Deine Plätze sind unten, darunter liegt deine Hand.',
        'Ein Zug hat drei Phasen: Du spielst Karten aus, dann greifen alle deine Karten an, dann ziehst du zwei nach. Danach ist die andere Seite am Zug. Die Schurken beginnen.',
        'Zeige auf eine Karte, um sie zu lesen. Was leuchtet, kannst du anklicken.',
      ],
    },
  },
  {
    id: 'playing',
    on: { ask: 'playPhase' },
    title: { en: 'Playing cards', de: 'Karten ausspielen' },
    text: {
      en: [
        'The lit cards in your hand are those you can pay for now. Play as many as you like, one after the other, then end the phase. Keep some: cards in hand are also your money.',
        'A click on a card that is not lit tells you why it cannot be played.',
        'If one version of a main character is already on your side, the other version is free and takes its place, fresh and without damage.',
      ],
      de: [
        'Die leuchtenden Handkarten kannst du gerade bezahlen. Spiele so viele aus, wie du magst, eine nach der anderen, und beende dann die Phase. Behalte ein paar: Handkarten sind auch dein Geld.',
        'Ein Klick auf eine Karte, die nicht leuchtet, verrät dir, warum sie nicht geht.',
        'Liegt von einem Hauptcharakter schon eine Version auf deiner Seite, kostet die andere nichts und kommt an ihren Platz, frisch und ohne Schaden.',
      ],
    },
  },
  {
    id: 'paying',
    on: { ask: 'pay' },
    title: { en: 'Paying with cards', de: 'Mit Karten bezahlen' },
    text: {
      en: [
        'Each sign of the cost takes one card of its colour out of your hand; the asterisk takes any card. The colour of a card is the sign in its lower corner. What you pay with is discarded.',
        'A good payment is picked already. Click cards to change it, then pay.',
        'Heroes can also pay with civilians they have freed: they count as their colour.',
      ],
      de: [
        'Jedes Zeichen der Kosten verlangt eine Handkarte seiner Farbe, das Sternchen eine beliebige. Welche Farbe eine Karte hat, zeigt das Zeichen unten in der Ecke. Womit du bezahlst, das legst du ab.',
        'Eine gute Bezahlung ist schon gewählt. Klicke auf Karten, um sie zu ändern, und bezahle dann.',
        'Helden dürfen auch mit befreiten Zivilpersonen bezahlen: Sie zählen als ihre Farbe.',
      ],
    },
  },
  {
    id: 'places',
    on: { ask: 'choosePlace' },
    title: { en: 'Choosing a place', de: 'Einen Platz wählen' },
    text: {
      en: [
        'Every place holds one card. Opposite an enemy, your card will fight it. With nobody opposite, your card collects the bonus of the site in each of your turns.',
        'So there are two good reasons for a place: to stop somebody, or to be where nobody stops you.',
      ],
      de: [
        'Jeder Platz fasst eine Karte. Gegenüber einem Feind wird sie mit ihm kämpfen. Ist gegenüber niemand, bringt sie dir in jedem deiner Züge den Bonus des Schauplatzes.',
        'Es gibt also zwei gute Gründe für einen Platz: jemanden aufzuhalten, oder dort zu sein, wo dich niemand aufhält.',
      ],
    },
  },
  {
    id: 'attack',
    on: { step: 'damage the defender or take the bonus' },
    title: { en: 'Attacking', de: 'Angreifen' },
    text: {
      en: [
        'Attacks come by themselves, from the outer place in Manhattan to the Tower. Each card deals its strength as damage to the card opposite, which does not strike back.',
        'A card with as much damage as life is defeated and discarded. Damage stays from turn to turn.',
      ],
      de: [
        'Angriffe laufen von selbst ab, vom äußeren Platz in Manhattan bis zum Tower. Jede Karte fügt der Karte gegenüber Schaden in Höhe ihrer Stärke zu; die schlägt nicht zurück.',
        'Hat eine Karte so viel Schaden wie Leben, ist sie besiegt und wird abgelegt. Schaden bleibt von Zug zu Zug liegen.',
      ],
    },
  },
  {
    id: 'bonus',
    on: { step: 'the site gives its bonus' },
    title: { en: 'Nobody opposite', de: 'Niemand gegenüber' },
    text: {
      en: [
        'An attacker who meets nobody takes the bonus of the site.',
        'Manhattan: heroes free a civilian of that place, or score 1 point when none is left there; villains score 1 point. Sanctum: the artefact marker moves towards you. Tower: you take a location card into your hand.',
      ],
      de: [
        'Wer beim Angriff niemanden vor sich hat, bekommt den Bonus des Schauplatzes.',
        'Manhattan: Helden befreien eine Zivilperson dieses Platzes oder bekommen 1 Punkt, wenn dort keine mehr ist; Schurken bekommen 1 Punkt. Sanctum: Der Artefaktmarker rückt zu dir. Tower: Du nimmst eine Ortskarte auf die Hand.',
      ],
    },
  },
  {
    id: 'civilians',
    on: { ask: 'freeCivilian' },
    title: { en: 'Freeing civilians', de: 'Zivilpersonen befreien' },
    text: {
      en: [
        'Choose whom to free. Freed civilians wait beside your hand; spend one like a card of its colour.',
        `When no more than ${BOARD.civiliansLeft} are left in Manhattan, the heroes win at once.`,
      ],
      de: [
        'Wähle, wen du befreist. Befreite warten neben deiner Hand; gib sie aus wie eine Karte ihrer Farbe.',
        `Warten in Manhattan höchstens noch ${BOARD.civiliansLeft}, haben die Helden sofort gewonnen.`,
      ],
    },
  },
  {
    id: 'marker',
    on: { step: 'one step' },
    title: { en: 'The artefact marker', de: 'Der Artefaktmarker' },
    text: {
      en: [
        'Both sides pull at one marker. Whoever brings it to the last field on their side takes one of the two open artefacts; then it jumps to the other half.',
      ],
      de: [
        'Beide Seiten ziehen an einem Marker. Wer ihn auf das letzte Feld der eigenen Seite bringt, nimmt eins der beiden offenen Artefakte; danach springt er in die andere Hälfte.',
      ],
    },
  },
  {
    id: 'artefacts',
    on: { ask: 'chooseArtefact' },
    title: { en: 'Taking an artefact', de: 'Ein Artefakt nehmen' },
    text: {
      en: [
        'Read both and take one. Some work all the time, some light up in each of your play phases, some can be used once in your turn and then go back to the box.',
      ],
      de: [
        'Lies beide und nimm eins. Manche wirken die ganze Zeit, manche leuchten in jeder deiner Ausspielphasen, manche setzt du einmal in deinem Zug ein, dann kommen sie in die Schachtel zurück.',
      ],
    },
  },
  {
    id: 'locations',
    on: { step: 'score its points' },
    title: { en: 'Location cards', de: 'Ortskarten' },
    text: {
      en: [
        'A location is played like any other card, but it is not laid on the board: it scores its points, does what it says, and goes back under its pile. It has no colour, so it pays only for the asterisk.',
      ],
      de: [
        'Eine Ortskarte wird wie jede andere ausgespielt, kommt aber nicht auf den Spielplan: Sie bringt ihre Punkte, tut, was auf ihr steht, und kommt unter ihren Stapel. Sie hat keine Farbe und bezahlt daher nur das Sternchen.',
      ],
    },
  },
  {
    id: 'drawing',
    on: { step: 'III: draw' },
    title: { en: 'Drawing, and how to win', de: 'Nachziehen, und wie man gewinnt' },
    text: {
      en: [
        'At the end of a turn two cards are drawn.',
        `There is one marker for victory points, and both sides pull at it: the heroes win at ${heroGoal} on their side, the villains at ${villainGoal} on theirs. When a deck runs out, whoever is ahead wins.`,
      ],
      de: [
        'Am Ende des Zuges werden zwei Karten nachgezogen.',
        `Für Siegpunkte gibt es einen einzigen Marker, an dem beide Seiten ziehen: Die Helden gewinnen bei ${heroGoal} auf ihrer Seite, die Schurken bei ${villainGoal} auf ihrer. Ist ein Deck aufgebraucht, gewinnt, wer vorn liegt.`,
      ],
    },
  },
  {
    id: 'end',
    on: 'end',
    title: { en: 'That was the whole game', de: 'Das war das ganze Spiel' },
    text: {
      en: [
        'You know all the rules now. Try the other side, or look at the game again from its beginning.',
      ],
      de: [
        'Jetzt kennst du alle Regeln. Versuche es mit der anderen Seite, oder sieh dir die Partie noch einmal von vorn an.',
      ],
    },
  },
];
