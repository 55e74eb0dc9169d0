import { Row } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { holds } from '../../cooperative/view.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { useRingsView } from '../view.ts';
import { zone, zoneName } from '../zones.ts';

/** Where the players are going: the stage of the quest, and the place they have travelled to. */
export function Journey() {
  const view = useRingsView();
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const quest = zone('quest');
  const beside = [zone('beside the quest deck'), zone('campaign')].filter((id) => holds(view, id));
  const toCome = view.zones[zone('quest deck')]?.length ?? 0;
  return (
    <>
      <section className="coop-part rings-place rings-quest">
        <h2 className="coop-caption">
          {zoneName(quest, language)}
          {toCome > 0 && (
            <span className="quiet" title={texts.stagesToCome(toCome)}>
              <span aria-hidden="true">+{toCome}</span>
              <span className="sr-only">{texts.stagesToCome(toCome)}</span>
            </span>
          )}
        </h2>
        <div className="coop-cards">
          <Row
            zone={quest}
            empty={<p className="rings-empty-place rings-no-quest">{texts.noQuest}</p>}
          />
          {beside.map((id) => (
            <Row key={id} zone={id} className="rings-beside" />
          ))}
        </div>
      </section>
      <section className="coop-part rings-place rings-location">
        <h2 className="coop-caption">{zoneName(zone('active location'), language)}</h2>
        <Row
          zone={zone('active location')}
          empty={<p className="rings-empty-place">{texts.noLocation}</p>}
        />
      </section>
    </>
  );
}
