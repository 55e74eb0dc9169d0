import type { Told } from './prints.ts';
import { PLAIN_STAGES } from './texts.ts';
import { stagingThreat, willpowerOf } from './values.ts';
import type { Desk, Watch } from './watch.ts';

/** RR: 3.4 and Quest Progress. Willpower against threat, and where the progress goes. */
export class Questing implements Watch {
  private readonly desk: Desk;
  /** Progress of a quest that still has to be placed. */
  private owed = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  before(line: Told): void {
    const { books, report } = this.desk;
    switch (line.say) {
      case 'commits': {
        const { exhausted } = books.get(line.card);
        report.check('quest', !exhausted, `${books.name(line.card)} is exhausted and commits`);
        break;
      }
      case 'questResolved':
        this.resolve(line);
        break;
      case 'progressPlaced':
        this.place(line);
        break;
      case 'explored': {
        const { progress, print } = books.get(line.card);
        const done = progress >= (print.questPoints ?? 0);
        report.check('progress', done, `${books.name(line.card)} is explored too soon`);
        break;
      }
      case 'stageDefeated': {
        const { progress, print } = books.get(line.card);
        const done = progress >= (print.questPoints ?? 0);
        report.check('progress', done, `${books.name(line.card)} is defeated too soon`);
        // The rest of the progress is lost.
        this.owed = 0;
        break;
      }
      case 'phaseBegins':
        this.settled();
        break;
      default:
    }
  }

  private resolve({ result, count }: Told): void {
    const { books, report } = this.desk;
    const willpower = books.committed
      .filter((id) => books.inPlay(id))
      .reduce((sum, id) => sum + willpowerOf(books, books.get(id)), 0);
    const difference = willpower - stagingThreat(books);
    this.owed = result === 'success' ? count : 0;
    if (books.doubts.has('willpower') || books.doubts.has('staging threat')) {
      report.skip('quest', 'somebody has chosen whose willpower or threat changes');
      return;
    }
    const derived = difference > 0 ? 'success' : difference < 0 ? 'failure' : 'tie';
    report.equal('quest', result, derived, 'how the quest ends');
    report.equal('quest', count, Math.abs(difference), 'willpower against threat');
  }

  /** The active location takes progress first, and no more than explores it. */
  private place({ card, count, step }: Told): void {
    const { books, report } = this.desk;
    const { progress, print } = books.get(card);
    const room = Math.max(0, (print.questPoints ?? 0) - progress);
    if (step === 'on the active location') {
      report.equal('progress', card, books.activeLocation()?.id, 'the active location');
      const due = this.owed > 0 ? Math.min(room, this.owed) : Math.min(room, count);
      report.equal('progress', count, due, `progress on ${books.name(card)}`);
      this.owed = Math.max(0, this.owed - count);
    } else if (step === 'on the quest') {
      report.equal('progress', card, books.quest, 'the quest that progress is placed on');
      if (this.owed > 0) report.equal('progress', count, this.owed, 'progress on the quest');
      const buffer = books.activeLocation();
      const full = !buffer || buffer.progress >= (buffer.print.questPoints ?? 0);
      report.check('progress', full, 'progress went past the active location');
      this.owed = 0;
    }
  }

  private settled(): void {
    const { books, report } = this.desk;
    report.equal('progress', 0, this.owed, 'progress that was not placed');
    this.owed = 0;
    for (const { id, progress, print } of books.all()) {
      const plain = print.type === 'Location' || PLAIN_STAGES.includes(print.id);
      if (!plain) continue;
      const text = `${books.name(id)} has enough progress and stays`;
      report.check('progress', progress < (print.questPoints ?? 0), text);
    }
  }
}
