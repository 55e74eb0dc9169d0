import type { Entry } from '../entry.ts';

export const KEYWORDS: readonly Entry[] = [
  {
    id: 'overkill',
    topic: 'keywords',
    en: {
      title: 'Overkill',
      text: [
        'An attack with overkill does not stop at the character it was aimed at. If it defeats a minion, the [[excess-damage]] goes on to the villain; if an enemy attack with overkill defeats an ally, it goes on to the identity of the ally’s player.',
        'What goes on is still damage from the same attack.',
      ],
      examples: [
        'A minion has 2 hit points left. An attack with overkill deals 5 damage to it: the minion is defeated, and the villain takes the other 3.',
      ],
      aliases: ['too much damage', 'damage left over', 'trample'],
    },
    de: {
      title: 'Overkill',
      text: [
        'Ein Angriff mit Overkill endet nicht bei dem Charakter, dem er galt. Besiegt er einen Schergen, geht der [[excess-damage|überschüssige Schaden]] auf den Schurken über; besiegt ein gegnerischer Angriff mit Overkill einen Verbündeten, trifft der Rest die Identität seines Spielers.',
        'Was übergeht, gilt weiterhin als Schaden desselben Angriffs.',
      ],
      examples: [
        'Ein Scherge hat noch 2 Lebenspunkte. Ein Angriff mit Overkill fügt ihm 5 Schaden zu: Der Scherge ist besiegt, der Schurke nimmt die übrigen 3.',
      ],
      aliases: ['zu viel Schaden', 'Restschaden'],
    },
    see: ['excess-damage'],
  },
];
