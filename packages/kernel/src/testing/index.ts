export type { Conformance } from './conformance.ts';
export { CHECKS, demandConformance } from './conformance.ts';
export { Breach } from './demand.ts';
export type { Drawn, Picture } from './picture.ts';
export { cardsStanding, zonesIn } from './picture.ts';
export type { Speech } from './play.ts';
export { PlayedTable } from './play.ts';
export type { Check, Position } from './position.ts';
export { cardsNamedIn } from './secrecy.ts';
