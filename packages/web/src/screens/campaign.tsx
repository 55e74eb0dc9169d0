import { useParams } from 'wouter';
import { useLanguage } from '../words/language.ts';
import { Missing } from './frame/dead-end.tsx';
import { Opening } from './frame/opening.tsx';
import { Screen } from './frame/screen.tsx';
import { useGame } from './use-game.ts';

/** The campaigns of a game that has any. */
export function Campaign() {
  const { game = '' } = useParams();
  const page = useGame(game);
  const { t } = useLanguage();
  if (page === undefined) return <Opening />;
  if (!page?.Campaign) return <Missing />;
  return (
    <Screen title={t('screens.campaign.title', { game: page.title })} page={page}>
      <page.Campaign />
    </Screen>
  );
}
