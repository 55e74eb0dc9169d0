import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  ally,
  any,
  both,
  cardIs,
  change,
  constant,
  damage,
  discardThis,
  draw,
  engagedWith,
  exhaustThis,
  give,
  heal,
  heroAction,
  marked,
  minion,
  putIntoPlay,
  query,
  ready,
  removeFromCampaign,
  response,
  SUBJECT,
  same,
  search,
  sequence,
  shuffle,
  THIS,
  type,
  villain,
  you,
  yourEvent,
  yourHero,
  yourIdentity,
} from '../../vocabulary/builders.ts';

/** A card that is used up leaves the campaign as well. */
const usedUp = { cost: sequence(discardThis, removeFromCampaign(THIS)) };

const moreHitPoints = (by: number) => change('hitPoints', yourIdentity, by);

const morePower = (power: 'thw' | 'atk' | 'def') => change(power, same(yourHero), 1);

const thwarting = constant(moreHitPoints(2), morePower('thw'));

const attacking = constant(moreHitPoints(1), morePower('atk'));

const defending = constant(moreHitPoints(3), morePower('def'));

const recovering = constant(
  moreHitPoints(4),
  change('rec', same(query('you', type('alter_ego'))), 1),
);

export const hydraCampTexts: TextBoxes = {
  // Adrenal Stims
  '04155': text(heroAction(sequence(ready(yourHero), heal(5, yourHero)), usedUp)),
  // Tactical Scanner
  '04156': text(heroAction(draw(5), usedUp)),
  // Emergency Teleporter
  '04157': text(
    heroAction(
      sequence(
        search(query('yourDeckAndDiscard', ally), (found) =>
          sequence(putIntoPlay(found), give('tough', found)),
        ),
        shuffle('yours'),
      ),
      usedUp,
    ),
  ),
  // Laser Cannon
  '04158': text(
    heroAction(damage(5, query('enemies', any(same(villain), engagedWith(you)))), usedUp),
  ),
  // Basic Thwart Upgrade
  '04159a': text(thwarting),
  // Improved Thwart Upgrade
  '04159b': text(
    thwarting,
    response('defeated', both(cardIs(SUBJECT, type('side_scheme')), yourEvent), draw(1), {
      cost: exhaustThis,
    }),
  ),
  // Basic Attack Upgrade
  '04160a': text(attacking),
  // Improved Attack Upgrade
  '04160b': text(
    attacking,
    response('defeated', both(cardIs(SUBJECT, minion), yourEvent), draw(1), {
      cost: exhaustThis,
      form: 'hero',
    }),
  ),
  // Basic Defense Upgrade
  '04161a': text(defending),
  // Improved Defense Upgrade
  '04161b': text(
    defending,
    response('defended', aboutYou, draw(1), { cost: exhaustThis, form: 'hero' }),
  ),
  // Basic Recovery Upgrade
  '04162a': text(recovering),
  // Improved Recovery Upgrade
  '04162b': text(
    recovering,
    response('powerUsed', both(aboutYou, marked('rec')), draw(1), { cost: exhaustThis }),
  ),
};
