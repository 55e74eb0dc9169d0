import type { Json } from '@grimrule/kernel';
import { isSent } from '@grimrule/kernel';
import type { CampaignLine, CampaignLog, Logged } from '@grimrule/rings';
import {
  afterGame,
  beforeNextGame,
  DECKS,
  freeHeroes,
  keepFallenHero,
  newCampaign,
  nextScenario,
  readLog,
  replaceFallenHero,
  resultOf,
  ringsWords,
  totalScore,
} from '@grimrule/rings';
import type { Pending, Read, TableCampaign } from '../table-campaign.ts';
import { NONE_CHOSEN } from '../table-campaign.ts';

const asRead = (logged: Logged<CampaignLine>): Read => logged;
/** A log that was read before. */
const logIn = (log: Json) => log as CampaignLog;

export const campaign: TableCampaign = {
  begin(options, expert) {
    const { decks } = isSent(options) ? options : {};
    const chosen: readonly unknown[] = Array.isArray(decks) ? decks : ['leadership'];
    const players = chosen.flatMap((typed) => {
      const deck = isDeck(typed) ? typed : DECKS.find(({ slug }) => slug === typed);
      const name = typeof typed === 'string' ? typed : '';
      return deck ? [{ name, heroes: deck.heroes, cards: deck.cards }] : [];
    });
    return asRead(newCampaign(players, { expert }));
  },
  read: (sent) => asRead(readLog(sent)),
  pending(json) {
    const log = logIn(json);
    return beforeNextGame(log).flatMap((line): readonly Pending[] => {
      if (line.say !== 'heroHasFallen') return [];
      const free = freeHeroes(log);
      return [{ line, answers: free.length > 0 ? free : [NONE_CHOSEN] }];
    });
  },
  decide(json, answer) {
    const log = logIn(json);
    const [line] = beforeNextGame(log);
    if (line?.say !== 'heroHasFallen') return { log: json };
    return asRead(
      answer === NONE_CHOSEN
        ? keepFallenHero(log, line.seat, line.card)
        : replaceFallenHero(log, line.seat, line.card, answer),
    );
  },
  next: (json) => (nextScenario(logIn(json)) ? { campaign: json } : null),
  after(json, state) {
    const result = resultOf(state as Parameters<typeof resultOf>[0]);
    return result ? asRead(afterGame(logIn(json), result)) : { log: json };
  },
  isWon: (json) => !nextScenario(logIn(json)),
  describe(json, language) {
    const log = logIn(json);
    const words = ringsWords[language];
    const next = nextScenario(log);
    return [
      ...log.completed.map(({ scenario, score }) => `✓ ${words.scenario(scenario)} (${score})`),
      ...(next ? [`→ ${words.scenario(next.slug)}`] : [`Σ ${totalScore(log)}`]),
      ...log.players.map(({ name }) => name),
    ];
  },
};

function isDeck(deck: unknown): deck is {
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
} {
  return isSent(deck) && Array.isArray(deck.heroes) && isSent(deck.cards);
}
