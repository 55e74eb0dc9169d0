import { at } from '../../../../../art/motifs/poses.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { type Owner, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';

const tech: Owner = {
  ground: ['#08141c', '#2a5a6a', '#a8f0ff'],
  colours: { main: '#3f7a8a', second: '#ffb02a' },
};
const own = (ground: Owner['ground'], main: string): Owner => ({
  ground,
  colours: { main, second: '#f2efe6' },
});
const thwart = own(['#0c1a30', '#2f6ab0', '#a8d8ff'], '#3f8fd0');
const attack = own(['#240c08', '#8a341c', '#ffb07a'], '#d9621f');
const defense = own(['#10181f', '#3f5a6f', '#c8e0f0'], '#5b7f9a');
const recovery = own(['#08200f', '#22703f', '#b0ffc8'], '#2a8a50');

const BASIC = `
    lit gold d8 M60 210L100 184L140 210V232L100 206L60 232Z`;
const IMPROVED = `
    lit gold d8 M60 196L100 170L140 196V216L100 190L60 216ZM60 224L100 198L140 224V244L100 218L60 244Z
    sign star glow 30 40 40
    sign star glow 170 40 40`;

const LENS = at(
  'translate(6 -14) scale(.94)',
  `
    line ink w30 M140 140L184 190
    line wood w20 M140 140L184 190
    line ink w22 O100 100 54
    line metal w13 O100 100 54
    flat main o.6 O100 100 50
    sign eye white 100 100 76`,
);
const BLADE = at(
  'translate(0 -30) scale(.96)',
  `
    ( rotate(38 100 110)
    lit main d10 M88 -10L100 -44L112 -10V140H88Z
    lit gold d6 M62 138H138V154H62Z
    lit leather d5 M92 154H108V200H92Z
    )
    ( rotate(-38 100 110)
    lit main d10 M88 -10L100 -44L112 -10V140H88Z
    lit gold d6 M62 138H138V154H62Z
    lit leather d5 M92 154H108V200H92Z
    )`,
);
const SHIELD = at(
  'translate(10 -16) scale(.9)',
  `
    lit main d20 M100 20L168 46V112C168 160 140 190 100 212C60 190 32 160 32 112V46Z
    trim main<35 d12 M100 46L146 64V112C146 146 128 168 100 184C72 168 54 146 54 112V64Z
    sign hex second 100 116 70`,
);
const HEALTH = at(
  'translate(14 -20) scale(.86)',
  `
    lit main d20 M100 214C40 170 10 134 14 92C18 44 80 36 100 84C120 36 182 44 186 92C190 134 160 170 100 214Z
    line second w9 M84 120H116M100 104V136`,
);

