import type { CardId, Option } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { CardBack } from '../../card/card-face.tsx';
import { CardOnTable } from '../board/card-on-table.tsx';
import { PlaceProvider, usePlaced } from '../board/placed-cards.ts';
import { useTable } from '../table-context.tsx';
import { OptionButton } from './option-button.tsx';
import { openOptions } from './picking.ts';

/** The options of a question, by where they can be picked. */
export interface Offer {
  /** Options of cards that are not drawn on the table: in piles, set aside, far away. */
  readonly cards: readonly CardId[];
  /** Options of cards that this seat does not know. */
  readonly hidden: readonly Option[];
}

export function useOffer(): Offer {
  const { prompt, view, placed } = useTable();
  const drawn = usePlaced(placed);
  const options = prompt ? openOptions(prompt) : [];
  const away = options.filter(({ card = NONE }) => card !== NONE && drawn?.has(card) === false);
  const isKnown = ({ card = NONE }: Option) => view.cards[card] !== null;
  return {
    cards: [...new Set(away.filter(isKnown).map(({ card = NONE }) => card))],
    hidden: away.filter((option) => !isKnown(option)),
  };
}

/** Cards to choose from that lie nowhere on the table. */
export function Tray({ cards, hidden }: Pick<Offer, 'cards' | 'hidden'>) {
  const { view } = useTable();
  if (cards.length + hidden.length === 0) return null;
  return (
    <PlaceProvider value="over">
      <ul className="tray">
        {cards.map((card) => (
          <li key={card}>
            <CardOnTable card={card} />
          </li>
        ))}
        {hidden.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards have nothing else to tell them apart.
          <li key={index} className="tray-hidden">
            <OptionButton option={option}>
              <span className="card tray-back" aria-hidden="true">
                <CardBack back={backOf(option)} />
              </span>
            </OptionButton>
          </li>
        ))}
      </ul>
    </PlaceProvider>
  );

  function backOf({ card = NONE }: Option): string {
    const zone = view.zones.find((sightings) => sightings.includes(card)) ?? [];
    const back = zone.find((sighting) => typeof sighting !== 'number');
    return typeof back === 'object' ? back.back : '';
  }
}
