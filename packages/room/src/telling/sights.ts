import type { Game, Seat, State, View } from '@grimrule/kernel';

/** A position as its seats and the spectators see it: each view is made once. */
export class Sights<V> {
  readonly state: State<V>;
  private readonly game: Game<V>;
  private readonly views = new Map<Seat, View<V>>();

  constructor(game: Game<V>, state: State<V>) {
    this.game = game;
    this.state = state;
  }

  of(seat: Seat): View<V> {
    const view = this.views.get(seat) ?? this.game.view(this.state, seat);
    this.views.set(seat, view);
    return view;
  }

  /** The same, made from how the position before looked. */
  after(seat: Seat, earlier: { readonly state: State<V>; readonly view: View<V> }): View<V> {
    const view = this.views.get(seat) ?? this.game.view(this.state, seat, earlier);
    this.views.set(seat, view);
    return view;
  }
}
