import type { Seat } from '@grimrule/kernel';
import type { CardShelf } from '../../../table/board/shelves.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useSeatName } from '../../cooperative/view.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { useRingsView } from '../view.ts';
import { zone, zoneName } from '../zones.ts';
import { StagingSums } from './staging-area.tsx';

/** Where the players are going, what stands against them, and the enemies a player is engaged with. */
export function useScenario(seat: Seat, isSmall: boolean): readonly CardShelf[] {
  const view = useRingsView();
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const name = useSeatName()(seat);
  const quest = zone('quest');
  const location = zone('active location');
  const staging = zone('staging area');
  return [
    {
      id: 'quest',
      zones: [quest, zone('beside the quest deck'), zone('campaign')],
      caption: <QuestCaption />,
      empty: <p className="rings-no-quest">{texts.noQuest}</p>,
      share: isSmall ? 0.42 : 0.76,
      least: isSmall ? 3.6 : 5.2,
    },
    {
      id: 'location',
      zones: [location],
      caption: zoneName(location, language),
      share: 0.84,
      least: isSmall ? 4.9 : 6.2,
    },
    {
      id: 'staging',
      zones: [staging],
      caption: (
        <>
          {zoneName(staging, language)} <StagingSums />
        </>
      ),
      empty: <p className="coop-nobody">{texts.nothingStaged}</p>,
      share: 0.84,
      least: isSmall ? 4.9 : 6.2,
      extra: isSmall ? 0.6 : 1.6,
    },
    {
      id: 'faced',
      zones: [zone('engaged', seat), zone('on the deck', seat)],
      caption: seat === view.seat ? texts.engagedWithYou : texts.engagedWith(name),
      share: 0.84,
      least: isSmall ? 4.9 : 6.2,
    },
  ];
}

function QuestCaption() {
  const view = useRingsView();
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const toCome = view.zones[zone('quest deck')]?.length ?? 0;
  return (
    <>
      {zoneName(zone('quest'), language)}
      {toCome > 0 && (
        <span className="quiet" title={texts.stagesToCome(toCome)}>
          <span aria-hidden="true">+{toCome}</span>
          <span className="sr-only">{texts.stagesToCome(toCome)}</span>
        </span>
      )}
    </>
  );
}
