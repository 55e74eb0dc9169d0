import { gameArt } from '../../../art/game-art.ts';
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

/** The packs that have pictures. */
const PACKS: readonly Drawn[] = REGISTERED;

const here = new Set<Drawn>();
const subjects = new Map<string, Subject>();
for (const pack of PACKS) if (pack.pictures) hang(pack, pack.pictures);

function hang(pack: Drawn, pictures: Pictures): void {
  here.add(pack);
  for (const [code, subject] of Object.entries(pictures)) subjects.set(code, subject);
}

const packOf = ({ code }: Art) => PACKS.find(({ codes }) => code.startsWith(codes));

/** A card of a pack that nobody has drawn yet waits for nothing, nor does a piece of the rules themselves. */
function has(art: Art): boolean {
  const pack = packOf(art);
  return !pack || here.has(pack);
}

async function load(art: Art): Promise<void> {
  const pack = packOf(art);
  const pictures = await pack?.load?.();
  if (pack && pictures) hang(pack, pictures);
}

export const championsArt = gameArt((art) => subjects.get(art.code) ?? byTrait(art), { has, load });

/** A card that nobody has drawn yet shows what its traits or its kind suggest. */
function byTrait(art: Art): Subject {
  const owners: Readonly<Record<string, (typeof OWNERS)[keyof typeof OWNERS]>> = OWNERS;
  return scene(owners[art.tone] ?? OWNERS.basic, motifFor(art));
}
