/** One card as it stands when an auditor takes over a table in the middle of a game. */
export interface Standee<Place extends string> {
  readonly id: number;
  readonly design: number;
  readonly place: Place;
  readonly seat: number;
  /** Its owner; of a face-down enemy, the owner of the card under it. */
  readonly owner: number;
  readonly host: number;
  readonly exhausted: boolean;
  readonly tokens: Readonly<Record<string, number>>;
}

/** The cards and the player that a line of the log names. */
interface Named {
  readonly card: number;
  readonly cards: readonly number[];
  readonly seat: number;
}

/** An auditor's own account of a table: its players, and the cards that the log has named. */
export abstract class Ledger<Held extends { readonly print: { readonly name: string } }> {
  /** Players who began the game; a number printed per player counts those who are out too. */
  readonly players: number;
  readonly out = new Set<number>();
  readonly cards = new Map<number, Held>();
  first: number;

  constructor(players: number, first: number) {
    this.players = players;
    this.first = first;
  }

  /** Whether all cards and players of a line exist. */
  knows({ card, cards, seat }: Named): boolean {
    const known = [card, ...cards].every((id) => id === -1 || this.cards.has(id));
    return known && seat >= -1 && seat < this.players;
  }

  get(id: number): Held {
    const held = this.cards.get(id);
    if (!held) throw new Error(`the log has not named card ${id} yet`);
    return held;
  }

  name(id: number): string {
    return `${this.cards.get(id)?.print.name ?? 'nothing'} (${id})`;
  }

  isThere(seat: number): boolean {
    return seat >= 0 && seat < this.players && !this.out.has(seat);
  }

  /** From the first player on, without those who are out. */
  order(): readonly number[] {
    return Array.from(
      { length: this.players },
      (_, turn) => (this.first + turn) % this.players,
    ).filter((seat) => this.isThere(seat));
  }
}
