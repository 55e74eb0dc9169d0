import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  action,
  additionalCost,
  ally,
  choose,
  chooseSome,
  damage,
  draw,
  eachInAnyOrder,
  either,
  enemyAttacks,
  heal,
  ifElse,
  inAnyOrder,
  later,
  minion,
  overpaid,
  paidWith,
  playCard,
  query,
  ready,
  spend,
  sum,
  type,
  villain,
  you,
} from '../../../src/vocabulary/builders.ts';
import { antManGiant, antManTiny, scottLang } from '../../hard-cards/cards/sizes.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';
import { actionsWith, printedWith } from '../../table/printing.ts';
import { doing, reworded, saying } from '../rewording.ts';

const hulk = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...more }], threat: 4, ...rest });
const marvel = (more: Partial<PlayerDescription> = {}): PlayerDescription => ({
  hero: 'captain-marvel',
  form: 'hero',
  ...more,
});
const villainPhase = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

/** The question of each step of the rules that asks one, on a table where it does. */
export const QUESTIONS: Readonly<Record<string, readonly [table: () => Play, question: string]>> = {
  'setup: 15 mulligan': [
    () => begin({ heroes: ['spider-man', 'iron-man'], firstPlayer: 1 }),
    '1: mulligan [setup, 0 to 6] discard First Aid | discard Uppercut | discard Combat Training | discard Mark V Helmet | discard Tenacity | discard Combat Training',
  ],
  'player phase: forced actions': [
    () => {
      actionsWith('Enhanced Ivory Horn', { during: 'forced turn' });
      return hulk(
        { hand: ['Strength', 'Strength'] },
        { villain: { attached: ['Enhanced Ivory Horn', 'Enhanced Ivory Horn'] } },
      ).choose('end turn');
    },
    '0: forcedAction [forced, 1] use Enhanced Ivory Horn | use Enhanced Ivory Horn',
  ],
  'end of the player phase: 1 discard cards': [
    () => hulk({ hand: ['Energy', 'Genius', 'Strength', 'Tigra', 'Hulk'] }).choose('end turn'),
    '0: discardAtEnd (count 1) [end of player phase, 1 to 5] discard Energy | discard Genius | discard Strength | discard Tigra | discard Hulk',
  ],
  'player turn: what to do': [
    () =>
      play({
        players: [
          { hero: 'she-hulk', form: 'hero', hand: ['Tigra', 'Energy', 'Genius'], area: ['Hulk'] },
          { hero: 'iron-man' },
        ],
        threat: 1,
      }),
    '0: playerTurn (seat 0) [player turn, 1] change form | play Tigra | attack She-Hulk | thwart She-Hulk | attack Hulk | ask Tony Stark | end turn',
  ],
  'asking for help: use an action or decline': [
    () =>
      play({
        players: [marvel(), { hero: 'spider-man', area: ['Med Team'], damage: 2 }],
      }).choose('ask Peter Parker'),
    '1: helpWanted (seat 0) [player turn, 1] use Med Team | pass => pass',
  ],
  'enemies activate: 2b which minion is next': [
    () => villainPhase({ hero: 'spider-man', engaged: ['Shocker', 'Sandman'] }),
    '0: whichMinion [villain phase, 1] activate Shocker | activate Sandman',
  ],
  'activation: activations that had to wait': [
    () => {
      reworded('Weapons Runner', { effect: enemyAttacks(query('engagedMinions')) });
      return play({
        players: [
          { hero: 'black-panther' },
          marvel({ engaged: ['Shocker', 'Sandman'], exhausted: true }),
        ],
        encounterDeck: ['Advance', 'Weapons Runner', 'Hydra Mercenary', 'Hydra Mercenary'],
        phase: 'villain',
      });
    },
    '0: whichActivation [activation, 1] activate Shocker | activate Sandman',
  ],
  'minion attacks: which minion attacks next': [
    () => {
      reworded('Get Ready', { effect: enemyAttacks(query('engagedMinions')) });
      return hulk({ hand: ['Get Ready'], engaged: ['Shocker', 'Sandman'] }).choose(
        'play Get Ready',
      );
    },
    '0: whichMinion [activation, 1] activate Shocker | activate Sandman',
  ],
  'enemy attack: 2 declare a defender': [
    () => villainPhase(marvel({ area: ['Hulk', { card: 'Tigra', exhausted: true }] })),
    '0: whoDefends (card Rhino, cards Captain Marvel, seat 0) [defend, 1] defend Captain Marvel | defend Hulk | pass',
  ],
  'dividing: divide it': [
    () =>
      hulk({ engaged: ['Sandman'] }, { gains: { 'She-Hulk': { dividesAttack: 1 } } })
        .choose('attack She-Hulk')
        .choose('Rhino', 'Sandman'),
    '0: assignDamage (card She-Hulk, count 3) [indirect damage, 1] Rhino | Sandman',
  ],
  'limits in play: discard down to the limit': [
    () =>
      hulk({
        hand: ['Tigra', 'Energy', 'Genius'],
        area: ['Hulk', 'Hellcat', 'Mockingbird'],
      }).choose('play Tigra'),
    '0: overLimit (limit 3, kind ally limit) [ally limit, 1] discard Hulk | discard Hellcat | discard Mockingbird | discard Tigra',
  ],
  'paying additional costs: pay resources': [
    () => {
      saying('Bomb Scare', additionalCost('attack', minion, spend('energy')));
      return hulk(
        { hand: ['Energy', 'Supersonic Punch', 'Genius'], engaged: ['Hydra Mercenary'] },
        { sideSchemes: ['Bomb Scare'] },
      ).choose('attack She-Hulk');
    },
    '0: pay (card Hydra Mercenary, symbols 1) [cost, 0 to 3] Energy | Supersonic Punch | Genius',
  ],
  'changing form: which side': [
    () => {
      printedAs(['01001a', antManTiny], ['01001b', scottLang], ['01010a', antManGiant]);
      return play({ players: [{ hero: 'spider-man' }] }).choose('change form');
    },
    '0: whichSide (card Scott Lang) [form, 1] Ant-Man (Avenger, Giant) | Ant-Man (Avenger, Tiny)',
  ],
  'readying at a cost: pay for it or not': [
    () => {
      saying('Bomb Scare', additionalCost('ready', ally, spend('energy')));
      reworded('Get Ready', { effect: ready(query('yourAllies')) });
      return hulk(
        { hand: ['Get Ready', 'Energy'], area: [{ card: 'Tigra', exhausted: true }] },
        { sideSchemes: ['Bomb Scare'] },
      ).choose('play Get Ready');
    },
    '0: readyAtCost (card Tigra) [ready, 1] yes | no',
  ],
  'basic power: choose a target': [
    () => hulk({ engaged: ['Shocker', 'Sandman'] }).choose('attack She-Hulk'),
    '0: chooseTarget (card She-Hulk, power attack) [target, 1] Rhino | Shocker | Sandman',
  ],
  'retaliate x: who strikes back next': [
    () =>
      hulk(
        { engaged: ['Sandman'] },
        {
          gains: {
            'She-Hulk': { dividesAttack: 1 },
            Rhino: { retaliate: 1 },
            Sandman: { retaliate: 1 },
          },
        },
      )
        .choose('attack She-Hulk')
        .choose('Rhino', 'Sandman')
        .choose('Rhino')
        .choose('Rhino'),
    '0: whoRetaliates (card She-Hulk) [retaliate x, 1] Rhino | Sandman',
  ],
  'playing a card: 2 choose its host': [
    () =>
      hulk(
        { hand: ['Inspired', 'Genius'], area: ['Hulk', 'Tigra'] },
        { gains: { Hulk: { lessForUpgrades: 1 } } },
      ).choose('play Inspired'),
    '0: chooseCard (card Inspired) [attach to, 1] Hulk | Tigra',
  ],
  'playing a card: 2 choose X': [
    () => {
      printedWith('Uppercut', { cost: -1 });
      return hulk({ hand: ['Uppercut', 'Genius'] }).choose('play Uppercut');
    },
    '0: chooseX (card Uppercut) [x, 1] 0 | 1 | 2',
  ],
  'playing a card: 5 pay more than it costs': [
    () => {
      const count = overpaid();
      printedWith('Tigra', { countedCounters: { counter: 'web', count } });
      const hand = ['Tigra', 'Energy', 'Genius', 'Strength', 'Haymaker'];
      return hulk({ hand }).choose('play Tigra').pay('Energy', 'Genius');
    },
    '0: payMore (card Tigra) [cost, 0 to 2] Strength | Haymaker',
  ],
  'playing a card: 5 the others help to pay': [
    () =>
      play({
        players: [
          marvel({ hand: ['Helicarrier', 'Energy', 'Genius'] }),
          { hero: 'iron-man', hand: ['Uppercut', 'Strength'] },
        ],
        gains: { Helicarrier: { alliance: 1 } },
      }).choose('play Helicarrier'),
    '1: helpToPay (seat 0, card Helicarrier) [alliance, 0 to 2] Uppercut | Strength',
  ],
  'playing a card: 5 pay its cost': [
    () => hulk({ hand: ['Tigra', 'Energy', 'Genius', 'Hulk'] }).choose('play Tigra'),
    '0: pay (card Tigra, symbols 15 + 15 + 15) [cost, 0 to 3] Energy | Genius | Hulk',
  ],
  'playing a card: 5 what it was paid with': [
    () => {
      const more = sum(1, ifElse(paidWith('energy'), 2, 0), ifElse(paidWith('mental'), 3, 0));
      reworded('Uppercut', { effect: damage(more, villain) });
      printedWith('Uppercut', { cost: -1 });
      return hulk({ hand: ['Uppercut', 'Vibranium'] })
        .choose('play Uppercut')
        .choose('1');
    },
    '0: paidWith (card Uppercut) [cost, 1] energy | mental',
  ],
  'playing a card: 7 under whose control': [
    () =>
      play({
        players: [
          { hero: 'she-hulk' },
          { hero: 'spider-man', hand: ['Heroic Intuition', 'Energy'] },
        ],
      })
        .endTurn()
        .choose('play Heroic Intuition'),
    '1: whoseControl (card Heroic Intuition) [ownership and control, 1] Jennifer Walters | Peter Parker => Peter Parker',
  ],
  'playing by an effect: choose the ability': [
    () => {
      const inHand = (effect: Effect) => ({ ...action(effect), from: 'hand' as const });
      saying('Haymaker', inHand(damage(1, villain)), inHand(heal(1, you)));
      reworded('Get Ready', {
        effect: choose(query('yourHand', type('event')), (card) => playCard(card)),
      });
      return hulk({ hand: ['Get Ready', 'Haymaker', 'Energy'], damage: 3 }).choose(
        'play Get Ready',
      );
    },
    '0: chooseCard (card Haymaker) [play, 1] play Haymaker | play Haymaker',
  ],
  'spending resources: pay': [
    () => doing(spend('energy'), { hand: ['Energy', 'Supersonic Punch', 'Genius'] }),
    '0: pay (card Get Ready, symbols 1) [cost, 0 to 3] Energy | Supersonic Punch | Genius',
  ],
  'spending X resources: choose X': [
    () =>
      hulk({ hero: 'captain-marvel', hand: ['Energy', 'Genius'], area: ['Energy Channel'] }).choose(
        'use Energy Channel',
      ),
    '0: chooseX (card Energy Channel) [x, 1] 1 | 2',
  ],
  'forced window: next forced ability': [
    () =>
      hulk(
        { engaged: [{ card: 'Advanced Ultron Drone', damage: 3, attached: ['Spider-Tracer'] }] },
        { scenario: 'ultron', sideSchemes: [{ card: 'Invasive AI', threat: 4 }] },
      ).choose('attack She-Hulk'),
    '0: whichFirst (card Advanced Ultron Drone, event beingDefeated, cards She-Hulk) [forced, 1] use Advanced Ultron Drone | use Spider-Tracer => use Advanced Ultron Drone',
  ],
  'window: use an ability or pass': [
    () => villainPhase({ hero: 'spider-man', form: 'hero', hand: ['Backflip'] }),
    '0: useAbility (card Spider-Man, event attacking, cards Rhino) [interrupt, 1] use Spider-Man | pass => use Spider-Man',
  ],
  'delayed effects: which delayed effect is next': [
    () => {
      const after = (amount: number) =>
        choose(villain, (foe) => later('attackMade', damage(amount, foe)));
      reworded('Get Ready', { effect: after(1) });
      reworded('Haymaker', { effect: after(2) });
      return hulk({ hand: ['Get Ready', 'Haymaker', 'Energy'] })
        .choose('play Get Ready')
        .choose('play Haymaker')
        .choose('attack She-Hulk');
    },
    '0: whichFirst [timing, 1] Get Ready | Haymaker',
  ],
  'in any order: which part is next': [
    () => doing(inAnyOrder(damage(1, villain), draw(1))),
    '0: chooseNextEffect (card Get Ready, effects 2) [choose, 1] option 1 | option 2',
  ],
  'choose: choose cards': [
    () =>
      doing(
        chooseSome(0, 2, query('yourAllies'), (some) => heal(1, some)),
        { area: [{ card: 'Hulk', damage: 1 }, { card: 'Tigra', damage: 1 }, 'Hellcat'] },
      ),
    '0: chooseCards (card Get Ready) [choose, 0 to 2] Hulk | Tigra',
  ],
  'for each: which is next': [
    () =>
      doing(
        eachInAnyOrder(query('enemies'), (foe) => damage(1, foe)),
        { engaged: ['Sandman'] },
      ),
    '0: chooseNext (card Get Ready) [choose, 1] Rhino | Sandman',
  ],
  'may: do it or not': [
    () => villainPhase(marvel({ hero: 'she-hulk', dealt: ['Legal Work'], exhausted: true })),
    '0: mayDo (card Legal Work, effects 1) [choose, 1] yes | no',
  ],
  'either: choose one': [
    () => doing(either(damage(1, villain), draw(1))),
    '0: chooseOne (card Get Ready, effects 2) [choose, 1] option 1 | option 2',
  ],
};
