import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { thor } from '../../../../city/people/heroes.ts';
import { loki } from '../../../../city/people/villains.ts';
import { OWNERS } from '../../owners.ts';
import { frostGiant, ladySif, odinson } from './people.ts';

const own: Owner = {
  ground: ['#101a38', '#2f5aa0', '#a8e4ff'],
  colours: { main: '#3a4468', second: '#c22a35', skin: '#e8b894' },
};
const trick: Owner = {
  ground: ['#0e2318', '#2a7a45', '#f0d26a'],
  colours: { main: '#1f6b3c', second: '#e0b13f' },
};

/** The hammer, its head above. */
const HAMMER = `
    lit leather d8 M90 110H110V236H90Z
    line #3a2414 w4 M88 130L112 142M88 150L112 162M88 170L112 182M88 190L112 202
    lit gold d4 M86 230H114V246H86Z
    lit #b8c2d4 d22 M24 44L44 26H156L176 44V102L156 118H44L24 102Z
    line #6a7890 w4 M46 30V114M154 30V114
    line #6a7890 w4 M70 72C80 52 96 92 100 72S120 52 130 72`;

const BOLTS = `
    flat #e8fbff M60 -30L30 60H52L20 150L84 44H62L90 -30Z
    flat #a8e4ff M160 -30L150 40H168L140 120L200 20H180L200 -30Z`;

const GATES = `
    flat #fff6d0 O100 56 34
    flat middle M-120 160L-30 80L30 150L100 60L170 150L240 80L330 160V300H-120Z
    lit #e0b04a d8 M60 210V80L74 40L88 80V210ZM112 210V80L126 40L140 80V210Z
    lit #f0c860 d12 M86 210V40L100 -20L114 40V210Z
    lit #d09a3a d8 M14 214V130L28 100L42 130V214ZM158 214V130L172 100L186 130V214Z
    line #8a5a1c w3 M66 100H82M66 120H82M118 100H134M118 120H134M92 70H108M92 90H108M92 110H108M20 150H36M164 150H180`;

export const THOR: Readonly<Record<string, Subject>> = {
  '06001a': thor,
  '06001b': odinson,
  '06002': ladySif,
  '06003': scene(
    own,
    `
    line glow w3 o.7 M100 24L40 70L60 150L140 150L160 70L100 24M40 70L160 70M60 150L100 24L140 150
    lit #4fb0e8 d6 O100 20 20
    lit #6ac07a d6 O36 72 17
    lit #e87a4a d6 O164 72 17
    lit #b88ae8 d6 O56 152 17
    lit #e8d04a d6 O144 152 17
    ---
    ( translate(50 46) scale(.5)
${HAMMER}
    )`,
  ),
  '06004': place(
    ['#1a1440', '#c8763a', '#fff0b0'],
    `${GATES}
    ---
    ( rotate(-20 100 160)
    lit #dfe8ee d8 M92 60L100 30L108 60V200H92Z
    lit gold d6 M66 196H134V210H66Z
    lit leather d5 M93 210H107V260H93Z
    )`,
  ),
  '06005': scene(
    own,
    `
    line white w40 o.2 M-60 280C20 200 60 140 120 70
    line #a8e4ff w16 o.5 M-60 270C20 190 60 130 120 64
    speed white 31 22 130 70
    ( translate(34 -40) rotate(42 100 110) scale(.9)
${HAMMER}
    )`,
  ),
  '06006': scene(
    own,
    `
    flat #20305a M-120 -60H330V40C250 70 200 30 140 54C90 74 40 40 -20 60C-60 70 -90 50 -120 60Z
    glow #f4feff halo:#6ad0ff w16 M112 36L60 130H92L64 240L150 104H112L140 36Z
    line #d8f6ff w4 M70 50L40 110L56 116L30 180M150 46L176 100L160 108L184 170
    impact 66 226 40 #3aa8ff #a8e4ff white`,
  ),
  '06007': place(
    ['#241a4a', '#8a5aa8', '#ffe8b0'],
    `${GATES}
    line #ff6a8a w5 o.8 M-120 250C-20 196 60 220 100 212C140 220 220 196 320 250
    line #ffd84a w5 o.8 M-120 262C-20 208 60 230 100 222C140 230 220 208 320 262
    line #5ad0ff w5 o.8 M-120 274C-20 220 60 240 100 232C140 240 220 220 320 274`,
  ),
  '06008': scene(
    own,
    `
    speed #d8f6ff 5 24 100 90
    figure thor translate(-88 -60) scale(1.85)
${BOLTS}`,
    { figures: { thor } },
  ),
  '06009': scene(own, HAMMER, { emblem: 'bolt' }),
  '06010': scene(
    own,
    `
    lit #c9d2e2 d22 |M100 24C150 26 168 70 164 120L156 170L134 150L138 116L116 104L108 132L100 134
    line #7a8698 w4 |M100 26C104 60 104 90 104 104L100 104
    lit white pair d6 M156 76C170 40 190 20 216 10C216 50 206 84 176 104L160 110Z
    line #9aa8c8 w3 pair M166 84C180 62 194 46 206 36M168 96C184 84 196 70 206 62
    flat ink |M100 134L108 132L116 108L134 116L130 150L118 176L100 184`,
  ),
  '06026': scene(
    OWNERS.obligation,
    `${BOLTS}
    lit #c8ccd8 d16 M40 60C20 110 30 180 54 230H146C170 180 180 110 160 60Z
    lit #e8c8aa d14 |M100 44C132 44 146 62 146 92C146 112 138 128 126 138L100 142
    flat #fff9ec M60 92L90 98L84 106L64 104Z
    flat #3f7ac8 O78 99 5
    flat ink O78 99 2.4
    line ink w6 M56 82L92 92
    flat ink M106 90L146 80L144 104L116 110Z
    line ink w5 M146 84L164 70M106 92L60 70
    flat #b88a6a M98 100H106L112 120L100 124Z
    lit #e6e9f2 d16 |M100 124C116 118 130 120 146 100C160 150 150 214 100 258
    flat #5a1a1a M84 144H116L110 156H90Z
    line #a8aec0 w4 pair M116 170C124 190 122 214 112 234M134 150C144 176 142 200 132 222
    lit gold d14 |M100 -6C142 -2 164 34 160 76L132 70L100 60
    line #8a5a14 w4 |M100 16C128 18 146 40 148 66L100 50`,
  ),
  '06027': scene(
    trick,
    `
    figure thor translate(-96 16) scale(.96)
    figure loki translate(104 16) scale(.96)
    ---
    lit #ffe27a d6 M112 -10L76 90H96L70 176L130 70H106L134 -10Z`,
    { figures: { thor, loki }, crop: [6, 20, 188] },
  ),
  '06028': loki,
  '06029': frostGiant,
  '06030': scene(
    trick,
    `
    figure loki translate(-84 30) scale(.76) o.4
    figure loki translate(132 30) scale(.76) o.4
    ---
    figure loki translate(8 46) scale(.92)
    sign spiral #d8ff8a 40 60 60 o.8
    sign spiral #d8ff8a 164 66 46 o.8`,
    { figures: { loki } },
  ),
};
