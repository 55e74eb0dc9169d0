import type { Seat } from '@grimrule/kernel';

/** The seats that a cooperative game can have. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3];
