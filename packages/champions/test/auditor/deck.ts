import type { Told } from './prints.ts';
import type { Desk, Watch } from './watch.ts';

/** RR: Encounter Deck. As soon as it is empty, it is made anew and the villain's plan accelerates. */
export class EncounterDeck implements Watch {
  private readonly desk: Desk;
  private empty = false;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  after(line: Told): void {
    const { books, next, report } = this.desk;
    if (line.say === 'encounterDeckReshuffled') {
      next.await(
        'encounter deck',
        ['accelerated'],
        'a new encounter deck comes with an acceleration token on the main scheme',
        ({ card, count }) => card === books.mainScheme && count === 1,
      );
    }
    if (line.say === 'playersLose' && line.ending === 'encounterDeck') {
      report.check('encounter deck', this.empty, 'the players lose though there are cards left');
    }
    const empty = books.deck === 0 && books.playing;
    if (empty && !this.empty) {
      const says = ['encounterDeckReshuffled'];
      next.await('encounter deck', says, 'the encounter deck is empty and not made anew');
    }
    this.empty = empty;
  }
}
