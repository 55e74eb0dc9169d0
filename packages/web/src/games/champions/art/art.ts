import { gameArt } from '../../../art/game-art.ts';
import { motifFor } from '../../../art/motif-for.ts';
import { scene } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import type { Art } from '../../page-game.ts';
import { ASPECTS } from './cards/aspects.ts';
import { BLACK_PANTHER } from './cards/black-panther.ts';
import { CAPTAIN_MARVEL } from './cards/captain-marvel.ts';
import { ENCOUNTERS } from './cards/encounters.ts';
import { IRON_MAN } from './cards/iron-man.ts';
import { KLAW } from './cards/klaw.ts';
import { RHINO } from './cards/rhino.ts';
import { SHE_HULK } from './cards/she-hulk.ts';
import { SPIDER_MAN } from './cards/spider-man.ts';
import { ULTRON } from './cards/ultron.ts';
import { OWNERS } from './owners.ts';

/** What each card shows, by its code. */
export const CHAMPIONS_SUBJECTS: Readonly<Record<string, Subject>> = {
  ...SPIDER_MAN,
  ...CAPTAIN_MARVEL,
  ...SHE_HULK,
  ...IRON_MAN,
  ...BLACK_PANTHER,
  ...ASPECTS,
  ...RHINO,
  ...KLAW,
  ...ULTRON,
  ...ENCOUNTERS,
};

export const championsArt = gameArt((art) => CHAMPIONS_SUBJECTS[art.code] ?? byTrait(art));

/** A card that nobody has drawn yet shows what its traits or its kind suggest. */
function byTrait(art: Art): Subject {
  const owners: Readonly<Record<string, (typeof OWNERS)[keyof typeof OWNERS]>> = OWNERS;
  return scene(owners[art.tone] ?? OWNERS.basic, motifFor(art));
}
