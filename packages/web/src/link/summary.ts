import type { Definition, View } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';

const MOST_CARDS = 5;

/**
 * The printed cards that picture a position: the first card of every kind of zone in play, then
 * those of the other seats.
 */
export function pictureOf(
  { zones }: Pick<Definition, 'zones'>,
  view: Pick<View, 'zones' | 'cards'>,
): readonly number[] {
  const first = zones.flatMap(({ inPlay, name }, zone) => {
    const shown = inPlay ? (view.zones[zone] ?? []) : [];
    const cards = shown.map((card) => (typeof card === 'number' ? view.cards[card] : null));
    const design = cards.find((card) => card?.host === NONE)?.design;
    return design === undefined ? [] : [{ name, design }];
  });
  const isNew = ({ name }: { readonly name: string }, index: number) =>
    first.findIndex((other) => other.name === name) === index;
  const others = first.filter((each, index) => !isNew(each, index));
  return [...first.filter(isNew), ...others].slice(0, MOST_CARDS).map(({ design }) => design);
}
