import type { Deck } from '../deck.ts';
import type { DeckGame, SiteFields } from '../deck-game.ts';
import type { ListedCard, Listing } from '../listing/listing.ts';
import { listingOf } from '../listing/listing.ts';
import { HEADINGS } from './headings.ts';
import file from './listing.json' with { type: 'json' };

const ownCode = ({ code }: ListedCard) => code;

/** The suffix of a set is part of its name in each language. */
export const registration: DeckGame = {
  name: 'champions',
  listing: listingOf(file, ownCode),
  heroTypes: ['hero'],
  mostIdentities: 1,
  headings: HEADINGS,
  site: {
    name: 'MarvelCDB',
    host: 'marvelcdb.com',
    isOwn: (deck) => 'hero_code' in deck,
    fieldsOf,
  },
  text: {
    namesHero: true,
    writesEmpty: false,
    sections: [
      { one: 'Ally', many: 'Allies', types: ['ally'] },
      { one: 'Event', many: 'Events', types: ['event'] },
      { one: 'Player Side Scheme', many: 'Player Side Schemes', types: ['player_side_scheme'] },
      { one: 'Resource', many: 'Resources', types: ['resource'] },
      { one: 'Support', many: 'Supports', types: ['support'] },
      { one: 'Upgrade', many: 'Upgrades', types: ['upgrade'] },
    ],
  },
  octgn: {
    id: '055c536f-adba-4bc2-acbf-9aefb9756046',
    attributes: ' sleeveid="0"',
    sections: [
      {
        name: 'Cards',
        types: ['hero', 'support', 'event', 'upgrade', 'ally', 'resource', 'player_side_scheme'],
      },
    ],
    sideboard: null,
    shared: [],
  },
  beginsInPlay: ({ type }) => type === 'hero',
  ownCode,
  optionOf: ({ identities: [identity = ''], cards }) => ({ identity, cards }),
};

/** MarvelCDB names the hero and the aspects apart from the cards. */
function fieldsOf({ identities: [hero = ''], cards, aspects }: Deck, listing: Listing): SiteFields {
  const found = aspects.length > 0 ? aspects : aspectsIn(Object.keys(cards), listing);
  const [aspect, aspect2] = found;
  const meta = { ...(aspect && { aspect }), ...(aspect2 && { aspect2 }) };
  return {
    hero_code: hero,
    hero_name: listing.coded(hero)?.title ?? hero,
    slots: cards,
    ignoreDeckLimitSlots: null,
    meta: Object.keys(meta).length > 0 ? JSON.stringify(meta) : '',
  };
}

function aspectsIn(codes: readonly string[], listing: Listing): readonly string[] {
  const factions = codes.flatMap((code) => listing.coded(code)?.faction ?? []);
  const others = ['hero', 'basic', 'campaign'];
  return [...new Set(factions)].filter((faction) => !others.includes(faction));
}
