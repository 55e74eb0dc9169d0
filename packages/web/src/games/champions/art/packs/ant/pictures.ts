import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, scene } from '../../../../../art/scene.ts';
import type { Signature, Subject } from '../../../../../art/subject.ts';
import { antMan, wasp } from '../../../../city/people/heroes.ts';
import { PYM_PARTICLES } from '../../motifs/pym.ts';
import { OWNERS } from '../../owners.ts';
import { ASPECTS } from './aspects.ts';
import { scottLang, yellowjacket } from './people.ts';

const own: Owner = {
  ground: ['#1c0a0a', '#7a2018', '#ffb08a'],
  colours: { main: '#b8242a', second: '#1c1c26', skin: '#cfd6e4' },
};
const rival: Owner = {
  ground: ['#1c1404', '#7a5a0c', '#fff08a'],
  colours: { main: '#e8b82c', second: '#1c1a22' },
};

/** An ant from above, about 0. */
const ANT = `
    line ink w7 M-8 -4L-34 -20L-46 -14M-8 4L-36 6L-48 18M-8 12L-30 34L-34 50M8 -4L34 -20L46 -14M8 4L36 6L48 18M8 12L30 34L34 50M-6 -34L-22 -56M6 -34L22 -56
    lit #5a2f24 d8 M0 14A20 28 0 1 1 -0.1 14Z
    lit #6a3a2a d5 O0 0 12
    lit #7a4430 d5 O0 -24 15
    flat #ffd98a O-6 -30 3O6 -30 3`;

/** The same hero in another form. */
const form = (own: Pick<Signature, 'ground' | 'pose' | 'fleck'>): Signature => ({
  ...antMan,
  ...own,
});

