import { EVERY_PACK, loadPacks, loadWords, PACKS } from '@grimrule/champions';
import type { Subject } from '../../../src/art/subject.ts';
import { championsArt } from '../../../src/games/champions/art/art.ts';
import { champions } from '../../../src/games/champions/champions.ts';
import { DUEL_SUBJECTS, duelArt } from '../../../src/games/duel/art/art.ts';
import { duel } from '../../../src/games/duel/duel.ts';
import type { Art, PageGame } from '../../../src/games/page-game.ts';
import { RINGS_SUBJECTS, ringsArt } from '../../../src/games/rings/art/art.ts';
import { rings } from '../../../src/games/rings/rings.ts';
import { REGISTERED } from '../../../src/registered/champions-pictures.ts';

export interface Pictured {
  readonly art: Art;
  readonly title: string;
}

/** Each card once: guises of a card share its code. */
function pictured(page: PageGame): readonly Pictured[] {
  const byCode = new Map<string, Pictured>();
  page.game.definition.printed.forEach((card, design) => {
    if (!card) return;
    const { art, title } = page.face(design, 'en');
    if (!byCode.has(art.code)) byCode.set(art.code, { art, title });
  });
  return [...byCode.values()];
}

type Subjects = Readonly<Record<string, Subject>>;

const gameOf = (
  page: PageGame,
  pictures: typeof championsArt,
  subjects: Subjects,
  isDraft: (code: string) => boolean = () => false,
) => ({ page, pictures, subjects, cards: pictured(page), isDraft });

/** Packs that are drafts are drawn too, as far as they are. */
async function championsOf() {
  await Promise.all([loadPacks(EVERY_PACK), loadWords(EVERY_PACK)]);
  const cards = pictured(champions);
  for (const { art } of cards) await championsArt.load(art);
  const packs: readonly { pictures?: Subjects; load?(): Promise<Subjects> }[] = REGISTERED;
  const subjects = await Promise.all(packs.map(({ pictures, load }) => pictures ?? load?.()));
  const drafts = PACKS.filter(({ manifest }) => manifest.draft);
  const isDraft = (code: string) => drafts.some(({ codes }) => code.startsWith(codes));
  return gameOf(champions, championsArt, Object.assign({}, ...subjects), isDraft);
}

export const GAMES = {
  champions: await championsOf(),
  rings: gameOf(rings, ringsArt, RINGS_SUBJECTS),
  duel: gameOf(duel, duelArt, DUEL_SUBJECTS),
} as const;

export const NAMES = ['champions', 'rings', 'duel'] as const;
