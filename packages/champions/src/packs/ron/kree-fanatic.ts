import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  as,
  attach,
  attachTo,
  attackGains,
  boost,
  both,
  CAUSE,
  cannot,
  cardIs,
  change,
  choose,
  constant,
  deal,
  dealThese,
  discardThis,
  discardTop,
  enemyActivates,
  engage,
  exists,
  forcedInterrupt,
  forcedResponse,
  heroes,
  itself,
  keep,
  lasting,
  later,
  least,
  mainScheme,
  marked,
  ofSet,
  placeThreat,
  putIntoPlay,
  query,
  SUBJECT,
  same,
  surge,
  THIS,
  titled,
  type,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const ronan = query('minions', titled('Ronan the Accuser'));

export const kreeFanaticTexts: TextBoxes = {
  // Ronan the Accuser
  '90001': text(
    constant(cannot('cannotBeStunned', itself)),
    forcedInterrupt(
      'villainPhaseBegins',
      null,
      choose(query('heroes', least('remaining', heroes)), (hero) => engage(THIS, hero), 'first'),
    ),
    boost(putIntoPlay(THIS)),
  ),
  // Judge, Jury, Executioner
  '90002': text(
    forcedResponse(
      'defeated',
      both(
        cardIs(SUBJECT, type('hero', 'alter_ego', 'ally')),
        cardIs(CAUSE, type('villain', 'minion')),
        marked('attack'),
      ),
      placeThreat(2, mainScheme),
    ),
    boost(putIntoPlay(THIS)),
  ),
  // The Accused
  '90003': text(
    attachTo(you),
    forcedInterrupt(
      'attacking',
      both(aboutHost, cardIs(CAUSE, type('villain', 'minion'))),
      lasting('attack', change('atk', same(CAUSE), 1)),
    ),
    forcedResponse('defeated', cardIs(SUBJECT, titled('Ronan the Accuser')), discardThis),
    boost(attach(THIS, you)),
  ),
  // Bring the Hammer Down
  '90004': text(
    whenRevealed(when(exists(ronan), enemyActivates(ronan), surge)),
    boost(
      later(
        'activationEnds',
        when(exists(query('defeatedByAttack')), as(query('firstPlayer'), deal(1))),
      ),
    ),
  ),
  // You Dare Oppose Me?
  '90005': text(
    whenRevealed(
      keep(discardTop('encounter', 5), (discarded) =>
        dealThese(query(discarded, ofSet('kree_fanatic'))),
      ),
    ),
    boost(attackGains('overkill')),
  ),
};
