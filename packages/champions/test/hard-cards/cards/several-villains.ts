import {
  aboutThis,
  attach,
  cardIs,
  forcedResponse,
  host,
  makeActive,
  not,
  query,
  sequence,
  THIS,
  theHost,
  titled,
  when,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const followScheme = when(
  cardIs(host, titled('Under Siege')),
  makeActive(query('villains', titled('Proxima Midnight'))),
  makeActive(query('villains', titled('Corvus Glaive'))),
);

export const focusedDefense = hardCard(
  {
    code: '21101',
    octgnId: '42290570-2eab-44ae-9db8-c6122094f7e2',
    name: 'Focused Defense',
    type: 'attachment',
    faction: 'encounter',
    set: 'tower_defense',
    quantity: 1,
    keywords: { permanent: true },
  },
  forcedResponse('entered', aboutThis, followScheme),
  forcedResponse(
    'playerPhaseEnds',
    null,
    sequence(attach(THIS, query('mainSchemes', not(theHost))), followScheme),
  ),
);
