import { type GameArt, gameArt } from '../../../art/game-art.ts';
import { motifFor } from '../../../art/motif-for.ts';
import { scene } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import { REGISTERED } from '../../../registered/champions-pictures.ts';
import type { Art } from '../../page-game.ts';
import { OWNERS } from './owners.ts';

/** What each card shows, by its code. */
type Pictures = Readonly<Record<string, Subject>>;

interface Drawn {
  /** The two digits with which the codes of the pack begin. */
  readonly codes: string;
  /** Those that every game needs. */
  readonly pictures?: Pictures;
  load?(): Promise<Pictures>;
}

/** The pictures of packs: those of one are loaded with the first of them. */
export function artOf(packs: readonly Drawn[]): GameArt {
  const here = new Set<Drawn>();
  const subjects = new Map<string, Subject>();
  const hang = (pack: Drawn, pictures: Pictures) => {
    here.add(pack);
    for (const [code, subject] of Object.entries(pictures)) subjects.set(code, subject);
  };
  for (const pack of packs) if (pack.pictures) hang(pack, pack.pictures);
  const packOf = ({ code }: Art) => packs.find(({ codes }) => code.startsWith(codes));
  return gameArt((art) => subjects.get(art.code) ?? byTrait(art), {
    // A card of a pack that nobody has drawn waits for nothing, nor does a piece of the rules themselves.
    has(art) {
      const pack = packOf(art);
      return !pack || here.has(pack);
    },
    async load(art) {
      const pack = packOf(art);
      const pictures = await pack?.load?.();
      if (pack && pictures) hang(pack, pictures);
    },
  });
}

export const championsArt = artOf(REGISTERED);

/** A card that nobody has drawn yet shows what its traits or its kind suggest. */
function byTrait(art: Art): Subject {
  const owners: Readonly<Record<string, (typeof OWNERS)[keyof typeof OWNERS]>> = OWNERS;
  return scene(owners[art.tone] ?? OWNERS.basic, motifFor(art));
}
