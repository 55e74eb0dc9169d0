import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';
import type { Language } from '@grimrule/words';

const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

/** The page's texts about Duel, besides the game's own words. */
const en = {
  kinds: {
    main: 'Main character',
    side: 'Side character',
    location: 'Location',
    artefact: 'Artefact',
    civilian: 'Civilian',
  },
  any: 'any colour',
  against: ' vs ',
  strength: 'Strength',
  life: 'Life',
  points: 'Victory points',
  damage: 'damage',
  effects: {
    immediate: {
      id: 'immediate',
      name: 'Immediate',
      meaning: 'Happens once, when the card is played or enters the board.',
    },
    attack: {
      id: 'attack',
      name: 'Attack',
      meaning: 'Happens each time after this card attacks, if it is still in play.',
    },
    permanent: {
      id: 'permanent',
      name: 'Permanent',
      meaning: 'Applies while the card is in play.',
    },
    action: {
      id: 'action',
      name: 'Optional',
      meaning: 'Lights up when you may use it. You decide whether you do.',
    },
    versions: {
      id: 'versions',
      name: 'Two versions',
      meaning: 'If one version is on your side of the board, the other is free and replaces it.',
    },
  },
  you: 'you',
  onTurn: 'active player',
  sites: {
    manhattan: {
      name: 'Manhattan',
      bonus: ['Unopposed: free a civilian or score 1 point', 'Unopposed: score 1 point'],
    },
    sanctum: {
      name: 'Sanctum Sanctorum',
      bonus: [
        'Unopposed: move the artefact marker 1 step',
        'Unopposed: move the artefact marker 1 step',
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
      `Artefact marker: on the ${side.toLowerCase()}’ side, ${missing} more ${missing === 1 ? 'step' : 'steps'} to an artefact.`,
  },
  setup: {
    title: 'Which side do you play?',
    plays: 'You play this side',
    choose: (side: string) => `Play the ${side.toLowerCase()}`,
    sides: [
      [
        `You win with ${heroGoal} victory points, or as soon as no more than ${BOARD.civiliansLeft} civilians are left in Manhattan.`,
        'Freed civilians help you pay.',
      ],
      [
        `You win with ${villainGoal} victory points.`,
        'You take the first turn, and Manhattan scores points for you from the start.',
      ],
    ],
    both: 'When a deck runs out, the side that is ahead wins.',
  },
};

const de: typeof en = {
  kinds: {
    main: 'Hauptcharakter',
    side: 'Nebencharakter',
    location: 'Ortskarte',
    artefact: 'Artefakt',
    civilian: 'Zivilist',
  },
  any: 'beliebige Farbe',
  against: ' gegen ',
  strength: 'Stärke',
  life: 'Lebenspunkte',
  points: 'Siegpunkte',
  damage: 'Schaden',
  effects: {
    immediate: {
      id: 'immediate',
      name: 'Sofort',
      meaning: 'Tritt einmal ein, wenn die Karte ausgespielt wird oder auf den Spielplan kommt.',
    },
    attack: {
      id: 'attack',
      name: 'Angriff',
      meaning: 'Tritt nach jedem Angriff dieser Karte ein, wenn sie noch im Spiel ist.',
    },
    permanent: {
      id: 'permanent',
      name: 'Dauerhaft',
      meaning: 'Gilt, solange die Karte im Spiel ist.',
    },
    action: {
      id: 'action',
      name: 'Freiwillig',
      meaning: 'Leuchtet, wenn du den Effekt nutzen darfst. Du entscheidest, ob du es tust.',
    },
    versions: {
      id: 'versions',
      name: 'Zwei Versionen',
      meaning:
        'Liegt eine Version schon auf deiner Seite des Spielplans, ist die andere kostenlos und ersetzt sie.',
    },
  },
  you: 'du',
  onTurn: 'am Zug',
  sites: {
    manhattan: {
      name: 'Manhattan',
      bonus: ['Ungehindert: Zivilisten befreien oder 1 Punkt', 'Ungehindert: 1 Punkt'],
    },
    sanctum: {
      name: 'Sanctum Sanctorum',
      bonus: [
        'Ungehindert: Artefaktmarker 1 Feld bewegen',
        'Ungehindert: Artefaktmarker 1 Feld bewegen',
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
    'discard pile': 'Ablage­stapel',
    box: 'Spiel­schachtel',
    played: 'Wird ausgespielt',
    locations: 'Orts­karten',
    'artefact stack': 'Artefakt­stapel',
    'artefact offer': 'Artefakte zur Wahl',
    artefacts: 'Artefakte',
    civilians: 'Zivilisten',
    'freed civilians': 'Befreite Zivilisten',
  },
  ownedBy: (zone, side) => `${zone} (${side})`,
  civiliansAt: (place) => `Zivilisten, ${place}`,
  pointTrack: {
    title: 'Punkte',
    even: `Punkte: Gleichstand. Die Helden gewinnen bei ${heroGoal}, die Schurken bei ${villainGoal}.`,
    ahead: (side, count) =>
      `Punkte: ${side} führen mit ${count}. Die Helden gewinnen bei ${heroGoal}, die Schurken bei ${villainGoal}.`,
  },
  artefactTrack: {
    title: 'Artefakte',
    middle: 'Artefaktmarker: in der Mitte.',
    nearer: (side, missing) =>
      `Artefaktmarker: auf der Seite der ${side}, noch ${missing} ${missing === 1 ? 'Feld' : 'Felder'} bis zu einem Artefakt.`,
  },
  setup: {
    title: 'Welche Seite spielst du?',
    plays: 'Diese Seite spielst du',
    choose: (side) => `${side} spielen`,
    sides: [
      [
        `Du gewinnst mit ${heroGoal} Siegpunkten, oder sobald in Manhattan höchstens noch ${BOARD.civiliansLeft} Zivilisten übrig sind.`,
        'Befreite Zivilisten helfen dir beim Bezahlen.',
      ],
      [
        `Du gewinnst mit ${villainGoal} Siegpunkten.`,
        'Du hast den ersten Zug, und Manhattan bringt dir von Anfang an Punkte.',
      ],
    ],
    both: 'Ist ein Deck aufgebraucht, gewinnt die Seite, die vorn liegt.',
  },
};

export type DuelPageWords = typeof en;
export const DUEL_PAGE: Readonly<Record<Language, DuelPageWords>> = { en, de };
