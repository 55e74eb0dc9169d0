import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import { escapedConvict, prisonGuard } from './people.ts';

const prison: Owner = {
  ground: ['#12141c', '#4a4a5a', '#ffd9a0'],
  colours: { main: '#e87a2c', second: '#4a5a6a', skin: '#d8a47c' },
};

/** The cards that the sets of several of the crew have. */
const HELD_HOSTAGE = scene(
  prison,
  `
    flat #0c0e16 M-120 -60H330V300H-120Z
    flat #ffd9a0 o.4 M60 -60H140L180 300H20Z
    ( translate(100 150) scale(1.3)
    lit #3f86d8 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #e0a27c d8 O0 -70 17
    lit #f2efe6 d3 M-15 -66H15V-58H-15Z
    )
    ---
    lit iron d4 M-10 -20H4V260H-10ZM36 -20H50V260H36ZM92 -20H106V260H92ZM148 -20H162V260H148ZM196 -20H210V260H196Z
    lit iron d6 M-40 96H240V112H-40Z`,
);
const BUDDY_SYSTEM = scene(
  prison,
  `
    speed glow 5 20 100 100
    lit #3f6a34 d14 M-60 80H30V160H-60Z
    lit #e0a882 d14 M24 84L40 66H84L100 84V140L84 158H40L24 142Z
    line #7a4a34 w4 M68 88H98M68 110H98M68 132H98
    lit #c88a1c d14 M260 80H170V160H260Z
    lit #5c3a26 d14 M176 84L160 66H116L100 84V140L116 158H160L176 142Z
    line #2a1810 w4 M132 88H102M132 110H102M132 132H102
    line #ffe27a w6 M100 50V20M74 54L60 30M126 54L140 30`,
);
const CHAOS = place(
  ['#1c0c08', '#6a2f1c', '#ffb04a'],
  `
    lit #4a4a58 d10 M-40 -60H30V260H-40ZM170 -60H240V260H170Z
    flat #ff8a2a o.8 M20 260C20 200 50 190 46 140C70 160 70 190 84 196C94 170 90 150 100 120C120 150 120 180 130 196C146 180 140 160 150 140C176 180 190 210 184 260Z
    flat #ffd23c M60 260C60 226 80 220 78 186C94 204 96 220 104 220C112 204 110 196 114 180C132 210 146 226 140 260Z
    ${at('translate(70 110) scale(.9)', POSES.run)}
    ${at('translate(140 120) scale(.9)', POSES.cheer)}
    lit iron d4 M30 -60H38V150L26 160ZM162 -60H170V160L158 130Z`,
  { lamp: [100, 160, 200], colours: { main: '#e87a2c', second: '#e87a2c', skin: '#d8a47c' } },
);
const GET_WRECKED = scene(
  prison,
  `
    lit #8a5a4a d10 M-40 -40H240V280H-40Z
    line #5a342a w3 M-40 0H240M-40 40H240M-40 80H240M-40 120H240M-40 160H240M-40 200H240M0 0V40M70 0V40M140 0V40M30 40V80M100 40V80M170 40V80M0 80V120M180 80V120M20 120V160M190 120V160M0 160V200M60 160V200M150 160V200
    impact 100 116 104 #2a1a1a #ff8a2a #ffe27a
    ( translate(20 40) scale(.8)
    lit #3f6a34 d14 M60 170H140L150 300H52Z
    lit #e0a882 d18 M46 84L60 58L146 58L164 84L164 130L146 162L66 162L46 134Z
    line #7a4a34 w4 M74 58L74 108M98 58L98 108M122 58L122 108
    lit #e8b48e d8 M46 104L104 100C116 102 118 120 106 124L60 130Z
    )
    lit #8a5a4a d4 M10 30L40 20L36 50ZM160 20L190 34L168 54ZM14 190L44 184L34 214ZM160 190L190 184L184 214Z`,
);
const WAITED = scene(
  prison,
  `
    speed #ff8a4a 9 22 100 120
    lit #6a3a8a d14 M-60 190L30 140L60 190L-40 280Z
    lit #e0a882 d14 M26 146L60 100L80 96L96 120L100 160L70 190L46 190Z
    lit #6a3a8a d14 M260 150L170 110L140 150L240 260Z
    lit #e0a882 d18 M176 112L158 82L104 78L84 96V140L104 162H150L172 144Z
    line #7a4a34 w4 M110 82V124M130 82V124M150 84V124
    line #ffe27a w6 M60 70L44 50M96 60V34M134 58L146 36`,
);

export const SHARED = {
  heldHostage: HELD_HOSTAGE,
  guard: prisonGuard,
  convict: escapedConvict,
  buddySystem: BUDDY_SYSTEM,
  chaos: CHAOS,
  getWrecked: GET_WRECKED,
  waited: WAITED,
} as const;
