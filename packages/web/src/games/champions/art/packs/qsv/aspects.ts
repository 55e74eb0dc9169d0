import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { scarletWitch } from '../../../../city/people/heroes.ts';
import { OWNERS } from '../../owners.ts';
import { quicksilver } from '../../people/siblings.ts';
import { multipleMan, warlock } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '14012': multipleMan,
  '14013': warlock,
  '14014': scene(
    protection,
    `
    speed glow 41 24 200 110
    line #ff6a4a w14 o.7 M260 20L150 90M260 110L150 120M260 200L150 160
    ${at('translate(90 130) rotate(8) scale(1.6)', POSES.lunge)}
    ---
    flat #1f4a34 M-120 212H330V300H-120Z
    lit #5a6a5a d4 M0 216L24 196L40 220ZM50 220L70 204L84 222Z`,
    { colours: { second: '#1f5a34' } },
  ),
  '14015': scene(
    protection,
    `
    ${at('translate(56 136) scale(1.2) o0.3', POSES.guard)}
    ${at('translate(84 136) rotate(6) scale(1.2) o0.5', POSES.guard)}
    ---
    ${at('translate(138 136) rotate(16) scale(1.3)', POSES.guard)}
    line white w7 o.7 M-40 60H20
    lit steel d6 M16 46H70L96 60L70 74H16Z
    line glow w6 M50 210C80 226 110 226 140 214`,
    { colours: { second: '#1f5a34' } },
  ),
  '14017': scene(
    protection,
    `
    line ink w26 M100 -30V240
    line metal w16 M100 -30V240
    line ink w12 M100 30L40 10L10 30M100 30L160 10L190 30M100 90L40 80L0 110M100 90L160 80L200 110M100 150L50 150L20 190M100 150L150 150L180 190
    line #b8c8d4 w6 M100 30L40 10L10 30M100 30L160 10L190 30M100 90L40 80L0 110M100 90L160 80L200 110M100 150L50 150L20 190M100 150L150 150L180 190
    lit steel d8 O100 30 20O100 90 20O100 150 20O100 206 20
    flat glow O100 30 8O100 90 8O100 150 8O100 206 8`,
    { colours: { main: '#8aa8a0' } },
  ),
  '14018': scene(
    basic,
    `
    flat #8a1440 M100 -60H330V300H60Z
    figure quick translate(-98 20) scale(.92)
    figure witch translate(96 20) scale(.92)
    ---
    line white w6 M112 -20L92 60L108 100L88 170L96 260`,
    {
      figures: { quick: quicksilver, witch: scarletWitch },
      ground: ['#0c3a5a', '#2a8ab0', '#d8fbff'],
      crop: [6, 20, 188],
    },
  ),
  '14022': scene(
    basic,
    `
    speed #ff8a7a 43 26 100 110
    lit blood d20 M100 214C40 170 10 134 14 92C18 44 80 36 100 84C120 36 182 44 186 92C190 134 160 170 100 214Z
    glow #fff6c0 halo:#ffc83c w8 M116 56L66 130H96L80 196L140 108H106Z
    line white w5 o.6 M34 84C40 66 58 60 70 66`,
    { ground: ['#2a0810', '#9a1f2a', '#ffc8a0'] },
  ),
  '14023': scene(
    basic,
    `
    lit #3f6ab0 d16 M20 110H180V230H20Z
    lit #5a86c8 d8 M10 94H190V118H10Z
    flat ink M64 102H136V110H64Z
    ( rotate(-8 100 60)
    lit white d6 M70 0H134V104H70Z
    line #3f6ab0 w6 M84 34L96 48L120 18M84 70H120
    )
    sign star5 white 100 172 76
    lit #d8a078 d8 M130 -30L196 10L160 60L132 50L136 20Z`,
    { ground: ['#10204a', '#4a70b8', '#f0f0e8'] },
  ),
  '14029': scene(
    aggression,
    `
    impact 100 100 100 #8c1c28 #ff6a2a #ffd98a
    lit steel d12 M-30 90L80 84L70 100L84 112L74 130L-30 136ZM230 84L120 80L130 96L116 110L128 128L230 132Z
    lit skin d14 M-30 190C0 140 20 130 60 124L84 90H120L140 124C180 130 200 140 230 190V260H-30Z
    lit skin d14 M50 70L64 52H100V130H64L50 112ZM150 70L136 52H100V130H136L150 112Z
    line skin<60 w4 M76 58V92M90 58V92M110 58V92M124 58V92
    line skin<45 w4 M100 150V240M40 180C60 196 80 196 96 186M160 180C140 196 120 196 104 186`,
  ),
  '14030': scene(
    justice,
    `
    lit skin d18 |M100 10C140 10 156 40 154 84C152 130 130 176 100 180
    lit #f2efe6 d8 M40 66C70 50 130 50 160 66L158 104C130 90 70 90 42 104Z
    line #b8a878 w2.6 M50 76C80 64 120 64 150 76M48 90C80 78 120 78 152 90
    lit #f2efe6 d5 M156 70L196 60L180 84L200 108L158 96Z
    line skin<55 w4 M86 148Q100 154 114 148
    line ink w4 M40 196H160M100 182V240M40 196L26 222H54ZM160 196L146 222H174Z
    line gold w3 M40 196H160M100 182V240M40 196L26 222H54ZM160 196L146 222H174Z`,
  ),
  '14031': scene(
    leadership,
    `
    flat #16306a M-120 196H330V300H-120Z
    ${at('translate(30 146) scale(1)', POSES.cheer)}
    ${at('translate(170 146) scale(1)', POSES.cheer)}
    ---
    ${at('translate(100 136) scale(1.2)', POSES.cheer)}
    line ink w9 M2 82L58 82M72 60L128 60M142 82L198 82
    line #ffd23c w5 M2 82L58 82M72 60L128 60M142 82L198 82
    sign star5 #fff3c0 100 24 40`,
    { colours: { main: '#c8303a', second: '#24407a' } },
  ),
  '14032': scene(
    basic,
    `
    impact 56 70 46 #ff6a2a #ffc93c #fffbe6
    impact 150 60 34 #ff6a2a #ffc93c #fffbe6
    impact 144 160 50 #ff6a2a #ffc93c #fffbe6
    flat ink M36 56H50C60 56 60 68 54 70C62 72 62 86 50 86H36ZM140 46H156V52H147V57H154V63H147V69H156V75H140ZM122 140H136L142 156L148 140H162V180H152V160L145 176H139L132 160V180H122Z
    ${at('translate(76 170) rotate(-10) scale(1)', POSES.lunge)}`,
    { ground: ['#161c2a', '#5a6a8a', '#ffe6b0'], colours: { main: '#3f86d8', second: '#22344e' } },
  ),
};
