import type {
  Effect as AbilityEffect,
  Answer,
  CardId,
  Game,
  Option,
  Prompt,
  State,
} from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import type { Reader, Within, Words } from '@grimrule/words';
import type { Mark } from '../../../games/page-game.ts';
import { isOneOf } from '../picking.ts';
import type { Deed, Effect, Result } from './deed.ts';
import type { Difference } from './differences.ts';
import { differences, isExhaustedBy } from './differences.ts';
import type { Telling } from './effects.ts';
import { effectsOf, resultsOf } from './effects.ts';
import type { Outlook } from './outlook.ts';
import { outlookOn } from './outlook.ts';

/** Everything that an option is told with. */
export interface DeedTelling extends Telling {
  readonly prompt: Prompt;
  readonly words: Words;
  readonly reader: Reader;
}

/** So many targets of an ability are offered together with it, beside so many options. */
const FEW = 3;

/** An option as deeds: an ability with few targets as one for each of them. */
export function deedsOf(telling: DeedTelling, option: Option): readonly Deed[] {
  const targets = targetsTogether(telling.page.game, telling.table.state, option);
  if (targets.length === 0) return [deedOf(telling, option)];
  return targets.map((target) => deedOf(telling, option, target));
}

/** The targets that are chosen together with an ability, if they are few. */
export function targetsTogether(game: Game, state: State, option: Option): readonly CardId[] {
  const { prompt } = state;
  if (option.verb !== 'use' || !prompt || !isOneOf(prompt)) return [];
  if (prompt.options.length > FEW) return [];
  const { targets, price } = outlookOn(game, state, option);
  return price === null && targets.length > 1 && targets.length <= FEW ? targets : [];
}

/** An option with what it does; where its deed has a target, done to this one or the best. */
export function deedOf(telling: DeedTelling, option: Option, wanted: CardId = NONE): Deed {
  const { page, table } = telling;
  const { card = NONE } = option;
  const outlook = outlookOn(page.game, table.state, option, wanted);
  const aims = page.deeds?.aims[option.verb] !== undefined;
  const isAimed = wanted !== NONE || aims;
  const target = isAimed ? outlook.target : NONE;
  const changes = changesBy(telling, [option], outlook);
  // Where there is only one target it is not asked for.
  const only = aims ? changes.find((each) => each.card !== card)?.card : undefined;
  const named = target === NONE ? (only ?? NONE) : target;
  const about = named === NONE ? card : named;
  return {
    option,
    target,
    title: titleOf(telling, option, named),
    effects: told(telling, option, named, effectsOf(telling, changes, about), outlook),
    results: resultsOf(telling, changes),
    face: about,
    price: priceOf(telling, option, outlook),
    exhausts: card !== NONE && isExhaustedBy(table.state, outlook.certain, card),
  };
}

/** What several picks come to together, for the cards. */
export function resultsOfPicks(telling: DeedTelling, picked: Answer): readonly Result[] {
  const { page, table } = telling;
  const reckoned = page.deeds?.reckon?.(table, picked);
  return resultsOf(
    telling,
    (reckoned ?? []).map((each) => ({ ...each, leaves: false })),
  );
}

/** What the game reckons by its numbers, or else what is certain. */
function changesBy(
  { page, table, prompt }: DeedTelling,
  answer: Answer,
  { certain, log }: Outlook,
): readonly Difference[] {
  // What one of several picks comes to shows when they are together.
  const reckoned = isOneOf(prompt) ? (page.deeds?.reckon?.(table, answer) ?? []) : [];
  if (reckoned.length > 0) return reckoned.map((each) => ({ ...each, leaves: false }));
  const damage = new Map<CardId, number>();
  for (const { line } of log) {
    if (line.say !== page.deeds?.damaging) continue;
    const { card, count } = line as unknown as { readonly card: CardId; readonly count: number };
    damage.set(card, (damage.get(card) ?? 0) + count);
  }
  return differences(table, certain, damage);
}

function titleOf(
  { page, table, words, reader, prompt, language }: DeedTelling,
  option: Option,
  target: CardId,
) {
  const aimed = page.deeds?.aims[option.verb];
  if (aimed !== undefined && target !== NONE) {
    return words.option({ verb: aimed, card: target }, reader, prompt.ask);
  }
  if (target !== NONE) {
    return `${words.option(option, reader, prompt.ask)}: ${words.name(cardOf(table.state, target).design)}`;
  }
  const nothing = option.verb === 'pass' ? page.passLabels?.[language][prompt.ask.say] : undefined;
  return nothing ?? words.option(option, reader, prompt.ask);
}

function told(
  telling: DeedTelling,
  option: Option,
  target: CardId,
  changes: readonly Effect[],
  { certain }: Outlook,
): readonly Effect[] {
  const { page, table, language } = telling;
  const does = abilityOf(telling, option);
  if (does !== null) return [does];
  const besides = page.deeds?.tells?.(table, option, certain, language) ?? null;
  const own = besides === null ? [] : [{ text: besides, tone: null }];
  const { card = NONE } = option;
  const doer = target === NONE ? [] : [{ text: nameOf(telling, card), tone: null }];
  if (option.verb === 'play' && card !== NONE) {
    return [{ text: inShort(telling, cardOf(table.state, card).design), tone: null }];
  }
  return [...doer, ...changes, ...own];
}

/** What a card that stays in play is good for: its numbers, or what its first ability does. */
function inShort({ page, words, language }: DeedTelling, design: number): string {
  const { kind, stats } = page.face(design, language);
  if (stats.length > 0) {
    return [kind, ...stats.map(({ label, value = '' }) => `${value} ${label}`)].join(' · ');
  }
  const does = page.game.definition.printed[design]?.abilities.find((each) => 'effect' in each);
  if (does && 'effect' in does)
    return words.effect(does.effect as AbilityEffect, design, does as Within);
  return words.text(design).at(-1) ?? kind;
}

/** What an ability does, in its own words. */
function abilityOf({ page, table, words }: DeedTelling, { card, ability }: Option): Effect | null {
  if (card === undefined || ability === undefined) return null;
  const { design } = cardOf(table.state, card);
  const used = page.game.definition.printed[design]?.abilities[ability];
  if (!used || !('effect' in used)) return null;
  return { text: words.effect(used.effect as AbilityEffect, design, used as Within), tone: null };
}

/** The symbols that have to be paid; where there is only one way to pay, the printed cost. */
function priceOf(
  { page, table, language }: DeedTelling,
  { verb, card = NONE }: Option,
  { price }: Outlook,
): readonly Mark[] {
  if (price) {
    return price.symbols.flatMap((symbol) => page.symbol?.(symbol, language) ?? []);
  }
  if (verb !== 'play' || card === NONE) return [];
  return page.face(cardOf(table.state, card).design, language).price ?? [];
}

function nameOf({ words, table }: DeedTelling, card: CardId): string {
  return words.name(cardOf(table.state, card).design);
}
