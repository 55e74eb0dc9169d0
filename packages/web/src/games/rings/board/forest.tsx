import { firs } from '../../../place/firs.ts';
import '../../../place/place.css';
import './forest.css';

const WIDTH = 1440;
const FAR = firs({ seed: 3, count: 27, height: 290, foot: 370, from: -40, to: WIDTH + 40 });
const NEAR = firs({ seed: 17, count: 20, height: 230, foot: 372, from: -40, to: WIDTH + 40 });
const SIDES = [
  firs({ seed: 5, count: 2, height: 560, foot: 560, from: -150, to: 40 }),
  firs({ seed: 8, count: 2, height: 450, foot: 560, from: WIDTH - 60, to: WIDTH + 160 }),
].join('');

/** Hills as on a map. */
const HILLS = [60, 130, 220, 330, 440]
  .map((y) => `M0 ${y}C288 ${y - 45} 432 ${y + 36} 720 ${y}S1152 ${y - 45} ${WIDTH} ${y + 9}`)
  .join('');

/** A clearing at dusk, with the sun low between the firs; in the light theme, at noon. */
export function Forest() {
  return (
    <div className="place" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 370`} preserveAspectRatio="xMidYMax slice">
        <defs>
          <radialGradient id="forest-sky" gradientUnits="userSpaceOnUse" cx="576" cy="180" r="1000">
            <stop offset="0" className="forest-sky-0" />
            <stop offset="0.28" className="forest-sky-1" />
            <stop offset="0.6" className="forest-sky-2" />
            <stop offset="1" className="forest-sky-3" />
          </radialGradient>
        </defs>
        <rect width={WIDTH} height="370" fill="url(#forest-sky)" />
        <path className="forest-far" d={FAR} />
        <path className="forest-near" d={NEAR} />
        <path className="forest-beam" d="M490 0L288 370H470L576 0ZM662 0L700 370H880L749 0Z" />
        <path className="forest-rim" d="M0 366Q288 346 648 362T1440 354V372H0Z" />
      </svg>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 540`} preserveAspectRatio="xMidYMin slice">
        <defs>
          <linearGradient id="forest-ground" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="forest-ground-0" />
            <stop offset="1" className="forest-ground-1" />
          </linearGradient>
        </defs>
        <rect width={WIDTH} height="540" fill="url(#forest-ground)" />
        <path className="forest-hill" d={HILLS} />
        <path className="forest-side" d={SIDES} />
      </svg>
    </div>
  );
}
