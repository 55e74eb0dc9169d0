import type { Entry } from '../../entry.ts';

export const ENCOUNTER_PHASE: readonly Entry[] = [
  {
    id: 'step-5-1',
    topic: 'steps',
    en: {
      title: '5.1 Encounter Phase Begins',
      text: [
        'The [[encounter-phase|encounter phase]] starts, with everything that cards tie to its beginning. [[step-5-2|Optional engagement]] follows without an action window.',
      ],
      aliases: ['5.1', 'beginning of the encounter phase', 'start of the encounter phase'],
    },
    de: {
      title: '5.1 Begegnungsphase beginnt',
      text: [
        'Die [[encounter-phase|Begegnungsphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ohne Aktionsfenster folgt Schritt [[step-5-2|5.2]].',
      ],
      aliases: ['5.1', 'Beginn der Begegnungsphase', 'Anfang der Begegnungsphase'],
    },
    see: ['encounter-phase', 'step-5-2', 'step-5-4'],
  },
  {
    id: 'step-5-2',
    topic: 'steps',
    en: {
      title: '5.2 Optional Engagement',
      text: [
        'In [[player-order|player order]] each player may engage 1 enemy of the [[staging-area|staging area]], whatever its engagement cost. The enemy moves to the area in front of that player.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'With threat 25 you may engage an enemy of engagement cost 40 of your own will, for example to keep it from a weaker player.',
      ],
      aliases: [
        '5.2',
        'engage voluntarily',
        'choose to engage',
        'engage an enemy',
        'how many enemies may I engage',
      ],
    },
    de: {
      title: '5.2 Freiwillig in einen Kampf verwickeln',
      text: [
        '[[player-order|In Spielerreihenfolge]] darf jeder Spieler 1 Gegner aus der [[staging-area|Aufmarschzone]] in einen Kampf verwickeln, ganz gleich, wie hoch dessen Kampfbereitschaft ist. Der Gegner kommt in die Spielzone dieses Spielers.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Mit Bedrohungsgrad 25 darfst du freiwillig einen Gegner mit Kampfbereitschaft 40 in einen Kampf verwickeln, etwa um ihn einem schwächeren Mitspieler abzunehmen.',
      ],
      aliases: [
        '5.2',
        'freiwillig verwickeln',
        'Gegner nehmen',
        'Gegner in Kampf verwickeln',
        'wie viele Gegner darf ich verwickeln',
      ],
    },
    see: ['optional-engagement', 'engaged', 'step-5-3'],
  },
  {
    id: 'step-5-3',
    topic: 'steps',
    en: {
      title: '5.3 Engagement Checks',
      text: [
        'The [[first-player|first player]] makes an [[engagement-check|engagement check]]: of all enemies in the staging area whose engagement cost is not higher than this player’s threat, the one with the highest cost engages them and moves to the area in front of them.',
        'Then the next player makes a check in the same way, and so on round the table, again and again, until no enemy in the staging area could engage anybody.',
        'It makes no difference how an enemy and a player came together, by a check, by choice or by a card: each of them has [[engaged|engaged]] the other. An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Threats 30 and 22, enemies in the staging area with 20, 25 and 35. The first player’s check brings the enemy with 25, the other player’s check brings the one with 20. The last one stays where it is.',
      ],
      aliases: [
        '5.3',
        'engagement check',
        'engagement cost',
        'which enemy engages me',
        'which enemy comes first',
        'enemies attack me',
      ],
    },
    de: {
      title: '5.3 Kampfproben',
      text: [
        'Der [[first-player|Startspieler]] legt eine [[engagement-check|Kampfprobe]] ab: Von allen Gegnern in der Aufmarschzone, deren Kampfbereitschaft nicht über seinem Bedrohungsgrad liegt, verwickelt ihn der mit der höchsten in einen Kampf und kommt in seine Spielzone.',
        'Dann folgt auf dieselbe Weise der nächste Spieler und so weiter, immer reihum, bis kein Gegner in der Aufmarschzone mehr irgendwen in einen Kampf verwickeln könnte.',
        'Wie ein Gegner und ein Spieler zusammengekommen sind, ob durch Probe, Wahl oder Karte, macht keinen Unterschied: Jeder hat den anderen [[engaged|in einen Kampf verwickelt]]. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Bedrohungsgrade 30 und 22, in der Aufmarschzone Gegner mit 20, 25 und 35. Die Probe des Startspielers bringt ihm den mit 25, die Probe des anderen den mit 20. Der letzte bleibt, wo er ist.',
      ],
      aliases: [
        '5.3',
        'Kampfprobe',
        'Kampfbereitschaft',
        'welcher Gegner verwickelt mich',
        'welcher Gegner kommt zuerst',
      ],
    },
    see: ['engagement-check', 'engaged', 'threat', 'enemy-cards'],
    decided: [
      {
        en: 'If several enemies share the highest engagement cost within reach, the first player says which of them engages.',
        de: 'Haben mehrere Gegner in Reichweite dieselbe höchste Kampfbereitschaft, bestimmt der Startspieler, welcher von ihnen kommt.',
      },
    ],
  },
  {
    id: 'step-5-4',
    topic: 'steps',
    en: {
      title: '5.4 Encounter Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[combat-phase|combat phase]] is next.',
      ],
      aliases: ['5.4', 'end of the encounter phase'],
    },
    de: {
      title: '5.4 Begegnungsphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[combat-phase|Kampfphase]].',
      ],
      aliases: ['5.4', 'Ende der Begegnungsphase'],
    },
    see: ['lasting-effects', 'step-6-1'],
  },
];
