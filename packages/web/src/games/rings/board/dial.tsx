import type { Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { Holding } from '../../../table/board/zones.tsx';
import { useSeatName } from '../../cooperative/view.ts';
import { THREAT_LIMIT } from '../face/tokens.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { dialOf, threatOf, useRingsView } from '../view.ts';

/** From here on it becomes dangerous, and from here on very. */
const HIGH = 35;
const CRITICAL = 43;

/** A player's threat and the way to the limit. It stands for the player where one is chosen. */
export function Dial({ seat }: { readonly seat: Seat }) {
  const view = useRingsView();
  const texts = useRingsTexts();
  const name = useSeatName()(seat);
  const dial = dialOf(view, seat);
  const threat = threatOf(view, seat);
  if (dial === NONE) return null;
  const left = texts.threatLeft(THREAT_LIMIT - threat);
  const danger = threat >= CRITICAL ? 'critical' : threat >= HIGH ? 'high' : 'low';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has too many parts for each to be a landmark.
    <div
      role="group"
      className="rings-dial"
      data-danger={danger}
      aria-label={name}
      data-seat={seat}
    >
      <Holding card={dial} />
      <p className="sr-only">{left}</p>
    </div>
  );
}
