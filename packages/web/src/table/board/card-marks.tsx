import type { CardId } from '@grimrule/kernel';
import { Check, Crosshair } from 'lucide-react';
import { memo } from 'react';
import type { ShownValue, Token } from '../../games/page-game.ts';
import { ChangeNumbers } from '../moments/change-number.tsx';
import { useTableState } from '../table-context.tsx';
import { useChanges } from './use-changes.ts';

/** The marks over a card: that it can be chosen, its place, its changes, a pointer. */
export const CardMarks = memo(function CardMarks(props: {
  readonly card: CardId;
  readonly title: string;
  readonly lit: 'act' | 'target' | null;
  /** Where it stands in an order that matters; empty where it does not. */
  readonly picked: string | null;
  readonly values: readonly ShownValue[];
  readonly tokens: readonly Token[];
}) {
  const { card, title, lit, picked, values, tokens } = props;
  const changes = useChanges(title, values, tokens);
  const pointedBy = useTableState(({ pointing }) =>
    pointing?.card === card ? pointing.name || '☞' : null,
  );
  return (
    <>
      {picked !== null && (
        <span className="card-picked" aria-hidden="true">
          {picked || <Check size={15} strokeWidth={3} />}
        </span>
      )}
      {picked === null && lit === 'target' && (
        <span className="card-sign" aria-hidden="true">
          <Crosshair size={16} />
        </span>
      )}
      {changes.length > 0 && <ChangeNumbers card={card} changes={changes} />}
      {pointedBy !== null && (
        <span className="card-pointed" data-pointed>
          ☞ {pointedBy === '☞' ? '' : pointedBy}
        </span>
      )}
    </>
  );
});
