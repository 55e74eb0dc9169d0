import { gameArt } from '../../../art/game-art.ts';
import { motifFor } from '../../../art/motif-for.ts';
import { place, scene } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import type { Art } from '../../page-game.ts';
import { ENCOUNTERS } from './cards/encounters.ts';
import { PLACES_OF_RINGS } from './cards/lands.ts';
import { LEADERSHIP } from './cards/leadership.ts';
import { LORE } from './cards/lore.ts';
import { SPIRIT } from './cards/spirit.ts';
import { TACTICS } from './cards/tactics.ts';
import { LANDS } from './lands.ts';
import { OWNERS } from './owners.ts';
import { beorn } from './people/allies.ts';
import { forestSpider, hillTroll, warg } from './people/beasts.ts';
import { sonOfArnor } from './people/companions.ts';
import { gimli, legolas } from './people/fellowship.ts';
import { cavernGuardian, goblin, nazgul, orc } from './people/foes.ts';

/** What each card shows, by its code. */
export const RINGS_SUBJECTS: Readonly<Record<string, Subject>> = {
  ...LEADERSHIP,
  ...TACTICS,
  ...SPIRIT,
  ...LORE,
  ...ENCOUNTERS,
  ...PLACES_OF_RINGS,
};

export const ringsArt = gameArt((art) => RINGS_SUBJECTS[art.code] ?? byKind(art));

/** Those without a name are drawn by kind. */
const KINDS: Readonly<Record<string, Subject>> = {
  Spider: forestSpider,
  Goblin: goblin,
  Orc: orc,
  Troll: hillTroll,
  Nazgûl: nazgul,
  Undead: cavernGuardian,
  Creature: warg,
  Dwarf: gimli,
  Silvan: legolas,
  Beorning: beorn,
};

const BY_TRAIT: Readonly<Record<string, string>> = {
  Forest: LANDS.road,
  Mountain: LANDS.forestPeaks,
  Riverland: LANDS.river,
  Marshland: LANDS.marsh,
  Wasteland: LANDS.wasteland,
  Dungeon: LANDS.caverns,
  Stronghold: LANDS.darkTower,
};

const PEOPLE = new Set(['Hero', 'Ally', 'Objective Ally', 'Enemy']);
const LANDSCAPES = new Set(['Location', 'Quest', 'Campaign']);

/** A card that nobody has drawn yet shows what its traits or its kind suggest. */
function byKind(art: Art): Subject {
  const { kind, tone, traits } = art;
  if (PEOPLE.has(kind)) {
    // The last of its traits fits an enemy best: a creature, a spider.
    const known = traits.toReversed().map((trait) => KINDS[trait]);
    return known.find((found) => found !== undefined) ?? (kind === 'Enemy' ? orc : sonOfArnor);
  }
  if (LANDSCAPES.has(kind)) {
    const land = traits.map((trait) => BY_TRAIT[trait]).find((found) => found !== undefined);
    return place(['#0c1a1a', '#2f5a4a', '#ffd98a'], land ?? LANDS.fork);
  }
  const owners: Readonly<Record<string, (typeof OWNERS)[keyof typeof OWNERS]>> = OWNERS;
  return scene(owners[tone.toLowerCase()] ?? OWNERS.darkness, motifFor(art));
}
