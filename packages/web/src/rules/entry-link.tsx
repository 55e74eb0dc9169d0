import type { Rulebook } from '@grimrule/rulebook';
import type { MouseEvent, ReactNode } from 'react';
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
  const address = entryAddress(book.game, id);
  if (!onOpen) {
    return (
      <Link href={address} className="entry-link" data-entry={id}>
        {shown}
      </Link>
    );
  }
  // A link and no button: it wraps like the words around it, and can be opened in a new tab.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a href={address} className="entry-link" data-entry={id} onClick={open}>
      {shown}
    </a>
  );
}
