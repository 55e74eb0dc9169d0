export type { Conformance } from './conformance.ts';
export { CHECKS, demandConformance } from './conformance.ts';
export { Breach } from './demand.ts';
export type { Check, Position } from './position.ts';
export { readerOf, saidInGame } from './saying.ts';
export { cardsNamedIn } from './secrecy.ts';
