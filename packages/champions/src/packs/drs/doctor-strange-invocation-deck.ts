import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  any,
  choose,
  chooseSome,
  damage,
  discardThis,
  draw,
  either,
  enemies,
  give,
  hasStatus,
  query,
  removeThreatFromScheme,
  replaceStatus,
  sequence,
  specialAbility,
  villain,
} from '../../vocabulary/builders.ts';

/** Its discard pile is that of its deck. */
const ofTheDeck = { specialDeck: true };

const hasAnyStatus = any(hasStatus('stunned'), hasStatus('confused'), hasStatus('tough'));

export const doctorStrangeInvocationDeckTexts: TextBoxes = {
  // Crimson Bands of Cyttorak
  '09032': text(
    ofTheDeck,
    specialAbility(
      sequence(
        choose(enemies, (foe) => sequence(give('stunned', foe), damage(7, foe))),
        discardThis,
      ),
    ),
  ),
  // Images of Ikonn
  '09033': text(
    ofTheDeck,
    specialAbility(sequence(give('confused', villain), removeThreatFromScheme(4), discardThis)),
  ),
  // Seven Rings of Raggadorr
  '09034': text(
    ofTheDeck,
    specialAbility(
      sequence(
        chooseSome(0, 3, query('characters'), (those) => give('tough', those)),
        discardThis,
      ),
    ),
  ),
  // Vapors of Valtorr
  '09035': text(
    ofTheDeck,
    specialAbility(
      sequence(
        choose(query('characters', hasAnyStatus), (one) =>
          either(
            replaceStatus('stunned', 'confused', one),
            replaceStatus('stunned', 'tough', one),
            replaceStatus('confused', 'stunned', one),
            replaceStatus('confused', 'tough', one),
            replaceStatus('tough', 'stunned', one),
            replaceStatus('tough', 'confused', one),
          ),
        ),
        discardThis,
      ),
    ),
  ),
  // Winds of Watoomb
  '09036': text(ofTheDeck, specialAbility(sequence(draw(3), discardThis))),
};
