import type {
  Answer,
  CardId,
  Game,
  Json,
  Option,
  Seat,
  State,
  Table,
  View,
} from '@grimrule/kernel';
import type { Language, Words } from '@grimrule/words';
import type { ComponentType } from 'react';
import type { IconName } from '../card/icons.tsx';
import type { GuideStep } from '../guide/guide-step.ts';
import type { VoiceName } from '../sounds/voices.ts';
import type { GameMoments } from '../table/moments/kinds.ts';
import type { Cast } from './cast.ts';

/** A number or a sign on a card, with what it is called. */
export interface Mark {
  readonly icon: IconName;
  readonly label: string;
  readonly value?: string;
}

/** A number of a card that others can change. */
export interface Stat extends Mark {
  /** The name by which `values` speaks of it. */
  readonly id: string;
  /** Damage that the card takes itself for using this power. */
  readonly harm?: number;
  /** The bare number, where `value` says in words that it counts once for each player. */
  readonly perPlayer?: string;
}

/** The printed parts of a card, ready to be drawn. */
export interface Face {
  readonly title: string;
  /** The title's language, where it is not that of the page. */
  readonly titleIn?: 'en' | undefined;
  readonly subtitle: string | null;
  /** The kind of card, in words. */
  readonly kind: string;
  /** Colours of the frame: a name in `card/tones.css`. */
  readonly tone: string;
  readonly shape: 'upright' | 'wide';
  readonly cost: string | null;
  /** A cost of several signs, drawn in place of `cost`. */
  readonly price?: readonly Mark[];
  readonly stats: readonly Stat[];
  /** The resources that it gives. */
  readonly resources: readonly Mark[];
  /** Other signs: boost icons, crisis, hazard. */
  readonly marks: readonly Mark[];
  readonly traits: readonly string[];
  readonly text: readonly string[];
  readonly keywords: readonly Explained[];
  readonly art: Art;
  /** The shape of the plate under the title. */
  readonly plate: 'slant' | 'torn' | 'ribbon' | 'sign';
  /** A sign for the kind of card, on large faces. */
  readonly sign?: IconName | undefined;
  /** Where its hit points stand: on a heart at the corner, or among the other numbers. */
  readonly life: 'heart' | 'chip';
  /** A character who counts so much that the head reaches above the frame. */
  readonly leansOut?: boolean;
}

/** A number of a card in play that counts towards an end, drawn as a ring. */
export interface Dial {
  readonly kind: 'life' | 'threat' | 'progress';
  readonly icon: IconName;
  readonly label: string;
  readonly now: number;
  /** The end it counts towards, 0 where it has none. */
  readonly most: number;
  /** The end in words. */
  readonly of: string;
  /** Why it is about to reach its end, where the next round would bring it there: then it pulses. */
  readonly closing?: string;
  /** The stats and tokens that need not be shown beside it. */
  readonly instead: readonly string[];
}

/** A keyword and what it means, in our own words. */
export interface Explained {
  /** Its name in the rulebook or in the game's `entries`. */
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
}

/** The facts of a card that decide its picture; none of them depends on a language. */
export interface Art {
  /** The game whose art knows the card. */
  readonly game: string;
  readonly code: string;
  readonly kind: string;
  /** The colour of its frame. */
  readonly tone: string;
  /** The names by which the rules call its traits. */
  readonly traits: readonly string[];
}

/** A number as it is now, and where each change comes from. */
export interface ShownValue {
  readonly id: string;
  readonly now: number;
  readonly printed: number;
  readonly from: readonly {
    readonly by: string;
    readonly source: string;
    /** The card it comes from, where it is one. */
    readonly card?: CardId;
  }[];
}

/** Counters, damage, threat, status: what lies on a card. */
export interface Token extends Mark {
  readonly id: string;
  readonly tone: 'harm' | 'threat' | 'good' | 'bad' | 'plain';
}

/** A part of a round or of a turn. */
export interface Phase {
  readonly id: string;
  readonly label: string;
  readonly isNow: boolean;
}

/** A table as its layout sees it: one seat's eyes. */
export interface LayoutProps {
  readonly seat: Seat;
}

export interface SetupProps {
  /** The current choice, as the game's options. */
  readonly options: Json;
  readonly onChange: (options: Json) => void;
  /** The seat whose hero or deck is being chosen. */
  readonly seat: Seat;
  /** The seat that is played here, where a game lets one choose between sides. */
  readonly playing?: Seat;
  readonly onPlay?: (seat: Seat) => void;
}

/** What a player at a table that has not begun may choose for a seat of their own. */
export interface SeatSetupProps {
  readonly options: Json;
  readonly seat: Seat;
  /** The word by which the options and the server call what was chosen. */
  readonly onChoose: (choice: string) => void;
}

/** The label for picking no card or passing, by the question, where there is a better word for it. */
export type PassLabels = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** What something comes to that the rules do not foresee up to the next question. */
export interface Reckoned {
  readonly card: CardId;
  readonly token: string;
  readonly by: number;
  /** What is hidden, such as a card that lies face down, may still change it. */
  readonly isAbout: boolean;
}

/** A moment at which a player may act and mostly does not want to. */
export interface Pause {
  readonly id: string;
  /** `Before enemies attack` */
  readonly label: Readonly<Record<Language, string>>;
  /** Whether the page asks there, as long as the player has not said otherwise. */
  readonly isAsked: boolean;
}

/** The moments of a game at which the page may pass for a player. */
export interface Pauses {
  readonly all: readonly Pause[];
  /**
   * The moment of the present question, and whether the player has something that fits it; null for a
   * question that has to be answered.
   */
  at(table: Table): { readonly id: string; readonly fits: boolean } | null;
}

