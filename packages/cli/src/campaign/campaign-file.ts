import { existsSync, writeFileSync } from 'node:fs';
import type { Json, Line, State } from '@grimrule/kernel';
import { isSent, NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { readJson } from '../files.ts';
import { Mistake } from '../mistake.ts';
import type { Read, TableCampaign } from '../table-campaign.ts';
import type { Setup, TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

/** What was typed about a campaign. */
export interface CampaignFlags {
  readonly campaign?: string;
  readonly expertCampaign?: true;
  readonly choose?: string;
}

/** The options that a log decides. */
const LOGGED = ['heroes', 'decks', 'scenario', 'modular'];

/** A campaign whose log is kept in a file. */
export class CampaignFile {
  readonly file: string;
  log: Json;
  private readonly table: TableGame;
  private readonly language: Language;

  constructor(table: TableGame, file: string, log: Json, language: Language) {
    this.table = table;
    this.file = file;
    this.log = log;
    this.language = language;
  }

  /** The setup of the next game, in the modes that were typed. */
  setupOf(setup: Setup): Setup {
    const say = CLI_WORDS[this.language];
    const { table, log } = this;
    const campaign = campaignsOf(table, this.language);
    for (const { line, answers } of campaign.pending(log)) {
      throw new Mistake(say.campaign.toChoose(linesOf(table, [line], this.language), answers));
    }
    const next = campaign.next(log);
    if (!next) throw new Mistake(say.campaign.isOver(this.file));
    const modes = isSent(setup.options)
      ? Object.fromEntries(Object.entries(setup.options).filter(([name]) => !LOGGED.includes(name)))
      : {};
    return { ...setup, options: { ...modes, ...next } as Json };
  }

  /** Writes what a game that is over has brought. */
  record(state: State): void {
    if (!state.outcome) return;
    const campaign = campaignsOf(this.table, this.language);
    this.log = logOf(this.table, campaign.after(this.log, state), this.language);
    this.write();
  }

  write(): void {
    writeFileSync(this.file, `${JSON.stringify(this.log, null, 2)}\n`);
  }

  get lines(): readonly string[] {
    return campaignsOf(this.table, this.language).describe(this.log, this.language);
  }
}

export function campaignsOf(table: TableGame, language: Language): TableCampaign {
  if (table.campaign) return table.campaign;
  throw new Mistake(CLI_WORDS[language].campaign.hasNone(table.game.name));
}

/** Opens the log in the file, or begins one there with the players that were typed. */
export function openCampaign(
  table: TableGame,
  { campaign: file, expertCampaign, choose }: CampaignFlags,
  setup: Setup,
  language: Language,
): CampaignFile | null {
  if (file === undefined) return null;
  const say = CLI_WORDS[language];
  const campaign = campaignsOf(table, language);
  const read = existsSync(file)
    ? campaign.read(readJson(file, say, say.campaign.notJson))
    : campaign.begin(setup.options, expertCampaign === true);
  let log = logOf(table, read, language);
  for (const answer of choose?.split(',') ?? []) {
    log = logOf(table, campaign.decide(log, answer.trim()), language);
  }
  const opened = new CampaignFile(table, file, log, language);
  opened.write();
  return opened;
}

export function logOf(table: TableGame, read: Read, language: Language): Json {
  if ('log' in read) return read.log;
  throw new Mistake(linesOf(table, read.problems, language));
}

function linesOf({ words }: TableGame, lines: readonly Line[], language: Language): string {
  const reader = { seat: NONE, seats: 0, designOf: () => null };
  return lines.map((line) => words[language].line(line, reader)).join('\n');
}
