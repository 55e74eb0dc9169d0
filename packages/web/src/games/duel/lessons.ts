import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';
import { lesson } from '../lesson.ts';
import type { Lesson } from '../page-game.ts';

const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

/** The guided first game: each lesson appears when its moment comes for the first time. */
export const LESSONS: readonly Lesson[] = [
  lesson('begin', {
    on: 'begin',
    en: `The board
      Two sides face each other at three sites: Manhattan with three places, the Sanctum Sanctorum with two, the Avengers Tower with one. Your places are at the bottom, your hand below them.
      A turn has three phases: you play cards, then all your cards attack, then you draw two cards. Then it is the other side’s turn. The villains begin.
      Point at a card to read it. You can click everything that is lit.`,
    de: `Der Spielplan
      Zwei Seiten stehen sich an drei Schauplätzen gegenüber: Manhattan mit drei Plätzen, das Sanctum Sanctorum mit zweien, der Avengers Tower mit einem. Deine Plätze sind unten, darunter liegt deine Hand.
      Ein Zug hat drei Phasen: Du spielst Karten aus, dann greifen alle deine Karten an, dann ziehst du zwei nach. Danach ist die andere Seite am Zug. Die Schurken beginnen.
      Zeige auf eine Karte, um sie zu lesen. Alles, was leuchtet, kannst du anklicken.`,
  }),
  lesson('playing', {
    on: { ask: 'playPhase' },
    en: `Playing cards
      You can pay for the lit cards in your hand now. Play as many as you like, one after the other, then end the phase. Keep some: you pay with the other cards in your hand.
      Click a card that is not lit to learn why you cannot play it.
      If one version of a main character is already on your side, the other version is free and replaces it, without damage.`,
    de: `Karten ausspielen
      Die leuchtenden Handkarten kannst du gerade bezahlen. Spiele so viele aus, wie du magst, eine nach der anderen, und beende dann die Phase. Behalte ein paar: Mit den anderen Handkarten bezahlst du.
      Klicke eine Karte an, die nicht leuchtet, und du erfährst, warum du sie nicht spielen kannst.
      Liegt von einem Hauptcharakter schon eine Version auf deiner Seite, ist die andere kostenlos und ersetzt sie, ohne Schaden.`,
  }),
  lesson('paying', {
    on: { ask: 'pay' },
    en: `Paying with cards
      For each symbol of the cost you discard one card of that colour from your hand; for an asterisk, any card. The symbol in the lower corner of a card shows its colour.
      A payment is already picked. Click cards to change it, then pay.
      Heroes can also pay with freed civilians: each counts as a card of its colour.`,
    de: `Mit Karten bezahlen
      Für jedes Symbol der Kosten legst du eine Handkarte dieser Farbe ab, für das Sternchen eine beliebige. Das Symbol unten in der Ecke einer Karte zeigt ihre Farbe.
      Eine Bezahlung ist schon gewählt. Klicke Karten an, um sie zu ändern, und bezahle dann.
      Helden dürfen auch mit befreiten Zivilisten bezahlen: Jeder zählt als eine Karte seiner Farbe.`,
  }),
  lesson('places', {
    on: { ask: 'choosePlace' },
    en: `Choosing a place
      Every place holds one card. Opposite an enemy, your card attacks it. If the opposite place is empty, your card gets the bonus of the site in each of your turns.
      So choose a place to stop an enemy, or a place where no enemy stops you.`,
    de: `Einen Platz wählen
      An jedem Platz liegt eine Karte. Liegt gegenüber ein Feind, greift deine Karte ihn an. Ist der Platz gegenüber leer, bringt sie dir in jedem deiner Züge den Bonus des Schauplatzes.
      Wähle also einen Platz, an dem du einen Feind aufhältst, oder einen, an dem dich keiner aufhält.`,
  }),
  lesson('attack', {
    on: { step: 'damage the defender or take the bonus' },
    en: `Attacking
      Your cards attack automatically, from the outer place in Manhattan to the Tower. Each card deals damage equal to its strength to the card opposite, which does not strike back.
      A card with as much damage as life is defeated and discarded. Damage stays from turn to turn.`,
    de: `Angreifen
      Deine Karten greifen automatisch an, vom äußeren Platz in Manhattan bis zum Tower. Jede Karte fügt der Karte gegenüber Schaden in Höhe ihrer Stärke zu; diese schlägt nicht zurück.
      Hat eine Karte so viel Schaden wie Lebenspunkte, ist sie besiegt und wird abgelegt. Schaden bleibt von Zug zu Zug liegen.`,
  }),
  lesson('bonus', {
    on: { step: 'the site gives its bonus' },
    en: `Empty place opposite
      If the place opposite is empty, the attacker gets the bonus of the site.
      Manhattan: heroes free a civilian of that place, or score 1 point when none is left there; villains score 1 point. Sanctum: the artefact marker moves towards you. Tower: you take a location card into your hand.`,
    de: `Leerer Platz gegenüber
      Ist der Platz gegenüber leer, bekommt der Angreifer den Bonus des Schauplatzes.
      Manhattan: Helden befreien einen Zivilisten dieses Platzes oder bekommen 1 Punkt, wenn dort keiner mehr ist; Schurken bekommen 1 Punkt. Sanctum: Der Artefaktmarker rückt zu dir. Tower: Du nimmst eine Ortskarte auf die Hand.`,
  }),
  lesson('civilians', {
    on: { ask: 'freeCivilian' },
    en: `Freeing civilians
      Choose a civilian to free. Freed civilians lie beside your hand; spend one like a card of its colour.
      When no more than ${BOARD.civiliansLeft} are left in Manhattan, the heroes win at once.`,
    de: `Zivilisten befreien
      Wähle einen Zivilisten, den du befreist. Befreite Zivilisten liegen neben deiner Hand; gib sie aus wie eine Karte ihrer Farbe.
      Sind in Manhattan höchstens noch ${BOARD.civiliansLeft} übrig, gewinnen die Helden sofort.`,
  }),
  lesson('marker', {
    on: { step: 'one step' },
    en: `The artefact marker
      Both sides pull one marker. The side that moves it to the last space on its own half takes one of the two faceup artefacts; then the marker jumps to the other half.`,
    de: `Der Artefaktmarker
      Beide Seiten ziehen an einem Marker. Die Seite, die ihn auf das letzte Feld ihrer Hälfte bewegt, nimmt eins der beiden offenen Artefakte; danach springt er in die andere Hälfte.`,
  }),
  lesson('artefacts', {
    on: { ask: 'chooseArtefact' },
    en: `Taking an artefact
      Read both artefacts and take one. Some apply all the time, some light up in each of your play phases, some you use once in your turn and then return to the box.`,
    de: `Ein Artefakt nehmen
      Lies beide Artefakte und nimm eins. Manche gelten die ganze Zeit, manche leuchten in jeder deiner Ausspielphasen, manche setzt du einmal in deinem Zug ein, dann kommen sie in die Spielschachtel zurück.`,
  }),
  lesson('locations', {
    on: { step: 'score its points' },
    en: `Location cards
      You play a location like any other card, but not onto the board: it scores its points, has its effect, and goes under its pile. It has no colour, so it pays only for an asterisk.`,
    de: `Ortskarten
      Eine Ortskarte wird wie jede andere ausgespielt, kommt aber nicht auf den Spielplan: Sie bringt ihre Punkte, hat ihren Effekt und kommt unter ihren Stapel. Sie hat keine Farbe und bezahlt daher nur das Sternchen.`,
  }),
  lesson('drawing', {
    on: { step: 'III: draw' },
    en: `Drawing, and how to win
      At the end of a turn, the player draws two cards.
      Both sides also pull the one victory point marker: the heroes win at ${heroGoal} on their side, the villains at ${villainGoal} on theirs. When a deck runs out, the side that is ahead wins.`,
    de: `Nachziehen und gewinnen
      Am Ende des Zuges zieht der Spieler zwei Karten nach.
      Für Siegpunkte gibt es einen einzigen Marker, an dem beide Seiten ziehen: Die Helden gewinnen bei ${heroGoal} auf ihrer Seite, die Schurken bei ${villainGoal} auf ihrer. Ist ein Deck aufgebraucht, gewinnt die Seite, die vorn liegt.`,
  }),
  lesson('end', {
    on: 'end',
    en: `That was the whole game
      Now you know all the rules. Try the other side, or watch the replay of this game.`,
    de: `Das war das ganze Spiel
      Jetzt kennst du alle Regeln. Versuche die andere Seite, oder sieh dir diese Partie noch einmal an.`,
  }),
];
