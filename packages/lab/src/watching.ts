import type { Answer, Game, Prompt, Seat, State } from '@grimrule/kernel';
import type { SeatCards } from './row.ts';

/** The verb of an option that plays a card. */
const PLAY = 'play';

/** What is written down about a game while it is played. */
export class Watching {
  private readonly game: Game;
  private readonly gauges = new Map<string, number[]>();
  private readonly seats: { kept: Set<string> | null; drawn: Set<string>; played: Set<string> }[] =
    [];
  private readonly hands: readonly { readonly seat: Seat; readonly zone: number }[];
  private round = 0;

  constructor(game: Game) {
    this.game = game;
    // What its owner alone sees is a hand.
    this.hands = game.definition.zones.flatMap(({ seat, sight }, zone) =>
      sight === 'owner' ? [{ seat, zone }] : [],
    );
  }

  /** Before an answer is given. */
  before(state: State, { seat }: Prompt, answer: Answer): void {
    this.lookAtHands(state);
    // A round without a question has the numbers of the next.
    for (; this.round < state.rounds; this.round++) this.gauge(state);
    const [option, ...others] = answer;
    if (option?.verb !== PLAY || option.card === undefined || others.length > 0) return;
    const isInHand = this.hands.some(
      (hand) => hand.seat === seat && state.zones[hand.zone]?.includes(option.card ?? -1),
    );
    if (isInHand) this.of(seat).played.add(this.codeOf(state, option.card));
  }

  /** When the game is over. */
  end(state: State): {
    readonly gauges: Readonly<Record<string, readonly number[]>>;
    readonly cards: readonly SeatCards[];
  } {
    this.gauge(state);
    const winners = state.outcome?.winners ?? [];
    const isTogether = this.game.definition.cooperative === true;
    const cards = Array.from({ length: state.seats }, (_, seat) => {
      const { kept, drawn, played } = this.of(seat);
      const own = { kept: sorted(kept ?? new Set()), drawn: sorted(drawn), played: sorted(played) };
      return { won: isTogether ? winners.length > 0 : winners.includes(seat), ...own };
    });
    return { gauges: Object.fromEntries(this.gauges), cards };
  }

  private lookAtHands(state: State): void {
    for (const { seat, zone } of this.hands) {
      if (seat >= state.seats) continue;
      const codes = (state.zones[zone] ?? []).map((card) => this.codeOf(state, card));
      const seen = this.of(seat);
      for (const code of codes) seen.drawn.add(code);
      if (state.rounds > 0) seen.kept ??= new Set(codes);
    }
  }

  private gauge(state: State): void {
    for (const [name, value] of Object.entries(this.game.definition.gauges?.(state) ?? {})) {
      const values = this.gauges.get(name) ?? [];
      values.push(value);
      this.gauges.set(name, values);
    }
  }

  private of(seat: Seat) {
    const found = this.seats[seat] ?? { kept: null, drawn: new Set(), played: new Set() };
    this.seats[seat] = found;
    return found;
  }

  private codeOf(state: State, card: number): string {
    const design = state.cards[card]?.front ?? -1;
    return this.game.definition.printed[design]?.code ?? '';
  }
}

const sorted = (codes: ReadonlySet<string>) => [...codes].sort();
