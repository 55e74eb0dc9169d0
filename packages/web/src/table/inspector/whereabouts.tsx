import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { useLanguage } from '../../words/language.ts';
import { pointAt } from '../board/use-pointing.ts';
import { hasCompany } from '../chat/company.ts';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState, useTableStore } from '../table-context.tsx';

/** Where a card is, whose it is, and what lies with it. */
export function Whereabouts({ card }: { readonly card: CardId }) {
  const { view, page, words, language } = useTable();
  const { t } = useLanguage();
  const store = useTableStore();
  const info = useTableState((state) => state.info);
  const company = useTableState(hasCompany);
  const record = view.cards[card];
  if (!record) return null;
  const zone = view.zones[record.zone] ?? [];
  const fromTop = zone.length - zone.indexOf(card);
  const { inPlay, sight } = page.game.definition.zoneInfo(record.zone);
  const isPile = !inPlay && sight !== 'owner' && zone.length > 1;
  const host = record.host === NONE ? undefined : view.cards[record.host]?.design;
  const held = record.controller === NONE ? record.owner : record.controller;
  return (
    <div className="whereabouts">
      <dl>
        <div>
          <dt>{t('inspector.where')}</dt>
          <dd>
            {page.zoneName(record.zone, language)}
            {isPile &&
              zone.includes(card) &&
              ` (${t('inspector.place', { count: fromTop, all: zone.length })})`}
          </dd>
        </div>
        {held !== NONE && view.seats > 1 && (
          <div>
            <dt>{t('inspector.whose')}</dt>
            <dd>{seatName(page, info, held, language)}</dd>
          </div>
        )}
        {host !== undefined && (
          <div>
            <dt>{t('inspector.attached')}</dt>
            <dd>{words.name(host)}</dd>
          </div>
        )}
        {record.exhausted && (
          <div>
            <dt>{t('inspector.state')}</dt>
            <dd>{t('card.exhausted')}</dd>
          </div>
        )}
      </dl>
      {company && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => pointAt(store, card)}
          data-verb="point"
        >
          ☞ {t('inspector.point')}
        </button>
      )}
    </div>
  );
}
