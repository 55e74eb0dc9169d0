import type { Entry } from '@grimrule/kernel';
import { enter } from './bookkeeping.ts';
import type { Audited } from './books.ts';
import { Books } from './books.ts';
import { Combat } from './combat.ts';
import { Engagements } from './engagements.ts';
import { told } from './prints.ts';
import { Questing } from './questing.ts';
import { Report } from './report.ts';
import { Shadows } from './shadows.ts';
import type { Standing } from './standing.ts';
import { Threats } from './threats.ts';

/**
 * Reads the log of a game and works out quest, threat, engagement and combat anew from the book and
 * the cards. It shares nothing with the rules but the log, the printed facts and the options. It
 * begins with setup, or with a table as it stands.
 */
export function audit(log: readonly Entry[], options: Audited, from?: Standing): Report {
  const report = new Report();
  const books = new Books(options);
  if (from) books.takeOver(from);
  const desk = { books, report };
  const combat = new Combat(desk);
  if (from) combat.takeOver(from.attacked);
  const others = [Questing, Threats, Engagements, Shadows].map((Each) => new Each(desk));
  const watches = [...others, combat];
  for (const [at, entry] of log.entries()) {
    report.at = at;
    const line = told(entry);
    books.meet(entry.designs);
    if (!books.knows(line)) {
      report.check('log', false, `nobody knows what it speaks of: ${JSON.stringify(entry.line)}`);
      break;
    }
    for (const watch of watches) watch.before(line);
    enter(books, report, line);
  }
  return report;
}
