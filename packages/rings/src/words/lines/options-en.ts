import type { Option } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { OptionTexts, Speaker } from '@grimrule/words';
import { cooperativeOptionsInEnglish } from '@grimrule/words';
import { playerMeant, printedFor } from './card-names.ts';
import type { RingsVerb } from './lines.ts';
import { effectToTell } from './option-details.ts';

const card = ({ card: id = -1 }: Option, to: Speaker) => to.card(id);

export const englishOptions: OptionTexts<RingsVerb> = {
  ...cooperativeOptionsInEnglish,
  keep: () => 'Keep your hand',
  mulligan: () => 'Take a mulligan',
  use: (option, to) => `Use ${card(option, to)}${effectToTell('en', option, to)}`,
  choose(option, to) {
    const seat = playerMeant(to, option.card ?? NONE);
    if (seat === NONE) return `Choose ${card(option, to)}`;
    return to.isReader(seat) ? 'Choose yourself' : `Choose ${to.seat(seat)}`;
  },
  spend: (option, to) => `Spend 1 resource of ${card(option, to)}`,
  commit: (option, to) => `Commit ${card(option, to)}`,
  travel: (option, to) => `Travel to ${card(option, to)}`,
  // In an engagement check the enemy engages the player.
  engage: (option, to) =>
    option.value === undefined ? `Engage ${card(option, to)}` : `${card(option, to)} engages`,
  activate: (option, to) => `${card(option, to)} attacks`,
  attack: (option, to) =>
    printedFor(to, option.card ?? -1)?.type === 'Enemy'
      ? `Attack ${card(option, to)}`
      : `Attack with ${card(option, to)}`,
};
