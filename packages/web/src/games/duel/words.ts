import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';
import type { Language } from '@grimrule/words';

const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

/** What the page says about Duel besides the game's own words. */
const en = {
  kinds: {
    main: 'Main character',
    side: 'Side character',
    location: 'Location',
    artefact: 'Artefact',
    civilian: 'Civilian',
  },
  any: 'any colour',
  strength: 'Strength',
  life: 'Life',
  points: 'Victory points',
  damage: 'damage',
  effects: {
    immediate: {
      id: 'immediate',
      name: 'Immediate',
      meaning: 'Happens once, at the moment the card is played or comes to the board.',
    },
    attack: {
      id: 'attack',
      name: 'Attack',
      meaning: 'Happens each time after this card has attacked, if it is still there.',
    },
    permanent: {
      id: 'permanent',
      name: 'Permanent',
      meaning: 'Works for as long as the card lies in play.',
    },
    action: {
      id: 'action',
      name: 'To be used',
      meaning: 'Lights up when you may use it. You decide whether you do.',
    },
    versions: {
      id: 'versions',
      name: 'Two versions',
      meaning:
        'If one version is on your side of the board, the other is played for free and takes its place.',
    },
  },
  you: 'you',
  onTurn: 'on turn',
  sites: {
    manhattan: {
      name: 'Manhattan',
      bonus: ['Unopposed: free a civilian, or 1 point', 'Unopposed: 1 point'],
    },
    sanctum: {
      name: 'Sanctum Sanctorum',
      bonus: [
        'Unopposed: the artefact marker comes nearer',
        'Unopposed: the artefact marker comes nearer',
      ],
    },
    tower: {
      name: 'Avengers Tower',
      bonus: ['Unopposed: take a location', 'Unopposed: take a location'],
    },
  },
  zones: {
    deck: 'Deck',
    hand: 'Hand',
    'discard pile': 'Discard pile',
    box: 'Box',
    played: 'Being played',
    locations: 'Locations',
    'artefact stack': 'Artefact stack',
    'artefact offer': 'Artefacts on offer',
    artefacts: 'Artefacts',
    civilians: 'Civilians',
    'freed civilians': 'Freed civilians',
  },
  ownedBy: (zone: string, side: string) => `${zone} (${side})`,
  civiliansAt: (place: string) => `Civilians, ${place}`,
  pointTrack: {
    title: 'Points',
    even: `Points: even. Heroes win at ${heroGoal}, villains at ${villainGoal}.`,
    ahead: (side: string, count: number) =>
      `Points: ${side} lead by ${count}. Heroes win at ${heroGoal}, villains at ${villainGoal}.`,
  },
  artefactTrack: {
    title: 'Artefacts',
    middle: 'Artefact marker: in the middle.',
    nearer: (side: string, missing: number) =>
      `Artefact marker: on the side of the ${side.toLowerCase()}, ${missing} more to an artefact.`,
  },
  setup: {
    title: 'Which side do you play?',
    plays: 'You play this side',
    choose: (side: string) => `Play the ${side.toLowerCase()}`,
    sides: [
      [
        `You win with ${heroGoal} victory points, or as soon as no more than ${BOARD.civiliansLeft} civilians are left to be freed in Manhattan.`,
        'Freed civilians help you pay.',
      ],
      [
        `You win with ${villainGoal} victory points.`,
        'You have the first turn, and Manhattan gives you points from the start.',
      ],
    ],
    both: 'When a deck runs out, whoever is ahead wins.',
  },
};

const de: typeof en = {
  kinds: {
    main: 'Hauptcharakter',
    side: 'Nebencharakter',
    location: 'Ortskarte',
    artefact: 'Artefakt',
    civilian: 'Zivilperson',
  },
  any: 'beliebige Farbe',
  strength: 'Stärke',
  life: 'Leben',
  points: 'Siegpunkte',
  damage: 'Schaden',
  effects: {
    immediate: {
      id: 'immediate',
      name: 'Sofort',
      meaning: 'Geschieht einmal, sobald die Karte ausgespielt ist oder auf den Spielplan kommt.',
    },
    attack: {
      id: 'attack',
      name: 'Angriff',
      meaning: 'Geschieht jedes Mal, nachdem diese Karte angegriffen hat, falls sie noch da ist.',
    },
    permanent: {
      id: 'permanent',
      name: 'Dauerhaft',
      meaning: 'Wirkt, solange die Karte im Spiel ist.',
    },
    action: {
      id: 'action',
      name: 'Zum Einsetzen',
      meaning: 'Leuchtet, wenn du es einsetzen darfst. Du entscheidest, ob du es tust.',
    },
    versions: {
      id: 'versions',
      name: 'Zwei Versionen',
      meaning:
        'Liegt eine Version schon auf deiner Seite des Spielplans, kostet die andere nichts und kommt an ihren Platz.',
    },
  },
  you: 'du',
  onTurn: 'am Zug',
  sites: {
    manhattan: {
      name: 'Manhattan',
      bonus: ['Ungehindert: Zivilperson befreien oder 1 Punkt', 'Ungehindert: 1 Punkt'],
    },
    sanctum: {
      name: 'Sanctum Sanctorum',
      bonus: [
        'Ungehindert: der Artefaktmarker kommt näher',
        'Ungehindert: der Artefaktmarker kommt näher',
      ],
    },
    tower: {
      name: 'Avengers Tower',
      bonus: ['Ungehindert: Ortskarte nehmen', 'Ungehindert: Ortskarte nehmen'],
    },
  },
  zones: {
    deck: 'Deck',
    hand: 'Hand',
    'discard pile': 'Ablage',
    box: 'Schachtel',
    played: 'Wird ausgespielt',
    locations: 'Orts­karten',
    'artefact stack': 'Artefaktstapel',
    'artefact offer': 'Artefakte zur Wahl',
    artefacts: 'Artefakte',
    civilians: 'Zivilpersonen',
    'freed civilians': 'Befreite',
  },
  ownedBy: (zone, side) => `${zone} (${side})`,
  civiliansAt: (place) => `Zivilpersonen, ${place}`,
  pointTrack: {
    title: 'Punkte',
    even: `Punkte: Gleichstand. Die Helden gewinnen bei ${heroGoal}, die Schurken bei ${villainGoal}.`,
    ahead: (side, count) =>
      `Punkte: ${side} mit ${count} vorn. Die Helden gewinnen bei ${heroGoal}, die Schurken bei ${villainGoal}.`,
  },
  artefactTrack: {
    title: 'Artefakte',
    middle: 'Artefaktmarker: in der Mitte.',
    nearer: (side, missing) =>
      `Artefaktmarker: auf der Seite der ${side}, noch ${missing} bis zu einem Artefakt.`,
  },
  setup: {
    title: 'Welche Seite spielst du?',
    plays: 'Diese Seite spielst du',
    choose: (side) => `${side} spielen`,
    sides: [
      [
        `Du gewinnst mit ${heroGoal} Siegpunkten, oder sobald in Manhattan höchstens noch ${BOARD.civiliansLeft} Zivilpersonen auf ihre Befreiung warten.`,
        'Befreite helfen dir beim Bezahlen.',
      ],
      [
        `Du gewinnst mit ${villainGoal} Siegpunkten.`,
        'Du hast den ersten Zug, und Manhattan bringt dir von Anfang an Punkte.',
      ],
    ],
    both: 'Ist ein Deck aufgebraucht, gewinnt, wer vorn liegt.',
  },
};

export type DuelPageWords = typeof en;
export const DUEL_PAGE: Readonly<Record<Language, DuelPageWords>> = { en, de };
