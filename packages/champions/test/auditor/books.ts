import { Ledger } from '@grimrule/kernel/testing';
import type { Place } from './place.ts';
import type { Print } from './prints.ts';
import { cardsInSets, FACEDOWN, obligationsOf, printOf } from './prints.ts';
import type { Standee, Standing } from './standing.ts';

/** The options of a game, all of them named. */
export interface Audited {
  readonly heroes: readonly string[];
  readonly scenario: string;
  readonly mode: 'standard' | 'expert';
  readonly heroic: number;
  readonly modular: readonly string[];
  readonly firstPlayer: number;
}

/** The auditor's knowledge of one card. */
export interface Held {
  readonly id: number;
  print: Print;
  place: Place;
  /** The player who controls it, is engaged with it or has it before them. */
  seat: number;
  /** The player who has played it. */
  owner: number;
  host: number;
  damage: number;
  threat: number;
  acceleration: number;
  exhausted: boolean;
  readonly status: Set<string>;
}

/** The auditor's own account of the table. */
export class Books extends Ledger<Held> {
  readonly heroic: number;
  /** Cards dealt to each player, the first of them first. */
  readonly dealt: number[][];
  /** Boost cards of an enemy, the first of them first. */
  readonly boosts = new Map<number, number[]>();
  /** Encounter cards being revealed; one revealed by another lies behind it. */
  table: number[] = [];
  deck: number;
  villain = -1;
  mainScheme = -1;
  playing = false;

  constructor({ heroes, scenario, mode, heroic, modular, firstPlayer }: Audited) {
    super(heroes.length, firstPlayer);
    this.heroic = heroic;
    this.dealt = heroes.map(() => []);
    const expert = mode === 'expert' ? ['expert'] : [];
    const sets = [scenario, 'standard', ...expert, ...modular].map(asSet);
    const obligations = heroes.reduce((sum, hero) => sum + obligationsOf(asSet(hero)), 0);
    this.deck = cardsInSets(sets) + obligations;
  }

  /** Begins in the middle of a game. */
  takeOver({ first, out, villain, mainScheme, cards }: Standing): void {
    this.first = first;
    this.villain = villain;
    this.mainScheme = mainScheme;
    this.playing = true;
    for (const seat of out) this.out.add(seat);
    for (const card of cards) this.cards.set(card.id, standing(card));
    for (const { id, place, seat } of cards) if (place === 'dealt') this.dealt[seat]?.push(id);
    this.deck = cards.filter(({ place }) => place === 'deck').length;
  }

  /** Takes over what the cards of a line are now. */
  meet(designs: Readonly<Record<number, number>>): void {
    for (const [key, design] of Object.entries(designs)) {
      const id = Number(key);
      const print = printOf(design);
      const known = this.cards.get(id);
      if (known) known.print = print;
      else this.cards.set(id, heldFrom(id, print));
    }
  }

  code(id: number): string {
    return this.cards.get(id)?.print.code ?? '';
  }

  inPlay(id: number): boolean {
    return this.cards.get(id)?.place === 'play';
  }

  all(): readonly Held[] {
    return [...this.cards.values()].filter(({ place }) => place === 'play');
  }

  count(code: string, seat?: number): number {
    return this.all().filter(
      (each) => each.print.code === code && (seat === undefined || each.seat === seat),
    ).length;
  }

  attached(host: number): readonly Held[] {
    return this.all().filter((each) => each.host === host);
  }

  engaged(seat: number): readonly Held[] {
    return this.minions().filter((each) => each.seat === seat);
  }

  minions(): readonly Held[] {
    return this.all().filter(({ print }) => print.type === 'minion');
  }

  sideSchemes(): readonly Held[] {
    return this.all().filter(({ print }) => print.type === 'side_scheme');
  }

  /** Identities have the numbers of their seats. */
  identity(seat: number): Held {
    return this.get(seat);
  }

  isHero(seat: number): boolean {
    return this.identity(seat).print.type === 'hero';
  }

  /** The next player who is still there, or is one of these; themselves if there is no other. */
  after(seat: number, others: readonly number[] = []): number {
    for (let step = 1; step <= this.players; step++) {
      const next = (seat + step) % this.players;
      if (this.isThere(next) || others.includes(next)) return next;
    }
    return -1;
  }

  icons(icon: 'acceleration' | 'hazard' | 'amplify'): number {
    return this.all().reduce((sum, { print }) => sum + (print.schemeIcons?.[icon] ?? 0), 0);
  }

  tokens(): number {
    return this.all().reduce((sum, { acceleration }) => sum + acceleration, 0);
  }

  discardPile(): readonly Held[] {
    return [...this.cards.values()].filter(({ place }) => place === 'discard');
  }

  /** A printed number that may be meant for each player. */
  each(number = 0, perPlayer = false): number {
    return perPlayer ? number * this.players : number;
  }
}

const asSet = (slug: string) => slug.replaceAll('-', '_');

function heldFrom(id: number, print: Print): Held {
  return {
    id,
    print,
    place: startOf(print),
    seat: -1,
    owner: -1,
    host: -1,
    damage: 0,
    threat: 0,
    acceleration: 0,
    exhausted: false,
    status: new Set(),
  };
}

const STATUS: readonly string[] = ['stunned', 'confused', 'tough'];

function standing({ id, design, tokens, ...where }: Standee): Held {
  const { damage = 0, threat = 0, acceleration = 0 } = tokens;
  const status = new Set(STATUS.filter((each) => (tokens[each] ?? 0) > 0));
  const held = { ...heldFrom(id, printOf(design)), ...where };
  return { ...held, damage, threat, acceleration, status };
}

/** Where a card lies before the log names it. */
function startOf({ faction, type, set = '', code }: Print): Place {
  if (type === 'villain' || type === 'main_scheme' || code === FACEDOWN) return 'elsewhere';
  if (faction !== 'encounter') return 'elsewhere';
  return set.endsWith('_nemesis') ? 'aside' : 'deck';
}
