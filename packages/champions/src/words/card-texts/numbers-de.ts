import type { GermanNoun, Lexicon, Phrase } from '@grimrule/words';
import { inGerman, possessiveInGerman as possessed } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import { counterName } from '../names.ts';
import { NOUNS } from './nouns-de.ts';
import { resourceNoun } from './parts-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;

/** `so viel ANG wie verbleibende Lebenspunkte` needs not say whose. */
const isPronoun = (of: Phrase) => /^(?:er|sie|es)$/.test(of.as('nominative'));

export const counterNoun = (counter: string): GermanNoun => {
  if (counter === 'damage') return NOUNS.damage;
  const name = counterName('de', counter);
  return { ...inGerman('m', name, name), countable: true };
};

export const numbers: Words['numbers'] = {
  perPlayer: ({ times }) => ({
    count: times,
    per: 'pro Spieler',
    value: `${times} pro Spieler`,
  }),
  remaining: ({ of }, say) => {
    const card = say.cards(of);
    return {
      each: possessed(
        'jeden deiner verbleibenden Lebenspunkte',
        'jeden verbleibenden Lebenspunkt',
        card,
      ),
      value: isPronoun(card)
        ? 'verbleibende Lebenspunkte'
        : possessed('deine verbleibenden Lebenspunkte', 'die verbleibenden Lebenspunkte', card),
    };
  },
  resourcesOn: ({ of, resource }, say) => {
    const on = say.all(of).as('dative');
    const { one, many } = resourceNoun(resource);
    return {
      each: `jede aufgedruckte ${one} auf ${on}`,
      value: `die Anzahl der aufgedruckten ${many} auf ${on}`,
    };
  },
  resourceTypesOn: ({ of }, say) => {
    const on = say.all(of).as('dative');
    return {
      each: `jeden unterschiedlichen Ressourcentyp auf ${on}`,
      value: `die Anzahl unterschiedlicher Ressourcentypen auf ${on}`,
    };
  },
  counters: ({ counter, of }, say) => {
    const { one } = counterNoun(counter);
    const on = say.cards(of).as('dative');
    const value = counter === 'damage' ? `der ${one} auf ${on}` : `die Anzahl der ${one} auf ${on}`;
    return { each: `jeden ${one} auf ${on}`, value };
  },
  boostIconsOn: ({ of }, say) => {
    const on = say.all(of).as('dative');
    return {
      each: `jedes Boost-Symbol auf ${on}`,
      value: `die Anzahl der Boost-Symbole auf ${on}`,
    };
  },
  printedHandSize: ({ of }, say) => {
    const value = possessed(
      'dein aufgedrucktes Handlimit',
      'das aufgedruckte Handlimit',
      say.cards(of),
    );
    return { each: `jeden Punkt (${value})`, value };
  },
  stage: () => ({
    each: 'jeden Abschnitt bis zu dem des Schurken',
    value: 'die Abschnittsnummer des Schurken',
  }),
  excess: () => ({
    each: 'jeden Punkt überschüssigen Schadens',
    value: 'der überschüssige Schaden',
  }),
  x: () => ({ named: 'X', value: 'X' }),
};
