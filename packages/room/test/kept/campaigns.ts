import type { CampaignLine, CampaignLog, GameResult, Logged } from '@grimrule/rings';
import {
  afterGame,
  DECKS,
  exchangeHero,
  freeHeroes,
  healHero,
  leaveOut,
  newCampaign,
  replaceFallenHero,
} from '@grimrule/rings';

function logOf(logged: Logged<CampaignLine>): CampaignLog {
  if ('problems' in logged) throw new Error(JSON.stringify(logged.problems));
  return logged.log;
}

function player(slug: string, name: string) {
  const deck = DECKS.find((each) => each.slug === slug);
  if (!deck) throw new Error(`no deck '${slug}'`);
  return { name, heroes: deck.heroes, cards: deck.cards };
}

function freeHero(log: CampaignLog): string {
  const [hero] = freeHeroes(log);
  if (hero === undefined) throw new Error('no hero is free');
  return hero;
}

const WON: Omit<GameResult, 'scenario'> = {
  won: true,
  ending: 'questCompleted',
  score: 101,
  fallen: [],
  damage: {},
  earned: [],
  prisoner: null,
};
const ENTRY = { hero: null, player: null, leftOut: false };

/** The logs that are kept, by the name of their file. */
export function campaignLogs() {
  const beginning = logOf(newCampaign([player('leadership', 'Frau Müller')]));
  const two = logOf(
    newCampaign([player('tactics', 'Ada'), player('lore', 'Ben “der Bär”')], { expert: true }),
  );
  const [fallen = '', hurt = ''] = two.players[0]?.heroes ?? [];
  const passage = { ...WON, scenario: 'passage' };
  const lost = logOf(afterGame(two, { ...passage, won: false }));
  const earned = [
    { ...ENTRY, card: 'core-132', player: 0 },
    { ...ENTRY, card: 'core-136' },
    { ...ENTRY, card: 'core-138', hero: hurt },
  ];
  const won = logOf(
    afterGame(lost, { ...passage, earned, fallen: [fallen], damage: { [hurt]: 2 } }),
  );
  const replaced = logOf(replaceFallenHero(won, 0, fallen, freeHero(won)));
  const healed = logOf(healHero(replaced, 0, hurt));
  const [exchanged = ''] = healed.players[1]?.heroes ?? [];
  const changed = logOf(exchangeHero(healed, 1, exchanged, freeHero(healed)));
  const between = logOf(leaveOut(changed, 0, 'core-132', true));
  const anduin = { ...WON, scenario: 'anduin', score: 99, prisoner: hurt };
  const prisoner = logOf(afterGame(between, anduin));
  const finished = logOf(afterGame(prisoner, { ...WON, scenario: 'dol-guldur', score: 130 }));
  return { beginning, lost, between, prisoner, finished };
}
