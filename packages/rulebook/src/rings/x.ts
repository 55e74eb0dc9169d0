import type { Entry } from '../entry.ts';

export const X: readonly Entry[] = [
  {
    id: 'x',
    topic: 'words',
    en: {
      title: '“X” (Letter)',
      text: [
        'A card that has an X instead of a number says what X is, or a player chooses it. Where neither happens, X is 0.',
        'If the [[cost|cost]] of a card is X, it is settled first how much X is. Only then do [[modifiers|modifiers]] change what has to be paid. X itself stays as it is.',
      ],
      examples: [
        'A player plays an event with cost X and chooses 3. Another card makes the event cost 1 less: he spends 2 resources, and the event does what it does for an X of 3.',
      ],
      aliases: ['X', 'cost X', 'X cost', 'letter X', 'variable', 'what is X', 'X is zero'],
    },
    de: {
      title: '„X“ (Buchstabe)',
      text: [
        'Steht auf einer Karte X statt einer Zahl, sagt die Karte, wie viel das ist, oder ein Spieler wählt es. Geschieht keines von beiden, ist X gleich 0.',
        'Kostet eine Karte X, wird zuerst festgelegt, wie groß X ist. Erst danach verändern [[modifiers|Modifikatoren]], was von den [[cost|Kosten]] zu bezahlen ist. X selbst bleibt dabei, wie es ist.',
      ],
      examples: [
        'Ein Spieler spielt ein Ereignis mit Kosten X und wählt 3. Eine andere Karte macht das Ereignis um 1 billiger: Er gibt 2 Ressourcen aus, und das Ereignis wirkt so, wie es bei X gleich 3 wirkt.',
      ],
      aliases: ['X', 'Kosten X', 'X-Kosten', 'Buchstabe X', 'Variable', 'Was ist X', 'X ist null'],
    },
    see: ['cost', 'initiating-abilities', 'modifiers'],
  },
];
