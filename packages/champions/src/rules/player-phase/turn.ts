import type { CardId, Option, Prompt, Refusal, Seat } from '@grimrule/kernel';
import {
  again,
  askedAnyway,
  cardOption,
  mightHold,
  NONE,
  occur,
  PASS,
  pickOne,
  plainOption,
  zoneOf,
} from '@grimrule/kernel';
import { HAND, of } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  charactersOf,
  identityOf,
  inPlayerOrder,
  isPlaying,
} from '../../table.ts';
import { endEffects, nextTurnBegins, nextTurnEnds } from '../abilities/lasting-effects.ts';
import { withOnePurse } from '../playing/paying.ts';
import { permanents } from '../playing/playable.ts';
import { playableElsewhere } from '../playing/playable-elsewhere.ts';
import { playCard } from '../playing/playing.ts';
import { targetRefusals } from '../refusals/targets.ts';
import { actionOptions, actionRefusals, isEventAction, useAction } from './actions.ts';
import type { BasicPower } from './basic-powers.ts';
import { powers, powersOf, useBasicPower } from './basic-powers.ts';
import { CHANGE, changeFormOnTurn, formRefusals, mayChangeForm } from './form.ts';

const ASK = 'ask';
const END: Option = Object.freeze(plainOption('endTurn'));

interface Turn {
  readonly seat: Seat;
  /** Bits of players who had nothing to offer when they were asked for help last. */
  declined: number;
}

/** RR: Player Turn. Anything in any order, as often as one can pay for it; form changes once. */
export const turn = championsProcedure<Turn>('player turn', 'player turn', [
  {
    name: 'the turn begins',
    run(table, { seat }) {
      const { state } = table;
      state.vars.active = seat;
      state.vars.changedForm &= ~(1 << seat);
      state.turns++;
      nextTurnBegins(table, seat);
      table.tell?.({ say: 'turnBegins', seat });
      occur(table, event.turnBegins(seat));
    },
  },
  {
    name: 'what to do',
    question: (table, locals) => withOnePurse(table, locals.seat, () => whatToDo(table, locals)),
    answered(table, locals, [picked]) {
      if (!picked || picked.verb === END.verb) return;
      again(table);
      if (picked.verb === ASK) locals.declined |= 1 << (picked.value ?? 0);
      else locals.declined = 0;
      doIt(table, locals.seat, picked);
    },
    refusals: (table, { seat }) => whatNot(table, seat),
  },
  {
    name: 'the turn ends',
    run(table, { seat }) {
      table.tell?.({ say: 'turnEnds', seat });
      nextTurnEnds(table);
      endEffects(table, 'turn');
      if (isPlaying(table.state, seat)) occur(table, event.turnEnds(seat));
    },
  },
]);

function whatToDo(table: ChampionsTable, { seat, declined }: Turn): Prompt | null {
  const { state } = table;
  if (!isPlaying(state, seat)) return null;
  const options: Option[] = [];
  if (mayChangeForm(table, seat)) options.push(CHANGE);
  for (const card of cardsToPlay(table, seat)) {
    if (permanents.allows(table, playing(card, seat))) options.push(cardOption('play', card));
  }
  for (const card of charactersOf(state, seat)) addPowers(table, card, seat, options);
  options.push(...actionOptions(table, seat));
  // Only the others know their own actions: each may be asked, once until something changes.
  for (const other of inPlayerOrder(state)) {
    if (other === seat || (declined & (1 << other)) !== 0) continue;
    options.push(cardOption(ASK, identityOf(state, other), other));
  }
  options.push(END);
  const ask = { say: 'playerTurn', seat };
  return pickOne({ seat, ask, rule: 'player turn', options });
}

/** The cards in hand, and those that can be played from elsewhere. */
const cardsToPlay = (table: ChampionsTable, seat: Seat): readonly CardId[] => [
  ...zoneOf(table.state, of(HAND, seat)),
  ...playableElsewhere(table, seat),
];

function addPowers(table: ChampionsTable, card: CardId, seat: Seat, options: Option[]): void {
  for (const power of powersOf(table, card)) {
    if (powers.allows(table, { card, seat, power })) options.push(cardOption(power, card));
  }
}

const POWERS: readonly string[] = ['attack', 'thwart', 'recover'] satisfies BasicPower[];

function doIt(table: ChampionsTable, seat: Seat, picked: Option): void {
  const { verb, card, ability, value } = picked;
  if (verb === CHANGE.verb) {
    table.state.vars.changedForm |= 1 << seat;
    changeFormOnTurn(table, seat);
  } else if (verb === ASK && value !== undefined) {
    table.start(askingForHelp, { asked: value });
  } else if (card !== undefined && POWERS.includes(verb)) {
    useBasicPower(table, card, seat, verb as BasicPower);
  } else if (card !== undefined && ability === undefined) playCard(table, card, seat);
  else useAction(table, seat, picked);
}

/** Actions that a player may expect on their turn and cannot take, with the reasons. */
const whatNot = (table: ChampionsTable, seat: Seat): readonly Refusal[] => [
  ...formRefusals(table, seat),
  ...cardsToPlay(table, seat).flatMap((card) =>
    permanents.refuses(table, playing(card, seat), cardOption('play', card)),
  ),
  ...charactersOf(table.state, seat).flatMap((card) =>
    powersOf(table, card).flatMap((power) =>
      powers.refuses(table, { card, seat, power }, cardOption(power, card)),
    ),
  ),
  ...actionRefusals(table, seat),
  ...targetRefusals(table, seat, { attack: 'attackIt', thwart: 'thwartIt' }),
];

/** To play a card for what it is, not for one of its abilities. */
const playing = (card: CardId, seat: Seat) => ({ card, seat, index: NONE });

/** Another player may use an action on this turn, if they like. */
export const askingForHelp = championsProcedure<{ readonly asked: Seat }>(
  'asking for help',
  'player turn',
  [
    {
      name: 'use an action or decline',
      question(table, { asked }) {
        const options = [...actionOptions(table, asked), PASS];
        const ask = { say: 'helpWanted', seat: table.state.vars.active };
        const rule = 'player turn';
        const prompt = pickOne({ seat: asked, ask, rule, options }, [PASS]);
        const anyway = mightHold(table, asked, isEventAction);
        return anyway ? askedAnyway(prompt) : prompt;
      },
      answered(table, { asked }, [picked]) {
        if (picked && picked.verb !== PASS.verb) useAction(table, asked, picked);
      },
    },
  ],
);
