import type { Seat } from '@grimrule/kernel';
import { Facing } from '../../cooperative/board/facing.tsx';
import { useChampionsTexts } from '../texts/texts.ts';
import { zone } from '../zones.ts';

/** The cards that a player faces: engaged minions, obligations, dealt encounter cards. */
export function ChampionsFacing({ seat }: { readonly seat: Seat }) {
  const texts = useChampionsTexts();
  return (
    <Facing
      seat={seat}
      zones={[zone('engaged', seat), zone('obligations', seat), zone('dealt', seat)]}
      caption={(name) => (name === null ? texts.encounterCards : texts.encounterCardsOf(name))}
    />
  );
}
