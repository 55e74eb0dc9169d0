import type { EnglishNoun, Lexicon } from '@grimrule/words';
import { inEnglish, possessiveInEnglish as possessed } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import { counterName, RESOURCE_NAMES } from '../names.ts';
import { NOUNS } from './nouns-en.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;

export const counterNoun = (counter: string): EnglishNoun =>
  counter === 'damage'
    ? NOUNS.damage
    : counter === 'threat'
      ? NOUNS.threat
      : inEnglish(counterName('en', counter));

const PRINTED: Readonly<Record<string, string>> = {
  cost: 'cost',
  handSize: 'hand size',
  hitPoints: 'hit points',
};

export const numbers: Words['numbers'] = {
  perPlayer: ({ times }) => ({ count: times, per: 'per player', value: `${times} per player` }),
  remaining: ({ of }, say) => {
    const card = say.cards(of);
    return {
      each: card.you
        ? 'of your remaining hit points'
        : `remaining hit point of ${card.as('genitive')}`,
      value: possessed('number of remaining hit points', card),
    };
  },
  resourcesOn: ({ of, resource }, say) => {
    const kind = resource ? `${RESOURCE_NAMES.en[resource]} resource` : 'resource';
    const text = `printed ${kind} on ${say.all(of).as('dative')}`;
    return { each: text, value: `the number of ${text.replace('resource', 'resources')}` };
  },
  resourceTypesOn: ({ of }, say) => {
    const on = say.all(of).as('dative');
    return {
      each: `different resource type printed on ${on}`,
      value: `the number of different resource types printed on ${on}`,
    };
  },
  counters: ({ counter, of }, say) => {
    const { one, many } = counterNoun(counter);
    const on = say.cards(of).as('dative');
    return {
      each: `${one} on ${on}`,
      value: one === many ? `the ${one} on ${on}` : `the number of ${many} on ${on}`,
    };
  },
  boostIconsOn: ({ of }, say) => {
    const on = say.all(of).as('dative');
    return { each: `boost icon on ${on}`, value: `the number of boost icons on ${on}` };
  },
  cardTypesOn: ({ of }, say) => {
    const among = say.all(of).as('dative');
    return {
      each: `different card type among ${among}`,
      value: `the number of different card types among ${among}`,
    };
  },
  printed: ({ of, stat }, say) => {
    const text = possessed(`printed ${PRINTED[stat] ?? stat.toUpperCase()}`, say.cards(of));
    return { each: `point of ${text}`, value: text };
  },
  divided({ of, by }, say) {
    const whole = say.value(of);
    const each = `${by} ${whole.replace(/^the (?:number of )?/, '')}`;
    if (by === 2) return { each, value: `half of ${whole}, rounded down` };
    return { each, value: `${whole} divided by ${by}, rounded down` };
  },
  overpaid: ({ resource }) => {
    const kind = resource ? `${RESOURCE_NAMES.en[resource]} resource` : 'resource';
    return {
      each: `${kind} that you overpaid for this card`,
      value: `the number of ${kind}s that you overpaid for this card`,
    };
  },
  takenFromAttack: ({ of }, say) => {
    const who = say.cards(of);
    const took = `damage that ${who.as('nominative')} took from the attack`;
    return { each: took, value: `the ${took}` };
  },
  stage: () => ({ each: "stage up to the villain's", value: "the villain's stage number" }),
  excess: () => ({ each: 'point of excess damage', value: 'the excess damage' }),
  x: () => ({ named: 'X', value: 'X' }),
};
