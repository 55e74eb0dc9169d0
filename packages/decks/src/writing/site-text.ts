import type { Deck } from '../deck.ts';
import type { DeckGame, WrittenSection } from '../deck-game.ts';
import type { ListedCard } from '../listing/listing.ts';
import type { Copies } from './told.ts';
import { copiesOf, heroesOf, unknownOf } from './told.ts';

/** The text that the game's site exports. The number behind a heading counts titles, not copies. */
export function siteText(deck: Deck, game: DeckGame): string {
  const { text, listing } = game;
  const heroes = heroesOf(deck, game).map((card) => ({ card, count: 1 }));
  const cards = copiesOf(deck.cards, game);
  const packName = ({ pack }: ListedCard) =>
    listing.packs.find(({ code }) => code === pack)?.name ?? pack;
  const line = ({ card, count }: Copies) => `${count}x ${card.title} (${packName(card)})`;
  const sections = (copies: readonly Copies[], writesEmpty: boolean) =>
    text.sections.flatMap((section) => sectionLines(section, copies, writesEmpty, line));
  const all = [...heroes, ...cards];
  const packs = [...new Set(all.map(({ card }) => packName(card)))];
  const others = unknownOf(deck, game).map(([name, count]) => `${count}x ${name}`);
  const sideboard = sections(copiesOf(deck.sideboard, game), false);
  const lines = [
    deck.name,
    '',
    ...(text.namesHero ? [...heroes.map(({ card }) => card.title), ''] : []),
    `Packs: ${packs.join(', ')}`,
    '',
    ...sections(text.namesHero ? cards : all, text.writesEmpty),
    ...(others.length > 0 ? [...others, ''] : []),
    ...(sideboard.length > 0 ? ['Sideboard', '', ...sideboard] : []),
  ];
  return lines.join('\r\n');
}

function sectionLines(
  { one, many, types }: WrittenSection,
  copies: readonly Copies[],
  writesEmpty: boolean,
  line: (copies: Copies) => string,
): readonly string[] {
  const here = copies.filter(({ card }) => types.includes(card.type));
  if (here.length === 0 && !writesEmpty) return [];
  const heading = here.length === 1 ? one : many;
  return ['', `${heading} (${here.length})`, '', ...here.map(line)];
}
