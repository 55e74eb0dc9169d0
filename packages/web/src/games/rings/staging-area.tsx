import type { RingsTable } from '@grimrule/rings';
import { threatInStaging, willpowerCommitted } from '@grimrule/rings';
import { Icon } from '../../card/icons.tsx';
import { useTable } from '../../table/table-context.tsx';
import { Pile, Row } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { AsideMenu } from './aside-menu.tsx';
import { useRingsView } from './seen.ts';
import { zone, zoneName } from './zones.ts';

/** What stands against the players, how strong it is, and where it comes from. */
export function StagingArea() {
  const { language, t } = useLanguage();
  const staging = zone('staging area');
  return (
    <>
      <section className="rings-place rings-staging">
        <h2 className="rings-caption">
          {zoneName(staging, language)} <Sums />
        </h2>
        <Row zone={staging} empty={<p className="rings-nobody">{t('rings.nothingStaged')}</p>} />
      </section>
      <div className="rings-piles">
        <Pile zone={zone('encounter deck')} />
        <Pile zone={zone('encounter discard pile')} />
        <Pile zone={zone('victory display')} />
        <AsideMenu />
      </div>
    </>
  );
}

/** Threat against willpower: what the quest would come to if it were resolved now. */
function Sums() {
  const { vars } = useRingsView();
  const { table } = useTable();
  const { t } = useLanguage();
  const threat = threatInStaging(table as RingsTable);
  const willpower = willpowerCommitted(table as RingsTable);
  return (
    <>
      <span className="rings-sum" data-sum="threat" title={t('rings.stagingThreat')}>
        <Icon name="threat" /> {threat}
        <span className="sr-only">{t('rings.stagingThreat')}</span>
      </span>
      {vars.committed.length > 0 && (
        <span className="rings-sum" data-sum="willpower" title={t('rings.committedWillpower')}>
          <Icon name="willpower" /> {willpower}
          <span className="sr-only">{t('rings.committedWillpower')}</span>
        </span>
      )}
    </>
  );
}
