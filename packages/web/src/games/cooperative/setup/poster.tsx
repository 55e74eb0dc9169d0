import { Check, Skull } from 'lucide-react';
import { CardPicture } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { Art } from '../../page-game.ts';
import './poster.css';

const MOST_MARKS = 5;
/** The marks of the first scenario of a box and of its last; of one that is alone. */
const [FIRST_MARKS, LAST_MARKS, MIDDLE_MARKS] = [1, 4, 3];

/** The scenarios of a box come in the order of their difficulty. */
export interface PlaceInBox {
  /** Counted from 0. */
  readonly index: number;
  /** How many the box has. */
  readonly of: number;
}

function marksOf({ index, of }: PlaceInBox): number {
  if (of === 1) return MIDDLE_MARKS;
  return Math.round(FIRST_MARKS + ((LAST_MARKS - FIRST_MARKS) * index) / (of - 1));
}

const levelOf = (marks: number) =>
  marks === FIRST_MARKS ? 'easy' : marks <= MIDDLE_MARKS ? 'medium' : 'hard';

/** A scenario to choose, as a poster on a wall: what one faces, and how hard it is. */
export function Poster(props: {
  readonly slug: string;
  readonly title: string;
  readonly art: Art;
  /** A landscape lies on its side. */
  readonly shape: 'upright' | 'wide';
  readonly place: PlaceInBox;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { slug, title, art, shape, place, isChosen, onChoose } = props;
  const { t } = useLanguage();
  const marks = marksOf(place);
  const hint = t(`setup.levels.${levelOf(marks)}`);
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
