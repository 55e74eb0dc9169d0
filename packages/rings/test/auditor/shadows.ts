import type { Told } from './prints.ts';
import type { Desk, Watch } from './watch.ts';

/** RR: 6.2 and 6.4.2. Who is dealt shadow cards, and in which order they are turned. */
export class Shadows implements Watch {
  private readonly desk: Desk;
  /** Enemies that are still to be dealt one; those of one player with the same cost together. */
  private waiting: number[][] = [];
  private dealing = false;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  before(line: Told): void {
    switch (line.say) {
      case 'phaseBegins':
        this.allDealt();
        if (line.phase === 'combat') this.begin();
        break;
      case 'enemyAttacks':
      case 'attacks':
        this.allDealt();
        break;
      case 'shadowDealt':
        this.dealt(line);
        break;
      case 'shadowTurned':
        this.turned(line);
        break;
      default:
    }
  }

  private begin(): void {
    const { books } = this.desk;
    this.dealing = true;
    this.waiting = books.order().flatMap((seat) => {
      const byCost = new Map<number, number[]>();
      for (const { id, print } of books.engaged(seat)) {
        const cost = print.engagementCost ?? 0;
        byCost.set(cost, [...(byCost.get(cost) ?? []), id]);
      }
      return [...byCost].sort(([one], [other]) => other - one).map(([, enemies]) => enemies);
    });
  }

  private dealt({ card, cards: [shadow = -1], step }: Told): void {
    const { books, report } = this.desk;
    const fromDeck = books.comesFromDeck(books.get(shadow));
    report.check('shadow cards', fromDeck, `${books.name(shadow)} did not lie in the deck`);
    report.check('shadow cards', books.deck() > 0, 'a shadow card from an empty deck');
    if (step !== '6.2 deal shadow cards') return;
    const [group = [], ...others] = this.waiting;
    const right = group.includes(card);
    report.check('shadow cards', right, `it is not the turn of ${books.name(card)}`);
    const left = group.filter((id) => id !== card);
    this.waiting = left.length > 0 ? [left, ...others] : others;
  }

  /** None is dealt when the encounter deck is empty. */
  private allDealt(): void {
    const { books, report } = this.desk;
    if (!this.dealing) return;
    this.dealing = false;
    const left = this.waiting.flat().filter((id) => books.inPlay(id));
    const right = left.length === 0 || books.deck() === 0;
    const names = left.map((id) => books.name(id)).join(', ');
    report.check('shadow cards', right, `no shadow card for ${names}, ${books.deck()} there`);
    this.waiting = [];
  }

  private turned({ card, cards: [enemy = -1] }: Told): void {
    const { books, report } = this.desk;
    const held = books.get(card);
    const dealt = held.place === 'shadow' && held.host === enemy;
    report.check('shadow cards', dealt, `${books.name(card)} was not dealt to this enemy`);
  }
}
