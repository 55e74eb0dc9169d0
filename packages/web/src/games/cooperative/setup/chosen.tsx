import type { ReactNode } from 'react';
import { EmblemSign, Figure } from '../../../art/card-picture.tsx';
import { Icon } from '../../../card/icons.tsx';
import type { Art, Mark } from '../../page-game.ts';
import './chosen.css';

/** The chosen one, large: the figure, the name, the numbers, and the deck. */
export function Chosen(props: {
  readonly art: readonly Art[];
  readonly name: string;
  readonly tone: string;
  readonly stats: readonly Mark[];
  readonly children: ReactNode;
}) {
  const { art, name, tone, stats, children } = props;
  const [first] = art;
  return (
    <section className="chosen" data-tone={tone} aria-label={name}>
      <div className="chosen-picture" aria-hidden="true" data-count={art.length}>
        {first && (
          <span className="chosen-emblem">
            <EmblemSign art={first} />
          </span>
        )}
        {art.map((each) => (
          <span key={each.code} className="chosen-figure">
            <Figure art={each} />
          </span>
        ))}
      </div>
      <p className="chosen-name" aria-hidden="true">
        {name}
      </p>
      <ul className="chosen-stats">
        {stats.map(({ icon, label, value }) => (
          <li key={`${icon} ${label}`} data-icon={icon} title={label}>
            <Icon name={icon} />
            <b>{value}</b>
            <span className="sr-only">{label}</span>
          </li>
        ))}
      </ul>
      <div className="chosen-deck">{children}</div>
    </section>
  );
}
