import type { Hit, Piece } from '@grimrule/rulebook';
import { excerptOf, marked } from '@grimrule/rulebook';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.ts';

/** An entry that was found: its title, and where it speaks of what was typed. */
export function SearchHit(props: {
  readonly id: string;
  readonly hit: Hit;
  readonly address: string;
  readonly isChosen: boolean;
  /** Named where several books are searched. */
  readonly game: string | undefined;
  readonly onOpen: () => void;
}) {
  const { id, hit, address, isChosen, game, onOpen } = props;
  const { language } = useLanguage();
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={address}
      className="rules-hit"
      data-hit={hit.entry.id}
      onClick={onOpen}
    >
      <span className="rules-hit-title">
        <Marked pieces={marked(hit.entry[language].title, hit.words)} />
        {game !== undefined && <span className="quiet"> · {game}</span>}
      </span>
      <span className="rules-hit-text">
        <Marked pieces={excerptOf(hit, language)} />
      </span>
    </Link>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ words, isHit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: equal words have nothing else to tell them apart.
    isHit ? <mark key={place}>{words}</mark> : words,
  );
}
