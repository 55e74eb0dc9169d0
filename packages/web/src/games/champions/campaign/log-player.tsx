import type { CampaignLog, Logged } from '@grimrule/champions';
import { choose, openTo, restoreHitPoints } from '@grimrule/champions';
import { useChampionsTexts } from '../texts/texts.ts';
import { DeckList } from './deck-list.tsx';
import { useCardName } from './use-card-name.ts';

interface LogPlayerProps {
  readonly log: CampaignLog;
  readonly seat: number;
  /** Writes into the log what was decided, or shows why that cannot be. */
  readonly onWrite: (changed: Logged) => void;
}

/** What the log says of a player, and what they still have to decide. */
export function LogPlayer({ log, seat, onWrite }: LogPlayerProps) {
  const texts = useChampionsTexts().campaign;
  const nameOf = useCardName();
  const {
    name = '',
    identity = '',
    gained = [],
    lost = [],
    hitPoints = null,
  } = log.players[seat] ?? {};
  const choice = log.choices.find((each) => each.seat === seat);
  return (
    <section className="champions-log-player">
      <h3>{name === '' ? nameOf(identity) : name}</h3>
      {hitPoints !== null && <p>{texts.hitPoints(hitPoints)}</p>}
      {gained.length > 0 && <p>{texts.gained(gained.map(nameOf).join(', '))}</p>}
      {lost.length > 0 && <p className="quiet">{texts.lostCards(lost.map(nameOf).join(', '))}</p>}
      {choice && (
        <div className="row" data-choice={seat}>
          {openTo(log, seat).map((card) => (
            <button
              key={card}
              type="button"
              className="button"
              onClick={() => onWrite(choose(log, seat, card))}
            >
              {nameOf(card)}
            </button>
          ))}
          {choice.optional && (
            <button
              type="button"
              className="button"
              onClick={() => onWrite(choose(log, seat, null))}
            >
              {texts.takeNone}
            </button>
          )}
        </div>
      )}
      {hitPoints !== null && (
        <button
          type="button"
          className="button"
          onClick={() => onWrite(restoreHitPoints(log, seat, Math.random()))}
        >
          {texts.restore}
        </button>
      )}
      <DeckList log={log} seat={seat} onWrite={onWrite} />
    </section>
  );
}
