import type { Deck } from '../deck.ts';
import { copiesIn } from '../deck.ts';
import type { DeckGame, SiteFields } from '../deck-game.ts';
import type { ListedCard } from '../listing/listing.ts';
import { listingOf } from '../listing/listing.ts';
import { HEADINGS } from './headings.ts';
import file from './listing.json' with { type: 'json' };

/** A product and a number; the cards of campaigns are called so by everybody. */
const ownCode = ({ code, pack }: ListedCard) =>
  /^\d+$/.test(code) ? `${pack}-${code.slice(-3)}` : code;

export const registration: DeckGame = {
  name: 'rings',
  listing: listingOf(file, ownCode),
  heroTypes: ['Hero'],
  mostIdentities: 3,
  headings: HEADINGS,
  site: {
    name: 'RingsDB',
    host: 'ringsdb.com',
    isOwn: (deck) => 'sideslots' in deck || ('heroes' in deck && 'slots' in deck),
    fieldsOf,
  },
  text: {
    namesHero: false,
    writesEmpty: true,
    sections: [
      { one: 'Heroes', many: 'Heroes', types: ['Hero'] },
      { one: 'Allies', many: 'Allies', types: ['Ally'] },
      { one: 'Attachments', many: 'Attachments', types: ['Attachment'] },
      { one: 'Events', many: 'Events', types: ['Event'] },
      { one: 'Player Side Quests', many: 'Player Side Quests', types: ['Player Side Quest'] },
      { one: 'Contract', many: 'Contract', types: ['Contract'] },
      { one: 'Campaign', many: 'Campaign', types: ['Treasure', 'Player Objective'] },
    ],
  },
  octgn: {
    id: 'a21af4e8-be4b-4cda-a6b6-534f9717391f',
    attributes: '',
    sections: [
      { name: 'Hero', types: ['Hero', 'Contract'] },
      { name: 'Ally', types: ['Ally'] },
      { name: 'Attachment', types: ['Attachment', 'Treasure'] },
      { name: 'Event', types: ['Event'] },
      { name: 'Side Quest', types: ['Player Side Quest', 'Player Objective'] },
    ],
    sideboard: 'Sideboard',
    shared: [
      'Quest',
      'Encounter',
      'Special',
      'Setup',
      'Second Special',
      'Staging Setup',
      'Active Setup',
      'Second Quest Deck',
    ],
  },
  beginsInPlay: ({ type }) => type === 'Hero' || type === 'Contract',
  ownCode,
  optionOf: ({ identities, cards }) => ({ heroes: identities, cards }),
};

/** RingsDB lists heroes among the slots too, and writes an empty map as an empty list. */
function fieldsOf({ identities, cards, sideboard }: Deck): SiteFields {
  const heroes = Object.fromEntries(identities.map((code) => [code, 1]));
  const map = (counts: Deck['cards']) => (copiesIn(counts) > 0 ? counts : []);
  return { heroes: map(heroes), slots: map({ ...heroes, ...cards }), sideslots: map(sideboard) };
}
