import type { Seat } from '@grimrule/kernel';
import * as m from 'motion/react-m';
import type { IconName } from '../../../card/icons.tsx';
import { Icon } from '../../../card/icons.tsx';

/** A track whose one marker both sides pull to their end; the near end lies at the bottom. */
export function Track(props: {
  readonly id: string;
  readonly title: string;
  /** The position of the marker, for people who do not see it. */
  readonly label: string;
  readonly icon: IconName;
  readonly near: Seat;
  /** How many fields there are on each seat's side of the middle. */
  readonly ends: readonly number[];
  /** Where the marker is, counted towards the first seat. */
  readonly at: number;
}) {
  const { id, title, label, icon, near, ends, at } = props;
  const [first = 0, second = 0] = ends;
  const fields = Array.from({ length: first + second + 1 }, (_, index) => index - second);
  const fromFar = near === 0 ? fields : [...fields].reverse();
  return (
    <div className="duel-track" data-track={id}>
      <span className="duel-track-title" aria-hidden="true">
        {title}
      </span>
      <div className="duel-track-fields" role="img" aria-label={label} data-at={at}>
        {fromFar.map((field) => (
          <span
            key={field}
            className="duel-field"
            data-side={field === 0 ? 'middle' : field > 0 === (near === 0) ? 'near' : 'far'}
            data-end={field === first || field === -second || undefined}
          >
            {field === at ? (
              <m.span layoutId={`${id} marker`} className="duel-marker">
                <Icon name={icon} />
                {Math.abs(at)}
              </m.span>
            ) : (
              Math.abs(field)
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
