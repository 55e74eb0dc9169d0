import type { Entry } from '../../entry.ts';

export const PLANNING_PHASE: readonly Entry[] = [
  {
    id: 'step-2-1',
    topic: 'steps',
    en: {
      title: '2.1 Planning Phase Begins',
      text: [
        'The [[planning-phase|planning phase]] starts, with everything that cards tie to its beginning. The [[first-player|first player]] is the first active player of the phase.',
      ],
      aliases: ['2.1', 'beginning of the planning phase', 'start of the planning phase'],
    },
    de: {
      title: '2.1 Planungsphase beginnt',
      text: [
        'Die [[planning-phase|Planungsphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Der [[first-player|Startspieler]] ist als Erster aktiver Spieler.',
      ],
      aliases: ['2.1', 'Beginn der Planungsphase', 'Anfang der Planungsphase'],
    },
    see: ['planning-phase', 'active-player', 'step-2-2', 'step-2-4'],
  },
  {
    id: 'step-2-2',
    topic: 'steps',
    en: {
      title: '2.2 Special Action Window',
      text: [
        'In this window the [[active-player|active player]] may play [[ally-cards|allies]] and [[attachment-cards|attachments]] from hand, as many as they like and can pay for, besides using actions. All other players may use actions only.',
        'A card is paid with resources from the pools of the player’s own heroes, and each of these heroes has to [[resource-match|match]] the sphere of the card. The tokens spent go back to the supply.',
        'The window stays open until all players have passed in a row. In no other step can allies and attachments be played from hand, unless a card says so.',
      ],
      examples: [
        'A Leadership ally with cost 3 can be paid with two resources of one Leadership hero and one of another, but not with the resource of a Lore hero.',
      ],
      aliases: [
        '2.2',
        'playing allies',
        'playing attachments',
        'when can I play an ally',
        'when can I play an attachment',
        'main phase',
        'planning window',
      ],
    },
    de: {
      title: '2.2 Spezielles Aktionsfenster',
      text: [
        'In diesem Fenster darf der [[active-player|aktive Spieler]] außer Aktionen auch [[ally-cards|Verbündete]] und [[attachment-cards|Verstärkungen]] von der Hand spielen, so viele er möchte und bezahlen kann. Alle anderen dürfen nur Aktionen benutzen.',
        'Bezahlt wird mit Ressourcen der eigenen Helden, und jeder zahlende Held muss zur Einflusssphäre der Karte passen ([[resource-match|Ressourcenübereinstimmung]]). Die ausgegebenen Marker kommen zurück in den allgemeinen Vorrat.',
        'Das Fenster schließt sich erst, wenn alle hintereinander gepasst haben. In keinem anderen Schritt lassen sich Verbündete und Verstärkungen von der Hand spielen, es sei denn, eine Karte erlaubt es.',
      ],
      examples: [
        'Ein Verbündeter der Führung mit Kosten 3 lässt sich mit zwei Ressourcen eines Führungs-Helden und einer Ressource eines anderen bezahlen, aber nicht mit der eines Wissens-Helden.',
      ],
      aliases: [
        '2.2',
        'Verbündete spielen',
        'Verstärkungen spielen',
        'Wann darf ich Verbündete spielen',
        'Wann darf ich Verstärkungen spielen',
        'Planungsfenster',
        'Aktionsfenster der Planungsphase',
      ],
    },
    see: ['planning-phase', 'playing-a-card', 'cost', 'resource-match', 'action-windows'],
    decided: [
      {
        en: 'The active player acts first here, and goes on until they pass; then the others in order. The book leaves open whether the first player comes first as in other windows, but this window belongs to the active player.',
        de: 'Hier handelt zuerst der aktive Spieler, und zwar bis er passt; dann kommen die anderen der Reihe nach. Das Buch lässt offen, ob wie in anderen Fenstern der Startspieler beginnt, doch dieses Fenster gehört dem aktiven Spieler.',
      },
      {
        en: 'If the active player is eliminated in this window, it goes on for the others like any other action window.',
        de: 'Scheidet der aktive Spieler in diesem Fenster aus, läuft es für die anderen wie jedes andere Aktionsfenster weiter.',
      },
    ],
  },
  {
    id: 'step-2-3',
    topic: 'steps',
    en: {
      title: '2.3 Next Player Becomes Active',
      text: [
        'The [[next-player|next player]] becomes the active player and gets a window of their own: back to [[step-2-2|2.2]]. When everybody has been the active player once in this phase, the game goes on with [[step-2-4|2.4]].',
      ],
      aliases: ['2.3', 'next active player', 'who plans next'],
    },
    de: {
      title: '2.3 Folgespieler wird aktiver Spieler',
      text: [
        'Der [[next-player|Folgespieler]] wird aktiver Spieler und bekommt sein eigenes Fenster: zurück zu [[step-2-2|2.2]]. Waren alle in dieser Phase einmal an der Reihe, folgt [[step-2-4|2.4]].',
      ],
      aliases: ['2.3', 'nächster aktiver Spieler', 'wer plant als Nächster'],
    },
    see: ['active-player', 'player-order', 'planning-phase'],
  },
  {
    id: 'step-2-4',
    topic: 'steps',
    en: {
      title: '2.4 Planning Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[quest-phase|quest phase]] is next.',
      ],
      aliases: ['2.4', 'end of the planning phase'],
    },
    de: {
      title: '2.4 Planungsphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[quest-phase|Abenteuerphase]].',
      ],
      aliases: ['2.4', 'Ende der Planungsphase'],
    },
    see: ['lasting-effects', 'step-3-1'],
  },
];
