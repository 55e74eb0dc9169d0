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
  typeOf,
} from '../../table.ts';
import { playableTop } from '../decks/deck-top.ts';
import { withOnePurse } from '../playing/paying.ts';
import { staysInPlay, whyNotPlayable } from '../playing/playable.ts';
import { playCard } from '../playing/playing.ts';
import { withCauses } from '../refusals/naming-causes.ts';
import { targetRefusals } from '../refusals/why-not-target.ts';
import { actionOptions, actionRefusals, isEventAction, useAction } from './actions.ts';
import type { BasicPower } from './basic-powers.ts';
import { powersOf, useBasicPower, whyNotPower } from './basic-powers.ts';
import { changeFormOnTurn, whyNotChangeForm } from './form.ts';

const ASK = 'ask';
const END: Option = Object.freeze(plainOption('endTurn'));
const CHANGE: Option = Object.freeze(plainOption('changeForm'));

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
      if (isPlaying(table.state, seat)) occur(table, event.turnEnds(seat));
    },
  },
]);

function whatToDo(table: ChampionsTable, { seat, declined }: Turn): Prompt | null {
  const { state } = table;
  if (!isPlaying(state, seat)) return null;
  const options: Option[] = [];
  const changed = (state.vars.changedForm & (1 << seat)) !== 0;
  if (!changed && whyNotChangeForm(table, seat) === null) options.push(CHANGE);
  for (const card of cardsToPlay(table, seat)) {
    if (!staysInPlay(typeOf(state, card))) continue;
    if (whyNotPlayable(table, card, seat) === null) options.push(cardOption('play', card));
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

/** The cards in hand, and the top of the deck for a player who may play it. */
function cardsToPlay(table: ChampionsTable, seat: Seat): readonly CardId[] {
  const hand = zoneOf(table.state, of(HAND, seat));
  const top = playableTop(table, seat);
  return top === NONE ? hand : [...hand, top];
}

function addPowers(table: ChampionsTable, card: CardId, seat: Seat, options: Option[]): void {
  for (const verb of powersOf(table, card)) {
    if (whyNotPower(table, card, seat, verb) === null) options.push(cardOption(verb, card));
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
function whatNot(table: ChampionsTable, seat: Seat): readonly Refusal[] {
  const { state } = table;
  const found: Refusal[] = [];
  if ((state.vars.changedForm & (1 << seat)) !== 0) {
    found.push({ reason: { say: 'alreadyChanged' }, rule: 'form', option: CHANGE });
  } else {
    const why = whyNotChangeForm(table, seat);
    if (why) found.push({ ...why, option: CHANGE });
  }
  for (const card of cardsToPlay(table, seat)) {
    const option = cardOption('play', card);
    const type = typeOf(state, card);
    if (type === 'resource') {
      found.push({ reason: { say: 'cannotBePlayed', card }, rule: 'resource cards', option });
    }
    const why = staysInPlay(type) ? whyNotPlayable(table, card, seat) : null;
    if (why) found.push({ ...why, option });
  }
  for (const card of charactersOf(state, seat)) {
    for (const power of powersOf(table, card)) {
      const why = whyNotPower(table, card, seat, power);
      if (why) found.push(why);
    }
  }
  const all = [...found, ...actionRefusals(table, seat)];
  return [
    ...all.map((refusal) => withCauses(table, seat, refusal)),
    ...targetRefusals(table, seat, { attack: 'attackIt', thwart: 'thwartIt' }),
  ];
}

/** Another player may use an action on this turn, if he likes. */
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
