import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import type { Plan, Row } from '@grimrule/lab';
import { headOf, isSamePlan, lineOf, readRun } from '@grimrule/lab';
import { codeOf, readText } from '../files.ts';
import { Mistake } from '../mistake.ts';
import type { CliWords } from '../words/en.ts';

/** The file of a run: what it has already, and where each new row is added. */
export interface RunFile {
  readonly rows: readonly Row[];
  add(rows: readonly Row[]): void;
}

/** A run that is kept nowhere. */
export const NO_FILE: RunFile = { rows: [], add: () => {} };

/** Opens the file of a run that may have been interrupted, or begins one. */
export function openRun(file: string, plan: Plan, rules: string, say: CliWords): RunFile {
  const rows = existsSync(file) ? rowsOf(file, plan, rules, say) : begin(file, plan, rules, say);
  return {
    rows,
    add: (found) => writing(file, say, () => appendFileSync(file, found.map(lineOf).join(''))),
  };
}

function begin(file: string, plan: Plan, rules: string, say: CliWords): readonly Row[] {
  writing(file, say, () => writeFileSync(file, headOf({ plan, rules })));
  return [];
}

function rowsOf(file: string, plan: Plan, rules: string, say: CliWords): readonly Row[] {
  const text = readText(file, say);
  const run = readRun(text);
  if (!run) throw new Mistake(say.lab.notARun(file));
  if (!isSamePlan(run.plan, plan)) throw new Mistake(say.lab.otherPlan(file));
  if (run.rules !== rules) throw new Mistake(say.lab.otherRules(file, run.rules, rules));
  // The last line may have been cut off: what is added begins a new one.
  if (!text.endsWith('\n')) writing(file, say, () => appendFileSync(file, '\n'));
  return run.rows;
}

function writing(file: string, say: CliWords, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Mistake(say.cannotSave(file, codeOf(error)));
  }
}
