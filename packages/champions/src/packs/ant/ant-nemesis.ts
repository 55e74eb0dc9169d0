import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  attachToOrElse,
  blanks,
  byHost,
  change,
  constant,
  discardUntil,
  faction,
  forcedResponse,
  gains,
  gainsTrait,
  inHeroForm,
  itself,
  keep,
  not,
  ofSet,
  query,
  removeCounters,
  reveal,
  THIS,
  titled,
  trait,
  villain,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const giant = inHeroForm('Giant');
const tiny = inHeroForm('Tiny');

export const antNemesisTexts: TextBoxes = {
  // Tech Theft
  '12026': text(constant(blanks(all(trait('Tech'), not(faction('encounter')))))),
  // Yellowjacket
  '12027': text(
    constant(
      gainsTrait('Giant', itself, giant),
      gains('retaliate', itself, 1, giant),
      gainsTrait('Tiny', itself, tiny),
      change('atk', itself, 1, tiny),
    ),
  ),
  // Size Increase
  '12028': text(
    { keywords: { uses: { count: 3, counter: 'size' } } },
    attachToOrElse(query('minions', titled('Yellowjacket')), villain),
    forcedResponse('activationEnds', byHost, removeCounters(1, 'size', THIS)),
  ),
  // Yellowjacket's Plan
  '12029': text(whenRevealed(keep(discardUntil(ofSet('ant_nemesis')), (card) => reveal(card)))),
};
