/** Titles of Duel's rules, procedures and steps, in both languages. */
const TITLES = {
  // Rules and procedures.
  preparation: ['Preparation', 'Vorbereitung'],
  turn: ['Turn', 'Spielzug'],
  'play phase': ['Phase I: playing cards', 'Phase I: Ausspielen'],
  'attack phase': ['Phase II: attacking', 'Phase II: Angreifen'],
  playing: ['Playing a card', 'Eine Karte ausspielen'],
  'playing a card': ['Playing a card', 'Eine Karte ausspielen'],
  'playing a location': ['Playing a location', 'Eine Ortskarte ausspielen'],
  paying: ['Paying a cost', 'Kosten bezahlen'],
  places: ['Places on the board', 'Plätze auf dem Spielplan'],
  'entering play': ['Coming into play', 'Ins Spiel kommen'],
  moving: ['Changing places', 'Den Platz wechseln'],
  replacing: ['Replacing a main character', 'Einen Hauptcharakter ersetzen'],
  locations: ['Locations', 'Ortskarten'],
  artefacts: ['Artefacts', 'Artefakte'],
  attack: ['Attack of a card', 'Angriff einer Karte'],
  bonus: ['Bonus of a site', 'Bonus eines Schauplatzes'],
  manhattan: ['Manhattan', 'Manhattan'],
  sanctum: ['Sanctum Sanctorum', 'Sanctum Sanctorum'],
  tower: ['Avengers Tower', 'Avengers Tower'],
  'freeing a civilian': ['Freeing a civilian', 'Zivilisten befreien'],
  'artefact track': ['Artefact track', 'Artefaktleiste'],
  'taking an artefact': ['Taking an artefact', 'Ein Artefakt nehmen'],
  damage: ['Damage', 'Schaden'],
  defeat: ['Defeat', 'Besiegte Karten'],
  drawing: ['Drawing cards', 'Karten ziehen'],
  discard: ['Discarding', 'Abwerfen'],
  discarding: ['Discarding', 'Abwerfen'],
  points: ['Victory points', 'Siegpunkte'],
  'permanent effects': ['Permanent effects', 'Dauereffekte'],

  // Steps.
  'shuffle both decks and remove cards unseen': [
    'Shuffle both decks and remove cards unseen',
    'Beide Decks mischen und Karten ungesehen entfernen',
  ],
  'shuffle the artefacts and open two': [
    'Shuffle the artefacts and open two',
    'Artefakte mischen und zwei aufdecken',
  ],
  'shuffle the locations': ['Shuffle the locations', 'Ortskarten mischen'],
  'draw the first hands': ['Draw the first hands', 'Die ersten Handkarten ziehen'],
  'the villains begin': ['The villains begin', 'Die Schurken beginnen'],
  'the turn begins': ['The turn begins', 'Der Zug beginnt'],
  'I: play': ['I: play', 'I: Ausspielen'],
  'II: attack': ['II: attack', 'II: Angreifen'],
  'III: draw': ['III: draw', 'III: Nachziehen'],
  'the turn passes to the other side': [
    'The turn passes to the other side',
    'Die andere Seite ist am Zug',
  ],
  'the phase begins': ['The phase begins', 'Die Phase beginnt'],
  'play a card or end the phase': [
    'Play a card or end the phase',
    'Eine Karte ausspielen oder die Phase beenden',
  ],
  'show the card': ['Show the card', 'Die Karte zeigen'],
  'pay its cost': ['Pay its cost', 'Ihre Kosten bezahlen'],
  'carry it out': ['Carry it out', 'Die Karte ausführen'],
  'effects of playing it': ['Effects of playing it', 'Effekte des Ausspielens'],
  'score its points': ['Score its points', 'Ihre Siegpunkte werten'],
  'its effect': ['Its effect', 'Ihr Effekt'],
  'put it under the pile': ['Put it under the pile', 'Unter den Stapel legen'],
  'replace the same character': ['Replace the same character', 'Denselben Charakter ersetzen'],
  'choose an empty place': ['Choose an empty place', 'Einen freien Platz wählen'],
  'lay it there': ['Lay it there', 'Dorthin legen'],
  'immediate effect': ['Immediate effect', 'Soforteffekt'],
  'use an artefact or go on': ['Use an artefact or go on', 'Ein Artefakt einsetzen oder weiter'],
  'the next card attacks': ['The next card attacks', 'Die nächste Karte greift an'],
  'damage the defender or take the bonus': [
    'Damage the defender or take the bonus',
    'Die Verteidigung schädigen oder den Bonus nehmen',
  ],
  'attack effect': ['Attack effect', 'Angriffseffekt'],
  'the site gives its bonus': ['The site gives its bonus', 'Der Schauplatz gibt seinen Bonus'],
  'effects of the bonus': ['Effects of the bonus', 'Effekte des Bonus'],
  'choose a civilian': ['Choose a civilian', 'Zivilistin oder Zivilisten wählen'],
  'one step': ['One field further', 'Ein Feld weiter'],
  'effects of moving it': ['Effects of moving it', 'Effekte der Bewegung'],
  'choose one of the two': ['Choose one of the two', 'Eins von beiden wählen'],
  'the other goes under the stack': [
    'The other goes under the stack',
    'Das andere kommt unter den Stapel',
  ],
  'open two new ones': ['Open two new ones', 'Zwei neue aufdecken'],
  'the marker jumps to the other half': [
    'The marker jumps to the other half',
    'Der Marker springt in die andere Hälfte',
  ],
  'defeat the fallen': ['Defeat the fallen', 'Gefallene sind besiegt'],
  'choose cards to discard': ['Choose cards to discard', 'Karten zum Abwerfen wählen'],
} as const satisfies Readonly<Record<string, readonly [en: string, de: string]>>;

type DuelTitle = keyof typeof TITLES;

function column(index: 0 | 1): Readonly<Record<DuelTitle, string>> {
  const pairs = Object.entries(TITLES).map(([id, titles]) => [id, titles[index]]);
  return Object.fromEntries(pairs) as Record<DuelTitle, string>;
}

export const DUEL_TITLES = { en: column(0), de: column(1) } as const;
