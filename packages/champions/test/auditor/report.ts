import { AuditReport } from '@grimrule/kernel/testing';

/** The matters that the auditor checks. */
export type Matter =
  | 'steps'
  | 'threat'
  | 'activation'
  | 'boost'
  | 'defender'
  | 'damage'
  | 'dealt'
  | 'revealed'
  | 'surge'
  | 'first player'
  | 'encounter deck'
  | 'defeat'
  | 'status'
  | 'main scheme';

export class Report extends AuditReport<Matter> {}

export const total = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);
