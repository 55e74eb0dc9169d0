import type { EngineNames } from '../engine-names.ts';

export const RINGS_NAMES: EngineNames = {
  rules: {},
  keywords: {},
};
