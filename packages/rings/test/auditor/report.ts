import { AuditReport } from '@grimrule/kernel/testing';

/** What the auditor looks at. */
export type Matter =
  | 'log'
  | 'quest'
  | 'progress'
  | 'threat'
  | 'elimination'
  | 'engagement'
  | 'shadow cards'
  | 'enemy attacks'
  | 'player attacks'
  | 'damage'
  | 'destroyed';

export class Report extends AuditReport<Matter> {}
