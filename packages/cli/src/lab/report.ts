import type { CardWorth, Comparison, Estimate, Plan, Row, Share } from '@grimrule/lab';
import {
  cardWorths,
  compare,
  curvesOf,
  gridOf,
  isPlayed,
  summaryOf,
  TOUCHES,
  varyingFacts,
} from '@grimrule/lab';
import type { Language } from '@grimrule/words';
import { paint } from '../screen/paint.ts';
import { columnsOf, wrap } from '../screen/text.ts';
import { writtenIn } from '../simulate/numbers.ts';
import type { Setup, TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

/** Rounds that fit beside each other on a screen. */
const MOST_ROUNDS = 10;
const WIDTH = 100;

/** A run with what people call its parts. */
export interface Told {
  readonly table: TableGame;
  readonly plan: Plan;
  readonly setups: readonly Setup[];
  readonly rows: readonly Row[];
  readonly language: Language;
}

const rowsOf = ({ rows }: Told, setting: number) => rows.filter((row) => row.setting === setting);

/** One or two settings in words: how they ended, round by round, and how they compare. */
export function settingLines(told: Told): readonly string[] {
  const { plan, rows, language } = told;
  const lines = plan.settings.flatMap((_, setting) => [...settingReport(told, setting), '']);
  const [, second] = plan.settings;
  return second
    ? [...lines, ...comparisonLines(compare(rows, 0, 1), language)]
    : lines.slice(0, -1);
}

function settingReport(told: Told, setting: number): readonly string[] {
  const { table, setups, plan, language } = told;
  const say = CLI_WORDS[language];
  const { decimals } = writtenIn(language);
  const sum = summaryOf(rowsOf(told, setting));
  const percent = shareIn(language);
  const title = setups[setting]?.title[language] ?? '';
  const bots = plan.settings[setting]?.bots.join(', ') ?? '';
  const mean = ({ value, least, most }: Estimate, digits: number) => [
    decimals(value, digits),
    Number.isFinite(least) ? `${decimals(least, digits)} – ${decimals(most, digits)}` : '–',
  ];
  const words = Object.entries({ ...(table.cooperative ? {} : sum.results), ...sum.endings });
  return [
    paint.bold([title, bots].filter((part) => part !== '').join(', ')),
    ...columnsOf([
      ['', `${sum.games} ${say.lab.ofGames}`, say.interval],
      ...(table.cooperative ? [[say.lab.won, ...percent(sum.won)]] : []),
      ...words.map(([word, share]) => [`  ${table.label(word, language)}`, ...percent(share)]),
      [say.meanRounds, ...mean(sum.rounds, 1)],
      [say.meanDecisions, ...mean(sum.decisions, 1)],
      ...(sum.failed > 0 ? [[say.crashed, String(sum.failed), '']] : []),
    ]),
    ...curveLines(told, setting),
  ];
}

const shareIn = (language: Language) => (share: Share) => {
  const { percent } = writtenIn(language);
  return [
    `${percent(share.value)} (${share.count})`,
    `${percent(share.least)} – ${percent(share.most)}`,
  ];
};

function curveLines(told: Told, setting: number): readonly string[] {
  const { table, language } = told;
  const say = CLI_WORDS[language];
  const { decimals } = writtenIn(language);
  const curves = curvesOf(rowsOf(told, setting));
  const [first] = curves;
  if (!first || first.points.length === 0) return [];
  const every = Math.ceil(first.points.length / MOST_ROUNDS);
  const shown = first.points.filter((_, at) => at % every === 0);
  return [
    '',
    say.lab.byRound,
    ...columnsOf([
      ['', ...shown.map(({ round }) => String(round))],
      ...curves.map(({ gauge, points }) => [
        `  ${table.gauge?.(gauge, language) ?? gauge}`,
        ...points.filter((_, at) => at % every === 0).map(({ mean }) => decimals(mean, 1)),
      ]),
      [`  ${say.lab.gamesSoFar}`, ...shown.map(({ games }) => String(games))],
    ]),
  ];
}

const points = (language: Language) => (value: number) => {
  const written = writtenIn(language).decimals(Math.abs(value) * 100, 1);
  return `${value < 0 ? '−' : '+'}${written}`;
};

function comparisonLines(found: Comparison, language: Language): readonly string[] {
  const { lab } = CLI_WORDS[language];
  const { percent } = writtenIn(language);
  const { value, least, most } = found.difference;
  const signed = points(language);
  return [
    paint.bold(lab.comparison),
    ...columnsOf([
      [`  ${lab.both}`, String(found.both)],
      [`  ${lab.onlyFirst}`, String(found.onlyFirst)],
      [`  ${lab.onlySecond}`, String(found.onlySecond)],
      [`  ${lab.neither}`, String(found.neither)],
    ]),
    lab.difference(signed(value), signed(least), signed(most)),
    lab.chance(percent(found.chance)),
  ];
}

/** What the cards were worth in each seat of each setting, the most played first. */
export function cardLines(told: Told): readonly string[] {
  const { plan, setups, rows, language } = told;
  const { lab } = CLI_WORDS[language];
  const decks = plan.settings.flatMap((_, setting) => {
    const own = rowsOf(told, setting);
    const [first] = own.filter(isPlayed);
    const title = setups[setting]?.title[language] ?? '';
    return (first?.cards ?? []).flatMap((_cards, seat) => [
      '',
      paint.bold(lab.worth([title, lab.seat(seat + 1)].filter((part) => part !== '').join(', '))),
      ...columnsOf([
        ['', ...lab.worthHeads],
        ...cardWorths(own, seat)
          .toSorted((one, other) => other.played.won.games - one.played.won.games)
          .map((worth) => cardLine(told, worth)),
      ]),
    ]);
  });
  return rows.length === 0 ? [] : [...decks, '', ...wrap(lab.worthHint, WIDTH)];
}

function cardLine({ table, language }: Told, worth: CardWorth): readonly string[] {
  const signed = points(language);
  const design = table.game.definition.printed.findIndex((card) => card?.code === worth.code);
  const cells = TOUCHES.map((touch) => {
    const { won, without, difference } = worth[touch];
    if (won.games === 0 || without.games === 0) return `– (${won.games})`;
    const { value, least, most } = difference;
    return `${signed(value)} [${signed(least)} ${signed(most)}] (${won.games})`;
  });
  return [`  ${table.words[language].name(design)}`, ...cells];
}

/** All settings as tables of shares: the first two facts that vary, for each value of the others. */
export function gridLines({ plan, rows, language }: Told): readonly string[] {
  const { percent } = writtenIn(language);
  const [down = '', across = '', ...others] = varyingFacts(plan);
  const parts = new Map<string, number[]>();
  for (const [at, { facts }] of plan.settings.entries()) {
    const key = others.map((fact) => `${fact} ${facts[fact] ?? ''}`).join(', ');
    parts.set(key, [...(parts.get(key) ?? []), at]);
  }
  return [...parts].flatMap(([key, settings]) => {
    const own = rows.filter(({ setting }) => settings.includes(setting));
    const grid = gridOf(plan, own, down, across);
    const cell = (share: Share | null) =>
      share === null || share.games === 0
        ? '–'
        : `${percent(share.value)} [${percent(share.least)} ${percent(share.most)}]`;
    return [
      ...(key === '' ? [] : ['', paint.bold(key)]),
      ...columnsOf([
        ['', ...grid.columns],
        ...grid.rows.map((name, at) => [name, ...(grid.cells[at] ?? []).map(cell)]),
      ]),
    ];
  });
}

/** Everything for programs. */
export function labForPrograms({ plan, rows, table }: Told, withCards: boolean) {
  const { settings, ...rest } = plan;
  return {
    ...rest,
    rules: table.game.definition.version,
    settings: settings.map((setting, at) => {
      const own = rows.filter((row) => row.setting === at);
      const seats = own.filter(isPlayed)[0]?.cards ?? [];
      return {
        ...setting,
        ...summaryOf(own),
        curves: curvesOf(own),
        ...(withCards ? { cards: seats.map((_, seat) => cardWorths(own, seat)) } : {}),
      };
    }),
    ...(settings.length === 2 ? { comparison: compare(rows, 0, 1) } : {}),
  };
}
