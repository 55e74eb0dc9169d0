import type { Option } from '@grimrule/kernel';
import type { Language, Speaker } from '@grimrule/words';
import { printed } from '../../cards/designs.ts';
import type { Effect } from '../../vocabulary/builders.ts';
import type { ChampionsAct, Resource } from '../../vocabulary/nodes.ts';
import { RESOURCES } from '../../vocabulary/nodes.ts';
import { championsEffect } from '../card-texts/text-box.ts';
import { RESOURCE_NAMES, traitName } from '../names.ts';
import { printedFor } from './card-names.ts';

/** The resources of a spent card: ` (2 energy)`. */
export function resourcesIn(language: Language, { card = -1 }: Option, to: Speaker): string {
  const given = printedFor(to, card)?.resources ?? {};
  return inBrackets(language, (resource) => given[resource] ?? 0);
}

/** The resources of a resource ability, if they are fixed or printed on the chosen card. */
export function generatedIn(language: Language, option: Option, to: Speaker): string {
  if (option.value !== undefined) return resourcesIn(language, option, to);
  const act = actionOf(option, to)?.effect as ChampionsAct | undefined;
  const given = act?.do === 'generate' ? act.resources : [];
  return inBrackets(language, (resource) => given.filter((each) => each === resource).length);
}

function inBrackets(language: Language, count: (resource: Resource) => number): string {
  const names = RESOURCE_NAMES[language];
  const given = RESOURCES.flatMap((resource) => {
    if (count(resource) === 0) return [];
    return count(resource) === 1 ? [names[resource]] : [`${count(resource)} ${names[resource]}`];
  });
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
}

/** The effect of an action, if the card has several to choose from. */
export function effectToTell(language: Language, option: Option, to: Speaker): string {
  const card = printedFor(to, option.card ?? -1);
  const used = actionOf(option, to);
  const actions = card?.abilities.filter(({ kind }) => kind === 'action') ?? [];
  if (!used || actions.length < 2) return '';
  // Abilities of a card of Champions have effects of Champions.
  return `: ${championsEffect(language, used.effect as Effect, card)}`;
}

/** A side of a card. Two of them may have the same name, but not the same traits. */
export function sideIn(language: Language, side: number): string {
  const { name, nameDe, traits = [] } = printed(side);
  const told = traits.map((trait) => traitName(language, trait)).join(', ');
  return `${language === 'en' ? name : nameDe} (${told})`;
}

function actionOf({ card = -1, ability = -1 }: Option, to: Speaker) {
  const found = printedFor(to, card)?.abilities[ability];
  return found?.kind === 'action' ? found : undefined;
}
