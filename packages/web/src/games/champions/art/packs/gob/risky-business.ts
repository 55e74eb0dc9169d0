import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { greenGoblin } from '../../../../city/people/villains.ts';
import { stage } from '../../stage.ts';
import { hiredGun, normanOsborn, securitySpecialist } from './people.ts';

const own: Owner = {
  ground: ['#140f1c', '#4a3a5a', '#c8e86a'],
  colours: { main: '#2a4a34', second: '#6a3a8a' },
};

const TAKEOVER = place(
  ['#161030', '#5a3a7a', '#c8e86a'],
  `
    houses middle #ffcf6a 41 200 130 14
    lit #3a4a5a d16 M64 230V20H136V230Z
    flat #c8e86a o.8 M74 32H126V40H74ZM74 54H126V62H74ZM74 98H126V106H74ZM74 142H126V150H74ZM74 164H126V172H74Z
    ---
    lit #7ab83a d14 M-40 230L0 150L30 120L64 96L72 112L46 140L84 118L92 132L60 160L100 146L104 162L70 184L96 184L96 200L40 214L10 260H-40Z`,
  { lamp: [100, 70, 190] },
);
const ACQUISITION = place(
  ['#101a14', '#3a5a44', '#e8ff9a'],
  `
    houses middle #ffcf6a 43 110 90 14
    lit wood d12 M-40 150H240V180H-40Z
    lit wood<20 d8 M-20 180H220V260H-20Z
    lit #2a2430 d12 M70 60C70 40 130 40 130 60V150H70Z
    lit paper d5 M30 130H96V160H24Z
    line leather w3 M38 138H88M36 146H86M34 154H66
    ( rotate(-30 130 130)
    lit gold d4 M124 80H134V140L129 154L124 140Z
    )
    lit iron d4 M150 130H196V150H150Z`,
  { lamp: [110, 70, 190] },
);

export const RISKY_BUSINESS: Readonly<Record<string, Subject>> = {
  '02001a': stage(normanOsborn, 1),
  '02001b': stage(greenGoblin, 1),
  '02002a': stage(normanOsborn, 2),
  '02002b': stage(greenGoblin, 2),
  '02003a': stage(normanOsborn, 3),
  '02003b': stage(greenGoblin, 3),
  '02004a': TAKEOVER,
  '02004b': TAKEOVER,
  '02005a': ACQUISITION,
  '02005b': ACQUISITION,
  '02006a': place(
    ['#10140c', '#3f5a2a', '#e8d86a'],
    `
    houses middle #ffcf6a 47 240 170 10
    lit #3a3a4a d16 M20 240V60H180V240Z
    lit #2a4a34 d10 M10 40H190V80H10Z
    sign diamond gold 100 60 30
    flat #ffe27a M36 96H64V122H36ZM86 96H114V122H86ZM136 96H164V122H136ZM36 140H64V166H36ZM136 140H164V166H136Z
    ---
    lit #24242c d8 M84 240L80 176C80 160 120 160 120 176L116 240Z
    lit #24242c d6 O100 148 16
    lit leather d5 M112 200H146V226H112Z`,
    { lamp: [100, 60, 190] },
  ),
  '02006b': place(
    ['#14061c', '#5a1f7a', '#b9e84a'],
    `
    line #b9e84a w8 o.7 M100 110C112 96 130 112 120 130C106 152 70 144 66 112C62 76 108 58 136 78C168 104 154 168 104 178C40 186 10 130 30 80C50 30 130 6 180 50
    figure goblin translate(16 60) scale(.84)
    flat #b9e84a M20 40L34 24L38 44ZM170 200L186 186L186 208Z`,
    { lamp: [100, 110, 180], figures: { goblin: greenGoblin } },
  ),
  '02007': hiredGun,
  '02008': securitySpecialist,
  '02009': place(
    ['#1c1430', '#7a4a6a', '#ffb86a'],
    `
    houses middle #ffcf6a 53 160 70 20
    flat #1f3a5a M-120 170H330V300H-120Z
    lit iron d10 M20 -20H44V190H20ZM150 -20H174V190H150Z
    line ink w6 M32 -10C60 90 80 120 92 124M162 -10C140 90 124 120 112 130
    line steel w3 M32 -10C60 90 80 120 92 124M162 -10C140 90 124 120 112 130
    lit steel d8 M-60 132L84 130L76 156L-60 160Z
    lit steel d8 M118 150L260 126V156L130 178Z
    lit #c8303a d5 M60 96L100 106L96 128L56 118Z
    flat #9fe0ff M66 100L92 107L90 114L64 108Z
    lit stone d4 M92 170L110 160L116 182L98 190ZM84 200L96 196L98 210Z
    impact 102 140 20 #ff6a2a #ffc93c #fffbe6`,
    { lamp: [100, 80, 190] },
  ),
  '02010': place(
    ['#101808', '#4a6a1c', '#d8ff6a'],
    `${MACHINES.factory}
    lit #d8f2e8 d8 M70 196H130V216L146 250H54L70 216Z
    flat #8aff3a o.9 M66 226H134L144 248H56Z`,
    {
      colours: { main: '#7ad84a' },
      lamp: [100, 60, 190],
    },
  ),
  '02011': scene(
    own,
    `
    lit #3a2a24 d14 M-60 110L50 96L60 170L-60 200Z
    lit #d8a47c d12 M46 100L100 92L124 110L118 160L60 170Z
    lit #2a4a34 d14 M260 70L150 90L152 150L260 170Z
    lit #eabf9c d12 M156 92L112 84L84 96L92 120L140 148L156 146Z
    ( rotate(-12 100 110)
    lit #7ab86a d6 M60 60H146V104H60Z
    lit #8ac87a d6 M66 50H152V94H66Z
    sign star5 #e8ffd8 109 72 34
    )`,
  ),
  '02012': scene(
    own,
    `${THINGS.briefcase}
    flat #7aff3a o.85 M40 82C50 60 44 40 60 30C60 50 74 60 70 82ZM140 82C150 50 136 30 156 10C160 40 172 60 164 82Z
    sign skull #c8ff8a 100 170 44`,
    {
      colours: { main: '#3a2430' },
    },
  ),
  '02013': scene(
    own,
    `
    lit #c8ff6a d20 |M100 20C124 6 158 16 166 44C190 54 196 86 180 104C190 132 170 160 146 160C132 176 112 174 100 164
    line #4a7a14 w5 M100 24V162
    line #4a7a14 w5 pair M166 44C150 50 140 64 142 80M180 104C162 100 150 110 146 122M124 44C116 58 120 72 134 74M112 108C126 108 132 120 126 134
    glow white halo:#b8ff3a w8 M110 176L80 220H98L84 262L128 208H108L124 176Z
    flat ink pair M110 104L140 92L136 112L118 116Z`,
    { ground: ['#14061c', '#5a1f7a', '#d8ff6a'] },
  ),
};
