import type { Sent } from '@grimrule/kernel';
import { fieldsBesides, isSent, isTexts, isWhole } from '@grimrule/kernel';
import type { ChampionsCard } from '../cards/card.ts';
import type { SetupLine } from '../decks/lines.ts';
import type { EncounterSet, Scenario } from './scenario.ts';
import { EXPERT_SET, STANDARD_SET, setCards } from './scenario.ts';

/** The scenario, its mode and its modular sets. */
export interface Setting {
  readonly scenario: Scenario;
  /** Codes, in the order in which the stages are faced. */
  readonly villainStages: readonly string[];
  readonly expert: boolean;
  /** The level of heroic mode: so many more encounter cards for each player. */
  readonly heroic: number;
  readonly modular: readonly string[];
  /** The number of secret random modular sets. */
  readonly randomModular: number;
  /** The sets from which these are drawn; none if there is nothing to draw. */
  readonly drawnAmong: readonly string[];
  /** All sets of the encounter deck except the random ones. */
  readonly encounterSets: readonly string[];
}

interface Box {
  readonly pool: readonly ChampionsCard[];
  readonly scenarios: readonly Scenario[];
  readonly modularSets: readonly EncounterSet[];
}

export const DEFAULT_SCENARIO = 'rhino';
/** The rules know no highest level. The table has to have one. */
const MOST_HEROIC = 4;

/** The setting, or nothing if there is any problem with it, which is then added. */
export function readSetting(sent: Sent, box: Box, problems: SetupLine[]): Setting | undefined {
  const before = problems.length;
  const scenario = readScenario(sent.scenario, box, problems);
  const expert = readMode(sent.mode, problems) === 'expert';
  const heroic = readHeroic(sent.heroic, problems);
  const villainStages = readStages(sent.skirmish, expert, scenario, problems);
  const { modular, randomModular, drawnAmong } = readModular(sent.modular, scenario, box, problems);
  if (!scenario) return undefined;
  // RR: Modes of Play. Expert mode adds its set in a skirmish too.
  const { crew, requiredSets = [] } = scenario;
  if (crew && (modular.length > 0 || randomModular > 0)) {
    problems.push({ say: 'nothingModular', scenario: scenario.slug });
  }
  const base = [scenario.set, ...requiredSets, STANDARD_SET, ...(expert ? [EXPERT_SET] : [])];
  const sets = crew ? crew.map(({ set }) => set) : [...base, ...modular];
  for (const set of sets) {
    if (setCards(set, box.pool).length > 0) continue;
    problems.push({ say: 'missingSet', scenario: scenario.slug, set });
  }
  if (problems.length > before) return undefined;
  const chosen = { modular, randomModular, drawnAmong };
  return { scenario, villainStages, expert, heroic, ...chosen, encounterSets: sets };
}

function readScenario(sent: unknown, box: Box, problems: SetupLine[]): Scenario | undefined {
  const slug = sent ?? DEFAULT_SCENARIO;
  if (sent === null || typeof slug !== 'string') {
    problems.push({ say: 'wrongOption', option: 'scenario' });
    return undefined;
  }
  const found = box.scenarios.find((scenario) => scenario.slug === slug);
  if (!found) problems.push({ say: 'unknownScenario', scenario: slug });
  return found;
}

function readMode(mode: unknown, problems: SetupLine[]): 'standard' | 'expert' {
  if (mode === undefined || mode === 'standard') return 'standard';
  if (mode === 'expert') return mode;
  problems.push(
    typeof mode === 'string'
      ? { say: 'unknownMode', mode }
      : { say: 'wrongOption', option: 'mode' },
  );
  return 'standard';
}

function readHeroic(heroic: unknown, problems: SetupLine[]): number {
  if (heroic === undefined) return 0;
  if (!isWhole(heroic)) {
    problems.push({ say: 'wrongOption', option: 'heroic' });
    return 0;
  }
  if (heroic < 0 || heroic > MOST_HEROIC) {
    const range = { count: heroic, least: 0, most: MOST_HEROIC };
    problems.push({ say: 'optionOutOfRange', option: 'heroic', ...range });
  }
  return heroic;
}

