import type { Summary, SummarySection } from '../summary.ts';
import { line, section } from '../summary.ts';

const FRONT: readonly SummarySection[] = [
  section('The goal', 'Das Ziel', [
    line(
      'object-of-the-game',
      'Two sides: heroes and villains bring characters to three sites and attack there.',
      'Zwei Seiten: Helden und Schurken bringen Charaktere an drei Schauplätze und greifen dort an.',
    ),
    line(
      'heroes',
      'Heroes win: with 7 victory points, or when 2 or fewer civilians are left in Manhattan.',
      'Helden gewinnen: mit 7 Siegpunkten oder wenn in Manhattan höchstens 2 Zivilisten übrig sind.',
    ),
    line(
      'villains',
      'Villains win: with 9 victory points.',
      'Schurken gewinnen: mit 9 Siegpunkten.',
    ),
    line(
      'running-out-of-cards',
      'Last card: drawing it in your own turn ends the game; the side with the most points wins.',
      'Letzte Karte: Sie im eigenen Zug zu ziehen beendet das Spiel; die Seite mit den meisten Punkten gewinnt.',
    ),
    line(
      'victory-points',
      'One marker: both sides move it; your points first reduce those of your opponent.',
      'Ein Marker: Beide Seiten bewegen ihn; deine Punkte verringern zuerst die der Gegenseite.',
    ),
  ]),
  section('Preparation', 'Vorbereitung', [
    line(
      'deck',
      'Decks: shuffle, put 15 cards into the box unseen; 41 are left.',
      'Decks: mischen, 15 Karten ungesehen in die Schachtel; 41 bleiben.',
    ),
    line(
      'artefacts',
      'Artefacts: shuffle, reveal two.',
      'Artefakte: mischen, zwei offen auslegen.',
    ),
    line(
      'locations',
      'Locations: shuffle, facedown at the Avengers Tower.',
      'Ortskarten: mischen, verdeckt an den Avengers Tower.',
    ),
    line(
      'civilians',
      'Civilians: one of each colour at each of the three places in Manhattan.',
      'Zivilisten: einer jeder Farbe an jeden der drei Plätze in Manhattan.',
    ),
    line(
      'preparation',
      'Hands: villains draw 5, heroes 7. The villains begin.',
      'Starthand: Schurken ziehen 5, Helden 7. Die Schurken beginnen.',
    ),
  ]),
  section('Your turn', 'Dein Zug', [
    line(
      'play-phase',
      'I Play: any number of cards, one after the other, or none.',
      'I Ausspielen: beliebig viele Karten nacheinander oder keine.',
    ),
    line(
      'attack-phase',
      'II Attack: all your cards with at least 1 strength, also new ones. It is not optional.',
      'II Angreifen: alle deine Karten mit mindestens 1 Stärke, auch neue. Verzichten geht nicht.',
    ),
    line('draw-phase', 'III Draw: two cards.', 'III Nachziehen: zwei Karten.'),
    line(
      'one-time-effects',
      'In between: use one-time artefacts.',
      'Zwischendurch: Artefakte mit Einmaleffekt einsetzen.',
    ),
  ]),
  section('Playing a card', 'Eine Karte ausspielen', [
    line(
      'paying-costs',
      '1 Pay: for each symbol discard a card of that colour from your hand, for a * any card.',
      '1 Bezahlen: für jedes Symbol eine Handkarte dieser Farbe abwerfen, für ein * eine beliebige.',
    ),
    line(
      'places',
      '2 Place: put it on an empty place of your side; each holds one card.',
      '2 Anlegen: auf einen freien Platz deiner Seite; auf jedem liegt eine Karte.',
    ),
    line(
      'immediate-effects',
      '3 Immediate effect: resolves now.',
      '3 Soforteffekt: tritt jetzt ein.',
    ),
    line(
      'order-of-effects',
      '4 Other effects: those that trigger when such a card is played.',
      '4 Andere Effekte: die beim Ausspielen einer solchen Karte eintreten.',
    ),
    line(
      'replacing-a-main-character',
      'Same main character: replaces the one on the board, without damage and for free.',
      'Derselbe Hauptcharakter: ersetzt den am Spielplan, unbeschädigt und kostenlos.',
    ),
    line(
      'side-characters',
      'Side characters: any number of the same one.',
      'Nebencharaktere: denselben beliebig oft.',
    ),
    line(
      'playing-a-location',
      'Location: pay, score its points, its effect, back under the pile.',
      'Ortskarte: bezahlen, Punkte nehmen, Effekt, zurück unter den Stapel.',
    ),
    line(
      'civilians',
      'Heroes: may pay with freed civilians of the colour, or for a *.',
      'Helden: dürfen mit befreiten Zivilisten der Farbe bezahlen oder ein * damit.',
    ),
  ]),
];

