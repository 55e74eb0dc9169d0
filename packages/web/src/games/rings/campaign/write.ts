import type { CampaignLine, Logged } from '@grimrule/rings';

/** Writes into a log what was decided, or shows why that cannot be. */
export type Write = (changed: Logged<CampaignLine>) => void;
