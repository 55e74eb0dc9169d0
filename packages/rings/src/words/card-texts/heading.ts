import type { Heading, Language } from '@grimrule/words';
import type { RingsAbility } from '../../vocabulary/builders.ts';
import type { CallName, LevelName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/nodes.ts';
import { isPhase } from '../../vocabulary/nodes.ts';

interface Labels {
  readonly levels: Readonly<Record<LevelName, string>>;
  /** The label before the text; empty where the text has none. */
  readonly calls: Readonly<Record<CallName, string>>;
  readonly action: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly everybody: string;
  readonly fromHand: string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    levels: {
      cancel: 'Response',
      forcedWhen: 'Forced',
      when: 'Response',
      forcedAfter: 'Forced',
      after: 'Response',
    },
    calls: {
      whenRevealed: 'When Revealed',
      shadow: 'Shadow',
      setup: 'Setup',
      travel: 'Travel',
      attach: '',
      resolution: 'Resolution',
    },
    action: 'Action',
    phases: {
      resource: 'Resource Action',
      planning: 'Planning Action',
      quest: 'Quest Action',
      travel: 'Travel Action',
      encounter: 'Encounter Action',
      combat: 'Combat Action',
      refresh: 'Refresh Action',
    },
    everybody: 'any player, once per round each',
    fromHand: 'from your hand',
  },
  de: {
    levels: {
      cancel: 'Reaktion',
      forcedWhen: 'Erzwungen',
      when: 'Reaktion',
      forcedAfter: 'Erzwungen',
      after: 'Reaktion',
    },
    calls: {
      whenRevealed: 'Wenn aufgedeckt',
      shadow: 'Schatten',
      setup: 'Vorbereitung',
      travel: 'Reise',
      attach: '',
      resolution: 'Auflösung',
    },
    action: 'Aktion',
    phases: {
      resource: 'Ressourcen-Aktion',
      planning: 'Planungs-Aktion',
      quest: 'Abenteuer-Aktion',
      travel: 'Reise-Aktion',
      encounter: 'Begegnungs-Aktion',
      combat: 'Kampf-Aktion',
      refresh: 'Auffrischungs-Aktion',
    },
    everybody: 'jeder Spieler einmal pro Runde',
    fromHand: 'von deiner Hand',
  },
};

/** The bold word before an ability: when it is used, in which phase, and by whom. */
export function headingIn(language: Language, ability: RingsAbility, isEvent: boolean): Heading {
  const labels = LABELS[language];
  const plain = { may: false, saysCost: false, saysLimit: false };
  switch (ability.kind) {
    case 'constant':
    case 'additionalCost':
      return { ...plain, label: '' };
    case 'called':
      return { ...plain, label: labels.calls[ability.call] };
    case 'triggered': {
      // An event is always played from the hand.
      const away = ability.from === 'hand' && !isEvent ? ` (${labels.fromHand})` : '';
      return { ...plain, label: labels.levels[ability.level] + away };
    }
    case 'action': {
      const { during } = ability;
      const name = isPhase(during) ? labels.phases[during] : labels.action;
      const who = during === 'anyone' ? ` (${labels.everybody})` : '';
      return { ...plain, label: name + who };
    }
  }
}
