import type { Seat } from '@grimrule/kernel';
import { useLanguage } from '../../../words/language.ts';
import { Facing } from '../../cooperative/board/facing.tsx';
import { zone } from '../zones.ts';

/** Enemies that a player is engaged with, and what an encounter card has laid on the deck. */
export function RingsFacing({ seat }: { readonly seat: Seat }) {
  const { t } = useLanguage();
  return (
    <Facing
      seat={seat}
      zones={[zone('engaged', seat), zone('on the deck', seat)]}
      caption={(name) =>
        name === null ? t('rings.engagedWithYou') : t('rings.engagedWith', { name })
      }
    />
  );
}
