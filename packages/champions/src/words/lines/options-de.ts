import type { Option } from '@grimrule/kernel';
import type { Case, OptionTexts, Speaker } from '@grimrule/words';
import { cooperativeOptionsInGerman, seatName } from '@grimrule/words';
import { paidIn } from './costs.ts';
import type { ChampionsVerb } from './lines.ts';
import { effectToTell, generatedIn, resourcesIn, sideIn } from './option-details.ts';

const card = ({ card: id = -1 }: Option, to: Speaker, form: Case) => to.card(id, form);

export const germanOptions: OptionTexts<ChampionsVerb> = {
  ...cooperativeOptionsInGerman,
  changeForm: () => 'Gestalt wechseln',
  endTurn: () => 'Zug beenden',
  ask: (option, to) => `${card(option, to, 'accusative')} um Hilfe bitten`,
  use: (option, to) => `${card(option, to, 'accusative')} nutzen${effectToTell('de', option, to)}`,
  attack: (option, to) => `Mit ${card(option, to, 'dative')} angreifen`,
  attackIt: (option, to) => `${card(option, to, 'accusative')} angreifen`,
  thwartIt: (option, to) => `Gegen ${card(option, to, 'accusative')} Widerstand leisten`,
  thwart: (option, to) => `Mit ${card(option, to, 'dative')} Widerstand leisten`,
  recover: (option, to) => `Mit ${card(option, to, 'dative')} Erholung nutzen`,
  spend: (option, to) =>
    `${card(option, to, 'accusative')} ausgeben${resourcesIn('de', option, to)}`,
  generate: (option, to) =>
    `Mit ${card(option, to, 'dative')} Ressourcen erzeugen${generatedIn('de', option, to)}`,
  paidWith: ({ value = 0 }) => `Bezahlt mit ${paidIn('de', value)}`,
  player: (option, to) =>
    `${card(option, to, 'nominative')} (${seatName('de', option.value ?? 0)})`,
  activate: (option, to) => `${card(option, to, 'accusative')} aktivieren`,
  side: ({ value = -1 }) => `Zu ${sideIn('de', value)} umdrehen`,
  relieve: (option, to) => `1 Bedrohung von ${card(option, to, 'dative')} entfernen`,
  assign: (option, to) => `${card(option, to, 'dative')} 1 Schaden zuteilen`,
};
