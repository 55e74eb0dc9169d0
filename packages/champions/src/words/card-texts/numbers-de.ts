import type { GermanNoun, Lexicon, Phrase } from '@grimrule/words';
import { inGerman, possessiveInGerman as possessed } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import { counterName, RESOURCE_NAMES } from '../names.ts';
import { NOUNS } from './nouns-de.ts';
import { resourceNoun } from './parts-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;

/** `so viel ANG wie verbleibende Lebenspunkte` needs not say whose. */
const isPronoun = (of: Phrase) => /^(?:er|sie|es)$/.test(of.as('nominative'));

export const counterNoun = (counter: string): GermanNoun => {
  if (counter === 'damage') return NOUNS.damage;
  if (counter === 'threat') return NOUNS.threat;
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
        ? 'die Zahl der verbleibenden Lebenspunkte'
        : possessed(
            'die Zahl deiner verbleibenden Lebenspunkte',
            'die Zahl der verbleibenden Lebenspunkte',
            card,
          ),
    };
  },
  resourcesOn: ({ of, resource }, say) => {
    const on = say.all(of).as('dative');
    const { one, many } = resource
      ? resourceNoun(resource)
      : inGerman('f', 'Ressource', 'Ressourcen');
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
    if (counter === 'threat')
      return { each: `jede Bedrohung auf ${on}`, value: `die Bedrohung auf ${on}` };
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
  cardTypesOn: ({ of }, say) => {
    const among = say.all(of).as('dative');
    return {
      each: `jeden unterschiedlichen Kartentyp unter ${among}`,
      value: `die Anzahl unterschiedlicher Kartentypen unter ${among}`,
    };
  },
  printed: ({ of, stat }, say) => {
    const card = say.cards(of);
    const value =
      stat === 'handSize'
        ? possessed('dein aufgedrucktes Handlimit', 'das aufgedruckte Handlimit', card)
        : stat === 'cost'
          ? possessed('deine aufgedruckten Kosten', 'die aufgedruckten Kosten', card)
          : possessed('dein aufgedruckter Wert', 'der aufgedruckte Wert', card);
    return { each: `jeden Punkt (${value})`, value };
  },
  divided({ of, by }, say) {
    const whole = say.value(of);
    const each = `je ${by} ${whole.replace(/^(?:die Anzahl (?:der )?|der |die |das )/, '')}`;
    if (by === 2) return { each, value: `die Hälfte ${ofNumber(whole)} (abgerundet)` };
    return { each, value: `ein ${by}-tel ${ofNumber(whole)} (abgerundet)` };
  },
  overpaid: ({ resource }) => {
    const one = resource ? `${RESOURCE_NAMES.de[resource]}-Ressource` : 'Ressource';
    const many = `${one}n`;
    return {
      each: `jede für diese Karte zu viel bezahlte ${one}`,
      value: `die Anzahl der für diese Karte zu viel bezahlten ${many}`,
    };
  },
  takenFromAttack: ({ of }, say) => {
    const took = `von ${say.cards(of).as('dative')} durch den Angriff genommene`;
    return { each: `jeden ${took}n Schaden`, value: `der ${took} Schaden` };
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

/** `der Anzahl Karten`, `von 5` */
const ofNumber = (value: string) =>
  value.startsWith('die ') ? value.replace(/^die /, 'der ') : `von ${value}`;
