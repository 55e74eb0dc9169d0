import { Fragment } from 'react';
import { Cost } from '../card/cost.tsx';
import { Icon } from '../card/icons.tsx';
import type { Face, Mark } from '../games/page-game.ts';

/** Numbers and signs of a card at a glance. */
export function FactsInShort({ face }: { readonly face: Face }) {
  const { stats, resources, marks } = face;
  return (
    <div className="card-facts">
      <Cost face={face} />
      <Marks marks={stats} />
      <Marks marks={resources} />
      <Marks marks={marks} />
    </div>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className="card-marks">
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
        <Fragment key={index}>
          <span title={mark.label}>
            <Icon name={mark.icon} data-resource={mark.icon} />
            <span className="sr-only">{mark.label} </span>
            {mark.value}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** The same in words. */
export function MarksInWords({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <ul className="card-marks-in-words">
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
        <li key={index}>
          <Icon name={mark.icon} data-resource={mark.icon} />
          {mark.label} {mark.value}
        </li>
      ))}
    </ul>
  );
}
