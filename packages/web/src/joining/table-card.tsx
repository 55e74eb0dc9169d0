import type { Json, Seat } from '@grimrule/kernel';
import { Armchair, Bot, User, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { coverOf } from '../games/registry.ts';
import { DoorPicture } from '../screens/home/door-picture.tsx';
import { useGame } from '../screens/use-game.ts';
import { useLanguage } from '../words/language.ts';
import { SeatPortrait } from './seat-portrait.tsx';
import '../screens/home/door.css';
import './joining.css';

const SIGNS = { free: Armchair, bot: Bot, here: User, absent: UserX, yours: Armchair } as const;

/** A seat as people outside the table see it. */
export interface SeatAt {
  readonly seat: Seat;
  readonly name: string;
  readonly state: keyof typeof SIGNS;
}

/** The public facts of a table: at least its scenario, if its game has any. */
export interface ToldTable {
  readonly game: string;
  readonly scenario?: string | null;
  readonly options?: Json;
}

/** The hero, deck or side of a seat, if it is told; else its number. */
export function useSeatRole({ game, options }: ToldTable): (seat: Seat) => string {
  const { language, t } = useLanguage();
  const page = useGame(game, options === undefined ? undefined : { options });
  return (seat) =>
    page && options !== undefined
      ? page.seatName(options, seat, language)
      : t('screens.invite.seat', { count: seat + 1 });
}

/** A table from outside: which game, against what, and who sits there. */
export function TableCard(props: {
  /** Why it is shown: who invites, or whose door it is. */
  readonly about: string;
  readonly table: ToldTable;
  readonly seats: readonly SeatAt[];
  readonly children: ReactNode;
}) {
  const { about, table, seats, children } = props;
  const { game, scenario = null } = table;
  const { language, t } = useLanguage();
  const cover = coverOf(game);
  const page = useGame(game);
  const against = page?.scenarioName?.(table.options ?? { scenario }, language);
  const role = useSeatRole(table);
  return (
    <article className="table-card" aria-labelledby="table-card-game">
      {cover && (
        <div className="table-card-door">
          <DoorPicture door={cover.door} fan={cover.fan} />
        </div>
      )}
      <div className="table-card-body">
        <p className="table-card-about">{about}</p>
        <h2 id="table-card-game" className="table-card-game">
          {cover?.title ?? game}
        </h2>
        {against !== undefined && <p className="table-card-scenario">{against}</p>}
        <ul className="table-card-seats" aria-label={t('seats.title')}>
          {seats.map(({ seat, name, state }) => {
            const Sign = SIGNS[state];
            const isRoleTold = name !== '' && table.options !== undefined;
            const said = [isRoleTold ? role(seat) : '', t(`joining.state.${state}`)];
            return (
              <li key={seat} data-state-of={state}>
                <SeatPortrait game={game} options={table.options} seat={seat}>
                  <Sign aria-hidden="true" size={20} />
                </SeatPortrait>
                <span>
                  <b>{name === '' ? role(seat) : name}</b>
                  <span className="quiet hint">
                    {said.filter((each) => each !== '').join(', ')}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        {children}
      </div>
    </article>
  );
}
