import type { Dial as DialNow } from '../games/page-game.ts';
import { Icon } from './icons.tsx';
import './dial.css';

const RADIUS = 40;
/** Up to so many, each is a step of its own on the ring. */
const MOST_STEPS = 20;
/** Degrees between two steps. */
const GAP = 7;

/** A number that counts towards something: its ring fills in steps. */
export function Dial({ dial }: { readonly dial: DialNow }) {
  const { kind, icon, now, most } = dial;
  const isStepped = most > 0 && most <= MOST_STEPS;
  return (
    <span
      className="dial"
      data-dial={kind}
      data-closing={dial.closing === undefined ? undefined : true}
      title={dial.closing ?? dial.label}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="dial-rim" cx="50" cy="50" r="49" />
        {isStepped ? (
          Array.from({ length: most }, (_, step) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the ring.
              key={step}
              className="dial-step"
              data-full={step < now || undefined}
              d={arc(step / most, (step + 1) / most)}
            />
          ))
        ) : (
          <>
            <circle className="dial-step" cx="50" cy="50" r={RADIUS} />
            {now > 0 && (
              <path
                className="dial-step"
                data-full
                d={arc(0, Math.min(0.999, now / (most || 1)), 0)}
              />
            )}
          </>
        )}
        <circle className="dial-core" cx="50" cy="50" r="32" />
      </svg>
      <span className="dial-sum">
        <Icon name={icon} />
        <b>{now}</b>
        {most > 0 && <small>{dial.of}</small>}
      </span>
    </span>
  );
}

/** A piece of the ring, by shares of a whole turn. */
function arc(from: number, to: number, gap = GAP): string {
  const isWhole = to - from > 0.5;
  const start = point(from * 360 + gap / 2);
  const end = point(to * 360 - gap / 2);
  return `M${start}A${RADIUS} ${RADIUS} 0 ${isWhole ? 1 : 0} 1 ${end}`;
}

function point(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + RADIUS * Math.cos(angle)).toFixed(1)} ${(50 + RADIUS * Math.sin(angle)).toFixed(1)}`;
}
