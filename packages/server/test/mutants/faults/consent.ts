import { consent, fuzz } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

const withoutConsent = (
  kind: 'undo' | 'redo' | 'restore',
  caughtBy: Mutant['caughtBy'],
): Mutant => ({
  name: `${kind} without consent`,
  file: IN.askedMove,
  find: 'if (needs.length === 0) return move;',
  plant: `if (needs.length === 0 || move.kind === '${kind}') return move;`,
  caughtBy,
});

/** Faults of consent. */
export const CONSENT: readonly Mutant[] = [
  withoutConsent('undo', fuzz),
  withoutConsent('redo', consent('is not done again with')),
  withoutConsent('restore', consent('is not done again with')),
  {
    name: 'whoever asks to undo allows it',
    file: IN.askedMove,
    find: `return { kind: 'allowUndo', seat, ...(own.length > 1 ? { seats: own } : {}) };`,
    plant: `return { kind: 'allowUndo', seat: room.wish?.needs[0] ?? seat };`,
    caughtBy: fuzz,
  },
  {
    name: 'a bot that stands in agrees for its player',
    file: IN.consent,
    find: 'return isHeld(there) || decided ? [seat] : [];',
    plant: 'return there.bot === null ? [seat] : [];',
    caughtBy: consent('needs the consent of whoever was human'),
  },
];
