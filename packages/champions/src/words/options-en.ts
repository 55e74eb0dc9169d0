import type { Option } from '@grimrule/kernel';
import type { OptionTexts, Speaker } from '@grimrule/words';
import { seatName } from '@grimrule/words';
import { paidIn } from './costs.ts';
import type { ChampionsVerb } from './lines.ts';
import { effectToTell, generatedIn, resourcesIn, sideIn } from './offered.ts';

const card = ({ card: id = -1 }: Option, to: Speaker) => to.card(id);

export const englishOptions: OptionTexts<ChampionsVerb> = {
  changeForm: () => 'Change form',
  endTurn: () => 'End your turn',
  ask: (option, to) => `Ask ${card(option, to)} for help`,
  play: (option, to) => `Play ${card(option, to)}`,
  use: (option, to) => `Use ${card(option, to)}${effectToTell('en', option, to)}`,
  attack: (option, to) => `Attack with ${card(option, to)}`,
  thwart: (option, to) => `Thwart with ${card(option, to)}`,
  attackIt: (option, to) => `Attack ${card(option, to)}`,
  thwartIt: (option, to) => `Thwart ${card(option, to)}`,
  recover: (option, to) => `Recover with ${card(option, to)}`,
  defend: (option, to) => `Defend with ${card(option, to)}`,
  spend: (option, to) => `Spend ${card(option, to)}${resourcesIn('en', option, to)}`,
  generate: (option, to) =>
    `Generate resources with ${card(option, to)}${generatedIn('en', option, to)}`,
  paidWith: ({ value = 0 }) => `Paid with ${paidIn('en', value)}`,
  amount: ({ value = 0 }) => `X is ${value}`,
  player: (option, to) => `${card(option, to)} (${seatName('en', option.value ?? 0)})`,
  discard: (option, to) => `Discard ${card(option, to)}`,
  activate: (option, to) => `Activate ${card(option, to)}`,
  side: ({ value = -1 }) => `Turn to ${sideIn('en', value)}`,
  relieve: (option, to) => `1 threat from ${card(option, to)}`,
  assign: (option, to) => `1 damage to ${card(option, to)}`,
};
