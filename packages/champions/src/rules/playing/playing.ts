import type { CardId, Happening, Option, Seat } from '@grimrule/kernel';
import {
  again,
  announce,
  cardOf,
  cardOption,
  charge,
  countLasting,
  demandsFor,
  leave,
  move,
  NONE,
  occur,
  payWith,
  pickOne,
  pickSome,
  scopeOf,
  useAbility,
  value,
  valueOption,
} from '@grimrule/kernel';
import { DECK, HAND, of, PLAYED } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import { event as happens } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, identityOf } from '../../table.ts';
import { endEffects } from '../abilities/lasting-effects.ts';
import { noteTopPlayed } from '../decks/deck-top.ts';
import { inOrder } from '../decks/pile-order.ts';
import { enterPlay } from '../in-play/entering-play.ts';
import { putOnDiscardPile } from '../in-play/leaving-play.ts';
import { otherDemands } from './additional-costs.ts';
import { canBePaid, helpersFor, offerHelp, takeHelpBack } from './alliance.ts';
import type { Playing } from './being-played.ts';
import { PLAYING, reservesOf, restToPay, symbolsOfPlay } from './being-played.ts';
import { lessOn, pricedHosts } from './hosts.ts';
import { costFor, purse, spend, spentBy } from './paying.ts';
import type { Price } from './playable.ts';
import { AS_IT_COSTS, controllers, staysInPlay } from './playable.ts';
import { notePlay } from './plays.ts';
import { onlyPaidWith, waysPaid } from './resource-types-paid.ts';

/** The purpose of playing a card, if not just to enter play. */
interface Purpose {
  readonly ability?: number;
  readonly event?: Happening | null;
  readonly at?: number;
  readonly price?: Price;
}

export function playCard(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  { ability = NONE, event = null, at = 0, price = AS_IT_COSTS }: Purpose = {},
): void {
  table.start(playing, {
    card,
    seat,
    ability,
    event,
    at,
    price,
    from: cardOf(table.state, card).zone,
    x: 0,
    helpers: [],
    help: [],
    demands: demandsFor(table, { to: 'play', card, seat }),
    unpaid: false,
    prepaid: 0,
    ways: [],
    paidWith: 0,
    effects: countLasting(table.state, 'event'),
    controller: seat,
    passed: [],
  });
}

/** Whether the card asks what was spent beyond its cost. Others are never overpaid. */
function countsOverpaid({ state }: ChampionsTable, card: CardId): boolean {
  const { abilities, countedCounters = null } = printedAs(state, card);
  return JSON.stringify([abilities, countedCounters]).includes('"amount":"overpaid"');
}

