import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  action,
  alterEgoAction,
  aspectCard,
  attackEnemy,
  both,
  cardIs,
  change,
  choose,
  controlledBy,
  discardThis,
  divideThwart,
  draw,
  either,
  enemies,
  exhaustThis,
  faction,
  gainsTrait,
  give,
  heal,
  heroAction,
  interrupt,
  keep,
  lasting,
  lookAtTop,
  mainScheme,
  obligation,
  oncePerRound,
  placeThreat,
  players,
  query,
  ready,
  resourceFor,
  response,
  SUBJECT,
  sequence,
  shuffle,
  thwart,
  thwartable,
  toHand,
  you,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const oneMore = sequence(
  lasting('round', change('thw', yourIdentity, 1)),
  lasting('round', change('atk', yourIdentity, 1)),
  lasting('round', change('def', yourIdentity, 1)),
);

/** Once per round for each aspect: each has an ability of its own. */
const agility = (aspect: string) =>
  interrupt('playing', both(yourEvent, cardIs(SUBJECT, faction(aspect))), oneMore, {
    limit: oncePerRound,
  });

export const spiderWomanTexts: TextBoxes = {
  // Spider-Woman
  '04031a': text(
    agility('aggression'),
    agility('justice'),
    agility('leadership'),
    agility('protection'),
  ),
  // Jessica Drew
  // A second deck of a player has its top card face up anyway.
  '04031b': text(
    action(
      either(
        lookAtTop(1, query('encounterDeck')),
        choose(players, (player) => lookAtTop(1, query('deckTops', controlledBy(player)))),
      ),
      { limit: oncePerRound },
    ),
  ),
  // Captain Marvel (Carol Danvers)
  '04032': text(response('powerUsed', aboutThis, draw(1))),
  // Finesse
  '04033': text(resourceFor(aspectCard, ['wild'], { form: 'hero', cost: exhaustThis })),
  // Jessica Drew's Apartment
  '04034': text(
    alterEgoAction(
      keep(lookAtTop(5, query('yourDeck')), (seen) =>
        sequence(
          choose(query(seen, aspectCard), (found) => toHand(found)),
          shuffle('yours'),
        ),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Venom Blast
  '04035': text(heroAction(attackEnemy(5))),
  // Pheromones
  '04036': text(
    heroAction(choose(enemies, (foe) => sequence(give('stunned', foe), give('confused', foe)))),
  ),
  // Contaminant Immunity
  '04037': text(heroAction(sequence(heal(3, you), give('tough', you)))),
  // Inconspicuous
  '04038': text(heroAction(thwart(divideThwart(3, thwartable)))),
  // Self-Propelled Glide
  '04039': text(
    heroAction(sequence(ready(you), lasting('round', gainsTrait('Aerial', yourIdentity)))),
  ),
  // Uncertain Loyalties
  '04053': text(obligation(sequence(placeThreat(3, mainScheme), discardThis))),
};
