import { gameArt } from '../../../art/game-art.ts';
import { PLACES } from '../../../art/motifs/places.ts';
import { THINGS } from '../../../art/motifs/things.ts';
import { place, scene } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import type { Art } from '../../page-game.ts';
import { PEOPLE } from './cards/people.ts';
import { PLACES_AND_ARTEFACTS } from './cards/places.ts';
import { fieldAgent } from './people/agents.ts';

/** What each card shows, by its code. */
export const DUEL_SUBJECTS: Readonly<Record<string, Subject>> = {
  ...PEOPLE,
  ...PLACES_AND_ARTEFACTS,
};

export const duelArt = gameArt((art) => DUEL_SUBJECTS[art.code] ?? byKind(art));

/** A card that nobody has drawn yet shows what its kind suggests. */
function byKind({ kind }: Art): Subject {
  if (kind === 'location') return place(['#0d1126', '#3a2f6a', '#ffb86b'], PLACES.square);
  if (kind !== 'artefact') return fieldAgent;
  return scene({ ground: ['#1a0f3a', '#4a3aa8', '#ffb0f0'], colours: {} }, THINGS.gem, {
    colours: { main: '#8a5af0' },
  });
}
