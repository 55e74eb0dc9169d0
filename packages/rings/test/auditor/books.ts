import { Ledger } from '@grimrule/kernel/testing';
import type { CampaignBook } from './campaign.ts';
import { burdensInDeck, penaltyOf } from './campaign.ts';
import type { Place } from './place.ts';
import type { Print } from './prints.ts';
import { cardsInSets, isEncounterCard, printOf } from './prints.ts';
import type { Standee, Standing } from './standing.ts';

/** The options of a game, all of them named. */
export interface Audited {
  readonly decks: readonly string[];
  readonly scenario: 'passage' | 'anduin' | 'dol-guldur';
  readonly mode: 'standard' | 'easy';
  readonly firstPlayer: number;
  /** The log of the campaign it is part of, with the decks of the players. */
  readonly campaign?: CampaignBook;
}

const SETS: Readonly<Record<Audited['scenario'], readonly string[]>> = {
  passage: ['Passage Through Mirkwood', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  anduin: ['Journey Along the Anduin', "Sauron's Reach", 'Wilderlands', 'Dol Guldur Orcs'],
  'dol-guldur': ['Escape from Dol Guldur', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
};
/** The Nazgûl lies beside the quest deck. */
const BESIDE: Readonly<Record<Audited['scenario'], number>> = {
  passage: 0,
  anduin: 0,
  'dol-guldur': 1,
};

const IN_PLAY: readonly Place[] = ['staging', 'engaged', 'area', 'active', 'quest'];

/** The auditor's knowledge of one card. */
export interface Held {
  readonly id: number;
  print: Print;
  place: Place;
  /** The player who controls it or is engaged with it. */
  seat: number;
  /** Of a face-down enemy: whose card it is. */
  owner: number;
  /** The card that it is attached to, or was dealt to. */
  host: number;
  damage: number;
  progress: number;
  resources: number;
  exhausted: boolean;
}

type Stat = 'willpower' | 'attack' | 'defense' | 'threat';

/** A change that lasts for a time. */
export interface Passing {
  readonly stat: Stat;
  /** Or as many as there are players at any moment. */
  readonly by: number | 'players';
  readonly of: (card: Held) => boolean;
  readonly until: 'attack' | 'phase' | 'round';
  /** The card it comes from: if that is canceled, there is no change. */
  readonly from: number;
}

/** The auditor's own account of the table. */
export class Books extends Ledger<Held> {
  readonly threat: number[];
  quest = -1;
  phase = 'setup';
  committed: readonly number[] = [];
  passing: readonly Passing[] = [];
  /** The card that was revealed last, and cards that go away at the end of the phase. */
  lastRevealed = -1;
  readonly leaving = new Set<number>();
  /** Values unknown until the phase is over, because a player's choice is not in the log. */
  doubts = new Set<string>();
  /** Objectives that have gone back into the deck without being named. */
  strayed = 0;
  /** The campaign's additions to the starting threat of each player, and damage by hero. */
  readonly penalties: readonly number[];
  readonly carried: Readonly<Record<string, number>>;
  private encounterCards: number;

  constructor({ decks, scenario, mode, firstPlayer, campaign }: Audited) {
    const players = campaign?.players ?? decks;
    super(players.length, firstPlayer);
    this.threat = players.map(() => 0);
    this.penalties = players.map((_, seat) => (campaign ? penaltyOf(campaign, seat) : 0));
    this.carried = campaign?.expert ? campaign.notes.damage : {};
    const ofScenario = cardsInSets(SETS[scenario], mode === 'easy') - BESIDE[scenario];
    this.encounterCards = ofScenario + (campaign ? burdensInDeck(campaign, scenario) : 0);
  }

  /** Begins in the middle of a game. */
  takeOver({ first, out, phase, quest, threat, cards }: Standing): void {
    this.first = first;
    this.phase = phase;
    this.quest = quest;
    threat.forEach((each, seat) => {
      this.threat[seat] = each;
    });
    for (const seat of out) this.out.add(seat);
    for (const card of cards) this.cards.set(card.id, standing(card));
    this.encounterCards = [...this.cards.values()].filter(isOfEncounterDeck).length;
    for (const card of this.at('unseen')) if (isBorne(card)) this.stray(card);
  }

  /** Takes over what the cards of a line are now. */
  meet(designs: Readonly<Record<number, number>>): void {
    for (const [key, design] of Object.entries(designs)) {
      const id = Number(key);
      const print = printOf(design);
      const known = this.cards.get(id);
      if (known) this.turn(known, print);
      else this.cards.set(id, heldFrom(id, print));
    }
  }

  /** A card that was turned face down or up again; the encounter deck has as many cards as before. */
  private turn(card: Held, print: Print): void {
    const counted = Number(isOfEncounterDeck(card));
    card.print = print;
    this.encounterCards += Number(isOfEncounterDeck(card)) - counted;
  }

  code(id: number): string {
    return this.cards.get(id)?.print.id ?? '';
  }

  inPlay(id: number): boolean {
    const held = this.cards.get(id);
    return held !== undefined && IN_PLAY.includes(held.place);
  }

  all(): readonly Held[] {
    return [...this.cards.values()].filter(({ place }) => IN_PLAY.includes(place));
  }

  at(place: Place): readonly Held[] {
    return [...this.cards.values()].filter((card) => card.place === place);
  }

  /** A card comes out of the encounter deck; an objective may have gone back there unnoticed. */
  comesFromDeck(card: Held): boolean {
    if (card.place === 'unseen') return true;
    const strayed = this.strayed > 0 && card.print.type === 'Objective';
    if (strayed) {
      card.place = 'unseen';
      this.strayed--;
    }
    return strayed;
  }

  /** A burden that no hero bears any more is shuffled into the encounter deck like other cards. */
  stray(card: Held): void {
    card.place = 'away';
    this.strayed++;
  }

  attached(host: number): readonly Held[] {
    return this.all().filter((each) => each.host === host);
  }

  characters(): readonly Held[] {
    return this.at('area').filter(isCharacter);
  }

  engaged(seat: number): readonly Held[] {
    return this.at('engaged').filter((each) => each.seat === seat);
  }

  activeLocation(): Held | undefined {
    return this.at('active')[0];
  }

  /** How many cards the encounter deck has: all that have not come to light. */
  deck(): number {
    const seen = [...this.cards.values()].filter(
      (card) => isOfEncounterDeck(card) && card.place !== 'unseen',
    );
    return this.encounterCards - seen.length + this.strayed;
  }
}

const NAZGUL = 'core-102';

/** The Nazgûl has never been in it. */
const isOfEncounterDeck = ({ print }: Held): boolean =>
  isEncounterCard(print) && print.id !== NAZGUL;

/** A burden that lies at a hero while he lives. */
export const isBorne = ({ print }: Held): boolean =>
  print.campaignClass === 'burden' && print.type === 'Objective';

export const isCharacter = ({ print }: Held): boolean =>
  ['Hero', 'Ally', 'Objective Ally'].includes(print.type);
export const isEnemy = ({ print }: Held): boolean => print.type === 'Enemy';
export const isLocation = ({ print }: Held): boolean => print.type === 'Location';

function standing({ id, design, tokens, ...where }: Standee): Held {
  const { damage = 0, progress = 0, resource: resources = 0 } = tokens;
  return { ...heldFrom(id, printOf(design)), ...where, damage, progress, resources };
}

function heldFrom(id: number, print: Print): Held {
  return {
    id,
    print,
    place: 'unseen',
    seat: -1,
    owner: -1,
    host: -1,
    damage: 0,
    progress: 0,
    resources: 0,
    exhausted: false,
  };
}
