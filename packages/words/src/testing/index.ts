export type { Judged, Judging, LatePosition } from './judging.ts';
export { judge } from './judging.ts';
export { playthrough } from './playthrough.ts';
export type { Reading } from './proofreading.ts';
export { faultsIn } from './proofreading.ts';
export { readerOf, saidInGame } from './saying.ts';
