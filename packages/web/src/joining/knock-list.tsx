import type { Seat } from '@grimrule/kernel';
import type { Knock } from '@grimrule/room';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { asSitter } from '../link/keys/sitter.ts';
import { isRefused } from '../link/server/ask.ts';
import { answerKnock } from '../link/server/joining-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';
import './knock-list.css';

/** The people who knock. They are announced at once, without taking the focus away. */
export function KnockList(props: {
  readonly table: string;
  readonly knocks: readonly Knock[];
  /** The name of a seat. */
  readonly nameOf?: (seat: Seat) => string;
  readonly onAnswered: (knocks: readonly Knock[]) => void;
}) {
  const { table, knocks, onAnswered } = props;
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const nameOf = props.nameOf ?? ((seat) => t('screens.invite.seat', { count: seat + 1 }));
  const answers = async (knock: string, letIn: boolean) => {
    const answer = await asSitter(table, (key) => answerKnock(table, { key, knock, letIn }));
    setProblems(isRefused(answer) ? serverWords(answer.refused) : []);
    if (!isRefused(answer)) onAnswered(answer.knocks);
  };
  if (knocks.length === 0 && problems.length === 0) return null;
  return (
    <section className="knocks" role="alert" aria-label={t('joining.knocks.title')}>
      <ul>
        {knocks.map(({ id, name, seat }) => (
          <li key={id} className="knock" data-knock={id}>
            <DoorOpen aria-hidden="true" size={24} />
            <p>{t('joining.knocks.asks', { name, seat: nameOf(seat) })}</p>
            <span className="row">
              <button
                type="button"
                className="button button-main"
                aria-label={t('joining.knocks.letInOf', { name })}
                onClick={() => void answers(id, true)}
                data-verb="let-in"
              >
                {t('joining.knocks.letIn')}
              </button>
              <button
                type="button"
                className="button"
                aria-label={t('joining.knocks.refuseOf', { name })}
                onClick={() => void answers(id, false)}
                data-verb="refuse"
              >
                {t('joining.knocks.refuse')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Problems lines={problems} />
    </section>
  );
}