/** The stages of the mode; in a skirmish just the one that was chosen, whatever the mode. */
function readStages(
  skirmish: unknown,
  expert: boolean,
  scenario: Scenario | undefined,
  problems: SetupLine[],
): readonly string[] {
  if (skirmish !== undefined && !isWhole(skirmish)) {
    problems.push({ say: 'wrongOption', option: 'skirmish' });
    return [];
  }
  if (!scenario) return [];
  const { slug, villain, stages } = scenario;
  if (skirmish !== undefined && (skirmish < 1 || skirmish > villain.length)) {
    problems.push({ say: 'noSuchStage', scenario: slug, stage: skirmish, most: villain.length });
  }
  const wanted = skirmish === undefined ? stages[expert ? 'expert' : 'standard'] : [skirmish];
  const villains = scenario.crew?.map((comrade) => comrade.villain) ?? [villain];
  return villains.flatMap((codes) => wanted.flatMap((stage) => codes[stage - 1] ?? []));
}

type Modular = Pick<Setting, 'modular' | 'randomModular' | 'drawnAmong'>;

const NONE_DRAWN = { randomModular: 0, drawnAmong: [] } as const;

function readModular(
  sent: unknown,
  scenario: Scenario | undefined,
  box: Box,
  problems: SetupLine[],
): Modular {
  if (sent === undefined) return { modular: scenario?.recommended ?? [], ...NONE_DRAWN };
  const chosen = isTexts(sent)
    ? readChosen(sent, scenario, box, problems)
    : readRandom(sent, scenario, box, problems);
  const count = chosen && chosen.modular.length + chosen.randomModular;
  if (scenario && count !== undefined && count < scenario.modularSets) {
    const { slug, modularSets } = scenario;
    problems.push({ say: 'tooFewModular', scenario: slug, count, least: modularSets });
  }
  return chosen ?? { modular: [], ...NONE_DRAWN };
}

/** Nothing if it is no choice at all, or one with a problem that says enough about their number. */
function readChosen(
  slugs: readonly string[],
  scenario: Scenario | undefined,
  { modularSets }: Box,
  problems: SetupLine[],
): Modular | undefined {
  const before = problems.length;
  const modular: string[] = [];
  for (const slug of slugs) {
    const set = slug.replaceAll('-', '_');
    if (!modularSets.some((each) => each.set === set)) problems.push({ say: 'notModular', set });
    else if (scenario?.requiredSets?.includes(set)) problems.push({ say: 'usedAnyway', set });
    else if (modular.includes(set)) problems.push({ say: 'modularTwice', set });
    else modular.push(set);
  }
  return problems.length > before ? undefined : { modular, ...NONE_DRAWN };
}

/** So many sets of those that are named; without names, of all that the packs of this game have. */
function readRandom(
  sent: unknown,
  scenario: Scenario | undefined,
  box: Box,
  problems: SetupLine[],
): Modular | undefined {
  if (!isSent(sent) || !isWhole(sent.random) || sent.random < 0) {
    problems.push({ say: 'wrongOption', option: 'modular' });
    return undefined;
  }
  for (const field of fieldsBesides(sent, ['random', 'among'])) {
    problems.push({ say: 'unknownOption', option: `modular.${field}` });
  }
  const { random: count, among } = sent;
  const all = box.modularSets
    .map(({ set }) => set)
    .filter((set) => !scenario?.requiredSets?.includes(set));
  if (among !== undefined && !isTexts(among)) {
    problems.push({ say: 'wrongOption', option: 'modular.among' });
    return undefined;
  }
  const named = among === undefined ? all : readChosen(among, scenario, box, problems)?.modular;
  if (!named) return undefined;
  if (count > named.length) problems.push({ say: 'tooManyRandom', count, most: named.length });
  return { modular: [], randomModular: count, drawnAmong: count > 0 ? named : [] };
}
