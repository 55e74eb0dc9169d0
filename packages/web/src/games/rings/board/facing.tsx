import type { Seat } from '@grimrule/kernel';
import { Facing } from '../../cooperative/board/facing.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { zone } from '../zones.ts';

/** Enemies that a player is engaged with, and what an encounter card has laid on the deck. */
export function RingsFacing({ seat }: { readonly seat: Seat }) {
  const texts = useRingsTexts();
  return (
    <Facing
      seat={seat}
      zones={[zone('engaged', seat), zone('on the deck', seat)]}
      caption={(name) => (name === null ? texts.engagedWithYou : texts.engagedWith(name))}
    />
  );
}
