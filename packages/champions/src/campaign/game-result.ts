import type { CardId } from '@grimrule/kernel';
import { cardOf, NONE, Table, tokensOn, zoneOf } from '@grimrule/kernel';
import { SCENARIO_DECK, TUCKED, UNDER } from '../board.ts';
import { printed, printedAs } from '../cards/designs.ts';
import { champions } from '../game.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import type { Ending } from '../rules/end/game-end.ts';
import type { ChampionsState, ChampionsTable, ChampionsVars } from '../table.ts';
import {
  cardsInPlay,
  engagedWith,
  identityOf,
  inHeroForm,
  isPlaying,
  mainSchemeOf,
} from '../table.ts';
import type { VictoryInstruction } from './campaign.ts';
import { campaignNamed } from './campaigns.ts';

/** A card of a player, by its code. */
export interface Owned {
  readonly seat: number;
  readonly card: string;
}

/** The results of a campaign's game that its log records. */
export interface GameResult {
  readonly scenario: string;
  readonly won: boolean;
  readonly ending: Ending;
  /** The hit points left to each player, at most the printed number; 0 for a defeated hero. */
  readonly hitPoints: readonly number[];
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly seats: Readonly<Record<string, readonly number[]>>;
  readonly kept: readonly Owned[];
  readonly lost: readonly Owned[];
  /** Players whose cards are turned to the improved side. */
  readonly improved: readonly number[];
  /** Cards that were removed from the campaign in the course of the game. */
  readonly struck: readonly Owned[];
}

/** The result of a game that is over; null if it goes on, or belongs to no campaign. */
export function resultOf(state: ChampionsState): GameResult | null {
  const { outcome, vars, seats } = state;
  const game = campaignNamed(vars.campaign?.campaign ?? '')?.games.find(
    ({ scenario }) => scenario === vars.campaign?.scenario,
  );
  if (!outcome || !game) return null;
  const table = new Table<ChampionsVars>(champions.definition, state, null);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const { victory } = game;
  const named = <T>(does: VictoryInstruction['do'], of: (line: VictoryInstruction) => T) =>
    Object.fromEntries(
      victory.flatMap((line) =>
        line.do === does && 'as' in line ? [[line.as, of(line)] as const] : [],
      ),
    );
  return {
    scenario: game.scenario,
    won: outcome.winners.length > 0,
    ending: outcome.ending as Ending,
    hitPoints: all.map((seat) => hitPointsOf(table, seat)),
    cards: named('recordCards', (line) =>
      line.do === 'recordCards' ? entered(state, line.of) : [],
    ),
    numbers: named('recordCounters', (line) =>
      line.do === 'recordCounters' ? tokensOn(table, mainSchemeOf(state), line.counter) : 0,
    ),
    seats: named('recordEngaged', () => all.filter((seat) => engagedWith(state, seat).length > 0)),
    kept: victory.flatMap((line) => (line.do === 'keepOwned' ? ownedAmong(state, line.of) : [])),
    lost: victory.flatMap((line) => (line.do === 'loseUnder' ? under(state, line.scheme) : [])),
    improved: victory.flatMap((line) =>
      line.do === 'improve' && !schemeInPlay(state, line.unless)
        ? all.filter((seat) => isPlaying(state, seat) && inHeroForm(state, seat))
        : [],
    ),
    struck: (vars.struck ?? []).flatMap((card) => owned(state, card)),
  };
}

function hitPointsOf(table: ChampionsTable, seat: number): number {
  const { state } = table;
  if (!isPlaying(state, seat)) return 0;
  const identity = identityOf(state, seat);
  const { health = 0 } = printedAs(state, identity);
  return Math.max(0, Math.min(health, remainingHitPoints(table, identity)));
}

const codeOf = (state: ChampionsState, card: CardId) => printed(cardOf(state, card).front).code;

const owned = (state: ChampionsState, card: CardId): readonly Owned[] => {
  const { owner } = cardOf(state, card);
  return owner === NONE ? [] : [{ seat: owner, card: codeOf(state, card) }];
};

const ownedAmong = (state: ChampionsState, codes: readonly string[]): readonly Owned[] =>
  state.cards.flatMap((_, card) => (codes.includes(codeOf(state, card)) ? owned(state, card) : []));

/** Those of these cards that are no more in the second deck of the scenario. */
const entered = (state: ChampionsState, codes: readonly string[]): readonly string[] =>
  state.cards.flatMap(({ zone }, card) =>
    zone !== SCENARIO_DECK && codes.includes(codeOf(state, card)) ? [codeOf(state, card)] : [],
  );

const schemeInPlay = (state: ChampionsState, code: string): CardId | undefined =>
  cardsInPlay(state).find((card) => codeOf(state, card) === code);

function under(state: ChampionsState, code: string): readonly Owned[] {
  const scheme = schemeInPlay(state, code);
  if (scheme === undefined) return [];
  return [...zoneOf(state, UNDER), ...zoneOf(state, TUCKED)]
    .filter((card) => cardOf(state, card).host === scheme)
    .flatMap((card) => owned(state, card));
}
