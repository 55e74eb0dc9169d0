import type { CardId } from '@grimrule/kernel';
import { byLot, move, NONE, occur, running, topOf, zoneOf } from '@grimrule/kernel';
import { QUEST, QUEST_DECK, REMOVED } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, questOf, ringsProcedure } from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { winGame } from '../end/game-end.ts';

const ADVANCING = 'advancing';

/** Whether the current stage has been defeated already, and the players are about to advance. */
export function isAdvancing(table: RingsTable): boolean {
  const quest = questOf(table.state);
  return running<Advancing>(table, ADVANCING, ({ defeated }) => defeated === quest) !== null;
}

interface Advancing {
  readonly defeated: CardId;
}

/** The stage is done: the next one comes, or the scenario is won. */
export function defeatStage(table: RingsTable): void {
  table.start(advancing, { defeated: questOf(table.state) });
}

/** RR: Quest Progress, Winning the Game. Progress that was too much is lost. */
export const advancing = ringsProcedure<Advancing>(ADVANCING, 'quest progress', [
  {
    name: 'the stage is defeated',
    run(table, { defeated }) {
      table.tell?.({ say: 'stageDefeated', card: defeated });
      occur(table, event.stageDefeated(defeated));
    },
  },
  {
    name: 'the next stage',
    run(table, { defeated }) {
      if (questOf(table.state) !== defeated) return;
      // The last stage stays: a campaign asks which one it was.
      if (zoneOf(table.state, QUEST_DECK).length === 0) {
        winGame(table, 'questCompleted');
        return;
      }
      move(table, defeated, REMOVED);
      layNextStage(table);
    },
  },
]);

/** Lays the next quest card and resolves what it says when it is revealed. */
export function layNextStage(table: RingsTable): void {
  const card = nextStage(table);
  if (card === NONE) return;
  move(table, card, QUEST);
  dropSiblings(table, card);
  table.tell?.({ say: 'stageRevealed', card }, 'quest cards');
  table.start(stageRevealed, { card });
}

/** The next card of the quest deck; of several with its number a random one. */
function nextStage(table: RingsTable): CardId {
  const next = topOf(table, QUEST_DECK);
  if (next === NONE) return NONE;
  const { stage } = printedAs(table.state, next);
  const alike = zoneOf(table.state, QUEST_DECK).filter(
    (card) => printedAs(table.state, card).stage === stage,
  );
  return alike.length > 1 ? (byLot(table, alike, 1)[0] ?? NONE) : next;
}

/** Of several cards with the same number only the one that was laid is part of the game. */
function dropSiblings(table: RingsTable, card: CardId): void {
  const { stage } = printedAs(table.state, card);
  for (const other of zoneOf(table.state, QUEST_DECK)) {
    if (printedAs(table.state, other).stage === stage) move(table, other, REMOVED);
  }
}

const NEW_STAGE = 'new stage';

/** Whether the When Revealed effects of a stage are still being resolved. */
export const isStageBeingRevealed = (table: RingsTable) => running(table, NEW_STAGE) !== null;

export const stageRevealed = ringsProcedure<{ readonly card: CardId }>(NEW_STAGE, 'quest cards', [
  {
    name: 'side A: setup',
    run(table, { card }) {
      const [seat = NONE] = inPlayerOrder(table.state);
      callAbilities(table, card, 'setup', seat);
    },
  },
  {
    name: 'side B: when revealed',
    run(table, { card }) {
      const [seat = NONE] = inPlayerOrder(table.state);
      callAbilities(table, card, 'whenRevealed', seat);
    },
  },
]);
