import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  action,
  andThen,
  attack,
  both,
  CAUSE,
  cancel,
  cardIs,
  change,
  choose,
  constant,
  damage,
  discardThis,
  doubledFor,
  enemyAttacks,
  exhaustThis,
  heal,
  inForm,
  interrupt,
  marked,
  query,
  ready,
  response,
  reveal,
  SUBJECT,
  same,
  sequence,
  spend,
  statOf,
  treachery,
  useCounter,
  villain,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Black Widow (Natasha Romanoff)
  '01075': text(
    interrupt(
      'revealing',
      marked('fromDeck'),
      andThen(cancel('card'), reveal(query('encounterDeckTop'))),
      { cost: sequence(exhaustThis, spend('mental')) },
    ),
  ),
  // Luke Cage
  '01076': text(),
  // Counter-Punch
  // It is an attack: a guard protects the villain from it.
  '01077': text(
    response(
      'defended',
      aboutYou,
      attack(choose(query('attackable', same(CAUSE)), (foe) => damage(statOf('atk', you), foe))),
      { form: 'hero' },
    ),
  ),
  // Get Behind Me!
  // The attack takes the place of the effects: where they are canceled already, there is none.
  '01078': text(
    interrupt(
      'revealing',
      both(cardIs(SUBJECT, treachery), marked('fromDeck')),
      andThen(cancel('whenRevealed'), enemyAttacks(villain)),
      { form: 'hero' },
    ),
  ),
  // The Power of Protection
  '01079': text(doubledFor('protection')),
  // Med Team
  '01080': text(
    action(
      choose(query('friendlies'), (friend) => heal(2, friend)),
      { cost: useCounter('medical') },
    ),
  ),
  // Armored Vest
  '01081': text(constant(change('def', yourIdentity, 1, inForm('hero')))),
  // Indomitable
  '01082': text(response('defended', aboutYou, ready(you), { form: 'hero', cost: discardThis })),
};
