import type { CardId, Seat } from '@grimrule/kernel';
import type { RingsCard } from '@grimrule/rings';
import { rootsIn } from '../../../table/board/zones.tsx';
import type { BriefProps } from '../../cooperative/board/other-players.tsx';
import { BriefRow } from '../../cooperative/board/other-players.tsx';
import type { RingsView } from '../view.ts';
import { typeOf, useRingsView } from '../view.ts';
import type { ZoneName } from '../zones.ts';
import { zone } from '../zones.ts';
import { Dial } from './dial.tsx';

/** A player's threat, the engaged enemies, and the most important of the player's own cards. */
export function Brief({ seat, lit }: BriefProps) {
  const view = useRingsView();
  const engaged = known(view, 'engaged', seat);
  const own = inBrief(view, seat, lit);
  return (
    <div className="coop-cards">
      <Dial seat={seat} />
      <BriefRow cards={[...engaged, ...own]} enemies={engaged.length} lit={lit} />
    </div>
  );
}

function known(view: RingsView, name: ZoneName, seat: Seat): readonly CardId[] {
  return rootsIn(view, zone(name, seat)).filter((sighting) => typeof sighting === 'number');
}

const CHARACTERS: readonly (RingsCard['type'] | undefined)[] = [
  'Hero',
  'Prisoner',
  'Ally',
  'Objective Ally',
];

/** Heroes, then allies; of the rest only what can be chosen now. */
function inBrief(view: RingsView, seat: Seat, lit: BriefProps['lit']): readonly CardId[] {
  const cards = [...known(view, 'play area', seat), ...known(view, 'on the deck', seat)];
  const ofType = (type: RingsCard['type'] | undefined) =>
    cards.filter((card) => typeOf(view, card) === type);
  const isOther = (card: CardId) => !CHARACTERS.includes(typeOf(view, card));
  return [...CHARACTERS.flatMap(ofType), ...cards.filter((card) => isOther(card) && lit.has(card))];
}
