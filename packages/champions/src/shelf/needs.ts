import type { Sent } from '@grimrule/kernel';
import { cardsTitled, deckLines, isDeckList, isSent, isTexts } from '@grimrule/kernel';
import { cardsIn, contentsOf } from '../cards/designs.ts';
import { DEFAULT_HERO } from '../decks/players.ts';
import { DEFAULT_SCENARIO } from '../scenarios/setting.ts';
import type { Shelved } from './packs.ts';
import { PACKS, packOf } from './packs.ts';

/**
 * The packs of which a game with these options can meet cards, by name, as far as the packs tell that
 * have been loaded: the ready deck of a hero may hold cards of others.
 */
export function packsFor(options: unknown): readonly string[] {
  const sent = isSent(options) ? options : {};
  const needed = new Set(PACKS.filter(({ cards }) => cards).map(({ name }) => name));
  const add = (pack: Shelved | undefined) => pack && needed.add(pack.name);
  const addCodes = (codes: readonly string[]) => {
    for (const code of codes) add(packOf(code));
  };
  const { campaign } = sent;
  if (isSent(campaign)) addCampaign(campaign, add, addCodes);
  for (const hero of isTexts(sent.heroes) ? sent.heroes : [DEFAULT_HERO]) {
    const pack = PACKS.find(({ manifest }) => manifest.heroes.some(({ slug }) => slug === hero));
    add(pack);
    const deck = contentsOf(pack?.name ?? '')?.decks.find(({ slug }) => slug === hero);
    addCodes(Object.keys(deck?.cards ?? {}));
  }
  for (const deck of Array.isArray(sent.decks) ? sent.decks : []) addCodes(codesIn(deck));
  const { scenario = scenarioOf(campaign) ?? DEFAULT_SCENARIO } = sent;
  for (const pack of PACKS) {
    const found = pack.manifest.scenarios.find(({ slug }) => slug === scenario);
    if (!found) continue;
    add(pack);
    if (sent.modular === undefined) addSets(found.recommended, add);
  }
  addSets(setsIn(sent.modular), add);
  return [...needed];
}

/** The pack of a campaign, and those of the decks that its log names. */
function addCampaign(
  { campaign, players }: Sent,
  add: (pack: Shelved | undefined) => void,
  addCodes: (codes: readonly string[]) => void,
): void {
  add(PACKS.find((pack) => campaignsOf(pack).some(({ slug }) => slug === campaign)));
  for (const player of Array.isArray(players) ? players : []) addCodes(codesIn(player));
}

const campaignsOf = ({ manifest }: Shelved) => manifest.campaigns ?? [];

/** The scenario that comes next, as far as what was sent as a log can tell. */
function scenarioOf(log: unknown): string | undefined {
  if (!isSent(log) || !Array.isArray(log.completed)) return undefined;
  const campaign = PACKS.flatMap(campaignsOf).find(({ slug }) => slug === log.campaign);
  return campaign?.games[log.completed.length]?.scenario;
}

/** Whether these options can only be read beside all cards: a deck of titles names no pack. */
export const namesTitles = (options: unknown): boolean =>
  isSent(options) &&
  Array.isArray(options.decks) &&
  options.decks.some((deck) => typeof deck === 'string' && isDeckList(deck));

/** The codes of a deck in whatever form it was sent. */
function codesIn(deck: unknown): readonly string[] {
  if (typeof deck === 'string') {
    const pool = cardsIn();
    return deckLines(deck).flatMap(({ title }) => cardsTitled(title, pool).map(({ code }) => code));
  }
  if (!isSent(deck)) return [];
  const { identity, cards } = deck;
  return [
    ...(typeof identity === 'string' ? [identity, ...identitiesCalled(identity)] : []),
    ...(isSent(cards) ? Object.keys(cards) : []),
  ];
}

/** A deck may name its hero by the word that the options use. */
const identitiesCalled = (hero: string): readonly string[] =>
  PACKS.flatMap(({ manifest }) => manifest.heroes)
    .filter(({ slug }) => slug === hero)
    .map(({ identity }) => identity);

function setsIn(modular: unknown): readonly string[] {
  const named = isSent(modular) ? modular.among : modular;
  return isTexts(named) ? named.map((set) => set.replaceAll('-', '_')) : [];
}

function addSets(sets: readonly string[], add: (pack: Shelved) => void): void {
  for (const pack of PACKS) {
    if (pack.manifest.modularSets.some(({ set }) => sets.includes(set))) add(pack);
  }
}
