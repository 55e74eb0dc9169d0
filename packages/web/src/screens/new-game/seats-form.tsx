import { Bot, Plus, Send, User, X } from 'lucide-react';
import { Portrait } from '../../art/card-picture.tsx';
import type { Art } from '../../games/page-game.ts';
import { LONGEST_NAME } from '../../link/limits.ts';
import { useLanguage } from '../../words/language.ts';
import type { PlannedSeat } from './seat-plan.ts';
import { BOTS, ROLES } from './seat-plan.ts';

const SIGNS = { me: User, bot: Bot, friend: Send } as const;

/** A seat as the setup shows it. */
interface SeatLook {
  /** The name of the seat in the game. */
  readonly label: string;
  readonly art: Art | null;
}

/** The players: each seat is me, a bot or a friend, and one of them is choosing. */
export function SeatsForm(props: {
  readonly plan: readonly PlannedSeat[];
  readonly looks: readonly SeatLook[];
  readonly onChange: (plan: readonly PlannedSeat[]) => void;
  /** The seat whose hero or deck is being chosen, in games in which seats choose. */
  readonly choosing: number | null;
  readonly onChoosing: (seat: number) => void;
  readonly onAdd: (() => void) | null;
  readonly onRemove: ((seat: number) => void) | null;
}) {
  const { plan, looks, onChange, choosing, onChoosing, onAdd, onRemove } = props;
  const { t } = useLanguage();
  const change = (seat: number, changes: Partial<PlannedSeat>) =>
    onChange(plan.map((each, index) => (index === seat ? { ...each, ...changes } : each)));
  return (
    <ol className="seat-rows">
      {plan.map((each, seat) => (
        <SeatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={seat}
          seat={seat}
          planned={each}
          look={looks[seat] ?? { label: '', art: null }}
          isChoosing={choosing === seat}
          onChoosing={choosing === null || plan.length < 2 ? null : () => onChoosing(seat)}
          onChange={(changes) => change(seat, changes)}
          onRemove={onRemove && seat > 0 ? () => onRemove(seat) : null}
        />
      ))}
      {onAdd && (
        <li className="seat-add">
          <button type="button" className="button" onClick={onAdd} data-verb="add-seat">
            <Plus aria-hidden="true" size={17} />
            {t('screens.new.add')}
          </button>
        </li>
      )}
    </ol>
  );
}

function SeatRow(props: {
  readonly seat: number;
  readonly planned: PlannedSeat;
  readonly look: SeatLook;
  readonly isChoosing: boolean;
  readonly onChoosing: (() => void) | null;
  readonly onChange: (changes: Partial<PlannedSeat>) => void;
  readonly onRemove: (() => void) | null;
}) {
  const { seat, planned, look, isChoosing, onChoosing, onChange, onRemove } = props;
  const { label, art } = look;
  const { t } = useLanguage();
  return (
    <li
      className="seat-row"
      data-seat={seat}
      data-choosing={(isChoosing && onChoosing !== null) || undefined}
    >
      {onChoosing ? (
        <button
          type="button"
          className="seat-face"
          aria-pressed={isChoosing}
          aria-label={t('screens.new.choosing', { seat: label })}
          onClick={onChoosing}
          data-verb="choose-for"
        >
          {art && <Portrait art={art} />}
        </button>
      ) : (
        <span className="seat-face" aria-hidden="true">
          {art && <Portrait art={art} />}
        </span>
      )}
      <div className="seat-words">
        <span className="seat-label">{label}</span>
        <fieldset className="switch">
          <legend className="sr-only">{t('screens.new.who', { seat: label })}</legend>
          {ROLES.map((role) => {
            const Sign = SIGNS[role];
            return (
              <label key={role} data-chosen={planned.role === role || undefined}>
                <input
                  type="radio"
                  className="sr-only"
                  name={`role-${seat}`}
                  value={role}
                  checked={planned.role === role}
                  onChange={() => onChange({ role })}
                />
                <Sign aria-hidden="true" size={15} />
                <span className="seat-role">{t(`screens.new.${role}`)}</span>
              </label>
            );
          })}
        </fieldset>
        {planned.role === 'bot' ? (
          <select
            className="field"
            aria-label={t('screens.new.bots')}
            value={planned.bot}
            onChange={({ target }) =>
              onChange({ bot: BOTS.find((bot) => bot === target.value) ?? 'sensible' })
            }
          >
            {BOTS.map((bot) => (
              <option key={bot} value={bot}>
                {t(`screens.new.${bot}`)}
              </option>
            ))}
          </select>
        ) : (
          <input
            className="field"
            aria-label={t('screens.new.name', { seat: label })}
            placeholder={t('screens.new.namePlaceholder')}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={planned.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </div>
      {onRemove && (
        <button
          type="button"
          className="button button-plain seat-remove"
          aria-label={t('screens.new.remove', { seat: label })}
          onClick={onRemove}
          data-verb="remove-seat"
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </li>
  );
}
