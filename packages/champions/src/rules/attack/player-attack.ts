import type { Announces, CardId, Effect, Happening, Scope, Seat } from '@grimrule/kernel';
import {
  again,
  announce,
  countLasting,
  leave,
  NONE,
  occur,
  perform,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, identityOf, isInPlay, typeOf } from '../../table.ts';
import type { AttackKeyword, Label } from '../../vocabulary/nodes.ts';
import { endEffects } from '../abilities/lasting-effects.ts';
import type { Result } from '../damage/damage.ts';
import { dealDamage, dealtTo } from '../damage/damage.ts';
import type { Divides } from '../damage/dividing.ts';
import { divide } from '../damage/dividing.ts';
import { cancelledBy } from '../status/status.ts';
import { isCleared } from '../threat/cleared.ts';
import type { Labelled, PlayerAttack } from './current-attack.ts';
import { BASIC_ATTACK, currentLabelled, LABELLED } from './current-attack.ts';
import { defendByAbility } from './defending.ts';
import { retaliate } from './retaliate.ts';

function keywordsOf(table: ChampionsTable, attacker: CardId): readonly AttackKeyword[] {
  return (['overkill', 'piercing', 'ranged'] as const).filter(
    (keyword) => value(table, attacker, keyword) > 0,
  );
}

/** Some characters have a keyword for their basic attacks only. */
function basicKeywordsOf(table: ChampionsTable, attacker: CardId): readonly AttackKeyword[] {
  const keywords = keywordsOf(table, attacker);
  if (keywords.includes('piercing') || value(table, attacker, 'basicPiercing') === 0)
    return keywords;
  return [...keywords, 'piercing'];
}

/** RR: Attack (Player Ability Type), what comes after it: one window for all of it. */
function afterwards(
  table: ChampionsTable,
  { attacker, seat, targets, results }: PlayerAttack,
  basic: boolean,
): readonly Happening[] {
  const made = basic ? ['basic'] : [];
  return [
    event.attackMade({ card: targets[0] ?? NONE, source: attacker, seat }, made),
    ...(basic ? [event.powerUsed(attacker, seat, 'atk')] : []),
    ...targets.map((card) => {
      const marks = [...made, ...fate(table, card, results)];
      const about = { card, source: attacker, seat, amount: dealtTo(card, results) };
      return event.attacked(about, marks, excessOn(card, results));
    }),
  ];
}

/** The excess damage that the attack dealt to a card. RR: Excess Damage. */
const excessOn = (card: CardId, results: readonly Result[]): number =>
  results.reduce((sum, each) => (each.card === card ? sum + each.excess : sum), 0);

/** The result for an attacked enemy. A villain that lost a stage was defeated. */
function fate(table: ChampionsTable, card: CardId, results: readonly Result[]): readonly string[] {
  const result = results.find((each) => each.card === card && each.taken > 0);
  if (!result) return [];
  return isInPlay(table.state, card) && !result.defeated ? ['damaged'] : ['damaged', 'defeated'];
}

interface BasicAttack extends PlayerAttack, Announces, Divides {}

export function basicAttack(
  table: ChampionsTable,
  attacker: CardId,
  seat: Seat,
  targets: readonly CardId[],
): void {
  const begun = { keywords: [], results: [], shares: null, passed: [] };
  const effects = countLasting(table.state, 'attack');
  table.start(basicAttacking, { attacker, seat, targets, effects, ...begun });
}

/** A hero or an ally attacks with its ATK; exhausting it was the cost. */
export const basicAttacking = championsProcedure<BasicAttack>(
  BASIC_ATTACK,
  'attack (player ability type)',
  [
    {
      name: 'stunned',
      run(table, { attacker, seat }) {
        if (cancelledBy(table, attacker, 'stunned')) leave(table);
        else occur(table, event.usingPower(attacker, seat, 'atk'));
      },
    },
    {
      name: 'the attack is initiated',
      run(table, locals) {
        const { attacker, seat, targets } = locals;
        locals.keywords = basicKeywordsOf(table, attacker);
        table.tell?.({ say: 'attacks', card: attacker, cards: targets });
        const about = { card: targets[0] ?? NONE, source: attacker, seat };
        announce(table, [event.attacking(about, ['basic'])]);
      },
    },
    {
      name: 'deal damage',
      run(table, locals) {
        const { attacker, seat, keywords, passed, shares } = locals;
        const { state } = table;
        const cards = locals.targets.filter((target) => isInPlay(state, target));
        const [target] = cards;
        if (passed.length === 0 || target === undefined || !isInPlay(state, attacker)) {
          endEffects(table, 'attack', locals.effects);
          leave(table);
          return;
        }
        const amount = value(table, attacker, 'atk');
        if (cards.length > 1 && !shares) {
          divide(table, 'damage', { seat, source: attacker, cards, left: amount });
          again(table);
          return;
        }
        const divided = shares ?? [{ card: target, amount }];
        const blows = divided.map((share) => ({
          card: share.card,
          amount: share.amount,
          source: attacker,
        }));
        locals.targets = blows.map(({ card }) => card);
        dealDamage(table, blows, { attack: keywords, tells: true });
      },
    },
    {
      name: '1 retaliate',
      run: (table, { targets, attacker, keywords }) =>
        retaliate(table, targets, attacker, keywords),
    },
    {
      name: '2 and 3 after the attack',
      run: (table, locals) => occur(table, ...afterwards(table, locals, true)),
    },
    {
      name: '4 consequential damage',
      run: (table, { attacker }) => consequential(table, attacker, 'atkConsequential'),
    },
    {
      name: 'what lasted for it ends',
      run: (table, { effects }) => endEffects(table, 'attack', effects),
    },
  ],
);

