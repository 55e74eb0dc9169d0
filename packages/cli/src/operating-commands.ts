import type { Language } from '@grimrule/words';
import type { Command } from 'commander';
import { argumentsIn } from './arguments.ts';
import { REPORTS_DEEDS, TABLES_DEEDS } from './operating-deeds.ts';
import { CLI_WORDS } from './words/words.ts';

const MOST = 50;

/** The commands for server operators. */
export function addOperatingCommands(
  command: (name: string, about: string) => Command,
  language: Language,
): void {
  const words = CLI_WORDS[language];
  const say = words.operating;
  const check = argumentsIn(words);
  const lang = ['--lang <language>', words.flag.lang, check.language] as const;
  const most = [
    '--most <n>',
    say.flag.most,
    check.wholeNumber('--most', 1, 100_000),
    MOST,
  ] as const;
  const json = ['--json', words.flag.json] as const;

  command('backup', say.command.backup)
    .argument('<file>', say.argument.backup)
    .option(...lang)
    .addHelpText('after', `\n${say.settings}`)
    .action(async (file) => (await operating()).backUp(file, language));

  command('restore', say.command.restore)
    .argument('<file>', say.argument.backup)
    .option(...lang)
    .addHelpText('after', `\n${say.settings}`)
    .action(async (file) => (await operating()).restoreFrom(file, language));

  command('tables', say.command.tables)
    .argument('<what>', say.argument.tablesDeed(TABLES_DEEDS), check.named('command', TABLES_DEEDS))
    .argument('[table]', say.argument.table)
    .option(...most)
    .option('--to <n>', say.flag.to, check.wholeNumber('--to', 0))
    .option('--yes', say.flag.yes)
    .option(...json)
    .option(...lang)
    .addHelpText('after', `\n${say.settings}`)
    .action(async (deed, table, options) =>
      (await operating()).tables(deed, table, options, language),
    );

  command('reports', say.command.reports)
    .argument(
      '<what>',
      say.argument.reportsDeed(REPORTS_DEEDS),
      check.named('command', REPORTS_DEEDS),
    )
    .argument('[report]', say.argument.report)
    .option(...most)
    .option('--record <file>', say.flag.record)
    .option(...json)
    .option(...lang)
    .addHelpText('after', `\n${say.settings}`)
    .action(async (deed, report, options) =>
      (await operating()).reports(deed, report, options, language),
    );
}

/** A bundle of its own, so that players load no database. */
function operating(): Promise<typeof import('./commands/operating.ts')> {
  return import(new URL('operating.mjs', import.meta.url).href);
}
