export type { Advised } from './advised.ts';
export { holdAdvice } from './advised.ts';
export type { Askings } from './asking-everybody.ts';
export { demandEverybodyAsked, questionsAlone } from './asking-everybody.ts';
export { hostsFor } from './attaching.ts';
export type { Finding } from './audit-report.ts';
export { AuditReport } from './audit-report.ts';
export type { Conformance, Player } from './conformance.ts';
export { CHECKS, demandConformance, demandConformanceFrom } from './conformance.ts';
export { Breach } from './demand.ts';
export { demandForgetting } from './forgetting.ts';
export { KeptLines } from './kept-lines.ts';
export { KERNEL_CHAPTERS, reasonsIn } from './kernel-rules.ts';
export type { Standee } from './ledger.ts';
export { Ledger } from './ledger.ts';
export { Lots } from './lots.ts';
export type { Drawn, Picture } from './picture.ts';
export { cardsStanding, zonesIn } from './picture.ts';
export type { Running, Speech } from './play.ts';
export { PlayedTable } from './play.ts';
export type { Check, Position } from './position.ts';
export {
  actsOf,
  chaptersOf,
  questionIn,
  questionLine,
  questionsOf,
  refusalLine,
  reportLine,
  setupLines,
  toldLine,
} from './questions.ts';
export { becomeFor, reprint } from './reprinting.ts';
export { visitCardsNamedIn } from './secrecy.ts';
export type { Occasion, Tampering } from './tampering.ts';
export { addTo, drop, exchange, repeat, reword, says, tamperFrom } from './tampering.ts';
export { demandViews } from './views.ts';