/** RR: Consequential Damage. Only allies have it. */
export function consequential(
  table: ChampionsTable,
  ally: CardId,
  under: 'atkConsequential' | 'thwConsequential',
): void {
  if (!isInPlay(table.state, ally) || typeOf(table.state, ally) !== 'ally') return;
  const amount = value(table, ally, under);
  if (amount > 0) dealDamage(table, [{ card: ally, amount, source: ally }]);
}

/** An attack, a thwart or a defense that the player's identity makes. RR: Labeled Ability. */
export function useLabelled(
  table: ChampionsTable,
  labels: readonly Label[],
  body: Effect,
  scope: Scope,
): void {
  const { seat } = scope;
  const attacker = identityOf(table.state, seat);
  const effects = countLasting(table.state, 'attack');
  const thwarts = countLasting(table.state, 'thwart');
  const fresh = { keywords: [], targets: [], effects, thwarts, results: [], thwarted: [] };
  table.start(labelling, { attacker, seat, labels, body, scope, ...fresh });
}

/** Schemes that were thwarted by the labeled ability an effect is part of. */
export function noteThwarted(table: ChampionsTable, schemes: readonly CardId[]): void {
  const labelled = currentLabelled(table);
  if (!labelled) return;
  labelled.thwarted = [...new Set([...labelled.thwarted, ...schemes])];
  const threatened = schemes.filter((scheme) => tokensOn(table, scheme, 'threat') > 0);
  labelled.threatened = [...(labelled.threatened ?? []), ...threatened];
}

export const labelling = championsProcedure<Labelled>(LABELLED, 'labeled ability', [
  {
    name: 'status cards',
    run(table, { attacker, labels }) {
      const stunned = labels.includes('attack') && cancelledBy(table, attacker, 'stunned');
      const confused = labels.includes('thwart') && cancelledBy(table, attacker, 'confused');
      if (stunned || confused) leave(table);
    },
  },
  {
    name: 'it begins',
    run(table, locals) {
      const { attacker, labels, seat, scope } = locals;
      // An attack has the keywords of the character and of the card that it is made with.
      const both = [...keywordsOf(table, attacker), ...keywordsOf(table, scope.source)];
      locals.keywords = [...new Set(both)];
      if (labels.includes('defense')) defendByAbility(table, seat);
      const events: Happening[] = [];
      const about = { card: NONE, source: attacker, seat };
      if (labels.includes('attack')) events.push(event.attacking(about, []));
      if (labels.includes('thwart')) events.push(event.thwarting(about, false));
      if (events.length > 0) occur(table, ...events);
    },
  },
  { name: 'its effect', run: (table, { body, scope }) => perform(table, body, scope) },
  {
    name: '1 retaliate',
    run(table, { labels, targets, attacker, keywords }) {
      if (labels.includes('attack')) retaliate(table, targets, attacker, keywords);
    },
  },
  {
    name: '2 and 3 afterwards',
    run(table, locals) {
      const { labels, attacker, seat, thwarted, threatened = [], targets } = locals;
      const events: Happening[] = [];
      if (labels.includes('attack') && targets.length > 0) {
        events.push(...afterwards(table, locals, false));
      }
      if (labels.includes('thwart')) {
        const [card = NONE] = thwarted;
        events.push(
          event.thwarted({ card, source: attacker, seat }, false, isCleared(table, threatened)),
        );
      }
      if (events.length > 0) occur(table, ...events);
    },
  },
  {
    name: 'what lasted for it ends',
    run(table, { labels, effects, thwarts }) {
      if (labels.includes('attack')) endEffects(table, 'attack', effects);
      if (labels.includes('thwart')) endEffects(table, 'thwart', thwarts);
    },
  },
]);
