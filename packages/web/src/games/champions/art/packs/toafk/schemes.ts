import { place } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { kang } from '../../../../city/people/villains.ts';

const ARRIVAL = place(
  ['#0c0824', '#4a2f90', '#8affe0'],
  `
    houses #2a1c5a #ffcf6a 41 230 120 14
    glow white halo:#3affc8 w16 O100 84 60
    flat #2a1a6a O100 84 58
    line #8affe0 w5 O100 84 58
    figure kang translate(52 16) scale(.48)
    houses #0c0824 - 43 256 50 20`,
  { lamp: [100, 84, 180], figures: { kang } },
);
const MASTER = place(
  ['#0c1030', '#3a3a8a', '#ffd98a'],
  `
    lit gold d14 O100 96 92
    trim #f2e6c8 d10 O100 96 78
    line ink w6 M100 24V38M100 154V168M28 96H42M158 96H172M50 46L58 54M150 46L142 54M50 146L58 138M150 146L142 138
    line #7a3ab0 w8 M100 96L64 60M100 96L136 50
    ---
    figure kang translate(16 66) scale(.84)`,
  { lamp: [100, 90, 190], figures: { kang } },
);
const CHRONOPOLIS = place(
  ['#140a30', '#6a3a9a', '#ffd8a0'],
  `
    flat #fff0d0 O150 40 18
    houses middle #ffcf6a 47 220 130 14
    lit #5a4a8a d14 M60 230V70L100 10L140 70V230Z
    lit #f2e6c8 d8 O100 96 28
    line ink w4 M100 96V76M100 96L114 104
    lit #4a3a7a d8 M10 230V140L34 108L58 140V230ZM142 230V130L166 98L190 130V230Z
    lit #f2e6c8 d5 O34 158 13O166 150 13
    line ink w3 M34 158V150M34 158H40M166 150V142M166 150L160 154
    line #8affe0 w4 o.8 M-20 200C40 180 60 210 100 190S180 210 220 180`,
  { lamp: [110, 70, 190] },
);
const FATE = place(
  ['#06181c', '#1f6a6a', '#c8ffe8'],
  `
    line #c8ffe8 w5 M-20 60C60 40 90 110 100 120S150 190 220 180M-20 120H220M-20 190C60 190 90 130 100 120S150 50 220 50
    lit #8a94a8 d10 M52 16H148V34H52ZM52 206H148V224H52Z
    lit #d8fff0 d12 M62 34H138C138 84 108 100 106 120C108 140 138 156 138 206H62C62 156 92 140 94 120C92 100 62 84 62 34Z
    flat #3fa06a M74 60H126C122 84 104 98 101 112H99C96 98 78 84 74 60ZM70 200C74 176 96 168 99 150H101C104 168 126 176 130 200Z
    glow white halo:#3affb0 w6 O100 120 6`,
  { lamp: [100, 120, 180] },
);
const REALM = place(
  ['#3a2208', '#c8883a', '#fff0b0'],
  `
    flat #fff6d0 O100 50 30
    lit #d8a850 d22 M-40 210L60 70L160 210Z
    lit #c89440 d18 M90 210L160 110L250 210Z
    line #a87830 w3 M20 130H102M0 156H122M-20 182H140M40 100H82
    flat #a8702a M-120 206C-20 196 60 214 140 204S260 206 330 200V300H-120Z
    lit #b88a44 d10 M20 240V196C20 184 60 184 60 196L110 200C130 204 130 236 130 244H20Z
    lit #b88a44 d8 M22 200C14 160 66 160 58 200L66 214H14Z
    flat ink M30 186H38V190H30ZM44 186H52V190H44Z
    line #2a6a9a w3 M16 196H28M52 196H64`,
  { lamp: [100, 50, 190] },
);
const WAR = place(
  ['#14040a', '#7a1420', '#ffb07a'],
  `
    houses #4a0c18 #ffb07a 53 200 150 10
    line #ff3a4a w7 M-40 40L110 120M-30 100L90 170M240 30L120 110
    line #8affe0 w7 M230 120L110 60M220 190L120 150
    impact 112 112 44 #ff6a2a #ffc93c #fffbe6
    lit iron d8 M-20 190H70L56 226H-20ZM20 170H56V192H20Z
    line ink w9 M50 180L100 166
    line steel w5 M50 180L100 166
    lit iron d8 M220 196H140L152 230H220ZM150 176H184V198H150Z
    line ink w9 M156 186L116 176
    line steel w5 M156 186L116 176
    flat #14040a M-120 226H330V300H-120Z`,
  { lamp: [100, 110, 190] },
);
const WRATH = place(
  ['#1c0620', '#8a1f6a', '#ffd08a'],
  `
    line white w5 M20 -20L40 40L24 50L56 120M180 -20L160 50L176 60L150 130
    figure kang translate(-70 -46) scale(1.7)
    glow white halo:#ff5a3a w5 M66 104L90 110L88 118L68 114ZM136 102L110 110L112 118L134 114Z`,
  { lamp: [100, 90, 180], figures: { kang } },
);

export const SCHEMES: Readonly<Record<string, Subject>> = {
  '11007a': ARRIVAL,
  '11007b': ARRIVAL,
  '11008a': MASTER,
  '11008b': MASTER,
  '11009a': CHRONOPOLIS,
  '11009b': CHRONOPOLIS,
  '11010a': FATE,
  '11010b': FATE,
  '11011a': REALM,
  '11011b': REALM,
  '11012a': WAR,
  '11012b': WAR,
  '11013a': WRATH,
  '11013b': WRATH,
};
