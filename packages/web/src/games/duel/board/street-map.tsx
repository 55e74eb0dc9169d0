import { lots } from '../../../place/lots.ts';
import '../../../place/place.css';
import './street-map.css';

const WIDTH = 1440;
const HEIGHT = 900;
const COLUMNS = Array.from({ length: 40 }, (_, index) => index - 6);
const ROWS = Array.from({ length: 36 }, (_, index) => index - 6);

const lot = lots(9);
const BLOCKS = COLUMNS.flatMap((column) =>
  ROWS.filter(() => lot() > 0.6).map(
    (row) => `M${column * 58 + 8} ${row * 74 + 8}h42v${lot() > 0.5 ? 58 : 26}h-42z`,
  ),
).join('');
const streets = (isWide: boolean) =>
  [
    ...COLUMNS.filter((column) => (column % 4 === 0) === isWide).map(
      (at) => `M${at * 58}-200V1300`,
    ),
    ...ROWS.filter((row) => (row % 3 === 0) === isWide).map((at) => `M-400 ${at * 74}H2100`),
  ].join('');
const LANES = streets(false);
const STREETS = streets(true);

/** The map of the city under two lights: the villains' from above, the heroes' from below. */
export function StreetMap() {
  return (
    <div className="place street-map" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <rect className="map-ground" width={WIDTH} height={HEIGHT} />
        <g transform={`rotate(-17 ${WIDTH / 2} ${HEIGHT / 2})`}>
          <path className="map-block" d={BLOCKS} />
          <path className="map-lane" d={LANES} />
          <path className="map-street" d={STREETS} />
          <path className="map-avenue" d="M-400 860L2100 100" />
          <rect className="map-park" x="560" y="250" width="128" height="330" />
        </g>
        <path className="map-river" d="M-20-20H150C110 200 60 380 90 560S40 820-20 920Z" />
      </svg>
    </div>
  );
}
