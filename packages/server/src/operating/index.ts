export { readPlace, WrongSetting } from '../settings.ts';
export type { ServedPlace } from '../storage/database.ts';
export { FolderInUse } from '../storage/folder-lock.ts';
export { NothingKept } from './backup.ts';
export { backup, operate, restore } from './headquarters.ts';
export type { ReportFile, ReportLine } from './reports.ts';
export type { Unrestorable } from './restore.ts';
export type { Repaired, TableFile, TableLine } from './tables.ts';
