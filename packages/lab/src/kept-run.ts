import type { Plan } from './plan.ts';
import { jobCount, keyOf, readPlan } from './plan.ts';
import type { Row } from './row.ts';
import { inOrder } from './row.ts';

/**
 * A run as text: the plan in the first line, with the version of the rules, then a line for each
 * game. Whatever is played is added at the end, so a run that was interrupted lacks lines, or a part
 * of the last one.
 */
export interface KeptRun {
  readonly plan: Plan;
  readonly rules: string;
  readonly rows: readonly Row[];
}

const FORMAT = 'grimrule lab 1';

export function headOf({ plan, rules }: Pick<KeptRun, 'plan' | 'rules'>): string {
  return `${JSON.stringify({ format: FORMAT, rules, plan })}\n`;
}

export const lineOf = (row: Row) => `${JSON.stringify(row)}\n`;

/** Reads a run; null if this is none. Lines that are not whole, or of no job, are left out. */
export function readRun(text: string): KeptRun | null {
  const [first = '', ...lines] = text.split('\n');
  const head = parsed(first) as { format?: unknown; rules?: unknown; plan?: unknown } | null;
  if (head?.format !== FORMAT || typeof head.rules !== 'string') return null;
  const plan = readPlan(head.plan);
  if (!plan) return null;
  const rows = lines.flatMap((line) => {
    const row = parsed(line) as Row | null;
    return row && isOf(plan, row) ? [row] : [];
  });
  return { plan, rules: head.rules, rows: inOrder(rows) };
}

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function isOf({ settings, from, games }: Plan, { setting, number }: Row): boolean {
  return settings[setting] !== undefined && number >= from && number < from + games;
}

/** Whether two plans ask for the same games, so that the rows of one answer the other. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isWhole({ plan, rows }: Pick<KeptRun, 'plan' | 'rows'>): boolean {
  return new Set(rows.map(keyOf)).size === jobCount(plan);
}