/** What deeds are called, and what they come to. */
export interface DeedFacts {
  /** Short titles of questions, by what is asked. */
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The verb that names the target, for deeds whose target is chosen with them. */
  readonly aims: Readonly<Record<string, string>>;
  /** What confirming so many picks does, by what is asked. */
  confirms?(ask: string, count: number, language: Language): string | null;
  /** Questions that begin with what is proposed picked, as payments do. */
  readonly preselected?: readonly string[];
  /** The stat that damage counts down. */
  readonly life: string;
  /** The log's line that tells of damage to a card. */
  readonly damaging: string;
  /** `3 hit points`, by what lies on a card: damage, threat, progress; null for what does not count. */
  counted(token: string, count: number, language: Language): string | null;
  /** What an answer comes to by the numbers on the cards. */
  reckon?(table: Table, answer: Answer): readonly Reckoned[];
  /** What an option comes to besides, in words. */
  tells?(table: Table, option: Option, after: State, language: Language): string | null;
}

/** How the seats of a game are filled before it begins. */
interface Seating {
  /** The choice of a hero or a deck for one seat. */
  readonly Setup: ComponentType<SeatSetupProps>;
  /** The same options with one seat more, or without this one; null where that cannot be. */
  withSeat(options: Json): Json | null;
  withoutSeat(options: Json, seat: Seat): Json | null;
  /** The same options in which a seat plays this deck of its own, given as the options take one. */
  withDeck?(options: Json, seat: Seat, deck: Json): Json;
  /** Options drawn by lot, for as many seats; a lot is a number from 0 to below 1. */
  surprise(options: Json, lot: () => number): Json;
}

/** Cards that are loaded when they are needed. */
export interface Packs {
  /** Whether the cards are here that a game with these options can meet; without options, all that can be chosen. */
  areHere(options?: Json): boolean;
  load(options?: Json): Promise<void>;
}

/** How a game looks and is set up in the browser. Its rules come from its own package. */
export interface PageGame {
  readonly name: string;
  readonly title: string;
  readonly blurb: Readonly<Record<Language, string>>;
  readonly game: Game;
  readonly words: Readonly<Record<Language, Words>>;
  readonly seats: { readonly least: number; readonly most: number };
  face(design: number, language: Language): Face;
  /** The name of a card in addresses; null for pieces that are no printed card. */
  codeOf(design: number): string | null;
  /** The numbers of a card in play as they are now. */
  values(table: Table, card: CardId, language: Language): readonly ShownValue[];
  /** The tokens on a card. */
  tokens(table: Table, card: CardId, language: Language): readonly Token[];
  /** The number of a card in play that counts most, where it has one. */
  dial?(table: Table, card: CardId, language: Language): Dial | null;
  zoneName(zone: number, language: Language): string;
  seatName(options: Json, seat: Seat, language: Language): string;
  /** The character that stands for a seat; null while there is none. */
  seatArt?(view: View, seat: Seat): Art | null;
  /** Who plays against whom: what its games are named after and counted by. */
  cast?(options: Json, language: Language): Cast;
  /** The name of the scenario, in games that have scenarios. */
  scenarioName?(options: Json, language: Language): string;
  /** A game in one line, as "Spider-Man vs Rhino"; without it, the names of those who play in a row. */
  gameName?(options: Json, players: readonly string[], language: Language): string;
  /** The picture of the one who plays a seat, where it is one character's. */
  seatCover?(options: Json, seat: Seat): Art | null;
  /** How many seats these options ask for. */
  seatsOf(options: Json): number;
  readonly Layout: ComponentType<LayoutProps>;
  /** The place in which the table stands, drawn behind it. */
  readonly Place?: ComponentType;
  /** The parts of a round or turn, and which of them it is. */
  phases?(view: View, language: Language): readonly Phase[];
  /** Where not all cards come with the game. */
  readonly packs?: Packs;
  readonly Setup: ComponentType<SetupProps>;
  /** How seats are filled before a game, where each has a hero or a deck of its own. */
  readonly seating?: Seating;
  /** Told at the end of a game besides its result. */
  readonly Ending?: ComponentType;
  /** Where games follow one another: what lasts between them, and the way to the next. */
  readonly Campaign?: ComponentType;
  /** The first game of a newcomer, and its players. */
  readonly firstGame: { readonly options: Json; readonly bots: readonly (string | null)[] };
  /** What the guide points at; lazy-loaded where a table is guided. */
  guide?(): Promise<readonly GuideStep[]>;
  /** Addresses in the rulebook of what faces name otherwise than the rules: numbers and signs. */
  readonly entries: Readonly<Record<string, string>>;
  /** What the lines of its log are worth when they are shown; without it all are quick. */
  readonly moments?: GameMoments;
  /** How it sounds. */
  readonly voice?: VoiceName;
  /** Where a sign of what an option pays with can be drawn. */
  resource?(option: Option, table: Table, language: Language): readonly Mark[];
  /** Rules that enclose everything, such as the course of a round: they go without saying. */
  readonly frame?: readonly string[];
  readonly passLabels?: PassLabels;
  readonly deeds?: DeedFacts;
  readonly pauses?: Pauses;
  /** The event that is about to happen or has happened, where a player may respond. */
  occasion?(table: Table, language: Language): string | null;
  /** A symbol of a cost, given as the kernel's bits of what may pay it. */
  symbol?(symbol: number, language: Language): Mark;
}
