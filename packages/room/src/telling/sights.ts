import type { Game, Seat, State, View } from '@grimrule/kernel';

/**
 * A position as its seats and the spectators see it: each view is made once. Where seats answer at the
 * same time, each sees the position in which it is asked.
 */
export class Sights<V> {
  readonly state: State<V>;
  private readonly game: Game<V>;
  private readonly views = new Map<Seat, View<V>>();

  private readonly shownTo: (seat: Seat) => State<V>;

  constructor(game: Game<V>, state: State<V>, shownTo: (seat: Seat) => State<V> = () => state) {
    this.game = game;
    this.state = state;
    this.shownTo = shownTo;
  }

  of(seat: Seat): View<V> {
    const view = this.views.get(seat) ?? this.game.view(this.shownTo(seat), seat);
    this.views.set(seat, view);
    return view;
  }

  /** The view, with the position that it is a view of. */
  pair(seat: Seat): { readonly state: State<V>; readonly view: View<V> } {
    return { state: this.shownTo(seat), view: this.of(seat) };
  }

  /** The same, made from how the position before looked. */
  after(seat: Seat, earlier: { readonly state: State<V>; readonly view: View<V> }): View<V> {
    const view = this.views.get(seat) ?? this.game.view(this.shownTo(seat), seat, earlier);
    this.views.set(seat, view);
    return view;
  }
}
