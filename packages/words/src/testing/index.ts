export { blemishesIn } from './blemishes.ts';
export type { Digests } from './card-texts.ts';
export { cardTexts, changedTexts, digestFile, digestsOf } from './card-texts.ts';
export type { Golden } from './golden.ts';
export { playedAgain } from './golden.ts';
export type { Judged, Judging, LatePosition } from './judging.ts';
export { judge } from './judging.ts';
export { keptText } from './kept-text.ts';
export * as exempt from './leaves/exempt.ts';
export type { Exempt } from './leaves/unsaid-leaves.ts';
export { unsaidLeaves } from './leaves/unsaid-leaves.ts';
export { playthrough } from './playthrough.ts';
export { changedFacts, factsDigest, keptFacts } from './printed-facts.ts';
export type { Reading } from './proofreading.ts';
export { faultsIn } from './proofreading.ts';
export { entryRead, readerOf, saidInGame } from './saying.ts';
export {
  importsIn,
  namesIn,
  namesIn,
  procedureNames,
  procedureNames,
  sourcesIn,
  sourcesIn,
} from './source-lines.ts';
export { eachWord } from './vocabulary.ts';
