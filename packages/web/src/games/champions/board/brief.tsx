import type { CardId, Seat } from '@grimrule/kernel';
import { rootsIn } from '../../../table/board/zones.tsx';
import type { BriefProps } from '../../cooperative/board/other-players.tsx';
import { BriefRow } from '../../cooperative/board/other-players.tsx';
import type { ChampionsView } from '../view.ts';
import { identityOf, typeOf, useChampionsView } from '../view.ts';
import type { ZoneName } from '../zones.ts';
import { zone } from '../zones.ts';

export function Brief({ seat, lit }: BriefProps) {
  return <BriefRow cards={inBrief(useChampionsView(), seat, lit)} lit={lit} />;
}

/** Identity, minions and allies; of the rest only what can be chosen now. */
function inBrief(view: ChampionsView, seat: Seat, lit: BriefProps['lit']): readonly CardId[] {
  const known = (name: ZoneName) =>
    rootsIn(view, zone(name, seat)).filter((sighting) => typeof sighting === 'number');
  const identity = identityOf(view, seat);
  const area = known('play area').filter((card) => card !== identity);
  const isAlly = (card: CardId) => typeOf(view, card) === 'ally';
  return [
    identity,
    ...known('engaged'),
    ...area.filter(isAlly),
    ...[...area, ...known('obligations')].filter((card) => !isAlly(card) && lit.has(card)),
  ];
}