/** RR: Initiating Abilities, Playing Cards: steps 3 to 7. The first two decide what is offered. */
export const playing = championsProcedure<Playing>(PLAYING, 'initiating abilities', [
  {
    name: '2 choose its host',
    question(table, locals) {
      const { card, seat, price } = locals;
      const reserves = reservesOf(table, locals);
      const options = pricedHosts(table, card, seat)
        .filter((host) => {
          const less = price.less + lessOn(table, host);
          const symbols = symbolsOfPlay(table, { ...locals, price: { ...price, less } });
          return canBePaid(table, card, seat, symbols, reserves);
        })
        .map((host) => cardOption('choose', host));
      if (options.length === 0) return null;
      return pickOne({ seat, ask: { say: 'chooseCard', card }, rule: 'attach to', options });
    },
    answered(table, locals, [picked]) {
      const host = picked?.card ?? NONE;
      const { price } = locals;
      locals.host = host;
      locals.price = { ...price, less: price.less + lessOn(table, host) };
    },
  },
  {
    name: '2 choose X',
    question(table, locals) {
      const { card, seat, price } = locals;
      if (printedAs(table.state, card).cost !== -1 || price.free) return null;
      const options: Option[] = [];
      const reserves = reservesOf(table, locals);
      for (
        let value = 0;
        canBePaid(table, card, seat, symbolsOfPlay(table, { ...locals, x: value }), reserves);
        value++
      ) {
        options.push(valueOption('amount', value));
      }
      const ask = { say: 'chooseX', card };
      return pickOne({ seat, ask, rule: 'x', options });
    },
    answered(_table, locals, [picked]) {
      locals.x = picked?.value ?? 0;
    },
  },
  {
    name: '3 show the card',
    run(table, locals) {
      const { card, seat, from, price } = locals;
      if (price.by === NONE && from === of(DECK, seat)) noteTopPlayed(table, seat);
      locals.helpers = helpersFor(table, card, seat);
      const cost = value(table, card, 'cost');
      move(table, card, of(PLAYED, seat));
      // Reductions that applied where the card was still apply on the table.
      const dearer = value(table, card, 'cost') - cost;
      if (dearer !== 0) locals.price = { ...price, less: price.less + dearer };
      table.tell?.({ say: 'plays', seat, card });
    },
  },
  {
    name: '5 the others help to pay',
    question(table, { card, seat, helpers }) {
      for (const helper of helpers) {
        const options = purse(table, helper, card).map(({ option }) => option);
        if (options.length === 0) continue;
        const ask = { say: 'helpToPay', seat, card };
        return pickSome({ seat: helper, ask, rule: 'alliance', options }, 0, options.length);
      }
      return null;
    },
    answered(table, locals, picked, helper) {
      const { card, helpers, help } = locals;
      again(table);
      locals.helpers = helpers.slice(helpers.indexOf(helper) + 1);
      locals.help = [...help, offerHelp(table, card, helper, picked)];
    },
  },
  {
    name: '5 or nothing is paid',
    run(table, locals) {
      const { card, help, from } = locals;
      if (restToPay(table, locals)) return;
      for (const each of help) takeHelpBack(table, each);
      move(table, card, from);
      leave(table);
    },
  },
  {
    name: '5 pay its cost',
    question(table, locals) {
      const { card, seat } = locals;
      const rest = restToPay(table, locals) ?? [];
      const cost = costFor(table, seat, card, rest, reservesOf(table, locals));
      const options = cost.sources.map(({ option }) => option);
      const ask = { say: 'pay', card, symbols: [...cost.symbols] };
      const prompt = payWith({ seat, ask, rule: 'cost', options }, cost);
      return inOrder(table, prompt);
    },
    answered(table, locals, picked) {
      const { card, seat, help } = locals;
      const helped = help.flatMap((each) => spend(table, each.seat, card, each.picked));
      const symbols = symbolsOfPlay(table, locals);
      locals.prepaid = spentBy(table, card, locals.ability).length;
      const spent = [...spend(table, seat, card, picked), ...helped];
      locals.ways = waysPaid(table, card, symbols, spent);
      locals.paidOnly = onlyPaidWith(symbols, spent);
    },
  },
  {
    name: '5 pay more than it costs',
    question(table, { card, seat }) {
      if (!countsOverpaid(table, card)) return null;
      const options = purse(table, seat, card).map(({ option }) => option);
      if (options.length === 0) return null;
      const ask = { say: 'payMore', card };
      return pickSome({ seat, ask, rule: 'cost', options }, 0, options.length);
    },
    answered(table, locals, picked) {
      const { card, seat, overpaid = [] } = locals;
      locals.overpaid = [...overpaid, ...spend(table, seat, card, picked)];
    },
  },
  {
    name: '5 what it was paid with',
    question(_table, { card, seat, ways }) {
      if (ways.length === 0) return null;
      const options = ways.map((value) => valueOption('paidWith', value));
      const ask = { say: 'paidWith', card };
      return pickOne({ seat, ask, rule: 'cost', options });
    },
    answered(_table, locals, [picked]) {
      locals.paidWith = picked?.value ?? 0;
    },
  },
  {
    name: '5 pay what else is demanded',
    run: (table, { demands }) => charge(table, otherDemands(demands)),
  },
  {
    name: '5 or it was not paid in full',
    run(table, { card, unpaid, effects }) {
      if (!unpaid) return;
      endEffects(table, 'event', effects);
      putOnDiscardPile(table, card);
      leave(table);
    },
  },
  {
    name: '6 playing begins',
    run(table, { card, seat }) {
      notePlay(table, card);
      announce(table, [happens.playing(card, seat)]);
    },
  },
  {
    name: '7 under whose control',
    question(table, { card, seat }) {
      const { type, anyControl } = printedAs(table.state, card);
      if (!anyControl || !staysInPlay(type)) return null;
      const seats = controllers(table, card, seat);
      const options = seats.map((each) =>
        cardOption('player', identityOf(table.state, each), each),
      );
      if (options.length === 0) return null;
      const own = options.find(({ value }) => value === seat);
      const ask = { say: 'whoseControl', card };
      const asked = { seat, ask, rule: 'ownership and control', options };
      return pickOne(asked, own && [own]);
    },
    answered(_table, locals, [picked]) {
      locals.controller = picked?.value ?? locals.seat;
    },
  },
  {
    name: '7 resolve it',
    run(table, locals) {
      const { card, seat, ability, event, at, controller, effects, passed } = locals;
      const { host = NONE, cancelled = false } = locals;
      // RR: Cancel. It has been played all the same.
      if (cancelled) putOnDiscardPile(table, card);
      else if (passed.length === 0) {
        endEffects(table, 'event', effects);
        putOnDiscardPile(table, card);
        leave(table);
      } else if (ability !== NONE) useAbility(table, ability, scopeOf(card, seat, event, at));
      else enterPlay(table, card, controller, host);
    },
  },
  {
    name: 'an event is discarded',
    run(table, { card, seat, effects, from }) {
      endEffects(table, 'event', effects);
      if (cardOf(table.state, card).zone === of(PLAYED, seat)) putOnDiscardPile(table, card);
      // The top of a deck is played as if it were in hand (FAQ).
      const fromHand = from === of(HAND, seat) || from === of(DECK, seat);
      occur(table, happens.played(card, seat, fromHand));
    },
  },
]);
