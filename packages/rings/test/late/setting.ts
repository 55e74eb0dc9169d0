import type { Lots } from '@grimrule/kernel/testing';
import { DECKS } from '../../src/decks/players.ts';
import { readOptions } from '../../src/options.ts';
import type { Setting } from '../auditor/games.ts';
import { campaignByLot } from './campaign.ts';

const SLUGS = DECKS.map(({ slug }) => slug);
const NAMES = ['passage', 'anduin', 'dol-guldur'] as const;

/** A random game: any scenario and mode, any decks that go together, or a game of a campaign. */
export function setting(lots: Lots): Setting {
  const players = lots.between(1, 4);
  const scenario = lots.pick(NAMES);
  const mode = lots.pick(['standard', 'easy']);
  const firstPlayer = lots.between(0, players - 1);
  const rest = { scenario, mode, firstPlayer } as const;
  if (lots.chance(30))
    return { ...rest, decks: [], campaign: campaignByLot(lots, players, scenario) };
  return { ...rest, decks: companyByLot(lots, players) };
}

/** No two of the decks may have a hero in common. */
function companyByLot(lots: Lots, players: number): readonly string[] {
  for (let tried = 0; tried < 50; tried++) {
    const decks = lots.some(SLUGS, players);
    if ('game' in readOptions({ decks })) return decks;
  }
  return SLUGS.slice(0, players);
}