const BACK: readonly SummarySection[] = [
  section('The order of attack', 'Die Reihenfolge der Angriffe', [
    line(
      'manhattan',
      '1 to 3 Manhattan: outer, middle, inner place.',
      '1 bis 3 Manhattan: äußerer, mittlerer, innerer Platz.',
    ),
    line(
      'sanctum-sanctorum',
      '4, 5 Sanctum Sanctorum: first, second place.',
      '4, 5 Sanctum Sanctorum: erster, zweiter Platz.',
    ),
    line(
      'avengers-tower',
      '6 Avengers Tower: its one place.',
      '6 Avengers Tower: sein einziger Platz.',
    ),
  ]),
  section('The attack of a card', 'Der Angriff einer Karte', [
    line(
      'defence',
      'A card opposite: takes damage equal to the strength, and does not strike back.',
      'Karte gegenüber: erhält Schaden in Höhe der Stärke und schlägt nicht zurück.',
    ),
    line(
      'bonus',
      'No card opposite: you get the bonus of the site.',
      'Keine Karte gegenüber: Du bekommst den Bonus des Schauplatzes.',
    ),
    line(
      'attack-effects',
      'Then: the attack effect of the card.',
      'Dann: der Angriffseffekt der Karte.',
    ),
    line(
      'defeated',
      'Defeated: as much damage as life; to the discard pile, at any time. The rest of the damage is lost.',
      'Besiegt: so viel Schaden wie Lebenspunkte; auf den Ablagestapel, jederzeit. Der Rest des Schadens verfällt.',
    ),
    line(
      'less-damage',
      'Less damage: reduces each attack, not effects.',
      'Weniger Schaden: geht von jedem Angriff ab, nicht von Effekten.',
    ),
    line('healing', 'Healing: removes damage.', 'Heilen: entfernt Schaden.'),
  ]),
  section('The bonus of a site', 'Der Bonus eines Schauplatzes', [
    line(
      'manhattan',
      'Manhattan: villains score 1 point; heroes free a civilian of that place, or score 1 if none is left there.',
      'Manhattan: Schurken bekommen 1 Punkt; Helden befreien einen Zivilisten dieses Platzes oder bekommen 1 Punkt, wenn dort keiner mehr ist.',
    ),
    line(
      'sanctum-sanctorum',
      'Sanctum Sanctorum: one step on the artefact track.',
      'Sanctum Sanctorum: ein Schritt auf der Artefaktleiste.',
    ),
    line(
      'avengers-tower',
      'Avengers Tower: the top location into your hand.',
      'Avengers Tower: die oberste Ortskarte auf die Hand.',
    ),
  ]),
  section('Artefacts', 'Artefakte', [
    line(
      'artefact-track',
      'The track: the marker starts in the middle, three fields to each side.',
      'Die Leiste: Der Marker beginnt in der Mitte, drei Felder nach jeder Seite.',
    ),
    line(
      'taking-an-artefact',
      'At your end: take one of the two faceup artefacts, the other goes under the stack, reveal two new ones; the marker jumps to the other half.',
      'An deinem Ende: Du nimmst eines der beiden offenen, das andere kommt unter den Stapel, zwei neue werden aufgedeckt; der Marker springt in die andere Hälfte.',
    ),
    line(
      'one-time-effects',
      '1x: use it in a turn of yours; then it goes into the box.',
      '1x: in einem eigenen Zug einsetzen; dann in die Schachtel.',
    ),
  ]),
  section('Effects', 'Effekte', [
    line(
      'immediate-effects',
      'Immediate: once, as the card comes into play.',
      'Sofort: einmal, wenn die Karte ins Spiel kommt.',
    ),
    line(
      'attack-effects',
      'Attack: each time the card has attacked.',
      'Angriff: jedes Mal, wenn die Karte angegriffen hat.',
    ),
    line(
      'permanent-effects',
      'Permanent: while the card is on the board.',
      'Dauerhaft: solange die Karte am Spielplan liegt.',
    ),
    line(
      'order-of-effects',
      'At the same time: mandatory effects first; then optional ones, beginning with the side whose turn it is.',
      'Gleichzeitig: zuerst verpflichtende Effekte; dann freiwillige, angefangen bei der Seite am Zug.',
    ),
  ]),
  section('Leaving and moving', 'Verlassen und verschieben', [
    line(
      'moving',
      'Moving: to an empty place; damage stays, no immediate effect.',
      'Verschieben: auf einen freien Platz; Schaden bleibt, kein Soforteffekt.',
    ),
    line(
      'returning-to-hand',
      'Returning: to the hand, without damage, and not defeated.',
      'Zurück auf die Hand: ohne Schaden, und nicht besiegt.',
    ),
    line(
      'discarding',
      'Discarding: characters to the discard pile, locations under their pile, civilians into the box.',
      'Abwerfen: Charaktere auf den Ablagestapel, Ortskarten unter ihren Stapel, Zivilisten in die Schachtel.',
    ),
    line(
      'adjacent',
      'Adjacent: next in the order of attack.',
      'Benachbart: in der Reihenfolge der Angriffe nebeneinander.',
    ),
    line(
      'opposite',
      'Opposite: the one place across the board.',
      'Gegenüber: der eine Platz auf der anderen Seite.',
    ),
  ]),
];

export const DUEL_SUMMARY: Summary = [FRONT, BACK];
