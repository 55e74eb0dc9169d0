import type { CardId, Game, Json, Option, Seat, Table } from '@grimrule/kernel';
import type { Language, Words } from '@grimrule/words';
import type { ComponentType } from 'react';
import type { IconName } from '../card/icons.tsx';

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

/** What is printed on a card, ready to be drawn. */
export interface Face {
  readonly title: string;
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
  /** What it gives when it is spent. */
  readonly resources: readonly Mark[];
  /** Other signs: boost icons, crisis, hazard. */
  readonly marks: readonly Mark[];
  readonly traits: readonly string[];
  readonly text: readonly string[];
  readonly keywords: readonly Explained[];
  readonly art: Art;
}

/** A keyword and what it means, in our own words. */
export interface Explained {
  /** What the rulebook or the game's `entries` know it by. */
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
}

/** What the picture of a card is made from; the same card always gets the same picture. */
export interface Art {
  readonly seed: string;
  readonly motif: string;
  readonly palette: readonly [string, string, string];
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

/** A table as its layout sees it: one seat's eyes. */
export interface LayoutProps {
  readonly seat: Seat;
}

export interface SetupProps {
  /** What has been chosen so far, as the game's options. */
  readonly options: Json;
  readonly onChange: (options: Json) => void;
  /** The seat that is played here, where a game lets one choose between sides. */
  readonly playing?: Seat;
  readonly onPlay?: (seat: Seat) => void;
}

/** A page of the guide, shown when its moment comes for the first time. */
export interface Lesson {
  readonly id: string;
  /** The question or the step of the rules it belongs to. */
  readonly on: { readonly ask: string } | { readonly step: string } | 'begin' | 'end';
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, readonly string[]>>;
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
  /** What a card is called in addresses; null for what is no printed card and only stands for one. */
  codeOf(design: number): string | null;
  /** The numbers of a card in play as they are now. */
  values(table: Table, card: CardId, language: Language): readonly ShownValue[];
  tokens(table: Table, card: CardId, language: Language): readonly Token[];
  /** Whether a card lies turned to its side. */
  zoneName(zone: number, language: Language): string;
  seatName(options: Json, seat: Seat, language: Language): string;
  /** What is played against, in games that have scenarios. */
  scenarioName?(options: Json, language: Language): string;
  /** How many seats these options ask for. */
  seatsOf(options: Json): number;
  readonly Layout: ComponentType<LayoutProps>;
  readonly Setup: ComponentType<SetupProps>;
  /** Where games follow one another: what lasts between them, and the way to the next. */
  readonly Campaign?: ComponentType;
  /** What a newcomer begins with, and who plays. */
  readonly firstGame: { readonly options: Json; readonly bots: readonly (string | null)[] };
  readonly lessons: readonly Lesson[];
  /** Addresses in the rulebook of what faces name otherwise than the rules: numbers and signs. */
  readonly entries: Readonly<Record<string, string>>;
  /** Where a sign of what an option pays with can be drawn. */
  resource?(option: Option, table: Table, language: Language): readonly Mark[];
  /** Rules that everything happens within, such as the course of a round: nobody needs to be told. */
  readonly frame?: readonly string[];
  /** What it means to pick nothing, or to pass, where there is a better word for it. */
  nothing?(ask: string, language: Language): string | null;
  /** What is about to happen or has happened, where one may answer it. */
  occasion?(table: Table, language: Language): string | null;
  /** A symbol of a cost, given as the kernel's bits of what may pay it. */
  symbol?(symbol: number, language: Language): Mark;
}
