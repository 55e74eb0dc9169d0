import type { CardId } from '@grimrule/kernel';
import {
  become,
  cardOf,
  move,
  NONE,
  setHost,
  setTokens,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import {
  AREA,
  BESIDE,
  ENCOUNTER_DISCARD,
  ENGAGED,
  of,
  QUEST,
  QUEST_DECK,
  REMOVED,
  STAGING,
} from '../../src/board.ts';
import { CAPTIVE, PRISONER, printedAs } from '../../src/cards/designs.ts';
import type { RingsTable } from '../../src/table.ts';
import {
  attachedTo,
  cardsInPlay,
  enemiesInPlay,
  heroesOf,
  inPlayerOrder,
  isObjective,
  playerOf,
  questOf,
} from '../../src/table.ts';

/** Any stage of the quest, with what the stages before it have led to. */
export function advanceQuest(table: RingsTable, lots: Lots): void {
  const { state } = table;
  const last = 3;
  const wanted = lots.chance(60) ? last : lots.between(1, last);
  claimObjectives(table, lots);
  while (stageOf(table) < wanted && mayAdvance(table, lots)) {
    const next = topOf(table, QUEST_DECK);
    const { stage } = printedAs(state, next);
    const alike = zoneOf(state, QUEST_DECK).filter(
      (card) => printedAs(state, card).stage === stage,
    );
    const chosen = lots.pick(alike) ?? next;
    move(table, questOf(state), REMOVED);
    move(table, chosen, QUEST);
    // Of several cards with the same number only one is part of the game.
    for (const card of alike) if (card !== chosen) move(table, card, REMOVED);
  }
  const quest = questOf(state);
  const { noProgress } = printedAs(state, quest);
  const points = noProgress ? 0 : value(table, quest, 'questPoints');
  setTokens(table, quest, 'progress', lots.below(points));
}

const stageOf = ({ state }: RingsTable): number => printedAs(state, questOf(state)).stage ?? 0;

/** Stages without progress of their own end as soon as no enemy is left. */
const AMBUSH = 'core-128';
const CAVERNS = 'core-124';
const NECROMANCERS_TOWER = 'core-123';

function mayAdvance(table: RingsTable, lots: Lots): boolean {
  const { state } = table;
  const next = topOf(table, QUEST_DECK);
  if (next === NONE) return false;
  if (printedAs(state, next).id === AMBUSH) return enemiesInPlay(state).length > 0;
  const { id } = printedAs(state, questOf(state));
  if (id === NECROMANCERS_TOWER) return claimed(table).length > 0;
  if (id !== CAVERNS) return true;
  if (claimed(table).length < 3) return false;
  rescueAll(table, lots);
  return true;
}

const claimed = ({ state }: RingsTable): readonly CardId[] =>
  cardsInPlay(state, (card) => isObjective(state, card) && cardOf(state, card).controller !== NONE);

/** Objectives whose guards are gone, on heroes who can carry them; two on each at most. */
function claimObjectives(table: RingsTable, lots: Lots): void {
  const { state } = table;
  const objectives = cardsInPlay(
    state,
    (card) => isObjective(state, card) && cardOf(state, card).zone === STAGING,
  );
  for (const objective of objectives) {
    if (!lots.chance(70)) continue;
    const heroes = inPlayerOrder(state).flatMap((seat) => heroesOf(state, seat));
    const bearer = lots.pick(heroes.filter((hero) => restrictedOn(table, hero) < 2));
    if (bearer === undefined) continue;
    const guard = cardOf(state, objective).host;
    setHost(table, objective, NONE);
    if (guard !== NONE) move(table, guard, ENCOUNTER_DISCARD);
    move(table, objective, of(AREA, playerOf(state, bearer)));
    setHost(table, objective, bearer);
  }
}

export const restrictedOn = (table: RingsTable, hero: CardId): number =>
  attachedTo(table.state, hero).filter((card) => value(table, card, 'restricted') > 0).length;

/** The prisoner has been led out, with what he bears, and the Nazgûl has come. */
function rescueAll(table: RingsTable, lots: Lots): void {
  const { state } = table;
  const prisoners = cardsInPlay(state, (card) => cardOf(state, card).design === PRISONER);
  for (const hero of prisoners) {
    const with_ = attachedTo(state, hero).filter((card) => cardOf(state, card).design === CAPTIVE);
    for (const card of [hero, ...with_]) become(table, card, cardOf(state, card).front);
  }
  for (const enemy of zoneOf(state, BESIDE)) {
    const seat = lots.pick(inPlayerOrder(state)) ?? 0;
    move(table, enemy, lots.pick([STAGING, of(ENGAGED, seat), ENCOUNTER_DISCARD]));
  }
}
