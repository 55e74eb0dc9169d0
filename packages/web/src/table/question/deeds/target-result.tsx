import type { CardId } from '@grimrule/kernel';
import { ArrowRight } from 'lucide-react';
import { useResultOn } from './aimed.ts';
import './target-result.css';

/** What the deed that is looked at comes to, at the edge of the card it is done to and below it. */
export function TargetResult({ card }: { readonly card: CardId }) {
  const result = useResultOn(card);
  if (!result) return null;
  return (
    <span className="target-result" data-tone={result.tone} aria-hidden="true">
      <b className="target-by">{result.by}</b>
      <span className="target-below">
        {result.now} <ArrowRight size={14} strokeWidth={3} /> {result.after}
      </span>
    </span>
  );
}
