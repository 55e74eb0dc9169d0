import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { at } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { stage } from '../../stage.ts';
import { piledriver } from './people.ts';
import { SHARED } from './shared.ts';

const own: Owner = {
  ground: ['#200c0c', '#8a2f24', '#ffc89a'],
  colours: { main: '#b83a2c', second: '#e8d8b0', skin: '#e8b088' },
};

const FIST = `
    lit skin d12 M-30 -22L-18 -38H22L38 -20V16L24 34H-20L-32 16Z
    line skin<60 w3.4 M-8 -34V-2M8 -35V-2M22 -34V-2
    lit skin>8 d6 M-28 2L14 -4C22 -2 22 14 14 16L-20 20Z`;

export const PILEDRIVER: Readonly<Record<string, Subject>> = {
  '07032': stage(piledriver, 1),
  '07033': stage(piledriver, 2),
  '07034': place(
    ['#200c0c', '#8a3f2a', '#ffd9a0'],
    `
    houses middle #ffcf6a 109 190 120 14
    lit stone d8 M0 230L20 190L60 196L70 236ZM60 236L74 186L120 184L134 236ZM124 236L140 192L180 190L204 236Z
    lit #a8705a d8 M30 196L50 150L90 154L96 194ZM92 192L104 146L146 150L160 194Z
    lit stone d8 M60 156L76 112L120 110L134 156Z
    lit #c8303a d6 M60 104L76 84H116L130 104V124H60Z
    flat #9fe0ff M78 88H94V102H68ZM100 88H114L124 102H100Z
    ${at('translate(100 30) scale(1.1)', FIST)}`,
    { lamp: [100, 60, 190], colours: { skin: '#e8b088' } },
  ),
  '07035': scene(
    own,
    `
    lit #e8b088 d20 |M100 20C150 20 176 60 172 116C166 170 134 210 100 214
    flat ink pair M112 70L156 58L150 84L120 90Z
    flat white pair O134 76 8
    flat ink pair O132 76 4
    flat #3a0a14 M50 124Q100 110 150 124C146 170 120 184 100 184C80 184 54 170 50 124Z
    flat white M56 126Q100 114 144 126L142 136Q100 126 58 136Z
    lit #ff7a8a d8 M76 158C76 146 124 146 124 158V206C124 230 76 230 76 206Z
    line #c8405a w3 M100 160V206
    line #ffe27a w5 M20 60L4 50M24 110H2M180 60L196 50M176 110H198`,
  ),
  '07036': SHARED.heldHostage,
  '07037': SHARED.guard,
  '07038': SHARED.convict,
  '07039': SHARED.buddySystem,
  '07040': SHARED.getWrecked,
  '07041': SHARED.waited,
  '07042': scene(
    own,
    `
    ( translate(100 100) scale(.6)
    lit #b83a2c d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #e8b088 d8 O0 -70 17
    )
    ---
    ${BLOWS.twoHands}`,
  ),
  '07043': scene(
    own,
    `
    ( rotate(-7 100 110)
    lit #3f6a9a d12 M4 30H196V210H4Z
    line #d8ecff w3 M24 50H120V120H24ZM70 50V120M24 84H120M140 50H176V110H140Z
    line #ffe27a w6 dash:10,8 M46 100V150H150V190
    line #ff6a5a w7 M136 176L164 204M164 176L136 204
    line #d8ecff w3 M30 150H80M30 170H70
    )
    ( rotate(34 150 60)
    lit metal d6 M140 -20H154V70H140Z
    lit metal d6 M132 66C132 54 162 54 162 66V96C162 112 132 112 132 96Z
    )`,
    { ground: ['#0c1420', '#2f4a6a', '#c8e8ff'] },
  ),
  '07044': scene(
    own,
    `
    speed #ffc89a 45 26 100 110
    ${at('translate(40 50) rotate(-20) scale(1.05)', FIST)}
    ${at('translate(160 60) rotate(20) scale(1.05)', FIST)}
    ${at('translate(36 160) rotate(-30) scale(1.1)', FIST)}
    ---
    ${at('translate(162 170) rotate(16) scale(1.15)', FIST)}
    ${at('translate(100 112) scale(1.5)', FIST)}
    impact 100 30 22 #ff6a2a #ffc93c #fffbe6
    impact 100 206 20 #ff6a2a #ffc93c #fffbe6`,
  ),
  '07045': scene(
    own,
    `
    lit skin d22 M-20 250C-20 130 20 90 60 80H140C180 90 220 130 220 250Z
    line skin<45 w4 M100 110V240M40 150C60 170 84 170 98 160M160 150C140 170 116 170 102 160
    lit wood d8 M-40 -10L70 56L60 76L-50 16Z
    lit wood d8 M150 86L220 20L234 36L164 106Z
    impact 104 86 38 #ff6a2a #ffc93c #fffbe6
    lit wood d3 M90 20L104 10L100 34ZM128 30L142 26L132 46Z`,
  ),
};
