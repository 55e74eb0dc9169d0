import type { Option } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { OptionTexts, Speaker } from '@grimrule/words';
import { playerMeant, printedFor } from './called.ts';
import type { RingsVerb } from './lines.ts';
import { effectToTell } from './offered.ts';

const card = ({ card: id = -1 }: Option, to: Speaker) => to.card(id);

export const englishOptions: OptionTexts<RingsVerb> = {
  keep: () => 'Keep your hand',
  mulligan: () => 'Take a mulligan',
  play: (option, to) => `Play ${card(option, to)}`,
  use: (option, to) => `Use ${card(option, to)}${effectToTell('en', option, to)}`,
  choose(option, to) {
    const seat = playerMeant(to, option.card ?? NONE);
    if (seat === NONE) return `Choose ${card(option, to)}`;
    return to.isReader(seat) ? 'Choose yourself' : `Choose ${to.seat(seat)}`;
  },
  amount: ({ value = 0 }) => `X is ${value}`,
  spend: (option, to) => `Spend 1 resource of ${card(option, to)}`,
  commit: (option, to) => `Commit ${card(option, to)}`,
  travel: (option, to) => `Travel to ${card(option, to)}`,
  // In an engagement check it is the enemy who comes.
  engage: (option, to) =>
    option.value === undefined ? `Engage ${card(option, to)}` : `${card(option, to)} engages`,
  activate: (option, to) => `${card(option, to)} attacks`,
  defend: (option, to) => `Defend with ${card(option, to)}`,
  attack: (option, to) =>
    printedFor(to, option.card ?? -1)?.type === 'Enemy'
      ? `Attack ${card(option, to)}`
      : `Attack with ${card(option, to)}`,
  discard: (option, to) => `Discard ${card(option, to)}`,
};
