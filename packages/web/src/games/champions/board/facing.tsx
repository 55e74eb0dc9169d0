import type { Seat } from '@grimrule/kernel';
import { useLanguage } from '../../../words/language.ts';
import { Facing } from '../../cooperative/board/facing.tsx';
import { zone } from '../zones.ts';

/** The cards that a player faces: engaged minions, obligations, dealt encounter cards. */
export function ChampionsFacing({ seat }: { readonly seat: Seat }) {
  const { t } = useLanguage();
  return (
    <Facing
      seat={seat}
      zones={[zone('engaged', seat), zone('obligations', seat), zone('dealt', seat)]}
      caption={(name) =>
        name === null ? t('champions.encounterCards') : t('champions.encounterCardsOf', { name })
      }
    />
  );
}
