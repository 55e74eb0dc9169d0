import type { Owner } from '../../../art/scene.ts';
import type { Ground } from '../../../art/subject.ts';

const owner = (ground: Ground, main: string, second: string): Owner => ({
  ground,
  colours: { main, second, skin: '#e0b48e' },
});

/** The colours of spheres, and of the cards that belong to none. */
export const OWNERS = {
  leadership: owner(['#1a1030', '#5a3a96', '#e0b8ff'], '#7a4fb0', '#f2e6b8'),
  tactics: owner(['#240c08', '#8a2f20', '#ffb86b'], '#b0402f', '#e7c06a'),
  spirit: owner(['#0c1f30', '#2f6a96', '#b8e8ff'], '#3f86b8', '#eaf6ff'),
  lore: owner(['#0c2012', '#2f6a3a', '#d8f0a0'], '#3f8a4a', '#e8e0b0'),
  boon: owner(['#241a08', '#8a6a1c', '#fff0a8'], '#e0b04a', '#fff8d8'),
  burden: owner(['#12060a', '#4a1420', '#ff7a6a'], '#8a2a34', '#d8c8b8'),
  darkness: owner(['#0a0a10', '#34303f', '#c8b08a'], '#5a4a54', '#d8c8a8'),
  objective: owner(['#201808', '#7a5a1c', '#ffe39a'], '#c8963c', '#fff3c8'),
} as const satisfies Readonly<Record<string, Owner>>;
