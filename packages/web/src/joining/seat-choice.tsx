import type { Seat } from '@grimrule/kernel';
import type { ListedTable } from '@grimrule/room';
import { Suspense, useState } from 'react';
import { asSitter } from '../link/keys/sitter.ts';
import { isRefused } from '../link/server/ask.ts';
import { chooseForSeat } from '../link/server/joining-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useGame } from '../screens/use-game.ts';
import { useLanguage } from '../words/language.ts';
import { mayChoose } from './may-choose.ts';
import '../games/setup.css';
import './seat-choice.css';

/** Before the game begins: what the seats of this player play. */
export function SeatChoice(props: {
  readonly about: ListedTable;
  readonly onChosen: () => Promise<void>;
}) {
  const { about, onChosen } = props;
  const { mine } = about;
  const page = useGame(about.game);
  if (!page?.seating || !mayChoose(about)) return null;
  return mine.map((seat) => <OneSeat key={seat} about={about} seat={seat} onChosen={onChosen} />);
}

function OneSeat(props: {
  readonly about: ListedTable;
  readonly seat: Seat;
  readonly onChosen: () => Promise<void>;
}) {
  const { about, seat, onChosen } = props;
  const { table, game, options } = about;
  const { language, t } = useLanguage();
  const page = useGame(game, 'offered');
  const serverWords = useServerWords();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const SeatSetup = page?.seating?.Setup;
  if (!page || !SeatSetup) return null;
  const choose = async (choice: string) => {
    const answer = await asSitter(table, (key) => chooseForSeat(table, seat, key, choice));
    setProblems(isRefused(answer) ? serverWords(answer.refused, page) : []);
    await onChosen();
  };
  return (
    <section
      className="seat-choice"
      data-seat={seat}
      aria-label={t('joining.links.choose', { seat: page.seatName(options, seat, language) })}
    >
      <Suspense fallback={null}>
        <SeatSetup options={options} seat={seat} onChoose={(choice) => void choose(choice)} />
      </Suspense>
      <Problems lines={problems} />
    </section>
  );
}
