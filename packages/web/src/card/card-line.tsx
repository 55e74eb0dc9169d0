import { Fragment } from 'react';
import { Icon } from './icons.tsx';

/** A line of a card's text. The bundled typefaces have no arrow between a cost and its effect, so it is drawn. */
export function CardLine({ line }: { readonly line: string }) {
  return line.split('→').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
    <Fragment key={index}>
      {index > 0 && <Icon name="arrow" role="img" aria-hidden={false} aria-label="→" />}
      {part}
    </Fragment>
  ));
}
