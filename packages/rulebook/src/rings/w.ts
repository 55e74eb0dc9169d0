import type { Entry } from '../entry.ts';

export const W: readonly Entry[] = [
  {
    id: 'when',
    topic: 'words',
    en: {
      title: 'When',
      text: [
        '“When” points to something that is just happening and not over yet. An ability with this [[triggering-condition|triggering condition]] is used before the thing itself is done.',
        'So it comes before all abilities that wait for the same thing with [[after|“after”]] (see [[timing]]).',
      ],
      examples: [
        'Dol Guldur Beastmaster gets its additional shadow card when it attacks. So the card is there in time to be turned up in the very same attack.',
      ],
      aliases: ['when would', 'while it happens', 'difference between when and after', 'interrupt'],
    },
    de: {
      title: 'Sobald',
      text: [
        '„Sobald“ deutet auf etwas, das gerade geschieht und noch nicht vorbei ist. Eine Fähigkeit mit dieser [[triggering-condition|Auslösebedingung]] kommt zum Zug, bevor das Geschehen selbst vollzogen ist.',
        'Deshalb geht sie allen Fähigkeiten voran, die mit [[after|„nachdem“]] auf dasselbe warten (siehe [[timing|Timing]]).',
      ],
      examples: [
        'Der Dol Guldur Beastmaster bekommt seine zusätzliche Schattenkarte, sobald er angreift. So ist sie rechtzeitig da, um noch in demselben Angriff umgedreht zu werden.',
      ],
      aliases: [
        'wenn',
        'sobald würde',
        'während es geschieht',
        'Unterschied zwischen sobald und nachdem',
        'Unterbrechung',
      ],
    },
    see: ['after', 'triggering-condition', 'response', 'forced', 'timing'],
  },
  {
    id: 'willpower',
    topic: 'questing',
    en: {
      title: 'Willpower',
      text: [
        'Every hero and ally has a willpower. It is what this character contributes to the quest while committed to it.',
        'When the quest is resolved, the willpower of all committed characters of all players is added up and compared with the threat in the [[staging-area|staging area]] (see [[step-3-4|step 3.4]]). What counts is the value at that moment, with all [[modifiers|modifiers]].',
        'A character that is not committed adds nothing.',
      ],
      examples: [
        'Éowyn (4) and Aragorn (2) are committed, the staging area has a threat of 4: the players place 2 progress tokens.',
      ],
      aliases: [
        'will',
        'questing strength',
        'quest value',
        'star icon',
        'do exhausted characters count for the quest',
      ],
    },
    de: {
      title: 'Willenskraft',
      text: [
        'Jeder Held und jeder Verbündete hat eine Willenskraft. Sie ist sein Beitrag zum Abenteuer, solange er sich ihm stellt.',
        'Beim Abhandeln des Abenteuers wird die Willenskraft aller Charaktere aller Spieler addiert, die sich ihm stellen, und mit dem Widerstand der [[staging-area|Aufmarschzone]] verglichen (siehe [[step-3-4|Schritt 3.4]]). Es gilt der Wert in diesem Augenblick, mit allen [[modifiers|Modifikatoren]].',
        'Wer sich dem Abenteuer nicht stellt, trägt nichts bei.',
      ],
      examples: [
        'Éowyn (4) und Aragorn (2) stellen sich dem Abenteuer, die Aufmarschzone hat einen Widerstand von 4: Die Spieler legen 2 Fortschrittsmarker.',
      ],
      aliases: [
        'Wille',
        'Willensstärke',
        'Abenteuerwert',
        'Sternsymbol',
        'Zählen erschöpfte Charaktere für das Abenteuer',
      ],
    },
    see: ['quest-phase', 'step-3-2', 'step-3-4', 'staging-area', 'quest-progress'],
    decided: [
      {
        en: 'The German book speaks of a willpower of enemies as well. No enemy has one, so it is left out here.',
        de: 'Das deutsche Buch spricht auch Gegnern eine Willenskraft zu. Kein Gegner hat eine, deshalb ist hier keine Rede davon.',
      },
    ],
  },
  {
    id: 'winning',
    topic: 'end',
    en: {
      title: 'Winning the Game',
      text: [
        'The players win together, as soon as the last stage of the [[quest-cards|quest deck]] is completed and at least one player is still in the game. Those who were [[player-elimination|eliminated]] on the way win too.',
        'A card may name another way to win. If its condition is met, the game ends at once.',
        'If all players are eliminated, or if a card says so, the game is lost.',
      ],
      examples: [
        'On Don’t Leave the Path!, one of the two third stages of Passage Through Mirkwood, progress does not matter: the players win as soon as Ungoliant’s Spawn is destroyed.',
      ],
      aliases: [
        'win',
        'victory',
        'end of the game',
        'losing',
        'lose the game',
        'how do we win',
        'when is the game lost',
        'does an eliminated player win',
      ],
    },
    de: {
      title: 'Spielsieg',
      text: [
        'Die Spieler gewinnen gemeinsam, sobald der letzte Abschnitt des [[quest-cards|Abenteuerdecks]] bewältigt und wenigstens einer von ihnen noch im Spiel ist. Wer unterwegs [[player-elimination|ausgeschieden]] ist, gewinnt mit.',
        'Eine Karte kann einen anderen Weg zum Sieg nennen. Ist dessen Bedingung erfüllt, ist das Spiel auf der Stelle zu Ende.',
        'Sind alle Spieler ausgeschieden oder bestimmt eine Karte es so, ist das Spiel verloren.',
      ],
      examples: [
        'Bei Don’t Leave the Path!, einem der beiden dritten Abschnitte von Passage Through Mirkwood, zählt kein Fortschritt: Die Spieler gewinnen, sobald Ungoliant’s Spawn getötet ist.',
      ],
      aliases: [
        'gewinnen',
        'Sieg',
        'Spielende',
        'verlieren',
        'Niederlage',
        'Wie gewinnen wir',
        'Wann ist das Spiel verloren',
        'Gewinnt ein ausgeschiedener Spieler mit',
      ],
    },
    see: ['quest-progress', 'player-elimination', 'scoring', 'campaign-mode'],
    decided: [
      {
        en: 'While the cards of Ambush on the Shore are still being revealed, the players have not won, though no enemy may be in play: first all of them are revealed.',
        de: 'Solange die Karten von Ambush on the Shore noch aufgedeckt werden, haben die Spieler nicht gewonnen, auch wenn kein Gegner im Spiel ist: Zuerst werden alle aufgedeckt.',
      },
      {
        en: 'In a campaign, players who were eliminated in a game that was won have lost their heroes, and what each player earns is earned by those who were left.',
        de: 'In einer Kampagne sind die Helden von Spielern, die in einer gewonnenen Partie ausgeschieden sind, gefallen, und was jeder Spieler erwirbt, erwerben nur die übrigen.',
      },
    ],
  },
];
