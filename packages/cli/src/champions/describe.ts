import { champions, championsWords } from '@grimrule/champions';
import type { Language } from '@grimrule/words';
import type { Standing } from '../table-game.ts';
import { costText, printed, resourcesText, statsText } from './card-line.ts';
import { CHAMPIONS_LABELS } from './labels.ts';
import type { ChampionsView } from './layout.ts';
import { record } from './layout.ts';
import { standingText } from './standing.ts';

/** A card in one line: as it is printed, or as it stands on the table. */
export function describe(
  design: number,
  language: Language,
  standing?: Standing<ChampionsView>,
): string {
  const say = CHAMPIONS_LABELS[language];
  const words = championsWords[language];
  const card = printed(design);
  const { type, faction, stage, handSize, unique, boost = 0, boostStar } = card;
  const now = standing && isOnTable(standing) ? standingText(standing, language) : null;
  if (now !== null) return [words.type(type), now].filter((part) => part !== '').join(', ');
  const cost = costText(card);
  const gives = resourcesText(card, words);
  const icons = Object.entries(card.schemeIcons ?? {}).flatMap(([icon, count]) =>
    Array<string>(count ?? 0).fill(say.icons[icon as keyof typeof say.icons]),
  );
  const parts = [
    words.type(type) + (stage === undefined ? '' : ` ${stage}`),
    faction === 'encounter' || faction === 'hero' ? '' : words.faction(faction),
    unique ? say.unique : '',
    cost === '' || cost === '–' ? '' : `${say.cost} ${cost}`,
    statsText(card, say),
    handSize === undefined ? '' : `${say.handSize} ${handSize}`,
    gives === '' ? '' : `${say.gives} ${gives}`,
    boost > 0 || boostStar ? `${say.boost} ${boost}${boostStar ? '*' : ''}` : '',
    ...icons,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function isOnTable({ view, card }: Standing<ChampionsView>): boolean {
  const known = record(view, card);
  return known !== null && champions.definition.zoneInfo(known.zone).inPlay;
}
