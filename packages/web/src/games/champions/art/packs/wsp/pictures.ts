import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Signature, Subject } from '../../../../../art/subject.ts';
import { antMan, wasp } from '../../../../city/people/heroes.ts';
import { PYM_PARTICLES } from '../../motifs/pym.ts';
import { OWNERS } from '../../owners.ts';
import { ASPECTS } from './aspects.ts';
import { beetle, nadiaVanDyne } from './people.ts';

const own: Owner = {
  ground: ['#241c08', '#8a6a14', '#fff0a0'],
  colours: { main: '#1c1a26', second: '#f2c12c', skin: '#f2cbb0' },
};
const crime: Owner = {
  ground: ['#120a24', '#3f2a7a', '#b8ff8a'],
  colours: { main: '#8a4ac0', second: '#3fa84a' },
};

const WINGS = `
    lit #d8f2ff d8 sh:#8ab0d0 M106 110C120 40 180 -10 240 0C236 80 180 130 112 130ZM94 110C80 40 20 -10 -40 0C-36 80 20 130 88 130Z
    lit #c0e4f8 d8 sh:#8ab0d0 M108 134C160 130 204 160 210 206C170 216 124 186 106 150ZM92 134C40 130 -4 160 -10 206C30 216 76 186 94 150Z
    line #8ab8d8 w3 M112 112C140 70 180 36 222 20M112 122C150 104 190 76 214 50M112 142C150 150 184 172 200 196M88 112C60 70 20 36 -22 20M88 122C50 104 10 76 -14 50M88 142C50 150 16 172 0 196`;

/** The same hero in another form. */
const form = (own: Pick<Signature, 'ground' | 'pose' | 'fleck'>): Signature => ({
  ...wasp,
  ...own,
});

