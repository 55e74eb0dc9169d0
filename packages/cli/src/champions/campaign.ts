import type { CampaignLog, Logged } from '@grimrule/champions';
import {
  afterGame,
  beforeNextGame,
  campaignNamed,
  championsWords,
  choose,
  EVERY_CAMPAIGN,
  isOver,
  newCampaign,
  nextScenario,
  obligationsLeft,
  openTo,
  readLog,
  restoreHitPoints,
  resultOf,
  STARTER_DECKS,
} from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';
import { isSent } from '@grimrule/kernel';
import type { Pending, Read, TableCampaign } from '../table-campaign.ts';
import { NONE_CHOSEN } from '../table-campaign.ts';
import { printedAs } from './card-line.ts';

const asRead = (logged: Logged): Read => logged;
/** A log that was read before. */
const logIn = (log: Json) => log as CampaignLog;

export const campaign: TableCampaign = {
  begin(options, expert) {
    const { heroes, decks } = isSent(options) ? options : {};
    const slugs = Array.isArray(heroes) ? heroes : ['spider-man'];
    const players = slugs.flatMap((slug, seat) => {
      const own: unknown = Array.isArray(decks) ? decks[seat] : undefined;
      const deck = isDeck(own) ? own : STARTER_DECKS.find((each) => each.slug === slug);
      return deck ? [{ name: String(slug), identity: deck.identity, cards: deck.cards }] : [];
    });
    return asRead(newCampaign(EVERY_CAMPAIGN[0]?.slug ?? '', players, expert));
  },
  read: (sent) => asRead(readLog(sent)),
  pending(json) {
    const log = logIn(json);
    const lines = isOver(log) ? [] : beforeNextGame(log);
    return lines.flatMap((line): readonly Pending[] => {
      if (line.say === 'hasToRestore') return [{ line, answers: obligationsLeft(log, line.seat) }];
      if (line.say !== 'cardToChoose') return [];
      const optional = log.choices.some(({ seat, optional }) => seat === line.seat && optional);
      const open = openTo(log, line.seat);
      return [{ line, answers: optional || open.length === 0 ? [...open, NONE_CHOSEN] : open }];
    });
  },
  decide(json, answer) {
    const log = logIn(json);
    const [line] = beforeNextGame(log);
    if (line?.say === 'cardToChoose') {
      return asRead(choose(log, line.seat, answer === NONE_CHOSEN ? null : answer));
    }
    if (line?.say !== 'hasToRestore') return { log: json };
    const left = obligationsLeft(log, line.seat);
    return asRead(restoreHitPoints(log, line.seat, left.indexOf(answer) / left.length));
  },
  next: (json) => (isOver(logIn(json)) ? null : { campaign: json }),
  after(json, state) {
    const result = resultOf(state as Parameters<typeof resultOf>[0]);
    return result ? asRead(afterGame(logIn(json), result)) : { log: json };
  },
  isWon: (json) => !nextScenario(logIn(json)),
  describe(json, language) {
    const log = logIn(json);
    const words = championsWords[language];
    const next = isOver(log) ? undefined : nextScenario(log);
    const named = (code: string) => {
      const { name, nameDe } = printedAs(code);
      return language === 'de' ? nameDe : name;
    };
    return [
      campaignNamed(log.campaign)?.names[language] ?? log.campaign,
      ...log.completed.map(({ scenario }) => `✓ ${words.scenario(scenario)}`),
      ...(next === undefined ? [] : [`→ ${words.scenario(next)}`]),
      ...log.players.map(({ name, gained, hitPoints }) =>
        [name, ...(hitPoints === null ? [] : [`♥ ${hitPoints}`]), ...gained.map(named)].join(' · '),
      ),
    ];
  },
};

function isDeck(
  deck: unknown,
): deck is { readonly identity: string; readonly cards: Readonly<Record<string, number>> } {
  return isSent(deck) && typeof deck.identity === 'string' && isSent(deck.cards);
}
