import { affected, firstOf, NONE, report, some } from '@grimrule/kernel';
import { codeOf, earn } from '../rules/campaign.ts';
import { canBeRescued, capture, rescue } from '../rules/in-play/captivity.ts';
import { isInPlay } from '../table.ts';
import type { ActsOf } from './act.ts';

/** Captives, and what goes into the log of a campaign. */
export const campaignActs: ActsOf<'capture' | 'rescue' | 'record'> = {
  capture: {
    perform(table, { cards }, scope) {
      report(
        table,
        affected(table, cards, scope).filter((card) => capture(table, card)),
      );
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => isInPlay(table.state, card)),
  },
  rescue: {
    perform(table, { cards }, scope) {
      const rescued = affected(table, cards, scope).filter((card) => canBeRescued(table, card));
      for (const card of rescued) rescue(table, card);
      report(table, rescued);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => canBeRescued(table, card)),
  },
  record: {
    perform(table, { as, cards }, scope) {
      const all = affected(table, cards, scope);
      report(table, all);
      if (as === 'earned') for (const card of all) earn(table, card, scope.seat);
      const hero = firstOf(table, cards, scope);
      if (as !== 'prisoner' || hero === NONE) return;
      table.state.vars.notedPrisoner = codeOf(table, hero);
      table.tell?.({ say: 'prisonerNoted', card: hero }, 'campaign log');
    },
  },
};
