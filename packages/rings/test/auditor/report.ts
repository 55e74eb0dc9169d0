import { AuditReport } from '@grimrule/kernel/testing';

/** The matters that the auditor checks. */
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
