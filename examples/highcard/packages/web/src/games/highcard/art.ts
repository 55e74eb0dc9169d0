import { gameArt } from '../../art/game-art.ts';
import { THINGS } from '../../art/motifs/things.ts';
import { scene } from '../../art/scene.ts';
import type { Ground } from '../../art/subject.ts';

const GROUND: Ground = ['#101a30', '#2f5a8a', '#f2e9c9'];

/** Each card shows as many gems as its number, the highest a crown. */
export const highcardArt = gameArt(({ code }) => {
  const owner = { ground: GROUND, colours: { main: '#e0b04a', second: '#f2e9c9' } };
  return scene(owner, code === '12' ? THINGS.crown : gems(Number(code)));
});

function gems(count: number): string {
  return Array.from({ length: count }, (_, gem) => {
    const [x, y] = [40 + (gem % 3) * 60, 40 + Math.floor(gem / 3) * 46];
    return `sign diamond main ${x} ${y} 44`;
  }).join('\n');
}
