import type { Ref } from '@grimrule/kernel';
import { action, THIS } from '@grimrule/kernel';
import {
  all,
  both,
  bothDiscardHands,
  box,
  change,
  choose,
  damage,
  damageAtOnce,
  damageChosen,
  enemies,
  exists,
  healChosen,
  itself,
  location,
  mine,
  oneOfYours,
  permanent,
  query,
  score,
  theyDiscard,
  whenever,
  yourEvent,
  yours,
} from '../vocabulary/builders.ts';
import type { DuelAbility, DuelEffect } from '../vocabulary/nodes.ts';
import { artefact } from './card.ts';

/** Used once, in any of your turns; then it goes back to the box. */
function once(effect: DuelEffect): DuelAbility {
  return action('turn', effect, { cost: box(THIS) });
}

/** May be used once in each of your play phases. */
function eachPlayPhase(effect: DuelEffect): DuelAbility {
  return action('play', effect, { limit: { times: 1, per: 'turn' } });
}

const boxed = (card: Ref): DuelEffect => box(card);

export const artefacts = [
  artefact(
    { en: 'Eye of Agamotto', de: 'Auge von Agamotto' },
    once(choose(query('theirArtefacts'), boxed)),
  ),
  artefact('Darkhold', once(damageAtOnce({ amount: 2, to: enemies }, { amount: 1, to: yours }))),
  artefact({ en: 'Ebony Blade', de: 'Ebenholzklinge' }, eachPlayPhase(damageChosen(1))),
  artefact(
    { en: 'Eternal Flame', de: 'Ewige Flamme' },
    whenever('defeated', oneOfYours, damageChosen(1), 'optional'),
  ),
  artefact({ en: 'Cosmic Cube', de: 'Kosmischer Würfel' }, permanent(change('waivedAny', mine, 1))),
  artefact('Lifeline Tablet', eachPlayPhase(healChosen(1))),
  artefact({ en: 'Norn Stones', de: 'Nornsteine' }, permanent(change('drawn', itself, 1))),
  artefact(
    { en: 'Casket of Ancient Winters', de: 'Schatulle des ewigen Winters' },
    once(bothDiscardHands),
  ),
  artefact(
    { en: 'Staff of Watoomb', de: 'Stab von Watoomb' },
    whenever('turnBegins', both(yourEvent, exists(yours, 3)), score(1)),
  ),
  artefact('Tactigon', once(damage(1, enemies))),
  artefact("Warlock's Eye", whenever('mainPlayed', yourEvent, theyDiscard(1))),
  artefact(
    { en: 'Ten Rings', de: 'Zehn Ringe' },
    permanent(change('waived', all(mine, location), 1), change('points', all(mine, location), 1)),
  ),
];
