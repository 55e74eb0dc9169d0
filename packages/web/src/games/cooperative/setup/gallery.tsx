import { fold } from '@grimrule/kernel';
import { Check, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CardPicture, Portrait } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { Art } from '../../page-game.ts';
import './gallery.css';

/** Somebody, or a group of people, to play. */
export interface Candidate {
  readonly slug: string;
  readonly title: string;
  /** One picture, or the faces of a group. */
  readonly art: readonly Art[];
  readonly tone: string;
  /** A word about them, and everything that a search should find. */
  readonly note: string;
  readonly words: readonly string[];
  /** What one may narrow the choice down by, where there are many. */
  readonly kinds?: readonly string[];
  /** The seat that plays it so far. */
  readonly seat: number | null;
}

/** So many are found without a search. */
const FEW = 8;

/** People are the menu: one click, and the seat plays them. */
export function Gallery(props: {
  readonly title: string;
  readonly hint: string;
  readonly candidates: readonly Candidate[];
  /** The seat that chooses. */
  readonly seat: number;
  readonly kind: 'hero' | 'deck';
  readonly onChoose: (slug: string) => void;
  /** What else can be chosen from. */
  readonly children?: ReactNode;
}) {
  const { title, hint, candidates, seat, kind, onChoose, children } = props;
  const { t } = useLanguage();
  const id = useId();
  const [asked, ask] = useState('');
  const [only, setOnly] = useState<string | null>(null);
  const isMany = candidates.length > FEW;
  const kinds = isMany ? [...new Set(candidates.flatMap((each) => each.kinds ?? []))] : [];
  const found = foundAmong(candidates, asked).filter(
    (each) => only === null || each.kinds?.includes(only),
  );
  return (
    <section
      className="gallery"
      aria-labelledby={id}
      data-kind={kind}
      data-many={isMany || undefined}
    >
      <div className="gallery-head">
        <h2 id={id} className="setup-title">
          {title}
        </h2>
        {isMany && (
          <label className="gallery-search">
            <Search aria-hidden="true" size={16} />
            <span className="sr-only">{t('setup.search')}</span>
            <input
              type="search"
              className="field"
              placeholder={t('setup.search')}
              value={asked}
              onChange={({ target }) => ask(target.value)}
              data-field="search"
            />
          </label>
        )}
      </div>
      {kinds.length > 1 ? (
        <fieldset className="gallery-kinds" aria-label={hint}>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              className="gallery-kind"
              aria-pressed={only === each}
              onClick={() => setOnly(only === each ? null : each)}
              data-only={each}
            >
              {each}
            </button>
          ))}
        </fieldset>
      ) : (
        <p className="quiet hint">{hint}</p>
      )}
      {children}
      {found.length === 0 && <p role="status">{t('setup.nobody')}</p>}
      <ul className="gallery-list">
        {found.map((each) => (
          <li key={each.slug}>
            <CandidateButton
              candidate={each}
              isChosen={each.seat === seat}
              kind={kind}
              onChoose={() => onChoose(each.slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those who have all the words that were asked for, however they are spelt. */
export function foundAmong(candidates: readonly Candidate[], asked: string): readonly Candidate[] {
  const wanted = fold(asked).trim().split(/\s+/);
  return candidates.filter(({ title, note, words }) => {
    const readable = fold([title, note, ...words].join(' '));
    return wanted.every((word) => readable.includes(word));
  });
}

function CandidateButton(props: {
  readonly candidate: Candidate;
  readonly isChosen: boolean;
  readonly kind: 'hero' | 'deck';
  readonly onChoose: () => void;
}) {
  const { candidate, isChosen, kind, onChoose } = props;
  const { slug, title, art, tone, note, seat } = candidate;
  const { t } = useLanguage();
  const place = seat === null ? '' : t('setup.seat', { seat: seat + 1 });
  const named = { [`data-${kind}`]: slug };
  return (
    <button
      type="button"
      className="candidate"
      data-tone={tone}
      aria-pressed={isChosen}
      aria-label={[title, note, place].filter((part) => part !== '').join(', ')}
      onClick={onChoose}
      {...named}
    >
      <span className="candidate-picture" data-count={art.length}>
        {art.length === 1
          ? art.map((each) => <CardPicture key={each.code} art={each} leansOut />)
          : art.map((each) => <Portrait key={each.code} art={each} />)}
      </span>
      <span className="candidate-plate">{title}</span>
      <span className="candidate-note">{seat !== null && !isChosen ? place : note}</span>
      {isChosen && (
        <span className="setup-tick">
          <Check aria-hidden="true" size={16} strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
