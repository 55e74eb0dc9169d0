import type { CampaignLog } from '@grimrule/rings';
import { readLog } from '@grimrule/rings';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { freshName } from '../../../link/fresh-name.ts';

/** A campaign that this browser keeps. */
export interface KeptCampaign {
  readonly id: string;
  readonly log: CampaignLog;
}

interface Campaigns {
  /** The last one that was played comes first. */
  readonly kept: readonly KeptCampaign[];
}

export const useCampaigns = create<Campaigns>()(
  persist((): Campaigns => ({ kept: [] }), {
    name: 'grimrule.campaigns.rings',
    merge: (stored) => ({ kept: readable(stored) }),
  }),
);

/** An unreadable campaign is left out: it may come from another version. */
function readable(stored: unknown): readonly KeptCampaign[] {
  const { kept = [] } = (stored ?? {}) as Partial<Campaigns>;
  return kept.flatMap(({ id, log }) => {
    const read = readLog(log);
    return 'log' in read ? [{ id, log: read.log }] : [];
  });
}

export function keepCampaign(log: CampaignLog): void {
  useCampaigns.setState(({ kept }) => ({ kept: [{ id: freshName(), log }, ...kept] }));
}

/** Keeps a campaign that came as a file, which may be here already. */
export function openCampaign(log: CampaignLog): void {
  const known = useCampaigns.getState().kept.find((each) => isSame(each.log, log));
  if (known) changeCampaign(known.id, log);
  else keepCampaign(log);
}

/** The same campaign with another log. */
export function changeCampaign(id: string, log: CampaignLog): void {
  useCampaigns.setState(({ kept }) => ({
    kept: [{ id, log }, ...kept.filter((each) => each.id !== id)],
  }));
}

export function forgetCampaign(id: string): void {
  useCampaigns.setState(({ kept }) => ({ kept: kept.filter((each) => each.id !== id) }));
}

const isSame = (one: CampaignLog, other: CampaignLog) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts what a game has come to in the place of what it began with. A game whose campaign is not
 * kept here, because it came from a friend, is kept from now on.
 */
export function recordGame(before: CampaignLog, after: CampaignLog): void {
  const { kept } = useCampaigns.getState();
  if (kept.some(({ log }) => isSame(log, after))) return;
  const known = kept.find(({ log }) => isSame(log, before));
  if (known) changeCampaign(known.id, after);
  else keepCampaign(after);
}
