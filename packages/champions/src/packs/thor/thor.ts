import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  action,
  afterCost,
  alterEgoAction,
  any,
  attack,
  attackable,
  attackGains,
  change,
  choose,
  constant,
  damage,
  discard,
  discardThis,
  discardUntil,
  draw,
  engagedWith,
  exhaust,
  exhaustThis,
  gains,
  gainsTrait,
  give,
  heroAction,
  inForm,
  itself,
  keep,
  lasting,
  minion,
  obligation,
  oncePerPhase,
  oncePerRound,
  putIntoPlay,
  query,
  ready,
  resource,
  response,
  same,
  search,
  sequence,
  shuffle,
  spendX,
  thwartScheme,
  titled,
  toHand,
  trait,
  villain,
  when,
  you,
  youAre,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const mjolnir = query('yours', titled('Mjolnir'));

export const thorTexts: TextBoxes = {
  // Thor
  '06001a': text(response('engaged', yourEvent, draw(2), { limit: oncePerPhase })),
  // Odinson
  '06001b': text(
    action(
      sequence(
        search(query('yourDeckAndDiscard', titled('Mjolnir')), (found) => toHand(found)),
        shuffle('yours'),
      ),
      { limit: oncePerRound },
    ),
  ),
  // Lady Sif
  '06002': text(
    response(
      'entered',
      aboutThis,
      choose(query('players', any(titled('Thor'), titled('Odinson'))), (one) => ready(one)),
    ),
  ),
  // Defender of the Nine Realms
  '06003': text(
    heroAction(thwartScheme(3), {
      cost: keep(discardUntil(minion), (found) => putIntoPlay(found)),
    }),
  ),
  // For Asgard!
  '06004': text(
    alterEgoAction(
      sequence(
        search(query('yourDeckAndDiscard', trait('Asgard')), (found) => toHand(found)),
        shuffle('yours'),
      ),
    ),
  ),
  // Hammer Throw
  '06005': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(attackGains('overkill'), damage(8, foe), toHand(mjolnir)),
        ),
      ),
      { cost: exhaust(mjolnir) },
    ),
  ),
  // Lightning Strike
  '06006': text(
    heroAction(
      afterCost((_paid, _howMany, energy) =>
        sequence(
          when(youAre('Aerial'), lasting('event', gains('ignoresTough', itself))),
          damage(energy, query('enemies', any(same(villain), engagedWith(you)))),
        ),
      ),
      { cost: spendX('energy') },
    ),
  ),
  // Asgard
  '06007': text(constant(change('handSize', yourIdentity, 1))),
  // God of Thunder
  '06008': text(resource(['energy'], { form: 'hero', cost: exhaustThis })),
  // Mjolnir
  '06009': text(
    constant(
      change('atk', yourIdentity, 1, inForm('hero')),
      gainsTrait('Aerial', yourIdentity, inForm('hero')),
    ),
  ),
  // Thor's Helmet
  '06010': text(constant(change('hitPoints', yourIdentity, 5))),
  // Odin's Anger
  '06026': text(
    obligation(
      sequence(
        discard(query('yourHand', titled('Mjolnir'))),
        discard(query('yours', titled('Mjolnir'))),
        give('stunned', you),
        discardThis,
      ),
    ),
  ),
};
