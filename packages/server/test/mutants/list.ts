import { CONSENT } from './faults/consent.ts';
import { ENDLESS } from './faults/endless.ts';
import { FLOODS } from './faults/floods.ts';
import { KEPT, MEMORY } from './faults/kept.ts';
import { OUTFLOW } from './faults/outflow.ts';
import { PINGS } from './faults/pings.ts';
import { RIGHTS } from './faults/rights.ts';
import { SEATS } from './faults/seats.ts';
import { SECRETS } from './faults/secrets.ts';
import { VIEWS } from './faults/views.ts';
import type { Mutant } from './planting.ts';

/** The faults that the trials have to find. */
export const MUTANTS: readonly Mutant[] = [
  ...[RIGHTS, CONSENT, SEATS, VIEWS, SECRETS, KEPT, MEMORY, FLOODS, PINGS, OUTFLOW, ENDLESS].flat(),
];
