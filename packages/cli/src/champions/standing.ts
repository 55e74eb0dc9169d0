import { championsWords } from '@grimrule/champions';
import type { CardId, Sighting } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Standing } from '../table-game.ts';
import { POWERS, printed } from './card-line.ts';
import type { ChampionsLabels } from './labels.ts';
import { CHAMPIONS_LABELS } from './labels.ts';
import type { ChampionsView } from './layout.ts';
import { record, sightings, valuesIn } from './layout.ts';

type Values = (card: CardId, stat: string) => number;

/** How a card on the table stands: hit points or threat, powers, and what lies on it. */
export function standingText(
  { view, card }: Standing<ChampionsView>,
  language: Language,
  values: Values = valuesIn(view),
): string {
  const say = CHAMPIONS_LABELS[language];
  const states = statesOf(view, card, language, values);
  const parts = [
    lifeOrThreat(view, card, say, values),
    powersNow(view, card, say, values),
    states.length > 0 ? `(${states.join(', ')})` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const SCHEMES = ['main_scheme', 'side_scheme', 'player_side_scheme'];

function lifeOrThreat(
  view: ChampionsView,
  card: CardId,
  say: ChampionsLabels,
  values: Values,
): string {
  const known = record(view, card);
  if (!known) return '';
  const { health, type } = printed(known.design);
  if (SCHEMES.includes(type)) return threat(view, card, say, values);
  const damage = known.tokens.damage ?? 0;
  if (health === undefined) return damage > 0 ? `${say.hitPoints} -${damage}` : '';
  const most = values(card, 'hitPoints');
  return health < 0 ? `${say.hitPoints} ∞` : `${say.hitPoints} ${most - damage}/${most}`;
}

function threat(view: ChampionsView, card: CardId, say: ChampionsLabels, values: Values): string {
  const { tokens = {} } = record(view, card) ?? {};
  const target = values(card, 'targetThreat');
  const escalation = values(card, 'escalation');
  const now = target > 0 ? `${tokens.threat ?? 0}/${target}` : `${tokens.threat ?? 0}`;
  return `${say.threat} ${now}${escalation > 0 ? ` (${say.eachRound(escalation)})` : ''}`;
}

const FIGHTERS = ['hero', 'alter_ego', 'ally', 'villain', 'minion'];

/** The powers it has now; a printed dash is left out. */
function powersNow(
  view: ChampionsView,
  card: CardId,
  say: ChampionsLabels,
  values: Values,
): string {
  const known = record(view, card);
  const design = known ? printed(known.design) : null;
  if (!design || !FIGHTERS.includes(design.type)) return '';
  return POWERS.flatMap((power) =>
    design[power] === undefined ? [] : [`${say.powers[power]} ${values(card, power)}`],
  ).join(' ');
}

const STATUSES = ['stunned', 'confused', 'tough'] as const;
const TOLD_ELSEWHERE: readonly string[] = ['damage', 'threat', 'acceleration', ...STATUSES];
const SHOWN_KEYWORDS = ['guard', 'retaliate'] as const;
const ICONS = ['acceleration', 'amplify', 'crisis', 'hazard'] as const;

/** Exhausted, status cards, counters, icons, keywords to beware of, and cards on or under it. */
function statesOf(
  view: ChampionsView,
  card: CardId,
  language: Language,
  values: Values,
): readonly string[] {
  const known = record(view, card);
  if (!known) return [];
  const words = championsWords[language];
  const say = CHAMPIONS_LABELS[language];
  const { tokens, exhausted, design } = known;
  const { type } = printed(design);
  const keywords = SHOWN_KEYWORDS.flatMap((keyword) => {
    const value = type === 'minion' || type === 'villain' ? values(card, keyword) : 0;
    return value > 0 ? words.keywords({ [keyword]: value }) : [];
  });
  const icons = ICONS.flatMap((icon) =>
    SCHEMES.includes(type) ? Array<string>(values(card, icon)).fill(say.icons[icon]) : [],
  );
  const accelerated = tokens.acceleration ?? 0;
  const counters = Object.entries(tokens).filter(
    ([token, count]) => count > 0 && !TOLD_ELSEWHERE.includes(token),
  );
  const boosts = onCard(sightings(view, 'boost cards'), view, card);
  const under = onCard(
    [...sightings(view, 'under cards'), ...sightings(view, 'tucked cards')],
    view,
    card,
  );
  return [
    ...(exhausted ? [say.exhausted] : []),
    ...STATUSES.flatMap((status) => {
      const count = tokens[status] ?? 0;
      if (count === 0) return [];
      return [count === 1 ? words.status(status) : `${count}× ${words.status(status)}`];
    }),
    ...keywords,
    ...icons,
    ...(accelerated > 0 ? [say.accelerated(accelerated)] : []),
    ...counters.map(([counter, count]) => words.counters(counter, count)),
    ...(boosts > 0 ? [say.boostCards(boosts)] : []),
    ...(under > 0 ? [say.cardsUnder(under)] : []),
  ];
}

function onCard(seen: readonly Sighting[], view: ChampionsView, host: CardId): number {
  return seen.filter((each) => {
    const lies = typeof each === 'number' ? record(view, each)?.host : each.host;
    return lies === host;
  }).length;
}
