import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { MINDS } from '../../../../../art/motifs/minds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { ROOMS } from '../../../../../art/motifs/rooms.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { zola } from '../../../../city/people/villains.ts';
import { stage } from '../../stage.ts';
import { berserkMutate, bioServant, zolasMutate } from './foes.ts';

const own: Owner = {
  ground: ['#0c1c26', '#2f5a7a', '#7affe8'],
  colours: { main: '#5a4a7a', second: '#c8b03a', skin: '#8aa87a' },
};

const ISLAND = place(
  ['#0c1c30', '#2f6a8a', '#c8fff0'],
  `
    flat #fff6d8 O150 44 20
    flat #1c4a6a M-120 160H330V300H-120Z
    line #c8fff0 w3 o.5 M-40 190H40M120 200H220M10 226H90
    lit #3a6a4a d16 M-20 190C10 150 30 140 50 120L90 60L130 110C160 130 190 150 220 190Z
    lit #5a6478 d10 M66 112H134V160H66Z
    lit #7a849a d6 M76 70H92V112H76ZM108 60H126V112H108Z
    glow #7affe8 halo:#3affd8 w5 M74 124H90V140H74ZM94 124H108V140H94ZM112 124H128V140H112Z
    line #7affe8 w4 M84 66V40M117 56V28M70 40A20 20 0 0 1 98 40M102 28A22 22 0 0 1 132 28
    firs #1f4a3a 181 196 30 20 -20 220`,
  { lamp: [130, 50, 190] },
);
const DOCTOR = place(
  ['#08141c', '#2a4a6a', '#7affe8'],
  `
    lit #1c2a3a d8 M-20 -20H220V150H-20Z
    flat #0c1822 M-10 -10H210V140H-10Z
    line #7affe8 w2 o.5 M-10 10H210M-10 30H210M-10 50H210M-10 70H210M-10 90H210M-10 110H210M-10 130H210
    figure zola translate(4 34) scale(.96)
    ---
    line #7affe8 w5 M20 200L0 180L16 170L-10 140M180 200L200 180L184 170L210 140`,
  { lamp: [100, 90, 180], figures: { zola } },
);

export const ZOLA: Readonly<Record<string, Subject>> = {
  '04109': stage(zola, 1),
  '04110': stage(zola, 2),
  '04111': stage(zola, 3),
  '04112a': ISLAND,
  '04112b': ISLAND,
  '04113a': DOCTOR,
  '04113b': DOCTOR,
  '04114': bioServant,
  '04115': zolasMutate,
  '04116': berserkMutate,
  '04117': scene(
    own,
    `
    lit #1c2a3a d12 M10 20H190V170H10Z
    flat #06121a M22 32H178V158H22Z
    flat #7affe8 M34 46H80V54H34ZM50 64H120V72H50ZM50 82H100V90H50ZM34 100H70V108H34ZM50 118H130V126H50Z
    lit iron d6 M70 170H130L144 206H56Z
    lit second d8 M140 90L184 104V150C184 176 164 192 140 204C116 192 96 176 96 150V104Z
    line ink w5 M120 140L136 158L164 124`,
  ),
  '04118': scene(
    own,
    `
    lit skin d20 M60 260L70 170C30 150 30 60 100 50C170 60 170 150 130 170L140 260Z
    line #3f5a3a w4 M84 120H96M110 120H122M88 144H116
    lit steel d6 M40 70C60 30 140 30 160 70L154 84C130 54 70 54 46 84Z
    lit iron d6 M28 80H58V118H28ZM142 80H172V118H142Z
    glow #ffd0d0 halo:#ff4a5a w5 O43 98 7O157 98 7
    line ink w14 M60 20L140 -10M60 -10L140 20
    line blood w7 M70 10L76 -4L88 20L100 -16L112 20L124 -4L130 10`,
  ),
  '04119': scene(
    own,
    `${MINDS.brain}
    lit steel d5 M30 60H58V84H30ZM142 60H170V84H142ZM36 130H60V152H36ZM140 130H164V152H140Z
    line #7affe8 w4 M30 72H-10M170 72H210M36 141H-10M164 141H210M44 60V10H0M156 60V10H200`,
    { colours: { main: '#c88a9a' } },
  ),
  '04120': scene(
    own,
    `
    flat #c8fff4 o.5 M60 84L260 10V190Z
    line white w5 o.8 M60 84L240 40M60 84L240 100M60 84L240 160
    lit #6a5a8a d14 O50 84 50
    lit #1c2a3a d10 O56 84 32
    glow #ffd0c0 halo:#ff3a2a w10 O60 84 15
    ${at('translate(160 150) scale(.9)', POSES.fall)}
    sign spiral #ff5ae0 160 60 44 w7`,
    { colours: { main: '#c8303a', second: '#24407a', skin: '#e0a27c' } },
  ),
  '04121': scene(
    own,
    `${MACHINES.circuit}
    lit #55dc8c d8 M100 70L140 114H118V164H82V114H60Z`,
    { colours: { main: '#3a3456' } },
  ),
  '04122': place(
    ['#0a1418', '#2a4a54', '#c8fff0'],
    `
    lit #4a5a64 d12 M-40 -20H240V230H-40Z
    flat #060c10 M20 30H86V180H20ZM114 30H180V180H114Z
    ${at('translate(52 110) scale(.66)', POSES.sit)}
    ${at('translate(148 120) scale(.66)', POSES.guard)}
    line ink w9 M32 30V180M53 30V180M74 30V180M126 30V180M147 30V180M168 30V180
    line steel w5 M32 30V180M53 30V180M74 30V180M126 30V180M147 30V180M168 30V180
    sign screen #7affe8 100 10 30
    flat #0a1014 M-120 222H330V300H-120Z`,
    { lamp: [100, 60, 190], colours: { main: '#e8c02c', second: '#5a3a8a', skin: '#e0a27c' } },
  ),
  '04123': scene(
    own,
    `
    lit steel d8 M10 24H66V40H10ZM74 24H126V40H74ZM134 24H190V40H134ZM10 206H66V224H10ZM74 206H126V224H74ZM134 206H190V224H134Z
    lit #7affe8 d8 M14 40H62V206H14ZM76 40H124V206H76ZM138 40H186V206H138Z
    flat #143a40 M38 80A14 14 0 1 1 37.9 80ZM24 190C20 130 56 130 52 190ZM100 70L114 84V104L100 112L86 104V84ZM80 190L86 130L70 120H130L114 130L120 190ZM162 76A18 18 0 1 1 161.9 76ZM146 190C140 120 184 120 178 190Z
    flat white o.6 O24 60 4O54 150 4O90 56 4O114 170 4O150 54 4O176 150 4`,
  ),
  '04124': place(
    ['#08161c', '#2a5a6a', '#a8fff0'],
    `${ROOMS.laboratory}
    ---
    figure mutate translate(62 92) scale(.62)`,
    {
      colours: { main: '#c85aff', second: '#3affd8' },
      lamp: [100, 60, 190],
      figures: { mutate: zolasMutate },
    },
  ),
};
