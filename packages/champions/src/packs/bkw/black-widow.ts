import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  alterEgoAction,
  attack,
  attackEnemy,
  both,
  cancel,
  cancelBoost,
  cardIs,
  change,
  choose,
  constant,
  count,
  damage,
  damageEnemy,
  discard,
  discardThis,
  draw,
  exhaustThis,
  give,
  heroAction,
  inForm,
  interrupt,
  itself,
  keep,
  minion,
  mostPrinted,
  obligation,
  oncePerPhase,
  otherwise,
  query,
  ready,
  removeThreat,
  resourceFor,
  response,
  SUBJECT,
  same,
  sequence,
  statAtLeast,
  surge,
  thwart,
  thwartable,
  times,
  toHand,
  trait,
  treachery,
  villain,
  wherever,
  you,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const preparation = trait('Preparation');

const preparationUsed = both(yourEvent, cardIs(SUBJECT, preparation));

export const blackWidowTexts: TextBoxes = {
  // Black Widow
  '08001a': text(response('abilityResolved', preparationUsed, damageEnemy(1))),
  // Natasha Romanoff
  '08001b': text(
    response('played', both(yourEvent, cardIs(SUBJECT, preparation)), draw(1), {
      limit: oncePerPhase,
    }),
  ),
  // Winter Soldier (Bucky Barnes)
  '08002': text(wherever(change('cost', itself, times(count(query('yours', preparation)), -1)))),
  // Covert Ops
  '08003': text(
    action(
      thwart(
        sequence(
          choose(thwartable, (scheme) => removeThreat(4, scheme)),
          give('confused', villain),
        ),
      ),
    ),
  ),
  // Dance of Death
  '08004': text(heroAction(sequence(attackEnemy(1), attackEnemy(2), attackEnemy(3)))),
  // Safe House #29
  '08005': text(
    alterEgoAction(
      choose(query('yourDiscard', preparation), (card) => toHand(card)),
      { cost: exhaustThis },
    ),
  ),
  // Attacrobatics
  '08006': text(
    interrupt(
      'boosting',
      cardIs(SUBJECT, statAtLeast('boostIcons', 1)),
      attack(keep(cancelBoost, (_card, _howMany, icons) => damage(icons, villain))),
      { form: 'hero', cost: discardThis },
    ),
  ),
  // Black Widow's Gauntlet
  '08007': text(resourceFor(preparation, ['wild'], { cost: exhaustThis })),
  // Grappling Hook
  '08008': text(
    interrupt('revealing', both(yourEvent, cardIs(SUBJECT, treachery)), cancel('card'), {
      form: 'hero',
      cost: discardThis,
    }),
  ),
  // Synth-Suit
  '08009': text(
    constant(change('def', yourIdentity, 1, inForm('hero'))),
    response('abilityResolved', preparationUsed, ready(you), { form: 'hero', cost: exhaustThis }),
  ),
  // Widow's Bite
  '08010': text(
    response(
      'entered',
      cardIs(SUBJECT, minion),
      attack(
        choose(query('attackable', same(SUBJECT)), (foe) =>
          sequence(damage(2, foe), give('stunned', foe)),
        ),
      ),
      { form: 'hero', cost: discardThis },
    ),
  ),
  // Burn Notice
  '08025': text(
    obligation(
      sequence(
        otherwise(
          choose(
            query('yours', mostPrinted('cost', query('yours', trait('Preparation')))),
            discard,
          ),
          surge,
        ),
        discardThis,
      ),
    ),
  ),
};
