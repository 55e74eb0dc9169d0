import type { Ruling } from '../../ruling.ts';
import { APOCALYPSE_TO_WINTER_SOLDIER } from './apocalypse-to-winter-soldier.ts';
import { BLACK_WIDOW_TO_HULK } from './black-widow-to-hulk.ts';
import { CORE_SET } from './core-set.ts';
import { GALAXY_TO_VENOM } from './galaxy-to-venom.ts';
import { GREEN_GOBLIN_TO_THOR } from './green-goblin-to-thor.ts';
import { MAD_TITAN_TO_VISION } from './mad-titan-to-vision.ts';
import { MUTANT_GENESIS_TO_MOJOMANIA } from './mutant-genesis-to-mojomania.ts';
import { NEXT_EVOLUTION_TO_DEADPOOL } from './next-evolution-to-deadpool.ts';
import { RED_SKULL_TO_SCARLET_WITCH } from './red-skull-to-scarlet-witch.ts';
import { SINISTER_MOTIVES_TO_SPDR } from './sinister-motives-to-spdr.ts';

/** Every ruling, in the order in which the products came out. */
export const CHAMPIONS_RULINGS: readonly Ruling[] = [
  ...CORE_SET,
  ...GREEN_GOBLIN_TO_THOR,
  ...BLACK_WIDOW_TO_HULK,
  ...RED_SKULL_TO_SCARLET_WITCH,
  ...GALAXY_TO_VENOM,
  ...MAD_TITAN_TO_VISION,
  ...SINISTER_MOTIVES_TO_SPDR,
  ...MUTANT_GENESIS_TO_MOJOMANIA,
  ...NEXT_EVOLUTION_TO_DEADPOOL,
  ...APOCALYPSE_TO_WINTER_SOLDIER,
];
