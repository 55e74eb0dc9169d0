import type { Logged } from '@grimrule/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { freshName } from '../../../link/fresh-name.ts';

/** A campaign that this browser keeps. */
interface KeptCampaign<Log> {
  readonly id: string;
  readonly log: Log;
}

interface Campaigns<Log> {
  /** The last one that was played comes first. */
  readonly kept: readonly KeptCampaign<Log>[];
}

/** Where a browser keeps the campaigns of a game. */
export function campaignShelf<Log>(game: string, read: (sent: unknown) => Logged<Log, unknown>) {
  const useCampaigns = create<Campaigns<Log>>()(
    persist((): Campaigns<Log> => ({ kept: [] }), {
      name: `grimrule.campaigns.${game}`,
      merge: (stored) => ({ kept: readable(stored) }),
    }),
  );

  /** An unreadable campaign is left out: it may come from another version. */
  function readable(stored: unknown): readonly KeptCampaign<Log>[] {
    const { kept = [] } = (stored ?? {}) as Partial<Campaigns<Log>>;
    return kept.flatMap(({ id, log }) => {
      const known = read(log);
      return 'log' in known ? [{ id, log: known.log }] : [];
    });
  }

  function keepCampaign(log: Log): void {
    useCampaigns.setState(({ kept }) => ({ kept: [{ id: freshName(), log }, ...kept] }));
  }

  /** Keeps a campaign that came as a file, which may be here already. */
  function openCampaign(log: Log): void {
    const known = useCampaigns.getState().kept.find((each) => isSame(each.log, log));
    if (known) changeCampaign(known.id, log);
    else keepCampaign(log);
  }

  /** The same campaign with another log. */
  function changeCampaign(id: string, log: Log): void {
    useCampaigns.setState(({ kept }) => ({
      kept: [{ id, log }, ...kept.filter((each) => each.id !== id)],
    }));
  }

  function forgetCampaign(id: string): void {
    useCampaigns.setState(({ kept }) => ({ kept: kept.filter((each) => each.id !== id) }));
  }

  /**
   * Puts what a game has come to in the place of what it began with. A game whose campaign is not
   * kept here, because it came from a friend, is kept from now on.
   */
  function recordGame(before: Log, after: Log): void {
    const { kept } = useCampaigns.getState();
    if (kept.some(({ log }) => isSame(log, after))) return;
    const known = kept.find(({ log }) => isSame(log, before));
    if (known) changeCampaign(known.id, after);
    else keepCampaign(after);
  }

  return {
    useCampaigns,
    keepCampaign,
    openCampaign,
    changeCampaign,
    forgetCampaign,
    recordGame,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
