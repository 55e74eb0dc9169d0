import { Fragment } from 'react';
import { Icon } from './icons.tsx';

/** What stands before an ability: when it is used, or what it is. */
const LABEL = /^[^.:]*: /;

/**
 * A line of a card's text: its label stands out. The bundled typefaces have no arrow between a cost and
 * its effect, so it is drawn.
 */
export function CardLine({ line }: { readonly line: string }) {
  const [label = ''] = LABEL.exec(line) ?? [];
  const parts = line.slice(label.length).split('→');
  return (
    <>
      {label && <b>{label}</b>}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
        <Fragment key={index}>
          {index > 0 && <Icon name="arrow" role="img" aria-hidden={false} aria-label="→" />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
