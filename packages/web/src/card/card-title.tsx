import { Fragment } from 'react';
import { isUnbroken, withSoftHyphens } from '../words/soft-hyphens.ts';

/** A title on its plate: long words may be broken, short names with a hyphen stay whole. */
export function CardTitle({ title }: { readonly title: string }) {
  return title.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the title.
    <Fragment key={index}>
      {index > 0 && ' '}
      {isUnbroken(word) ? <span className="face-whole">{word}</span> : withSoftHyphens(word)}
    </Fragment>
  ));
}
