import type { Entry } from '@grimrule/kernel';
import { Activations } from './activations.ts';
import { Blows } from './blows.ts';
import { enter } from './bookkeeping.ts';
import type { Audited } from './books.ts';
import { Books } from './books.ts';
import { Dealing } from './dealing.ts';
import { EncounterDeck } from './deck.ts';
import { OpenedCards } from './opened-cards.ts';
import { Orders } from './orders.ts';
import { told } from './prints.ts';
import { Report } from './report.ts';
import type { Standing } from './standing.ts';
import { Steps } from './steps.ts';
import { Threats } from './threats.ts';
import { NextLine } from './watch.ts';

/**
 * Reads the log of a game and works out every villain phase anew from the book and the cards. It
 * shares nothing with the rules but the log, the printed facts and the options of the game. It
 * begins with setup, or with a table as it stands.
 */
export function audit(log: readonly Entry[], options: Audited, from?: Standing): Report {
  const report = new Report();
  const books = new Books(options);
  const next = new NextLine(report);
  const desk = { books, report, next };
  const laid = new OpenedCards(desk);
  const steps = new Steps(desk);
  const blows = new Blows(desk, steps, laid);
  const threats = new Threats(desk, blows, laid);
  const activations = new Activations(desk, new Orders(desk, steps), blows, threats);
  const dealing = new Dealing(desk, steps);
  if (from) {
    books.takeOver(from);
    steps.takeOver(from.step);
  }
  // An activation says what it owes before the threat and the blows are looked at.
  const watches = [next, laid, steps, activations, blows, threats, dealing];
  const later = [activations, threats, new EncounterDeck(desk)];
  for (const [at, entry] of log.entries()) {
    report.at = at;
    const line = told(entry);
    books.meet(entry.designs);
    if (!books.knows(line)) {
      report.check('steps', false, `nobody knows what it speaks of: ${JSON.stringify(entry.line)}`);
      break;
    }
    for (const watch of watches) watch.before(line);
    enter(books, report, line);
    for (const watch of later) watch.after(line);
  }
  return report;
}
