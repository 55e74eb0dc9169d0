import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../table/table-context.tsx';
import { useLanguage } from '../words/language.ts';
import type { BubblePlace } from './bubble-place.ts';
import { placeBubble } from './bubble-place.ts';
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

/** What one may want to press while a step is shown. */
const PRESSABLE = '.card[data-lit], .free-place[data-lit], #question, .sheet';

function BubbleAt(props: BubbleProps & { readonly spot: Spot }) {
  const { step, number, of, isHolding, onDone, spot } = props;
  const { page, language, prompt } = useTable();
  const { t } = useLanguage();
  const bubble = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<BubblePlace | null>(null);
  useLook(step.until === 'look' ? spot.element : null, step.until === 'look' ? onDone : NOBODY);

  useLayoutEffect(() => {
    if (!bubble.current) return;
    const { offsetWidth: width, offsetHeight: height } = bubble.current;
    const avoid = [...document.querySelectorAll(PRESSABLE)]
      .filter((each) => !each.contains(spot.element))
      .map((each) => each.getBoundingClientRect());
    const screen = { width: innerWidth, height: innerHeight };
    setPlace(placeBubble(spot, { width, height }, screen, avoid));
  }, [spot]);

  const isBeside = place?.side === 'left' || place?.side === 'right';
  return (
    <>
      <Mask spot={spot} withQuestion={prompt !== null} />
      <aside
        ref={bubble}
        className="guide"
        style={{ left: place?.left ?? 0, top: place?.top ?? 0 }}
        aria-label={t('guide.title')}
        data-lesson={step.id}
        data-until={typeof step.until === 'string' ? step.until : undefined}
      >
        <span
          className="guide-point"
          data-side={place?.side}
          style={isBeside ? { top: place.point } : { left: place?.point }}
        />
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
