export { LabDatabase } from './lab-database.ts';
export type { LabWorker, Work } from './working.ts';
export { work } from './working.ts';
