import type { CardId } from '@grimrule/kernel';
import { rings, ringsWords } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { Standing } from '../table-game.ts';
import { POWERS, printed } from './card-line.ts';
import type { RingsLabels } from './labels.ts';
import { RINGS_LABELS } from './labels.ts';
import type { RingsView } from './layout.ts';
import { record, sightings, valuesIn } from './layout.ts';

export type Values = (card: CardId, stat: string) => number;

/** How a card on the table stands: hit points or progress, its numbers, and what lies on it. */
export function standingText(
  { view, card }: Standing<RingsView>,
  language: Language,
  values: Values = valuesIn(view),
): string {
  const say = RINGS_LABELS[language];
  const states = statesOf(view, card, language);
  const parts = [
    pool(view, card),
    life(view, card, say, values),
    progress(view, card, values),
    numbers(view, card, say, values),
    states.length > 0 ? `(${states.join(', ')})` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const tokensOn = (view: RingsView, card: CardId, token: string) =>
  record(view, card)?.tokens[token] ?? 0;

/** The resources of a hero; an enemy may have some lying on it too. */
function pool(view: RingsView, card: CardId): string {
  const known = record(view, card);
  const count = tokensOn(view, card, 'resource');
  const isHero = known !== null && printed(known.design).type === 'Hero';
  return isHero || count > 0 ? `R ${count}` : '';
}

function life(view: RingsView, card: CardId, say: RingsLabels, values: Values): string {
  const known = record(view, card);
  if (!known || printed(known.design).hitPoints === undefined) return '';
  const most = values(card, 'hitPoints');
  return `${say.stats.hitPoints} ${most - tokensOn(view, card, 'damage')}/${most}`;
}

/** Progress of what it takes; a stage that progress does not end says so with a dash. */
function progress(view: RingsView, card: CardId, values: Values): string {
  const known = record(view, card);
  if (!known) return '';
  const { questPoints, noProgress } = printed(known.design);
  if (questPoints === undefined) return '';
  const now = tokensOn(view, card, 'progress');
  return noProgress ? `${now}/–` : `${now}/${values(card, 'questPoints')}`;
}

/** The numbers it has now, as far as its kind of card has them. */
function numbers(view: RingsView, card: CardId, say: RingsLabels, values: Values): string {
  const known = record(view, card);
  if (!known) return '';
  const design = printed(known.design);
  const powers = POWERS.flatMap((power) =>
    design[power] === undefined ? [] : [`${say.stats[power]} ${values(card, power)}`],
  );
  // Only from the staging area does a card stand against the quest or come to a player.
  const waits = !isElsewhere(known.zone);
  const threat =
    waits && design.threatStrength !== undefined
      ? [`${say.stats.threat} ${values(card, 'threat')}`]
      : [];
  const engages =
    waits && design.engagementCost !== undefined
      ? [`${say.stats.engagementCost} ${values(card, 'engagementCost')}`]
      : [];
  return [...powers, ...threat, ...engages].join(' ');
}

const ELSEWHERE = ['engaged', 'active location'];

const isElsewhere = (zone: number) => ELSEWHERE.includes(rings.definition.zoneInfo(zone).name);

/** Exhausted, committed, keywords to remember, and shadow cards. */
function statesOf(view: RingsView, card: CardId, language: Language): readonly string[] {
  const known = record(view, card);
  if (!known) return [];
  const say = RINGS_LABELS[language];
  const words = ringsWords[language];
  const { type, keywords = {} } = printed(known.design);
  const isCharacter = type === 'Hero' || type === 'Ally' || type === 'Objective Ally';
  const { ranged, sentinel } = keywords;
  const helps = words.keywords({
    keywords: { ...(ranged ? { ranged } : {}), ...(sentinel ? { sentinel } : {}) },
  });
  const shadows = sightings(view, 'shadow cards').filter((each) => {
    const host = typeof each === 'number' ? record(view, each)?.host : each.host;
    return host === card;
  }).length;
  return [
    ...(view.vars.committed.includes(card)
      ? [say.committed]
      : known.exhausted
        ? [say.exhausted]
        : []),
    ...(isCharacter ? helps : []),
    ...(shadows > 0 ? [say.shadowCards(shadows)] : []),
  ];
}
