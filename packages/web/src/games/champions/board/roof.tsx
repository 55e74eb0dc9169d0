import { houses } from '../../../place/houses.ts';
import '../../../place/place.css';
import './roof.css';

const WIDTH = 1440;
const FOOT = 370;
const FAR = houses({ seed: 11, count: 17, height: 350, foot: FOOT, width: WIDTH });
const NEAR = houses({ seed: 29, count: 14, height: 250, foot: FOOT, width: WIDTH });
const LOW = houses({ seed: 47, count: 16, height: 120, foot: FOOT, width: WIDTH });

/** The joints of the tiles run towards the far edge of the roof. */
const TILES = [
  ...Array.from({ length: 15 }, (_, index) => {
    const x = (WIDTH * (index - 2)) / 10 - WIDTH / 2;
    return `M${Math.round(WIDTH / 2 + x * 0.8)} 0L${Math.round(WIDTH / 2 + x * 1.5)} 540`;
  }),
  ...[50, 125, 230, 375].map((y) => `M0 ${y}H${WIDTH}`),
].join('');

const TOWER = 'M-30 100L-22 42H-32V-14H-37L0-46L37-14H32V42H22L30 100H24L18 52H-18L-24 100Z';

/** A roof over the city at night; by day, the same roof in the morning. */
export function Roof() {
  return (
    <div className="place" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${FOOT}`} preserveAspectRatio="xMidYMax slice">
        <defs>
          <linearGradient id="roof-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="roof-sky-0" />
            <stop offset="0.6" className="roof-sky-1" />
            <stop offset="1" className="roof-sky-2" />
          </linearGradient>
          <linearGradient id="roof-haze" x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" className="roof-haze-0" />
            <stop offset="0.5" className="roof-haze-1" />
            <stop offset="1" stopOpacity="0" />
          </linearGradient>
        </defs>
        <rect width={WIDTH} height={FOOT} fill="url(#roof-sky)" />
        <circle className="roof-moon" cx="835" cy="185" r="115" />
        <path className="roof-beam" d="M432 370L173 0H346ZM893 370L1008 0H1181Z" />
        <path className="roof-far" d={FAR.walls} />
        <path className="roof-near" d={NEAR.walls} />
        <path className="roof-window" d={NEAR.windows} />
        <path className="roof-tower" d={TOWER} transform="translate(352 200) scale(0.95)" />
        <path className="roof-tower" d={TOWER} transform="translate(1010 262) scale(1.05)" />
        <path className="roof-low" d={LOW.walls} />
        <rect width={WIDTH} height={FOOT} fill="url(#roof-haze)" />
      </svg>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 540`} preserveAspectRatio="xMidYMin slice">
        <defs>
          <radialGradient id="roof-floor" cx="0.44" cy="0" r="1.05">
            <stop offset="0" className="roof-floor-0" />
            <stop offset="1" className="roof-floor-1" />
          </radialGradient>
          <pattern id="roof-dots" width="15" height="15" patternUnits="userSpaceOnUse">
            <circle className="roof-dot" cx="7" cy="7" r="3.4" />
          </pattern>
          <radialGradient id="roof-corner">
            <stop offset="0" stopColor="#fff" />
            <stop offset="1" stopColor="#000" />
          </radialGradient>
          <mask id="roof-corners">
            <circle cx="0" cy="540" r="300" fill="url(#roof-corner)" />
            <circle cx={WIDTH} cy="540" r="300" fill="url(#roof-corner)" />
          </mask>
        </defs>
        <rect width={WIDTH} height="540" fill="url(#roof-floor)" />
        <path className="roof-tile" d={TILES} />
        <rect width={WIDTH} height="540" fill="url(#roof-dots)" mask="url(#roof-corners)" />
        <rect className="roof-ledge" width={WIDTH} height="8" />
        <rect className="roof-edge" y="8" width={WIDTH} height="6" />
      </svg>
    </div>
  );
}
