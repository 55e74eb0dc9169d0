import { builders } from '@grimrule/kernel';
import {
  action,
  attackNow,
  choose,
  chooseSome,
  damage,
  discard,
  draw,
  either,
  forced,
  heal,
  later,
  may,
  query,
  raiseThreat,
  response,
  toDeckTop,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { RingsWords } from '../../../src/vocabulary/nodes.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

const { eachInAnyOrder, inAnyOrder } = builders<RingsWords>();

/** A card without a shadow effect. */
const ROAD = 'Old Forest Road';

const alone = (player: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
  play({ players: [{ heroes: ['Gimli', 'Aragorn'], ...player }], ...rest });
const both = (
  one: Partial<PlayerDescription>,
  other: Partial<PlayerDescription>,
  rest: Partial<Description> = {},
) =>
  play({
    players: [
      { heroes: ['Gimli'], ...one },
      { heroes: ['Legolas', 'Aragorn'], ...other },
    ],
    encounterDeck: [ROAD, ROAD, ROAD, ROAD],
    ...rest,
  });

/** The question of each step of the rules that asks one, on a table where it does. */
export const QUESTIONS: Readonly<Record<string, readonly (readonly [() => Play, string])[]>> = {
  'setup: 5 mulligan': [
    [
      () => begin({ decks: ['leadership', 'lore'], firstPlayer: 1 }),
      '1: mulligan [mulligan, 1] keep | mulligan',
    ],
  ],
  'quest phase: 3.2 commit characters to the quest': [
    [
      () =>
        alone(
          { heroes: ['Gimli', { card: 'Aragorn', exhausted: true }], area: ['Faramir'] },
          { phase: 'quest' },
        ).until('commitToQuest'),
      '0: commitToQuest (card Flies and Spiders) [commit characters, 0 to 2] commit Gimli | commit Faramir',
    ],
  ],
  'travel phase: 4.2 travel opportunity': [
    [
      () => alone({}, { staging: [ROAD, 'Great Forest Web', 'Wargs'], phase: 'travel' }),
      '0: whereToTravel [travel, 1] travel Old Forest Road | travel Great Forest Web | pass',
    ],
    [
      () =>
        alone(
          {},
          {
            staging: [ROAD, 'Great Forest Web', 'Enchanted Stream'],
            gains: { [ROAD]: { mustTravel: 1 }, 'Enchanted Stream': { mustTravel: 1 } },
            phase: 'travel',
          },
        ),
      '0: whereToTravel [travel, 1] travel Old Forest Road | travel Enchanted Stream',
    ],
  ],
  'encounter phase: 5.2 optional engagement': [
    [
      () => both({}, {}, { staging: ['Wargs', 'Goblin Sniper', ROAD], phase: 'encounter' }),
      '0: whomToEngage [optional engagement, 1] engage Wargs | pass => pass',
    ],
  ],
  'encounter phase: 5.3 engagement checks': [
    [
      () =>
        both(
          { threat: 1 },
          { threat: 40 },
          {
            staging: ['Wolf Rider', 'Wargs', 'Black Forest Bats', 'Wargs'],
            phase: 'encounter',
            step: '5.3',
          },
        ),
      '0: whoEngages (seat 1) [engagement check, 1] engage Wargs | engage Wargs',
    ],
  ],
  'combat phase: 6.4a the next enemy attack': [
    [
      () =>
        both(
          {},
          { engaged: ['Wargs', 'Wolf Rider'] },
          { staging: ['Hill Troll'], phase: 'combat', step: '6.3' },
        ),
      '1: whichEnemyAttacks [enemy attacks, 1] activate Wargs | activate Wolf Rider',
    ],
  ],
  'action window: act or pass': [
    [
      () =>
        both(
          {
            heroes: ['Gimli', 'Beravor'],
            resources: 1,
            hand: ['Veteran Axehand', 'Gondorian Spearman', 'Quick Strike'],
          },
          {},
        ),
      '0: planning [planning phase, 1] use Beravor | pass => pass',
    ],
    [
      () => both({}, { heroes: ['Beravor'], hand: ['Gandalf'] }, { phase: 'resource' }),
      '1: actionWindow [action windows, 1] use Beravor | pass => pass',
    ],
  ],
  'playing a card: 2 choose X': [
    [
      () =>
        alone({
          heroes: ['Beravor', 'Gimli'],
          resources: 2,
          hand: ["Gandalf's Search"],
        }).choose("play Gandalf's Search"),
      "0: chooseX (card Gandalf's Search) [x, 1] 1 | 2 => 2",
    ],
  ],
  'playing a card: 4 pay its cost': [
    [
      () =>
        alone({
          heroes: ['Gimli', 'Legolas', 'Aragorn'],
          resources: 2,
          hand: ['Veteran Axehand'],
        }).choose('play Veteran Axehand'),
      '0: pay (card Veteran Axehand, symbols 2 + 2) [cost, 0 to 4] Gimli | Gimli | Legolas | Legolas',
    ],
  ],
  'restricted attachments: discard one too many': [
    [
      () =>
        alone({
          heroes: [{ card: 'Gimli', resources: 2, attached: ['Horn of Gondor', 'Citadel Plate'] }],
          hand: ['Dwarven Axe'],
        }).plays('Dwarven Axe'),
      '0: overLimit (card Gimli, limit 2) [restricted, 1] discard Horn of Gondor | discard Citadel Plate | discard Dwarven Axe',
    ],
  ],
  'laying on the discard pile: which is laid down next': [
    [
      () =>
        doing(discard(query('attachments')), {
          heroes: [{ card: 'Gimli', attached: ['Dwarven Axe', 'Horn of Gondor'] }],
          area: ['Erebor Hammersmith'],
        }),
      '0: layOnPile [discard pile, 1] Dwarven Axe | Horn of Gondor',
    ],
  ],
  'enemy attack: 6.4.1 declare defenders': [
    [
      () =>
        both(
          {
            engaged: ['Wargs'],
            area: ['Veteran Axehand', { card: 'Snowbourn Scout', exhausted: true }],
          },
          {},
          { phase: 'combat', step: '6.3' },
        ),
      '0: whoDefends (card Wargs) [declare defenders, 1] defend Gimli | defend Veteran Axehand | pass => pass',
    ],
    [
      () =>
        both({ engaged: ['Wargs'] }, {}, { phase: 'combat', step: '6.3' })
          .until('whoDefends')
          .pass(),
      '1: whoDefends (card Wargs) [sentinel, 1] defend Aragorn | pass => pass',
    ],
    [
      () =>
        both(
          { heroes: ['Gimli', 'Éowyn'], engaged: ['Wargs'] },
          {},
          { gains: { 'Threat dial': { manyDefenders: 1 } }, phase: 'combat', step: '6.3' },
        ),
      '0: whoDefendTogether (card Wargs) [declare defenders, 0 to 2] defend Gimli | defend Éowyn',
    ],
    // Many defenders of their own; another player still sends one sentinel.
    [
      () =>
        both(
          { engaged: ['Wargs'] },
          { area: ['Gondorian Spearman'] },
          { gains: { 'Threat dial': { manyDefenders: 1 } }, phase: 'combat', step: '6.3' },
        ).answer([]),
      '1: whoDefends (card Wargs) [sentinel, 1] defend Aragorn | defend Gondorian Spearman | pass => pass',
    ],
  ],
  'enemy attack: 6.4.3 who takes the damage': [
    [
      () =>
        alone(
          { engaged: ['Wargs'], area: ['Veteran Axehand'] },
          { encounterDeck: [ROAD], phase: 'combat', step: '6.3' },
        )
          .until('whoDefends')
          .pass(),
      '0: undefendedDamage (card Wargs) [combat damage, 1] Gimli | Aragorn',
    ],
  ],
  'player attack: 6.8b choose the enemy': [
    [
      () =>
        both(
          { engaged: ['Wargs', 'Hill Troll'] },
          { engaged: ['Wolf Rider'] },
          { staging: ['Black Forest Bats'], phase: 'combat', step: '6.7' },
        ),
      '0: whomToAttack [declare attackers, 1] attack Wargs | attack Hill Troll | pass',
    ],
  ],
  'player attack: 6.8b declare attackers': [
    [
      () =>
        alone({ engaged: ['Wargs'], area: ['Faramir'] }, { phase: 'combat', step: '6.7' }).choose(
          'attack Wargs',
        ),
      '0: whoAttacks (card Wargs) [declare attackers, 1 to 3] attack Gimli | attack Aragorn | attack Faramir',
    ],
  ],
  'player attack: 6.8.1 ranged attackers join': [
    [
      () =>
        both(
          { heroes: ['Gimli', 'Éowyn'], engaged: ['Hill Troll'] },
          { area: ['Silverlode Archer'] },
          { phase: 'combat', step: '6.7' },
        )
          .choose('attack Hill Troll')
          .choose('attack Gimli'),
      '1: rangedHelp (card Hill Troll, seat 0) [ranged, 0 to 2] attack Legolas | attack Silverlode Archer => ',
    ],
  ],
  'attack at once: whom to attack': [
    [
      () => doing(attackNow(query('yourHeroes')), { engaged: ['Wargs', 'Hill Troll'] }),
      '0: whomToAttack [declare attackers, 1] attack Wargs | attack Hill Troll',
    ],
  ],
  'arranging: which goes back next': [
    [
      () => doing(toDeckTop(query('yourDiscard')), { discard: ['Faramir', 'Gandalf'] }),
      '0: arrange [choose, 1] Faramir | Gandalf',
    ],
  ],
  'forced window: next forced ability': [
    [
      () => {
        saying('Veteran Axehand', forced('damaged', null, raiseThreat(you, 1)));
        saying('Gondorian Spearman', forced('damaged', null, raiseThreat(you, 2)));
        return doing(damage(1, query('heroes')), {
          area: ['Veteran Axehand', 'Gondorian Spearman'],
        });
      },
      '0: whichFirst (card Gimli, event damaged, cards Stand Together) [forced, 1] use Veteran Axehand | use Gondorian Spearman => use Veteran Axehand',
    ],
  ],
  'window: use an ability or pass': [
    [
      () => {
        saying('Veteran Axehand', response('damaged', null, raiseThreat(you, 1)));
        return doing(damage(1, query('heroes')), { area: ['Veteran Axehand'] });
      },
      '0: useAbility (card Gimli, event damaged, cards Stand Together) [response, 1] use Veteran Axehand | pass => use Veteran Axehand',
    ],
  ],
  'delayed effects: which delayed effect is next': [
    [
      () => {
        const after = (amount: number) =>
          choose(query('heroes'), (one) => later('exhausted', damage(amount, one)));
        saying('Quick Strike', action(after(2)));
        return doing(after(1), {
          heroes: ['Gimli', 'Beravor'],
          resources: 1,
          hand: ['Quick Strike'],
        })
          .choose('Gimli')
          .plays('Quick Strike')
          .choose('Gimli')
          .choose('use Beravor');
      },
      '0: whichFirst [timing, 1] Stand Together | Quick Strike',
    ],
  ],
  'in any order: which part is next': [
    [
      () => doing(inAnyOrder(damage(1, query('heroes')), draw(1))),
      '0: chooseNextEffect (card Stand Together, effects 2) [choose, 1] option 1 | option 2',
    ],
  ],
  'choose: choose cards': [
    [
      () =>
        doing(
          chooseSome(0, 2, query('yourCharacters'), (some) => heal(1, some)),
          {
            heroes: [{ card: 'Gimli', damage: 1 }, { card: 'Aragorn', damage: 1 }, 'Legolas'],
          },
        ),
      '0: chooseCards (card Stand Together) [choose, 0 to 2] Gimli | Aragorn',
    ],
    [
      () =>
        doing(
          choose(query('heroes'), (one) => damage(1, one)),
          { heroes: ['Gimli', 'Aragorn'] },
        ),
      '0: chooseCard (card Stand Together) [choose, 1] Gimli | Aragorn',
    ],
  ],
  'for each: which is next': [
    [
      () =>
        doing(
          eachInAnyOrder(query('heroes'), (one) => damage(1, one)),
          { heroes: ['Gimli', 'Aragorn'] },
        ),
      '0: chooseNext (card Stand Together) [choose, 1] Gimli | Aragorn',
    ],
  ],
  'may: do it or not': [
    [() => doing(may(draw(1))), '0: mayDo (card Stand Together, effects 1) [choose, 1] yes | no'],
  ],
  'either: choose one': [
    [
      () => doing(either(draw(1), raiseThreat(you, 1))),
      '0: chooseOne (card Stand Together, effects 2) [choose, 1] option 1 | option 2',
    ],
  ],
};