export const CAMPAIGN: Readonly<Record<string, Subject>> = {
  '04155': scene(
    tech,
    `
    ( rotate(-30 100 120)
    lit metal d10 M78 20H122V160H78Z
    flat #ff7a3a M84 60H116V154H84Z
    lit iron d6 M66 8H134V26H66ZM92 -30H108V10H92ZM76 -44H124V-28H76Z
    line ink w8 M100 160V230
    line metal w4 M100 160V230
    line white w4 o.7 M88 50V150
    )
    sign bolt #ff9a4a 160 180 60
    sign bolt #ff9a4a 34 60 44`,
  ),
  '04156': scene(
    tech,
    `
    ( rotate(-8 100 120)
    lit iron d12 M36 -10H164V246H36Z
    flat #0c242c M50 10H150V150H50Z
    line #7affc8 w3 O100 80 22
    line #7affc8 w3 O100 80 44
    line #7affc8 w3 M100 20V140M54 80H146
    flat #7affc8 o.5 M100 80L134 44A50 50 0 0 1 148 80Z
    flat #ff5a4a O122 62 6O76 100 6
    lit main d4 M56 166H88V190H56ZM112 166H144V190H112ZM56 204H88V228H56ZM112 204H144V228H112Z
    )`,
  ),
  '04157': scene(
    tech,
    `
    line #a8f0ff w8 o.8 M20 190A80 26 0 1 0 180 190A80 26 0 1 0 20 190Z
    line #a8f0ff w5 o.6 M30 160A70 22 0 1 0 170 160A70 22 0 1 0 30 160ZM40 130A60 18 0 1 0 160 130A60 18 0 1 0 40 130Z
    ( translate(100 140) scale(1.2) o.75
    lit main d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 60H-20L-24 6L-34 0Z
    lit #e0a27c d8 O0 -70 17
    )
    flat white M40 40H48V32H56V40H64V48H56V56H48V48H40ZM146 70H152V64H158V70H164V76H158V82H152V76H146Z
    lit iron d8 M10 196H190L176 226H24Z`,
  ),
  '04158': scene(
    tech,
    `
    line #ff5a4a w26 o.4 M120 80L260 -20
    line #ffd0c0 w10 M120 80L260 -20
    lit iron d10 M40 190H150L170 236H20Z
    lit steel d8 M80 140H110V192H80Z
    ( rotate(-34 96 120)
    lit metal d12 M0 92H110V150H0Z
    lit main d8 M100 84H150V158H100Z
    lit iron d6 M150 100H190V142H150Z
    glow #ffd0c0 halo:#ff3a2a w6 O190 121 12
    line iron w4 M24 96V146M48 96V146M72 96V146
    )`,
  ),
  '04159a': scene(thwart, `${LENS}${BASIC}`),
  '04159b': scene(thwart, `${LENS}${IMPROVED}`),
  '04160a': scene(attack, `${BLADE}${BASIC}`),
  '04160b': scene(attack, `${BLADE}${IMPROVED}`),
  '04161a': scene(defense, `${SHIELD}${BASIC}`),
  '04161b': scene(defense, `${SHIELD}${IMPROVED}`),
  '04162a': scene(recovery, `${HEALTH}${BASIC}`),
  '04162b': scene(recovery, `${HEALTH}${IMPROVED}`),
  '04163': scene(
    OWNERS.obligation,
    `
    lit #1c2a3a d12 M10 10H190V180H10Z
    flat #06181c M22 22H178V168H22Z
    line #7affe8 w3 M40 40V150M60 40V150M80 40V150M100 40V150M120 40V150M140 40V150M160 40V150
    flat #7affe8 M34 60H46V72H34ZM54 110H66V122H54ZM74 44H86V56H74ZM94 130H106V142H94ZM114 80H126V92H114ZM134 50H146V62H134ZM154 120H166V132H154Z
    sign brain #ff7a6a 100 96 90
    lit iron d6 M76 180H124L136 214H64Z`,
  ),
  '04164': scene(
    OWNERS.obligation,
    `
    flat #ff4d57 o.35 M100 40L-60 -60V160ZM100 40L260 -60V160Z
    lit #f2f6f6 d14 M-30 110H150L190 150V210H-30Z
    trim #8ad0f0 d0 M140 120H150L178 150H140Z
    lit #ff4d57 d6 M70 90H110V112H70Z
    lit #2fb56a d4 M-30 170H190V184H-30Z
    sign heart #2fb56a 60 142 44
    flat ink O20 214 20O146 214 20
    flat #8a93a8 O20 214 9O146 214 9
    line #ff8a92 w5 M10 70L30 70L40 46L54 92L66 60L74 70H100`,
  ),
  '04165': scene(
    OWNERS.obligation,
    `${at('translate(0 10) scale(.96)', THINGS.notice)}
    ( translate(140 180) rotate(-16)
    lit wood d8 M-10 -10H10V80H-10Z
    lit #6a4630 d10 M-46 -50H46V0H-46Z
    lit gold d4 M-34 -54H-22V4H-34ZM22 -54H34V4H22Z
    )`,
    { colours: { main: '#24222e' } },
  ),
  '04166': scene(
    OWNERS.obligation,
    `
    ( rotate(5 100 120)
    lit paper d14 M28 4H172V236H28Z
    flat #8a1c1c M42 18H158V160H42Z
    ( translate(100 100)
    flat #1c1420 M-44 60C-44 -4 44 -4 44 60ZM0 -50A28 28 0 1 1 -0.1 -50Z
    flat #ffd0c0 M-18 -28L-4 -24L-6 -16L-18 -20ZM18 -28L4 -24L6 -16L18 -20Z
    )
    line ink w9 M50 180H150M62 204H138
    )
    line #ff4d57 w12 M36 24L164 156M164 24L36 156`,
  ),
};
