import type { Rulebook } from '@grimrule/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.ts';
import { entryAddress } from './address.ts';

export type OpenEntry = (entry: string) => void;

/** Leads to an entry: to its page, or, with `onOpen`, to wherever that shows it. */
export function EntryLink(props: {
  readonly book: Rulebook;
  readonly id: string;
  readonly onOpen?: OpenEntry | undefined;
  /** In place of the title. */
  readonly children?: ReactNode;
}) {
  const { book, id, onOpen, children } = props;
  const { language } = useLanguage();
  const shown = children ?? book.entry(id)?.[language].title ?? id;
  return onOpen ? (
    <button type="button" className="entry-link" data-entry={id} onClick={() => onOpen(id)}>
      {shown}
    </button>
  ) : (
    <Link href={entryAddress(book.game, id)} className="entry-link" data-entry={id}>
      {shown}
    </Link>
  );
}
