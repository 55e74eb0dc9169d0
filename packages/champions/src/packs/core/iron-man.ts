import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  all,
  alterEgoAction,
  as,
  attack,
  attackable,
  attackEnemy,
  capAt,
  change,
  choose,
  constant,
  count,
  damage,
  discard,
  discardTop,
  enemies,
  exhaustThis,
  gainsTrait,
  heroAction,
  ifElse,
  keep,
  lasting,
  lookAtTop,
  not,
  oncePerRound,
  players,
  query,
  ready,
  removeThreat,
  resourceLike,
  resourcesOn,
  same,
  sequence,
  spend,
  sum,
  THIS,
  thwart,
  thwartable,
  times,
  toHand,
  topmost,
  trait,
  upgrade,
  when,
  you,
  youAre,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const techUpgrades = query('yourDiscard', all(upgrade, trait('Tech')));

export const ironManTexts: TextBoxes = {
  // Iron Man
  '01029a': text(
    constant(
      change('handSize', yourIdentity, count(query('yours', all(upgrade, trait('Tech'))))),
      capAt('handSize', yourIdentity, 7),
    ),
  ),
  // Tony Stark
  '01029b': text(
    action(
      keep(lookAtTop(3, query('yourDeck')), (seen) =>
        choose(query(seen), (taken) =>
          sequence(toHand(taken), discard(query(seen, not(same(taken))))),
        ),
      ),
      { limit: oncePerRound },
    ),
  ),
  // War Machine (James Rhodes)
  '01030': text(action(damage(1, enemies), { cost: sequence(exhaustThis, damage(2, THIS)) })),
  // Repulsor Blast
  // All of the damage is dealt at once (FAQ), so a tough card prevents all of it.
  '01031': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          keep(discardTop('yours', 5), (discarded) =>
            damage(sum(1, times(resourcesOn('energy', discarded), 2)), foe),
          ),
        ),
      ),
    ),
  ),
  // Supersonic Punch
  '01032': text(heroAction(attackEnemy(ifElse(youAre('Aerial'), 8, 4)))),
  // Pepper Potts
  '01033': text(resourceLike(query('yourDiscardTop'), { cost: exhaustThis })),
  // Stark Tower
  '01034': text(
    alterEgoAction(
      choose(players, (player) => as(player, toHand(query('yourDiscard', topmost(techUpgrades))))),
      { cost: exhaustThis },
    ),
  ),
  // Arc Reactor
  '01035': text(heroAction(ready(you), { cost: exhaustThis })),
  // Mark V Armor
  '01036': text(constant(change('hitPoints', yourIdentity, 6))),
  // Mark V Helmet
  '01037': text(
    heroAction(
      thwart(
        when(
          youAre('Aerial'),
          removeThreat(1, thwartable),
          choose(thwartable, (scheme) => removeThreat(1, scheme)),
        ),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Powered Gauntlets
  '01038': text(heroAction(attackEnemy(ifElse(youAre('Aerial'), 2, 1)), { cost: exhaustThis })),
  // Rocket Boots
  '01039': text(
    constant(change('hitPoints', yourIdentity, 1)),
    heroAction(lasting('phase', gainsTrait('Aerial', yourIdentity)), {
      cost: sequence(exhaustThis, spend('mental')),
    }),
  ),
};
