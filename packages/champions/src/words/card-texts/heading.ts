import type { CommonCondition } from '@grimrule/kernel';
import type { Heading, Language } from '@grimrule/words';
import type { ChampionsAbility, Condition } from '../../vocabulary/builders.ts';
import type { CallName, LevelName } from '../../vocabulary/events.ts';
import type { ChampionsFact, ChampionsWords, Form, Label } from '../../vocabulary/nodes.ts';
import { LABEL_NAMES } from '../names.ts';

interface Labels {
  readonly levels: Readonly<Record<LevelName, string>>;
  /** The label before the text; empty where the text has none. */
  readonly calls: Readonly<Record<CallName, string>>;
  readonly forms: Readonly<Record<Form, string>>;
  readonly action: string;
  readonly forcedAction: string;
  readonly resource: string;
  /** The form before a label: `Hero Action`, `Held – Aktion`. */
  readonly after: string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    levels: {
      forcedInterrupt: 'Forced Interrupt',
      interrupt: 'Interrupt',
      forcedResponse: 'Forced Response',
      response: 'Response',
    },
    calls: {
      whenRevealed: 'When Revealed',
      boost: 'Boost',
      whenDefeated: 'When Defeated',
      whenCompleted: 'When Completed',
      setup: 'Setup',
      special: 'Special',
      attach: '',
    },
    forms: { hero: 'Hero', alterEgo: 'Alter-Ego' },
    action: 'Action',
    forcedAction: 'Forced Action',
    resource: 'Resource',
    after: ' ',
  },
  de: {
    levels: {
      forcedInterrupt: 'Erzwungene Unterbrechung',
      interrupt: 'Unterbrechung',
      forcedResponse: 'Erzwungene Reaktion',
      response: 'Reaktion',
    },
    calls: {
      whenRevealed: 'Sobald aufgedeckt',
      boost: 'Boost',
      whenDefeated: 'Sobald besiegt',
      whenCompleted: 'Sobald vollendet',
      setup: 'Spielaufbau',
      special: 'Spezial',
      attach: '',
    },
    forms: { hero: 'Held', alterEgo: 'Alter Ego' },
    action: 'Aktion',
    forcedAction: 'Erzwungene Aktion',
    resource: 'Ressource',
    after: ' – ',
  },
};

/** The bold word before an ability: when it is used, in which form, and as what. */
export function headingIn(language: Language, ability: ChampionsAbility): Heading {
  const labels = LABELS[language];
  const plain = { may: false, saysCost: false, saysLimit: false, saysFacts: ['form'] };
  const unlabelled = ability.kind === 'constant' || ability.kind === 'additionalCost';
  if (unlabelled || isDoubled(ability)) return { ...plain, label: '' };
  const form = formIn(ability.when);
  const kinds = labelsIn(ability.effect).map((label) => ` (${LABEL_NAMES[language][label]})`);
  const said = [...new Set(kinds)].join('');
  if (ability.kind === 'called') {
    const call = labels.calls[ability.call];
    return { ...plain, label: `${call}${form ? ` (${labels.forms[form]})` : ''}${said}` };
  }
  const name =
    ability.kind === 'triggered' ? labels.levels[ability.level] : during(labels, ability);
  return { ...plain, label: `${form ? labels.forms[form] + labels.after : ''}${name}${said}` };
}

function during(labels: Labels, { during: window }: { readonly during: string }): string {
  if (window === 'paying') return labels.resource;
  return window === 'forced turn' ? labels.forcedAction : labels.action;
}

/** A resource card that is worth more for some cards: its text is the whole of it. */
function isDoubled(ability: ChampionsAbility): boolean {
  return 'effect' in ability && ability.effect.do === 'doubled';
}

function formIn(condition: Condition | undefined): Form | null {
  const known = condition as (CommonCondition<ChampionsWords> | ChampionsFact) | undefined;
  if (known?.fact === 'form') return known.form;
  if (known?.fact !== 'all') return null;
  return known.of.reduce<Form | null>((form, part: Condition) => form ?? formIn(part), null);
}

/** As what an effect counts: an attack, a thwart, a defense. */
function labelsIn(node: unknown): readonly Label[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'labels' in node ? (node.labels as readonly Label[]) : [];
  return [...own, ...Object.values(node).flatMap(labelsIn)];
}
