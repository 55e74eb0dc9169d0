import type { Option } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Case, OptionTexts, Speaker } from '@grimrule/words';
import { cooperativeOptionsInGerman } from '@grimrule/words';
import { playerMeant, printedFor } from './card-names.ts';
import type { RingsVerb } from './lines.ts';
import { effectToTell } from './option-details.ts';

const card = ({ card: id = -1 }: Option, to: Speaker, form: Case) => to.card(id, form);

export const germanOptions: OptionTexts<RingsVerb> = {
  ...cooperativeOptionsInGerman,
  keep: () => 'Starthand behalten',
  mulligan: () => 'Mulligan nehmen',
  use: (option, to) => `${card(option, to, 'accusative')} nutzen${effectToTell('de', option, to)}`,
  choose(option, to) {
    const seat = playerMeant(to, option.card ?? NONE);
    if (seat === NONE) return `${card(option, to, 'accusative')} wählen`;
    return to.isReader(seat) ? 'Dich selbst wählen' : `${to.seat(seat)} wählen`;
  },
  spend: (option, to) => `1 Ressource von ${card(option, to, 'dative')} ausgeben`,
  commit: (option, to) => `${card(option, to, 'nominative')} stellt sich dem Abenteuer`,
  travel: (option, to) => `Zu ${card(option, to, 'dative')} reisen`,
  // In an engagement check the enemy engages the player.
  engage: (option, to) =>
    option.value === undefined
      ? `${card(option, to, 'accusative')} in einen Kampf verwickeln`
      : `${card(option, to, 'nominative')} verwickelt in einen Kampf`,
  activate: (option, to) => `${card(option, to, 'nominative')} greift an`,
  attack: (option, to) =>
    printedFor(to, option.card ?? -1)?.type === 'Enemy'
      ? `${card(option, to, 'accusative')} angreifen`
      : `Mit ${card(option, to, 'dative')} angreifen`,
};
