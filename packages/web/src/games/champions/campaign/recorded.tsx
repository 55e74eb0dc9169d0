import type { CampaignLog } from '@grimrule/champions';
import { useChampionsTexts } from '../texts/texts.ts';
import { useCardName } from './use-card-name.ts';

/** What games have recorded for all players: cards, counters, seats. */
export function Recorded({ log }: { readonly log: CampaignLog }) {
  const texts = useChampionsTexts().campaign;
  const nameOf = useCardName();
  const playerAt = (seat: number) => log.players[seat]?.name ?? String(seat + 1);
  const labelled = (of: string) => texts.recorded[of as keyof typeof texts.recorded] ?? of;
  const lines: readonly (readonly [string, string])[] = [
    ...Object.entries(log.cards).map(
      ([of, codes]) => [labelled(of), codes.map(nameOf).join(', ')] as const,
    ),
    ...Object.entries(log.numbers).map(([of, count]) => [labelled(of), String(count)] as const),
    ...Object.entries(log.seats).map(
      ([of, seats]) => [labelled(of), seats.map(playerAt).join(', ')] as const,
    ),
  ];
  const told = lines.filter(([, value]) => value !== '');
  if (told.length === 0) return null;
  return (
    <dl className="champions-recorded">
      {told.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
