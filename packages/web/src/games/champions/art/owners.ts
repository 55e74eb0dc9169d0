import type { Owner } from '../../../art/scene.ts';
import type { Ground } from '../../../art/subject.ts';

const owner = (ground: Ground, main: string, second: string, skin = '#e0a27c'): Owner => ({
  ground,
  colours: { main, second, skin },
});

/** The colours of heroes, aspects and sets of the scenario, by the names that the rules use. */
export const OWNERS = {
  spider_man: owner(['#0d1338', '#2b3fae', '#ff8a6a'], '#d8262f', '#2450c8', '#d8262f'),
  captain_marvel: owner(['#14103f', '#b32a4c', '#ffd24a'], '#c5213a', '#ffd24a', '#20409c'),
  she_hulk: owner(['#1c1240', '#6a35a8', '#9be04e'], '#57b84c', '#f1ecff', '#57b84c'),
  iron_man: owner(['#2a0a12', '#8c1c22', '#ffc94d'], '#c31c26', '#eab43e', '#eab43e'),
  black_panther: owner(['#150d33', '#4a2fa0', '#b99bff'], '#2a2638', '#cfd5e6', '#2a2638'),
  aggression: owner(['#2a0a10', '#9a1f2a', '#ff8a4d'], '#8c1c28', '#f2efe6'),
  justice: owner(['#241a06', '#8f6a10', '#ffe27a'], '#d9a520', '#fff6d8'),
  leadership: owner(['#0c1a3a', '#2f5ab0', '#a8d8ff'], '#3f86d8', '#f2f6ff'),
  protection: owner(['#0a2418', '#1f7a4a', '#a8ffc8'], '#3fa85a', '#eafff0'),
  basic: owner(['#171c28', '#56627a', '#dfe8f4'], '#5b7f9a', '#f2efe6'),
  rhino: owner(['#2b1013', '#8c2f22', '#ff8a3c'], '#828d9b', '#efe3c6', '#828d9b'),
  klaw: owner(['#1a0636', '#6d1fa0', '#ff62c8'], '#d0306c', '#c9cfdf'),
  ultron: owner(['#140a14', '#5a1220', '#ff4a44'], '#aab6c9', '#ff4a44', '#aab6c9'),
  bomb_scare: owner(['#1c1608', '#7a5a14', '#ffc83c'], '#d9a520', '#c8303a'),
  masters_of_evil: owner(['#160a20', '#4a1f6a', '#d8a0ff'], '#7a3ac0', '#d8a0ff'),
  under_attack: owner(['#240c0a', '#7a2a1a', '#ffb04a'], '#d9621f', '#cfd6e4'),
  legions_of_hydra: owner(['#06180e', '#1a5a34', '#8aff9a'], '#3f8a4a', '#d8ffe0'),
  the_doomsday_chair: owner(['#20102e', '#6a3a8a', '#ffcf4a'], '#e8962c', '#ffe27a'),
  standard: owner(['#1a0c0c', '#6a2a1c', '#ff9a4a'], '#b8562a', '#f2efe6'),
  expert: owner(['#10060c', '#5a0f2a', '#ff5a7a'], '#a81c3a', '#ffd0d8'),
  obligation: owner(['#14181f', '#4a5566', '#c8d4e4'], '#6a7a94', '#f2efe6'),
} as const satisfies Readonly<Record<string, Owner>>;
