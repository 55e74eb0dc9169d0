import { Menu } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { download } from '../../link/files/record-file.ts';
import { isRefused } from '../../link/server/ask.ts';
import { hasCompany } from '../../table/chat/company.ts';
import { useSmall } from '../../table/controls/use-small.ts';
import { showPanel, usePanel } from '../../table/side/panels.ts';
import { useTableState } from '../../table/table-context.tsx';
import { useLanguage } from '../../words/language.ts';
import { Problems } from '../new-game/problems.tsx';
import { useServerWords } from '../server-words.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('./report.tsx')).ReportDialog,
}));

const LinksDialog = lazy(async () => ({
  default: (await import('../../joining/links-dialog.tsx')).LinksDialog,
}));

/** The actions for a table besides playing. */
export function TableMenu(props: { readonly where: 'here' | 'server'; readonly table: string }) {
  const { where, table } = props;
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [isReporting, setReporting] = useState(false);
  const isInviting = usePanel(({ panel }) => panel === 'links');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const serverWords = useServerWords();
  const save = async () => {
    const { localRecord } = await import('../../link/local/local-record.ts');
    const record = await localRecord(table);
    if (record) download(record);
  };
  const uploads = async () => {
    const { takeAlong } = await import('../saved/take-along.ts');
    const taken = await takeAlong(table);
    if (taken && isRefused(taken)) setProblems(serverWords(taken.refused));
    else if (taken) navigate(`/table/${taken.table}/links`);
  };
  const isSmall = useSmall();
  const company = useTableState(hasCompany);
  /** On a phone the bar has no room for them. */
  const panels = [
    { verb: 'log', name: t('log.title'), act: () => showPanel('log') },
    ...(company ? [{ verb: 'chat', name: t('chat.title'), act: () => showPanel('chat') }] : []),
    { verb: 'settings', name: t('settings.title'), act: () => showPanel('settings') },
  ];
  const items = [
    ...(isSmall ? panels : []),
    where === 'server'
      ? {
          verb: 'links',
          name: t('screens.menu.invite'),
          act: () => showPanel('links'),
        }
      : { verb: 'other-device', name: t('screens.saved.otherDevice'), act: () => void uploads() },
    {
      verb: 'replay',
      name: t('screens.menu.replay'),
      act: () => navigate(where === 'here' ? `/replay/local/${table}` : `/replay/${table}`),
    },
    ...(where === 'here'
      ? [{ verb: 'save', name: t('screens.menu.save'), act: () => void save() }]
      : []),
    { verb: 'rules', name: t('rulebook.besides'), act: () => void open('/rules', '_blank') },
    { verb: 'report', name: t('screens.menu.report'), act: () => setReporting(true) },
  ];
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          className="button"
          aria-label={t('screens.menu.label')}
          data-verb="table-menu"
        >
          <Menu aria-hidden="true" size={18} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" sideOffset={4} align="end">
            {items.map(({ verb, name, act }) => (
              <DropdownMenu.Item key={verb} className="menu-item" data-verb={verb} onSelect={act}>
                {name}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Problems lines={problems} />
      {isInviting && where === 'server' && (
        <Suspense fallback={null}>
          <LinksDialog table={table} onClose={() => showPanel(null)} />
        </Suspense>
      )}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog where={where} table={table} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
