import type { Page } from 'playwright-core';
import { Player } from './player.ts';
import { isAsked } from './tables.ts';

/** Everybody answers the question that all are asked at the same time. */
export async function bothAnswer(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await isAsked(page);
  for (const page of pages) await new Player(page).answer();
}
