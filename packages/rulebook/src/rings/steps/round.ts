import type { Entry } from '../../entry.ts';

export const ROUND: readonly Entry[] = [
  {
    id: 'framework-steps',
    topic: 'steps',
    en: {
      title: 'Framework Steps and the Chart of the Round',
      text: [
        'A round runs through numbered steps that the rules set down and nobody can skip. What such a step does by itself is a [[framework|framework effect]], not a card effect.',
        'The round begins with [[step-0-0|0.0]], goes through seven phases and ends with [[step-0-1|0.1]]: [[resource-phase|resource phase]] (1), [[planning-phase|planning phase]] (2), [[quest-phase|quest phase]] (3), [[travel-phase|travel phase]] (4), [[encounter-phase|encounter phase]] (5), [[combat-phase|combat phase]] (6), [[refresh-phase|refresh phase]] (7).',
        'Some steps lead back to an earlier one: [[step-2-3|2.3]], [[step-6-4a|6.4a]], [[step-6-5|6.5]], [[step-6-8a|6.8a]] and [[step-6-9|6.9]]. Each of them says what has to be true for the game to go on instead.',
        'Players act between the steps, in the [[action-windows|action windows]] of the chart. There are none in other places.',
      ],
      aliases: [
        'timing chart',
        'round chart',
        'framework step',
        'order of play',
        'turn sequence',
        'phases of a round',
        'appendix I',
        'what happens when',
        'structure of a round',
      ],
    },
    de: {
      title: 'Rahmenschritte und Ablauf der Runde',
      text: [
        'Eine Runde durchläuft nummerierte Schritte, die fest zur Struktur des Spiels gehören und nicht übersprungen werden. Was ein solcher Schritt von sich aus bewirkt, ist ein [[framework|Rahmeneffekt]] und kein Karteneffekt.',
        'Die Runde beginnt mit [[step-0-0|0.0]], führt durch sieben Phasen und endet mit [[step-0-1|0.1]]: [[resource-phase|Ressourcenphase]] (1), [[planning-phase|Planungsphase]] (2), [[quest-phase|Abenteuerphase]] (3), [[travel-phase|Reisephase]] (4), [[encounter-phase|Begegnungsphase]] (5), [[combat-phase|Kampfphase]] (6), [[refresh-phase|Auffrischungsphase]] (7).',
        'Manche Schritte führen zu einem früheren zurück: [[step-2-3|2.3]], [[step-6-4a|6.4a]], [[step-6-5|6.5]], [[step-6-8a|6.8a]] und [[step-6-9|6.9]]. Jeder von ihnen nennt die Bedingung, unter der es stattdessen weitergeht.',
        'Zwischen den Schritten handeln die Spieler, und zwar in den [[action-windows|Aktionsfenstern]] des Ablaufs. Andere Gelegenheiten gibt es nicht.',
      ],
      aliases: [
        'Timing-Diagramm',
        'Rundenablauf',
        'Rahmenschritt',
        'Spielablauf',
        'Phasenablauf',
        'Phasen der Runde',
        'Anhang I',
        'Reihenfolge der Phasen',
        'Rundenstruktur',
      ],
    },
    see: ['framework', 'action-windows', 'resolving-enemy-attacks', 'resolving-player-attacks'],
  },
  {
    id: 'action-windows',
    topic: 'steps',
    en: {
      title: 'Action Windows',
      text: [
        'An [[action|action]] can only be used, and an event with an action only be played, while an action window is open.',
        'The [[first-player|first player]] may act or pass first, then everybody else in [[player-order|player order]], and so on round the table. When all players have passed in a row, the window closes and the next step begins.',
        'To pass is not final: if anybody acts after you passed, you get another chance in the same window.',
        'An action is resolved completely before the next player gets the chance to act.',
        'There is a window after each of these steps: 1.3; 3.1, 3.2, 3.3, 3.4; 4.2; 5.2, 5.3; 6.2; 7.4. There is one in each enemy attack after 6.4b, 6.4.1, 6.4.2 and 6.4.3, and one in each player attack after 6.8.1, 6.8.2 and 6.8.3. The special window of the planning phase is a step of its own, [[step-2-2|2.2]].',
      ],
      examples: [
        'You pass, then the other player plays an event. You may now use an action after all, and the window stays open until both of you pass one after the other.',
      ],
      aliases: [
        'action window',
        'when can I use an action',
        'when can I play an event',
        'player window',
        'passing',
        'pass',
        'priority',
        'red box',
      ],
    },
    de: {
      title: 'Aktionsfenster',
      text: [
        'Eine [[action|Aktion]] lässt sich nur benutzen, ein Ereignis mit einer Aktion nur spielen, solange ein Aktionsfenster offen ist.',
        'Zuerst darf der [[first-player|Startspieler]] handeln oder passen, dann [[player-order|in Spielerreihenfolge]] alle anderen, danach wieder von vorn. Sobald alle unmittelbar hintereinander gepasst haben, schließt sich das Fenster, und der nächste Schritt beginnt.',
        'Passen ist nicht endgültig: Handelt nach dir noch jemand, bekommst du im selben Fenster eine weitere Gelegenheit.',
        'Eine Aktion wird ganz abgehandelt, ehe der Nächste handeln darf.',
        'Ein Fenster öffnet sich nach diesen Schritten: 1.3; 3.1, 3.2, 3.3, 3.4; 4.2; 5.2, 5.3; 6.2; 7.4. Hinzu kommen in jedem Gegnerangriff die Fenster nach 6.4b, 6.4.1, 6.4.2 und 6.4.3, in jedem Spielerangriff die nach 6.8.1, 6.8.2 und 6.8.3. Das spezielle Fenster der Planungsphase ist ein eigener Schritt, [[step-2-2|2.2]].',
      ],
      examples: [
        'Du passt, danach spielt dein Mitspieler ein Ereignis. Jetzt darfst du doch noch eine Aktion benutzen; das Fenster bleibt offen, bis ihr beide nacheinander passt.',
      ],
      aliases: [
        'Aktionsfenster',
        'wann darf ich eine Aktion benutzen',
        'wann darf ich ein Ereignis spielen',
        'Passen',
        'gepasst',
        'Spielerfenster',
        'roter Kasten',
      ],
    },
    see: ['action', 'event-cards', 'response', 'framework-steps', 'step-2-2'],
    decided: [
      {
        en: 'Grimrule does not stop at a player who has nothing to use or to play in a window: passing is the only thing this player could do.',
        de: 'Wer in einem Fenster nichts benutzen oder spielen kann, wird von Grimrule nicht gefragt: Es bliebe nur das Passen.',
      },
    ],
  },
  {
    id: 'step-0-0',
    topic: 'steps',
    en: {
      title: '0.0 Round Begins',
      text: [
        'A new round starts. Abilities that belong to the beginning of the round happen now, and effects that start with the round come into force.',
        'The game goes on with [[step-1-1|1.1]].',
      ],
      aliases: ['0.0', 'beginning of the round', 'start of the round', 'new round', 'round begins'],
    },
    de: {
      title: '0.0 Runde beginnt',
      text: [
        'Eine neue Runde fängt an. Was zu Beginn der Runde geschehen soll, geschieht jetzt, und Effekte, die mit der Runde beginnen, treten in Kraft.',
        'Weiter geht es mit [[step-1-1|1.1]].',
      ],
      aliases: ['0.0', 'Beginn der Runde', 'Rundenbeginn', 'neue Runde', 'Rundenanfang'],
    },
    see: ['step-0-1', 'lasting-effects', 'framework-steps'],
  },
  {
    id: 'step-0-1',
    topic: 'steps',
    en: {
      title: '0.1 Round Ends',
      text: [
        'The round is over. First everything stops that lasted until the end of the round, and limits per round are free again; then come the abilities that happen at its end.',
        'The next round follows with [[step-0-0|0.0]].',
      ],
      aliases: [
        '0.1',
        'end of the round',
        'until the end of the round',
        'round ends',
        'at the end of the round',
      ],
    },
    de: {
      title: '0.1 Runde endet',
      text: [
        'Die Runde ist vorbei. Zuerst endet alles, was bis zum Ende der Runde galt, und Begrenzungen pro Runde sind wieder frei; dann folgt, was am Ende der Runde geschehen soll.',
        'Die nächste Runde schließt sich mit [[step-0-0|0.0]] an.',
      ],
      aliases: [
        '0.1',
        'Ende der Runde',
        'Rundenende',
        'bis zum Ende der Runde',
        'am Ende der Runde',
      ],
    },
    see: ['lasting-effects', 'delayed-effects', 'step-7-5', 'framework-steps'],
  },
];
