import type { Held } from './books.ts';
import type { Told } from './prints.ts';
import type { Since } from './texts.ts';
import type { Desk, Watch } from './watch.ts';

/** Cards that were laid open since the last encounter card was turned: some texts count them. */
export class OpenedCards implements Watch, Since {
  private readonly desk: Desk;
  discarded: readonly Held[] = [];
  milled: Since['milled'] = [];
  encounters: readonly Held[] = [];

  constructor(desk: Desk) {
    this.desk = desk;
  }

  before({ say, cards, seat }: Told): void {
    const held = () => cards.map((card) => this.desk.books.get(card));
    switch (say) {
      case 'revealed':
      case 'boostTurned':
        this.discarded = [];
        this.milled = [];
        this.encounters = [];
        break;
      case 'discarded':
        this.discarded = [...this.discarded, ...held()];
        break;
      case 'milled':
        this.milled = [...this.milled, ...held().map((card) => ({ card, seat }))];
        break;
      case 'encounterDiscarded':
        this.encounters = [...this.encounters, ...held()];
        break;
      default:
    }
  }
}
