import type { Answer, Line, Option, Prompt, Seat, Warning } from '@grimrule/kernel';
import { NONE, PASS, value } from '@grimrule/kernel';
import { THREAT_LIMIT, threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import { charactersOf, heroesOf, inPlayerOrder, playerOf } from '../table.ts';
import { adviceForActions } from './actions.ts';
import { hitPointsLeft, isReady, threatInStaging, willpowerOf } from './outlook.ts';

/** What a player should think of before giving an answer: as far as it is sure from what lies open. */
export function warnings(table: RingsTable, prompt: Prompt, answer: Answer): readonly Warning[] {
  const [picked] = answer;
  const { say } = prompt.ask;
  if (say === 'commitToQuest') return warned(beforeTheQuest(table, prompt, answer));
  if (say === 'whoDefends' && picked?.verb === PASS.verb) {
    return warned(undefended(table, prompt));
  }
  return say === 'planning' && picked?.verb === PASS.verb ? leftUndone(table, prompt) : [];
}

const warned = (line: Line | null): readonly Warning[] => (line ? [{ line }] : []);

/** By how much a quest has to fail to be worth a warning. */
const BADLY = 4;
/** The threat that rises at the end of every round. */
const EACH_ROUND = 1;

/** The quest without the cards that are still revealed: these only make it worse. */
function beforeTheQuest(table: RingsTable, { seat, options }: Prompt, answer: Answer): Line | null {
  const { state } = table;
  const order = inPlayerOrder(state);
  // Those who commit later may still make it good.
  const others = order
    .slice(order.indexOf(seat) + 1)
    .flatMap((each) => charactersOf(state, each).filter((card) => isReady(table, card)));
  const cards = cardsOf(answer);
  const willpower = willpowerOf(table, [...state.vars.committed, ...cards, ...others]);
  const raised = threatInStaging(table) - willpower;
  const now = threatOf(table, seat);
  const more = willpowerOf(table, cardsOf(options)) > willpowerOf(table, cards);
  if (raised > 0 && now + raised + EACH_ROUND >= THREAT_LIMIT) {
    return { say: 'warnFifty', now, count: raised };
  }
  return raised >= BADLY && more ? { say: 'warnQuest', count: raised } : null;
}

const cardsOf = (options: readonly Option[]) =>
  options.flatMap(({ card }) => (card === undefined ? [] : [card]));

/** An attack that kills whichever hero takes it, while somebody could defend. */
function undefended(table: RingsTable, { ask, options, seat }: Prompt): Line | null {
  const card = typeof ask.card === 'number' ? ask.card : NONE;
  if (card === NONE || !options.some((option) => option.card !== undefined)) return null;
  const attacked: Seat = playerOf(table.state, card) === NONE ? seat : playerOf(table.state, card);
  const count = value(table, card, 'attack');
  const heroes = heroesOf(table.state, attacked);
  const safe = heroes.some((hero) => hitPointsLeft(table, hero) > count);
  return safe || heroes.length === 0 ? null : { say: 'warnUndefended', card, count };
}

function leftUndone(table: RingsTable, prompt: Prompt): readonly Warning[] {
  const [useful] = adviceForActions(table, prompt);
  if (!useful || useful.verb === PASS.verb) return [];
  return [{ line: { say: 'warnUseful' }, instead: useful }];
}
