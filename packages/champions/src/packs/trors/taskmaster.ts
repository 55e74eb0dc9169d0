import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import type { Effect } from '../../vocabulary/builders.ts';
import {
  aboutHost,
  aboutThis,
  all,
  ally,
  as,
  attachTo,
  boost,
  boostIconsOn,
  both,
  cardIs,
  choose,
  constant,
  damage,
  damageEnemy,
  deal,
  discardRandom,
  discardThis,
  discardTop,
  draw,
  each,
  eachPlayer,
  either,
  enemies,
  enemyAttacks,
  enemySchemes,
  exhaust,
  exists,
  forcedInterrupt,
  forcedResponse,
  gains,
  give,
  heroAction,
  heroes,
  inForm,
  instead,
  itself,
  keep,
  mainScheme,
  marked,
  minion,
  pickRandom,
  placeThreat,
  putIntoPlay,
  query,
  removeFromGame,
  removeThreatFromScheme,
  response,
  SUBJECT,
  search,
  sequence,
  setAside,
  setup,
  shuffle,
  spend,
  THIS,
  takeDamage,
  takeToHand,
  theAmount,
  theHost,
  titled,
  trait,
  tuckFacedown,
  when,
  whenDefeated,
  whenRevealed,
  yourEvent,
  yourHero,
} from '../../vocabulary/builders.ts';

const taskmaster = query('villains', titled('Taskmaster'));

const studies = forcedResponse(
  'formChanged',
  both(yourEvent, marked('hero')),
  keep(discardTop('encounter', 1), (cards) => takeDamage(boostIconsOn(cards))),
);

const dealToEach = whenRevealed(eachPlayer(deal(1)));

const disarmed = heroAction(discardThis, {
  cost: sequence(exhaust(yourHero), spend('mental', 'physical')),
});

/** A rescued ally helps whoever plays them, at the price of a resource. */
const thanks = (price: 'energy' | 'mental' | 'physical' | 'wild', effect: Effect) =>
  response('played', aboutThis, effect, { cost: spend(price) });

const captive = all(ally, trait('Captive'));

export const taskmasterTexts: TextBoxes = {
  // Taskmaster I
  '04093': text(studies),
  // Taskmaster II
  '04094': text(studies, dealToEach),
  // Taskmaster III
  '04095': text(studies, dealToEach),
  // Hunting Down Heroes 1A
  '04096a': text(
    setup(
      sequence(
        setAside(query('encounterDeck', captive)),
        search(query('encounterDeck', titled('Hydra Patrol')), (found) => putIntoPlay(found)),
        shuffle('encounter'),
      ),
    ),
  ),
  // Hunting Down Heroes 1B
  '04096b': text(
    forcedResponse(
      'stepOneEnds',
      null,
      each(heroes, (hero) => as(hero, either(placeThreat(1, THIS), takeDamage(1)))),
    ),
  ),
  // Moon Knight
  '04097': text(thanks('wild', draw(2))),
  // Shang-Chi
  '04098': text(
    thanks(
      'energy',
      choose(enemies, (foe) => give('stunned', foe)),
    ),
  ),
  // White Tiger
  '04099': text(thanks('mental', removeThreatFromScheme(3))),
  // Elektra
  '04100': text(thanks('physical', damageEnemy(3))),
  // Hydra Hunter
  '04101': text(
    constant(gains('piercing', itself), gains('ranged', itself)),
    boost(when(inForm('hero'), takeDamage(1), placeThreat(1, mainScheme))),
  ),
  // Taskmaster's Sword
  '04102': text(attachTo(taskmaster, 'first'), constant(gains('piercing', theHost)), disarmed),
  // Taskmaster's Shield
  '04103': text(attachTo(taskmaster, 'first'), constant(gains('retaliate', theHost)), disarmed),
  // Photographic Reflexes
  '04104': text(
    { max: { times: 1, per: 'instance' } },
    attachTo(taskmaster, 'first'),
    forcedInterrupt(
      'wouldDeal',
      both(aboutHost, marked('attack')),
      instead(sequence(damage(theAmount, query('attackingPlayer')), discardThis)),
    ),
  ),
  // Mimicry
  '04105': text(
    whenRevealed(
      keep(discardTop('yours', 5), (cards) =>
        when(exists(query(cards, trait('Thwart'))), enemySchemes(taskmaster)),
      ),
      'alterEgo',
    ),
    whenRevealed(
      keep(discardTop('yours', 5), (cards) =>
        when(exists(query(cards, trait('Attack'))), enemyAttacks(taskmaster)),
      ),
      'hero',
    ),
  ),
  // Hunted by Hydra
  '04106': text(
    whenRevealed(each(heroes, (hero) => as(hero, sequence(takeDamage(1), discardRandom(1))))),
  ),
  // Captured by Hydra
  '04107': text(
    whenRevealed(
      keep(pickRandom(query('setAside', captive)), (found) => tuckFacedown(found, THIS)),
    ),
    whenDefeated(
      sequence(as(query('defeater'), takeToHand(query('underThis'))), removeFromGame(THIS)),
    ),
  ),
  // Taskmaster's Training Camp
  '04108': text(forcedResponse('entered', cardIs(SUBJECT, minion), give('tough', SUBJECT))),
};
