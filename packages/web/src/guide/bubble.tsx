import { arrow, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTable } from '../table/table-context.tsx';
import { useLanguage } from '../words/language.ts';
import { leaveGuide } from './guide-state.ts';
import type { GuideStep } from './guide-step.ts';
import { Mask } from './mask.tsx';
import type { Spot } from './spot.ts';
import { useSpot } from './spot.ts';
import { useLook } from './use-look.ts';
import './guide.css';

interface BubbleProps {
  readonly step: GuideStep;
  readonly number: number;
  readonly of: number;
  /** Whether the game waits for the player to look. */
  readonly isHolding: boolean;
  readonly onDone: () => void;
}

/** One sentence beside the thing it is about, with an arrow to it; all else is dimmed. */
export function Bubble(props: BubbleProps) {
  const spot = useSpot(props.step.at);
  return spot ? <BubbleAt {...props} spot={spot} /> : null;
}

const NOBODY = () => undefined;

function BubbleAt({
  step,
  number,
  of,
  isHolding,
  onDone,
  spot,
}: BubbleProps & { readonly spot: Spot }) {
  const { page, language, prompt } = useTable();
  const { t } = useLanguage();
  const point = useRef<HTMLSpanElement>(null);
  const { refs, floatingStyles, middlewareData, placement, update } = useFloating({
    placement: 'right',
    strategy: 'fixed',
    elements: { reference: spot.element },
    middleware: [
      offset(18),
      flip({ padding: 8, fallbackPlacements: ['left', 'bottom', 'top'] }),
      shift({ padding: 8 }),
      arrow({ element: point, padding: 14 }),
    ],
  });
  // The thing has moved, and the bubble goes with it.
  const { left, top, width, height } = spot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is read from the element.
  useEffect(update, [update, left, top, width, height]);
  useLook(step.until === 'look' ? spot.element : null, step.until === 'look' ? onDone : NOBODY);
  const side = placement.split('-')[0];
  const { x, y } = middlewareData.arrow ?? {};
  return (
    <>
      <Mask spot={spot} withQuestion={prompt !== null} />
      <aside
        ref={refs.setFloating}
        className="guide"
        style={floatingStyles}
        aria-label={t('guide.title')}
        data-lesson={step.id}
        data-until={typeof step.until === 'string' ? step.until : undefined}
      >
        <span ref={point} className="guide-point" data-side={side} style={{ left: x, top: y }} />
        <p role="status">
          {step.text[language]} {isHolding && <i className="quiet">{t('guide.holds')}</i>}
        </p>
        <div className="guide-foot">
          <span className="quiet">{t('guide.progress', { count: number, all: of })}</span>
          {isHolding && (
            <button
              type="button"
              className="button button-main"
              onClick={onDone}
              data-verb="understood"
              aria-keyshortcuts="g"
            >
              {t('guide.goOn')}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => leaveGuide(page.name)}
            data-verb="leave-guide"
          >
            <X size={16} aria-hidden="true" /> {t('guide.leave')}
          </button>
        </div>
      </aside>
    </>
  );
}
