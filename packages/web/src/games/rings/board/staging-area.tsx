import type { RingsTable } from '@grimrule/rings';
import { threatInStaging, willpowerCommitted } from '@grimrule/rings';
import { Icon } from '../../../card/icons.tsx';
import { Pile } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { AsideMenu } from '../../cooperative/board/aside-menu.tsx';
import { holds } from '../../cooperative/view.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { useRingsView } from '../view.ts';
import { zone } from '../zones.ts';

const ASIDE = [{ id: zone('set aside') }, { id: zone('removed from the game') }];

/** The piles of the scenario. */
export function StagingPiles() {
  const view = useRingsView();
  return (
    <div className="coop-piles coop-far-piles">
      <Pile zone={zone('encounter deck')} />
      <Pile zone={zone('encounter discard pile')} />
      {holds(view, zone('victory display')) && <Pile zone={zone('victory display')} />}
      {ASIDE.some(({ id }) => holds(view, id)) && <AsideMenu piles={ASIDE} />}
    </div>
  );
}

/** Threat against willpower: what the quest would come to if it were resolved now. */
export function StagingSums() {
  const { vars } = useRingsView();
  const { table } = useTable();
  const texts = useRingsTexts();
  const threat = threatInStaging(table as RingsTable);
  const willpower = willpowerCommitted(table as RingsTable);
  return (
    <>
      <span className="rings-sum" data-sum="threat" title={texts.stagingThreat}>
        <Icon name="threat" /> {threat}
        <span className="sr-only">{texts.stagingThreat}</span>
      </span>
      {vars.committed.length > 0 && (
        <span className="rings-sum" data-sum="willpower" title={texts.committedWillpower}>
          <Icon name="willpower" /> {willpower}
          <span className="sr-only">{texts.committedWillpower}</span>
        </span>
      )}
    </>
  );
}
