import { NONE } from '@grimrule/kernel';
import { Icon } from '../../card/icons.tsx';
import type { NumberChange } from '../board/use-changes.ts';
import { useLatestTable } from '../table-context.tsx';
import { lookOf } from './change-tone.ts';
import './changes.css';

/** The numbers of a card that have just changed, as they rise from it. */
export function ChangeNumbers(props: {
  readonly card: number;
  readonly changes: readonly NumberChange[];
}) {
  const { card, changes } = props;
  const { view, page, seat } = useLatestTable().current;
  const controller = view.cards[card]?.controller ?? NONE;
  const isFoe = page.game.definition.cooperative
    ? controller === NONE
    : controller !== seat && seat < view.seats;
  const told = changes.filter(({ id }) => !page.moments?.untold.includes(id));
  return (
    <span className="card-changes" aria-hidden="true">
      {told.map(({ id, icon, by, tone: token }) => {
        const look = lookOf({ id, by, token }, isFoe, page.moments?.good ?? []);
        return (
          <span key={id} className="card-change" data-tone={look.tone} data-of={id}>
            {icon && id !== 'damage' && <Icon name={icon} />}
            {look.by > 0 ? `+${look.by}` : `−${-look.by}`}
          </span>
        );
      })}
    </span>
  );
}
