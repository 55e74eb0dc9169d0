import { MAGIC } from '../../../../../art/motifs/magic.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { speed, wiccan } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '15010': speed,
  '15011': wiccan,
  '15012': scene(
    justice,
    `
    lit blood d10 M20 90H60V210H20ZM66 90H106V210H66ZM112 90H152V210H112Z
    lit iron d8 M30 110H144V160H30Z
    flat #0c1a10 M42 118H112V150H42Z
    flat #7affa0 M48 124H62V144H48ZM68 124H82V144H68ZM90 124H104V144H90Z
    line ink w9 M40 90C40 40 90 60 100 30M132 90C140 60 120 50 124 40
    line #3f86d8 w5 M40 90C40 40 90 60 100 30M132 90C140 60 120 50 124 40
    ( rotate(24 130 30)
    lit metal d4 M120 20L190 -20L196 -8L124 34ZM120 34L190 64L196 50L126 20Z
    line ink w12 O206 -16 15
    line ink w12 O206 62 15
    line #e8762c w7 O206 -16 15
    line #e8762c w7 O206 62 15
    )
    lit #3fa85a d5 O150 190 26
    line white w6 M138 190L148 200L164 180`,
  ),
  '15013': scene(
    justice,
    `
    ${at('translate(100 170) scale(1.2)', POSES.cheer)}
    line white w4 o.6 dash:3,8 M60 90C60 -10 140 -10 140 90
    lit paper d5 M46 50H78V92H46Z
    line leather w3 M52 62H72M52 72H72
    lit #3f86d8 d5 O100 10 22
    sign eye white 100 10 30
    lit blood d5 M124 56H164V92H124Z
    sign bolt white 144 74 26
    lit gold d4 O22 110 17O178 110 17`,
    { colours: { main: '#d9a520', second: '#5a4210' } },
  ),
  '15014': scene(
    justice,
    `
    speed glow 53 24 100 100
    ( rotate(16 100 120)
    lit #dfe8ee d10 M88 -30L100 -62L112 -30V180H88Z
    lit gold d6 M40 40H160V52H40Z
    line ink w3 M44 52L24 104M44 52L64 104M156 52L136 104M156 52L176 104
    lit gold d6 M14 102H74C70 128 18 128 14 102ZM126 102H186C182 128 130 128 126 102Z
    lit gold d6 M62 176H138V190H62Z
    lit leather d5 M90 190H110V240H90Z
    )`,
  ),
  '15015': scene(
    justice,
    `
    flat #d9a520 O140 60 34
    lit #2f7ab0 d18 M-60 260V150C-20 60 60 20 130 50C180 70 180 120 150 130C150 100 120 92 104 112C90 140 130 170 200 170L260 166V300H-60Z
    line white w6 M-20 150C10 90 70 56 130 70M10 170C30 120 70 96 100 104M30 200C50 160 70 150 84 150
    flat white O150 130 8O166 118 5O174 138 6O186 120 4O140 146 5`,
    { ground: ['#241a06', '#a8801c', '#fff0b0'] },
  ),
  '15019': scene(
    basic,
    `
    line glow w5 o.8 O100 100 60
    line glow w4 o.5 O100 100 84
    lit #7a5a9a d8 M40 206H160L176 226H24Z
    ${at('translate(100 146) scale(1.3)', POSES.sit)}
    ${at('translate(-20 60) scale(.6)', MAGIC.candles)}
    ${at('translate(98 60) scale(.6)', MAGIC.candles)}`,
    { ground: ['#140f30', '#4a3f9a', '#ffe0a8'], colours: { main: '#b8243a', second: '#5a1f3a' } },
  ),
  '15028': scene(
    aggression,
    `
    lit #c8743a d20 M100 20C150 20 176 56 172 110C168 170 136 206 100 210C64 206 32 170 28 110C24 56 50 20 100 20Z
    flat #3a1408 M30 70L96 106L90 122L34 100ZM170 70L104 106L110 122L166 100Z
    flat white M46 112L88 124L80 136L56 132ZM154 112L112 124L120 136L144 132Z
    flat ink O72 128 5O128 128 5
    flat ink M66 160H134L126 192H74Z
    flat white M68 162H132L130 172H70ZM76 190L80 180H120L124 190Z
    line #3a1408 w5 M84 60L92 88M116 60L108 88
    line #ffe27a w6 M10 30L-10 16M190 30L210 16M4 150L-16 156M196 150L216 156`,
  ),
  '15029': scene(
    leadership,
    `
    flat #0c1430 M-120 200L40 170L100 150L160 170L330 200V300H-120Z
    line ink w7 M30 200L50 90M170 200L150 80M20 220L-10 120M184 220L206 110
    line #c9a05a w3 M30 200L50 90M170 200L150 80M20 220L-10 120M184 220L206 110
    ${at('translate(96 116) scale(1.2)', POSES.lunge)}
    lit metal d5 M158 84L164 10L172 -8L178 10L170 86Z
    lit gold d4 M148 84H182V94H148Z`,
    { ground: ['#140c20', '#5a3a6a', '#ffb07a'], colours: { main: '#3f86d8', second: '#c8333a' } },
  ),
  '15030': scene(
    protection,
    `
    line ink w7 M150 -60C150 20 150 60 140 90
    line white w3 M150 -60C150 20 150 60 140 90
    line ink w16 M140 90V126C140 160 96 160 98 126
    line metal w8 M140 90V126C140 160 96 160 98 126
    lit metal d3 M90 134L98 108L110 132Z
    lit #3fa85a d12 M60 176C80 140 130 140 160 170L190 150V206L160 188C130 214 84 210 60 176Z
    flat white O84 170 8
    flat ink O84 170 4
    line ink w12 M20 40A50 50 0 0 1 100 30M70 90A50 50 0 0 1 8 76
    line glow w6 M20 40A50 50 0 0 1 100 30M70 90A50 50 0 0 1 8 76
    flat glow M108 16L112 46L86 36ZM0 88L2 60L24 74Z`,
  ),
  '15031': scene(
    basic,
    `
    lit wood d8 M-10 130H10V240H-10ZM190 160H210V240H190Z
    lit #8ab0d8 d12 M0 170H200V214H0Z
    lit white d8 M6 140H66V176H6Z
    lit skin d8 O60 130 24
    lit #5a3420 d6 M38 128C34 96 86 94 82 124C70 112 50 112 38 128Z
    line ink w3 M50 130H56M66 130H72
    lit #5a86c8 d12 M60 166C100 140 180 150 200 170V206H70Z
    sign heart #55dc8c 130 60 60
    sign heart #55dc8c 168 96 34
    sign heart #55dc8c 104 100 26`,
    { ground: ['#10241c', '#3f8a6a', '#e0ffe8'] },
  ),
};
