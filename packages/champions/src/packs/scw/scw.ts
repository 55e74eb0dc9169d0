import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  all,
  alter,
  alterEgoAction,
  alterTo,
  atLeast,
  attack,
  attackable,
  boostIconsOn,
  boostStar,
  cancel,
  cardIs,
  choose,
  chooseSome,
  count,
  countBoost,
  damage,
  damageEnemy,
  discard,
  discardThis,
  discardTop,
  draw,
  each,
  either,
  exhaustThis,
  give,
  heroAction,
  ifElse,
  inPlay,
  interrupt,
  keep,
  known,
  lookAtTop,
  mainScheme,
  marked,
  not,
  obligation,
  oncePerPhase,
  oncePerRound,
  placeThreat,
  playForFree,
  printed,
  query,
  ready,
  removeThreatFromScheme,
  SUBJECT,
  same,
  sequence,
  sum,
  THIS,
  toDeckBottom,
  toHand,
  type,
  when,
} from '../../vocabulary/builders.ts';

const playable = type('ally', 'event', 'support', 'upgrade', 'player_side_scheme');

const anyStatus = choose(query('characters'), (who) =>
  either(give('stunned', who), give('confused', who), give('tough', who)),
);

export const scwTexts: TextBoxes = {
  // Scarlet Witch
  '15001a': text(
    interrupt(
      'wouldCountBoost',
      null,
      keep(discardTop('encounter', 1), (discarded) => alterTo(boostIconsOn(discarded))),
      { limit: oncePerPhase },
    ),
  ),
  // Wanda Maximoff
  '15001b': text(
    action(draw(ifElse(inPlay(known('Pietro Maximoff')), 3, 2)), {
      cost: chooseSome(2, 2, query('yourHand'), discard),
      limit: oncePerRound,
    }),
  ),
  // Quicksilver (Pietro Maximoff)
  '15002': text(action(ready(THIS), { limit: oncePerPhase })),
  // Chaos Magic
  '15003': text(
    heroAction(
      choose(query('yourHand', playable), (chosen) =>
        sequence(playForFree(chosen), discardTop('encounter', printed('cost', chosen))),
      ),
    ),
  ),
  // Hex Bolt
  // All three cards are discarded before the first one does anything (FAQ).
  '15004': text(
    heroAction(
      keep(discardTop('encounter', 3), (discarded) =>
        each(discarded, (one) =>
          keep(countBoost(one), (_counted, _howMany, icons) =>
            when(
              atLeast(icons, 3),
              anyStatus,
              when(
                atLeast(icons, 2),
                draw(1),
                when(atLeast(icons, 1), removeThreatFromScheme(2), damageEnemy(2)),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
  // Molecular Decay
  // Additional damage is dealt at the same time as the rest.
  '15005': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          keep(discardTop('encounter', 2), (discarded) =>
            keep(countBoost(discarded), (_counted, _howMany, icons) => damage(sum(5, icons), foe)),
          ),
        ),
      ),
    ),
  ),
  // Warp Reality
  '15006': text(
    interrupt(
      'revealing',
      marked('fromDeck'),
      sequence(
        cancel('card'),
        keep(countBoost(SUBJECT), (_counted, _howMany, icons) => discardTop('encounter', icons)),
      ),
      { form: 'hero' },
    ),
  ),
  // Agatha Harkness
  '15007': text(
    alterEgoAction(
      keep(lookAtTop(3, query('yourDeck')), (seen) =>
        choose(query(seen), (taken) =>
          sequence(toHand(taken), toDeckBottom(query(seen, not(same(taken))))),
        ),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Magic Shield
  '15008': text(
    interrupt(
      'wouldTake',
      cardIs(SUBJECT, all(type('hero', 'alter_ego', 'ally'), same(query('friendlies')))),
      alter(-3),
      {
        form: 'hero',
        cost: discardThis,
      },
    ),
  ),
  // Scarlet Witch's Crest
  '15009': text(
    interrupt('countingBoost', null, either(alter(1), alter(-1)), { cost: exhaustThis }),
  ),
  // Slipping Sanity
  '15023': text(
    obligation(
      sequence(
        keep(discardTop('encounter', 5), (discarded) =>
          placeThreat(count(query(discarded, boostStar)), mainScheme),
        ),
        discardThis,
      ),
    ),
  ),
};
