import { Check, Skull } from 'lucide-react';
import { CardPicture } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { Art } from '../../page-game.ts';
import './poster.css';

/** The scenarios of a box come in the order of their difficulty. */
const LEVELS = ['easy', 'medium', 'hard'] as const;
/** Marks are out of five, so that those of later boxes find a place between them. */
const MARKS = [1, 3, 4] as const;
const MOST_MARKS = 5;

/** A scenario to choose, as a poster on a wall: what one faces, and how hard it is. */
export function Poster(props: {
  readonly slug: string;
  readonly title: string;
  readonly art: Art;
  /** A landscape lies on its side. */
  readonly shape: 'upright' | 'wide';
  /** The place of the scenario in its box. */
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { slug, title, art, shape, index, isChosen, onChoose } = props;
  const { t } = useLanguage();
  const level = Math.min(index, LEVELS.length - 1);
  const hint = t(`setup.levels.${LEVELS[level] ?? 'hard'}`);
  const marks = MARKS[level] ?? MOST_MARKS;
  return (
    <button
      type="button"
      className="poster"
      data-shape={shape}
      aria-pressed={isChosen}
      onClick={onChoose}
      aria-label={`${title}, ${hint}`}
      title={hint}
      data-scenario={slug}
    >
      <CardPicture art={art} shape={shape} />
      <span className="poster-foot">
        <b>{title}</b>
        <span className="poster-marks">
          {Array.from({ length: MOST_MARKS }, (_, mark) => (
            <Skull
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
              key={mark}
              aria-hidden="true"
              size={14}
              strokeWidth={2.6}
              data-off={mark >= marks || undefined}
            />
          ))}
        </span>
      </span>
      {isChosen && (
        <span className="setup-tick">
          <Check aria-hidden="true" size={16} strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