export const PICTURES: Readonly<Record<string, Subject>> = {
  '12001a': form({
    ground: ['#0c1c10', '#2f6a34', '#d8ff9a'],
    pose: { turn: 8, scale: 0.9, x: -8, y: 26 },
    fleck: ['leaves', '#8ad84a'],
  }),
  '12001b': scottLang,
  '12001c': form({
    ground: ['#0f1a34', '#3f6ab0', '#ffe0c0'],
    pose: { turn: -4, scale: 1.3, y: 26 },
    fleck: ['debris', '#8a93a8'],
  }),
  '12002': wasp,
  '12003': scene(
    own,
    `${DEEDS.stomp}
    houses #3a1a1a #ffcf6a 3 262 40 26`,
    { ground: ['#1c0c14', '#8a3a34', '#ffd0a0'] },
  ),
  '12004': scene(
    own,
    `
    line #ffb08a w4 o.8 M100 110L40 50M100 110L160 50M100 110L40 180M100 110L160 180
    ${at('translate(36 46) rotate(-30) scale(.62)', ANT)}
    ${at('translate(164 46) rotate(30) scale(.62)', ANT)}
    ${at('translate(36 184) rotate(-140) scale(.62)', ANT)}
    ${at('translate(164 184) rotate(140) scale(.62)', ANT)}
    ---
    glow white halo:#ff8a5a w10 O100 110 30
    sign brain #b8242a 100 110 44`,
  ),
  '12005': scene(
    own,
    `
    ${at('translate(50 176) scale(.5)', POSES.guard)}
    ${at('translate(136 110) scale(1.5)', POSES.guard)}
    line ink w14 M20 110A60 60 0 0 1 60 40
    line #ffe27a w8 M20 110A60 60 0 0 1 60 40
    flat #ffe27a M52 22L84 34L60 60Z`,
    { colours: { second: '#3a3a4a' } },
  ),
  '12006': scene(own, PYM_PARTICLES),
  '12007': scene(
    own,
    `
    flat #3a5a24 M-120 180H330V300H-120Z
    ${at('translate(40 60) rotate(160) scale(.8)', ANT)}
    ${at('translate(120 50) rotate(190) scale(.8)', ANT)}
    ${at('translate(176 110) rotate(200) scale(.8)', ANT)}
    ${at('translate(30 160) rotate(170) scale(.9)', ANT)}
    ---
    ${at('translate(106 150) rotate(180) scale(1.3)', ANT)}`,
    { ground: ['#12200c', '#4a7a2a', '#e8ffa8'] },
  ),
  '12008': scene(
    own,
    `
    lit #cfd6e4 d24 |M100 24C154 24 176 66 172 122L164 172C146 200 122 214 100 216
    lit main d14 |M100 24C116 24 126 28 132 34L124 74L100 84
    flat ink pair M108 116L122 78L164 74L164 112L128 136Z
    glow #ff8a5a halo:#ff3a1a w6 pair M118 114L128 86L156 82L154 106L130 124Z
    lit iron d6 |M100 150L140 142L128 190L100 202
    line #cfd6e4 w4 pair M108 166L126 196M120 158L134 184
    line ink w10 pair M140 46C160 20 176 14 200 16
    line #cfd6e4 w5 pair M140 46C160 20 176 14 200 16`,
  ),
  '12009': scene(
    own,
    `
    flat #24305c M-120 214H330V300H-120Z
    houses middle #ffcf6a 11 240 50 24
    ${at('translate(0 16) scale(.92)', BLOWS.twoHands)}
    ---
    lit #d9a520 d8 M20 10H170V50H20ZM44 -20H146L160 12H32Z
    flat #9fe0ff M54 -12H90V6H46ZM100 -12H140L148 6H100Z
    lit iron d6 O56 50 15
    lit iron d6 O136 50 15`,
    { colours: { skin: '#b8242a', main: '#1c1c26' } },
  ),
  '12010': scene(
    own,
    `
    ( rotate(24 100 120)
    lit #eabf9a d12 M62 -40H138L142 50H58Z
    lit iron d16 M44 44H156L160 130H40Z
    lit main d10 M50 60H150V86H50Z
    glow #ffd0c0 halo:#ff5a3a w8 O72 108 13
    glow #c8f0ff halo:#3a9aff w8 O128 108 13
    lit main d12 M44 128H156L148 190L128 210H72L52 190Z
    line #5c0a12 w4 M76 160V206M100 160V208M124 160V206
    )`,
  ),
  '12025': scene(
    OWNERS.obligation,
    `
    flat #fff0b0 o.35 O100 130 100
    lit #a86a34 d18 M100 60C140 60 150 96 140 118C164 130 166 190 150 220H50C34 190 36 130 60 118C50 96 60 60 100 60Z
    lit #a86a34 d6 O62 66 17O138 66 17
    lit #e8c898 d8 M76 112C80 96 120 96 124 112C128 132 112 140 100 140C88 140 72 132 76 112Z
    flat ink O82 92 5O118 92 5
    flat ink M92 110H108L100 120Z
    line ink w3 M100 120V128
    lit #e86a8a d6 M66 150L100 164L134 150V186L100 172L66 186Z`,
    { ground: ['#2a1c24', '#8a5a74', '#ffe0c8'] },
  ),
  '12026': scene(
    rival,
    `
    lit steel d10 M20 90H180V220H20Z
    line #2a3040 w5 M40 116H160M40 146H160M40 176H160
    lit #3f8ad0 d6 M70 110H130V190H70Z
    sign atom white 100 150 50
    ---
    lit second d12 M210 -20L120 40L96 84L110 96L84 120L96 132L126 112L130 130L142 132L150 100L240 70Z
    line main w6 M150 60L220 20`,
  ),
  '12027': yellowjacket,
  '12028': scene(
    rival,
    `
    houses middle #ffcf6a 17 250 80 16
    figure jacket translate(-70 -20) scale(1.6) o.3
    figure jacket translate(-24 40) scale(1.2) o.55
    ---
    figure jacket translate(36 106) scale(.66)
    line #fff08a w7 M26 200V40M14 60L26 36L38 60`,
    { figures: { jacket: yellowjacket } },
  ),
  '12029': scene(
    rival,
    `
    ( rotate(-5 100 110)
    lit #2a3a6a d12 M0 20H200V204H0Z
    line #a8d0ff w3 M20 40H90V100H20ZM120 40V100M140 60L180 40M110 100H180M20 130H60V184H20Z
    ( translate(130 150) scale(.8)
    line #fff08a w4 M0 -40C20 -40 30 -20 26 0C40 10 40 40 0 50C-40 40 -40 10 -26 0C-30 -20 -20 -40 0 -40ZM-26 0H26M-30 20H30M-10 -40L-20 -58M10 -40L20 -58
    )
    )
    lit metal d4 M164 -10L180 0L120 100L108 108L110 92Z`,
  ),
  ...ASPECTS,
};
