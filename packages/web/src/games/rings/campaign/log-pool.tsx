import type { CampaignLog, PoolCard } from '@grimrule/rings';
import { leaveOut, poolOf } from '@grimrule/rings';
import { useRingsTexts } from '../texts/texts.ts';
import { useCardName } from './use-card-name.ts';
import type { Write } from './write.ts';

interface LogPoolProps {
  readonly log: CampaignLog;
  readonly onWrite: Write;
}

const KINDS = ['boon', 'burden'] as const;

/** The boons and burdens that have been earned so far. */
export function LogPool({ log, onWrite }: LogPoolProps) {
  const texts = useRingsTexts();
  return KINDS.map((kind) => {
    const cards = poolOf(log, kind);
    if (cards.length === 0) return null;
    return (
      <section key={kind}>
        <h3>{texts.campaign.pools[kind]}</h3>
        <ul className="rings-log-list">
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card have nothing to tell them apart.
            <PoolLine key={index} log={log} card={card} onWrite={onWrite} />
          ))}
        </ul>
      </section>
    );
  });
}

function PoolLine({ log, card, onWrite }: LogPoolProps & { readonly card: PoolCard }) {
  const texts = useRingsTexts();
  const nameOf = useCardName();
  const { player, hero, leftOut } = card;
  const owner = player === null ? '' : (log.players[player]?.name ?? '');
  const changed = player === null ? null : leaveOut(log, player, card.card, !leftOut);
  return (
    <li>
      <span>
        {leftOut ? <s>{nameOf(card.card)}</s> : nameOf(card.card)}
        {hero !== null && <span className="quiet"> → {nameOf(hero)}</span>}
        {owner !== '' && <span className="quiet"> ({owner})</span>}
      </span>
      {changed && 'log' in changed && (
        <button type="button" className="button" onClick={() => onWrite(changed)}>
          {leftOut ? texts.campaign.include : texts.campaign.leaveOut}
        </button>
      )}
    </li>
  );
}
