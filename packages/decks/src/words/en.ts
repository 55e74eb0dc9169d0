import type { ReadFault } from '../reading/result.ts';

type OfFaults = {
  readonly [Say in ReadFault['say']]: (fault: Extract<ReadFault, { readonly say: Say }>) => string;
};

export interface DeckWords {
  readonly heroes: string;
  /** Headings of lists, by the types of cards of all games. */
  readonly types: Readonly<Record<string, string>>;
  readonly faults: OfFaults;
}

const millions = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

export const en: DeckWords = {
  heroes: 'Heroes',
  types: {
    ally: 'Allies',
    event: 'Events',
    resource: 'Resources',
    support: 'Supports',
    upgrade: 'Upgrades',
    player_side_scheme: 'Player side schemes',
    Ally: 'Allies',
    Attachment: 'Attachments',
    Event: 'Events',
    'Player Side Quest': 'Player side quests',
    Contract: 'Contract',
    Treasure: 'Treasures',
  },
  faults: {
    empty: () => 'There is nothing in it.',
    tooLarge: ({ most }) => `It is larger than ${millions(most)}, so it was not read.`,
    tooManyLines: ({ most }) =>
      `It has more than ${most} lines, so it was not read. Take one deck, or a few.`,
    tooManyDecks: ({ most }) => `It has more than ${most} decks. Only the first ${most} were read.`,
    binary: () => 'It is not a text. Take a list, JSON, or a deck file of OCTGN.',
    brokenJson: ({ why }) => `It begins like JSON, but is damaged: ${why}`,
    tooDeep: () => 'It is nested too deeply to be a deck.',
    noDeckInside: () => 'There is no deck in it.',
    brokenXml: ({ line, why }) => `It is damaged in line ${line}: ${why}`,
    xmlWithEntities: ({ line }) =>
      `It defines or uses entities of its own in line ${line}. Deck files have none, so it was not read.`,
    foreignGame: ({ what }) =>
      what === ''
        ? 'It is a deck of a game that has no decks here.'
        : `It is a deck of a game that has no decks here (${what}).`,
    webPage: () =>
      'It is a page of the web, not a deck. Perhaps its owner has not shared the deck.',
    siteLink: ({ site }) =>
      `It is a link to a deck at ${site}. Open it there, and take its text or file.`,
    brokenLink: () => 'The link is damaged: it holds no deck.',
    noCards: () => 'No line of it names a card.',
  },
};
