import type { RingsTable } from '@grimrule/rings';
import { threatInStaging, willpowerCommitted } from '@grimrule/rings';
import { Icon } from '../../../card/icons.tsx';
import { Pile, Row } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { AsideMenu } from '../../cooperative/board/aside-menu.tsx';
import { holds } from '../../cooperative/view.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { useRingsView } from '../view.ts';
import { zone, zoneName } from '../zones.ts';

const ASIDE = [{ id: zone('set aside') }, { id: zone('removed from the game') }];

/** The cards in the staging area, and the threat they add up to. */
export function StagingArea() {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const staging = zone('staging area');
  return (
    <section className="coop-part rings-place rings-staging gives-way">
      <h2 className="coop-caption">
        {zoneName(staging, language)} <Sums />
      </h2>
      <Row zone={staging} empty={<p className="coop-nobody">{texts.nothingStaged}</p>} />
    </section>
  );
}

export function StagingPiles() {
  const view = useRingsView();
  return (
    <div className="coop-part coop-piles">
      <Pile zone={zone('encounter deck')} />
      <Pile zone={zone('encounter discard pile')} />
      {holds(view, zone('victory display')) && <Pile zone={zone('victory display')} />}
      {ASIDE.some(({ id }) => holds(view, id)) && <AsideMenu piles={ASIDE} />}
    </div>
  );
}

/** Threat against willpower: what the quest would come to if it were resolved now. */
function Sums() {
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
