import type { CardId } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';
import { useLanguage } from '../../words/language.ts';
import { titleLanguage } from '../../words/title-language.ts';
import { useLatestTable } from '../table-context.tsx';
import { CardLink } from './card-link.tsx';
import type { Part } from './linked-text.ts';
import { linked } from './linked-text.ts';

/** A sentence; the names of these cards lead to the cards. */
export function Naming(props: {
  readonly sentence: string;
  readonly designs: Readonly<Record<CardId, number>>;
  readonly words: Words;
}) {
  const { language } = useLanguage();
  const { page } = useLatestTable().current;
  const langOf = (card: CardId) => {
    const design = props.designs[card];
    return design === undefined ? undefined : titleLanguage(page.words, design, language);
  };
  const names = Object.entries(props.designs).map(
    ([id, design]) => [props.words.name(design), Number(id)] as const,
  );
  return linked(props.sentence, names).map((part, index, parts) => {
    if (part.card === null) return index > 0 ? part.text.slice(markAfter(part).length) : part.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence keep their places.
      <span key={index} className="log-name">
        <CardLink card={part.card} name={part.text} lang={langOf(part.card)} />
        {markAfter(parts[index + 1])}
      </span>
    );
  });
}

/** A mark stays with the name it follows; alone it would begin a line. */
function markAfter(part: Part | undefined): string {
  return part?.card === null ? (/^[.,:!?]+/.exec(part.text)?.[0] ?? '') : '';
}
