import { useEffect, useState } from 'react';
import { asPlayer } from '../link/keys/player.ts';
import type { ServerRefusal } from '../link/server/ask.ts';
import { isRefused } from '../link/server/ask.ts';
import { acceptInvitation, lookAtKnock } from '../link/server/joining-api.ts';
import type { Knocking } from './knocking.ts';

/** How often a knocking page asks for the answer. */
const LOOK_MS = 2000;

/** The state of a knock; `table` once the seat has been taken. */
export type KnockAnswer =
  | { readonly is: 'waiting' | 'letIn' | 'refused' | 'expired' }
  | { readonly is: 'seated'; readonly table: string }
  | { readonly is: 'failed'; readonly refused: ServerRefusal };

/** Waits for the answer to a knock, and takes the seat as soon as it is granted. */
export function useKnock(knocking: Knocking | null): KnockAnswer {
  const [answer, setAnswer] = useState<KnockAnswer>({ is: 'waiting' });
  useEffect(() => {
    setAnswer({ is: 'waiting' });
    if (!knocking) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStill = true;
    const tell = (next: KnockAnswer) => isStill && setAnswer(next);
    const look = async () => {
      const seen = await lookAtKnock(knocking.token);
      if (!isStill) return;
      const isUnsure = isRefused(seen) && seen.refused.reason !== 'noSuchKnock';
      if (isUnsure || (!isRefused(seen) && seen.state === 'waiting')) {
        timer = setTimeout(() => void look(), LOOK_MS);
      } else if (isRefused(seen)) tell({ is: 'expired' });
      else if (seen.state !== 'letIn')
        tell({ is: seen.state === 'refused' ? 'refused' : 'expired' });
      else {
        tell({ is: 'letIn' });
        const { token, name } = knocking;
        const taken = await asPlayer((key) => acceptInvitation({ token, key, name }));
        tell(
          isRefused(taken)
            ? { is: 'failed', refused: taken.refused }
            : { is: 'seated', table: taken.table },
        );
      }
    };
    void look();
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }, [knocking]);
  return answer;
}
