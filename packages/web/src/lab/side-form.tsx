import { Plus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { BOTS } from '../screens/new-game/seat-plan.ts';
import { nameOfGame } from '../screens/saved/standing.ts';
import type { Side } from './draft.ts';
import { useLabWords } from './words.ts';

/** Who plays what in one setting: the choices of a new game, and the bots. */
export function SideForm(props: {
  readonly page: PageGame;
  readonly title: string;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}) {
  const { page, title, side, onChange } = props;
  const { language, say } = useLabWords();
  const [seat, setSeat] = useState(0);
  const { options, bots } = side;
  const { Setup, seating } = page;
  const seats = page.seatsOf(options);
  const here = Math.min(seat, seats - 1);
  const withOneMore = seating?.withSeat(options) ?? null;
  const withOneFewer = seats > 1 ? (seating?.withoutSeat(options, seats - 1) ?? null) : null;
  const unnamed = Array.from({ length: seats }, () => ({ name: '', bot: null }));
  return (
    <section className="lab-side" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <b>{nameOfGame(page, { options, seats: unnamed }, language)}</b>
      </header>
      <div className="row">
        {bots.map((bot, at) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: a bot is that of its seat.
            key={at}
            className="lab-field"
          >
            <span>
              {bots.length === 1 ? say.bot : say.botOf(page.seatName(options, at, language))}
            </span>
            <select
              className="field"
              value={bot}
              data-verb="bot"
              onChange={({ target }) => onChange({ ...side, bots: bots.with(at, target.value) })}
            >
              {BOTS.map((name) => (
                <option key={name} value={name}>
                  {say.bots[name]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <details>
        <summary data-verb="change">{say.change}</summary>
        {seating && (
          <div className="row lab-seats">
            {seats > 1 && <span className="quiet">{say.seat}</span>}
            {seats > 1 &&
              unnamed.map((_, at) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={at}
                  type="button"
                  className="button"
                  aria-pressed={at === here}
                  onClick={() => setSeat(at)}
                >
                  {page.seatName(options, at, language)}
                </button>
              ))}
            {withOneMore !== null && (
              <button
                type="button"
                className="button"
                data-verb="add-seat"
                onClick={() => {
                  onChange({ ...side, options: withOneMore });
                  setSeat(seats);
                }}
              >
                <Plus aria-hidden="true" size={16} />
                {say.more}
              </button>
            )}
            {withOneFewer !== null && (
              <button
                type="button"
                className="button"
                onClick={() => onChange({ ...side, options: withOneFewer })}
              >
                <X aria-hidden="true" size={16} />
                {say.fewer}
              </button>
            )}
          </div>
        )}
        <Suspense fallback={null}>
          <div className="lab-setup">
            <Setup
              options={options}
              seat={here}
              onChange={(changed) => onChange({ ...side, options: changed })}
            />
          </div>
        </Suspense>
      </details>
    </section>
  );
}
