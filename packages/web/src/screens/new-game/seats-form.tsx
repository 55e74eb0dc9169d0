import { Bot, Send, User } from 'lucide-react';
import { LONGEST_NAME } from '../../link/limits.ts';
import { useLanguage } from '../../words/language.ts';
import type { PlannedSeat } from './seat-plan.ts';
import { BOTS, ROLES } from './seat-plan.ts';

const SIGNS = { me: User, bot: Bot, friend: Send } as const;

/** The players: each seat is me, a bot or a friend. */
export function SeatsForm(props: {
  readonly plan: readonly PlannedSeat[];
  /** The name of each seat in the game. */
  readonly labels: readonly string[];
  readonly onChange: (plan: readonly PlannedSeat[]) => void;
}) {
  const { plan, labels, onChange } = props;
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
          label={labels[seat] ?? ''}
          onChange={(changes) => change(seat, changes)}
        />
      ))}
    </ol>
  );
}

function SeatRow(props: {
  readonly seat: number;
  readonly planned: PlannedSeat;
  readonly label: string;
  readonly onChange: (changes: Partial<PlannedSeat>) => void;
}) {
  const { seat, planned, label, onChange } = props;
  const { t } = useLanguage();
  return (
    <li className="seat-row" data-seat={seat}>
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
              <Sign aria-hidden="true" size={16} />
              {t(`screens.new.${role}`)}
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
    </li>
  );
}
