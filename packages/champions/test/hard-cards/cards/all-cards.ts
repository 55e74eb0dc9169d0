import type { ChampionsCard } from '../../../src/cards/card.ts';
import * as doctorStrange from './doctor-strange.ts';
import * as events from './events.ts';
import * as guardians from './guardians.ts';
import * as keeping from './keeping.ts';
import * as loki from './loki.ts';
import * as magik from './magik.ts';
import * as mutants from './mutants.ts';
import * as rogue from './rogue.ts';
import * as severalVillains from './several-villains.ts';
import * as shadowcat from './shadowcat.ts';
import * as sizes from './sizes.ts';
import * as spdr from './spdr.ts';
import * as upgrades from './upgrades.ts';
import * as vision from './vision.ts';

/** The hard cards outside the core set, and those that they cannot do without. */
export const HARD_CARDS: readonly ChampionsCard[] = [
  upgrades,
  events,
  severalVillains,
  doctorStrange,
  sizes,
  guardians,
  loki,
  vision,
  spdr,
  keeping,
  shadowcat,
  rogue,
  magik,
  mutants,
].flatMap((group): readonly ChampionsCard[] => Object.values(group));
