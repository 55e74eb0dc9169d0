import type { Option } from '@grimrule/kernel';
import type { OptionTexts, Speaker } from '@grimrule/words';
import { cooperativeOptionsInEnglish, seatName } from '@grimrule/words';
import { paidIn } from './costs.ts';
import type { ChampionsVerb } from './lines.ts';
import { effectToTell, generatedIn, resourcesIn, sideIn } from './option-details.ts';

const card = ({ card: id = -1 }: Option, to: Speaker) => to.card(id);

export const englishOptions: OptionTexts<ChampionsVerb> = {
  ...cooperativeOptionsInEnglish,
  changeForm: () => 'Change form',
  endTurn: () => 'End your turn',
  ask: (option, to) => `Ask ${card(option, to)} for help`,
  use: (option, to) => `Use ${card(option, to)}${effectToTell('en', option, to)}`,
  attack: (option, to) => `Attack with ${card(option, to)}`,
  thwart: (option, to) => `Thwart with ${card(option, to)}`,
  attackIt: (option, to) => `Attack ${card(option, to)}`,
  thwartIt: (option, to) => `Thwart ${card(option, to)}`,
  recover: (option, to) => `Recover with ${card(option, to)}`,
  spend: (option, to) => `Spend ${card(option, to)}${resourcesIn('en', option, to)}`,
  generate: (option, to) =>
    `Generate resources with ${card(option, to)}${generatedIn('en', option, to)}`,
  paidWith: ({ value = 0 }) => `Paid with ${paidIn('en', value)}`,
  player: (option, to) => `${card(option, to)} (${seatName('en', option.value ?? 0)})`,
  activate: (option, to) => `Activate ${card(option, to)}`,
  side: ({ value = -1 }) => `Turn to ${sideIn('en', value)}`,
  relieve: (option, to) => `Remove 1 threat from ${card(option, to)}`,
  assign: (option, to) => `Assign 1 damage to ${card(option, to)}`,
};