export const PICTURES: Readonly<Record<string, Subject>> = {
  '13001a': form({
    ground: ['#0c1c10', '#3f7a34', '#f0ffa0'],
    pose: { turn: -10, scale: 0.92, x: 6, y: 26 },
    fleck: ['leaves', '#8ad84a'],
  }),
  '13001b': nadiaVanDyne,
  '13001c': form({
    ground: ['#14183a', '#5a6ac0', '#fff0b0'],
    pose: { turn: 5, scale: 1.32, y: 30 },
    fleck: ['debris', '#8a93a8'],
  }),
  '13002': antMan,
  '13003': place(
    ['#14204a', '#6a8ad0', '#fff0c0'],
    `
    houses middle #ffcf6a 7 210 130 12
    ${at('translate(-30 -20) rotate(172 100 120) scale(1)', BLOWS.openHand)}
    ---
    lit #d9a520 d6 M64 176H136V204H64ZM76 160H124L132 178H68Z
    flat #9fe0ff M82 164H98V176H76ZM102 164H120L126 176H102Z
    flat ink O80 206 10O120 206 10`,
    { lamp: [100, 60, 190], colours: { main: '#1c1a26', second: '#f2c12c', skin: '#f2cbb0' } },
  ),
  '13004': scene(
    own,
    `
    line #c8303a w5 o.8 O134 100 60
    line #c8303a w5 o.8 O134 100 36
    line white w9 o.5 M-40 210L120 110
    ${at('translate(70 150) rotate(-34) scale(.75)', POSES.soar)}
    impact 136 98 24 #ff6a2a #ffc93c #fffbe6`,
  ),
  '13005': scene(
    own,
    `
    houses #3a2c0c #fff0a0 19 250 60 20
    ${at('translate(100 120) scale(2.1) o0.25', POSES.cheer)}
    ${at('translate(100 140) scale(1.5) o0.5', POSES.cheer)}
    ---
    ${at('translate(100 176) scale(.8)', POSES.cheer)}
    line white w6 M24 190V60M12 80L24 56L36 80M176 190V60M164 80L176 56L188 80`,
  ),
  '13006': scene(
    own,
    `
    speed #fff0a0 13 20 150 60
    lit second d14 M-20 180C10 130 60 110 100 110L120 140C100 170 60 210 10 230Z
    line main w14 M20 150L44 200M52 126L78 178M84 112L104 154
    lit main d8 M104 108L186 44L124 142Z
    glow #fff6c0 halo:#ffd23c w10 M178 50L206 14L196 40L222 34L190 62Z
    line #fff0a0 w4 M190 90L220 84M150 30L154 0`,
  ),
  '13007': scene(own, PYM_PARTICLES),
  '13008': place(
    ['#24060a', '#8a141c', '#ff8a7a'],
    `
    lit #a81c24 d10 M-40 -20H240V190H-40Z
    lit wood d5 M-40 100H240V112H-40Z
    flat #4a0a10 M-120 186H330V300H-120Z
    flat #ffd0c0 o.35 M60 -60H140L190 300H10Z
    line ink w7 M100 -60V30
    ${at('translate(100 146) rotate(-6) scale(1.25)', POSES.lunge)}
    lit #1c1014 d6 M-10 20H30V80H-10ZM170 20H210V80H170Z
    sign target #ff8a7a 10 50 34
    sign target #ff8a7a 190 50 34`,
    { lamp: [100, 40, 190], colours: { main: '#1c1a26', second: '#2a2834', skin: '#f2cbb0' } },
  ),
  '13009': scene(
    own,
    `${WINGS}
    lit main d8 M92 90H108V190L100 214L92 190Z
    trim second d4 M92 110H108V124H92ZM92 142H108V156H92ZM92 174H108V186H92Z`,
    {
      ground: ['#0f1c2a', '#3f7a9a', '#f0fbff'],
    },
  ),
  '13010': scene(
    own,
    `
    lit main d22 |M100 30C152 30 172 70 166 120L150 166L138 154C146 130 128 112 100 110
    lit second d8 |M100 30L116 32L112 106L100 108
    flat #f2cbb0 |M100 112C128 114 142 130 136 152C130 180 116 196 100 200
    glow #fff6c0 halo:#ffd23c w6 pair M110 132L134 124L132 140L116 146Z
    line ink w11 pair M132 46C146 12 166 -2 196 -6
    line second w6 pair M132 46C146 12 166 -2 196 -6
    lit second pair d4 O196 -6 9`,
  ),
  '13026': scene(
    OWNERS.obligation,
    `
    flat #a81c24 o.5 M-120 -60H330V300H-120Z
    lit #e8e4d8 d10 M-20 180H220V250H-20Z
    lit #c8d0e0 d8 M20 150H100V186H20Z
    lit #f2cbb0 d8 O64 138 26
    lit #3a1f18 d6 M38 142C32 104 92 100 92 134C76 124 56 124 38 142Z
    line #3a1f18 w3 M54 142H62M70 142H78
    lit #c81c2a d12 M90 90C70 60 96 30 124 40C132 10 180 10 182 44C206 50 206 90 176 94C150 104 110 104 90 90Z
    flat #c81c2a O88 112 7O82 124 4
    ${at('translate(138 66) scale(.4)', POSES.run)}`,
    { colours: { main: '#24060a', second: '#24060a', skin: '#24060a' } },
  ),
  '13027': scene(
    crime,
    `
    flat #b8ff8a o.25 M100 -60L20 260H180Z
    lit #24182c d18 |M100 60C130 60 140 84 136 110L170 150L186 250L100 250
    lit #e0c0a8 d10 |M100 74C120 74 128 90 126 108C124 124 112 134 100 136
    lit #8a8a94 d10 |M100 56C136 54 146 90 138 126C132 116 130 100 128 92C120 84 110 82 100 84
    line ink w3 pair M108 100L120 96
    line ink w3 M92 120H108
    lit #f2c12c d4 M60 -6H140L128 30H72Z
    line ink w5 M100 30L100 52
    line #b8ff8a w4 M40 150L10 190M56 160L34 206M160 150L190 190M144 160L166 206
    ${at('translate(16 216) scale(.4)', POSES.guard)}
    ${at('translate(184 216) scale(.4)', POSES.guard)}`,
    { colours: { main: '#c83a5a', second: '#3a2a4a' } },
  ),
  '13028': beetle,
  '13029': scene(
    crime,
    `
    lit second d14 M110 60C150 -10 210 10 216 60C206 130 160 170 118 150ZM90 60C50 -10 -10 10 -16 60C-6 130 40 170 82 150Z
    line #1c5a24 w4 M120 80C150 40 180 34 204 44M80 80C50 40 20 34 -4 44
    ---
    lit main d20 |M100 40L132 52L148 100L140 190L100 226
    lit #5a2a8a d10 |M100 90L130 84L136 130L120 180L100 190
    line #3a1a5a w4 |M100 40V226
    glow #e8ffd0 halo:#6aff3a w8 O100 130 16
    line #3a1a5a w4 pair M110 196L136 184M112 210L132 202`,
  ),
  '13030': scene(
    crime,
    `
    speed #b8ff8a 37 28 100 100
    figure bug translate(-20 -10) rotate(-12 100 120) scale(1.2)
    impact 40 200 36 #3fa84a #b8ff8a white`,
    { figures: { bug: beetle } },
  ),
  ...ASPECTS,
};
