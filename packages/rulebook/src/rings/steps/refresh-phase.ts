import type { Entry } from '../../entry.ts';

export const REFRESH_PHASE: readonly Entry[] = [
  {
    id: 'step-7-1',
    topic: 'steps',
    en: {
      title: '7.1 Refresh Phase Begins',
      text: [
        'The [[refresh-phase|refresh phase]] starts, with everything that cards tie to its beginning. No action window comes before [[step-7-4|7.4]] is done.',
      ],
      aliases: ['7.1', 'beginning of the refresh phase', 'start of the refresh phase'],
    },
    de: {
      title: '7.1 Auffrischungsphase beginnt',
      text: [
        'Die [[refresh-phase|Auffrischungsphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ein Aktionsfenster gibt es erst nach [[step-7-4|7.4]].',
      ],
      aliases: ['7.1', 'Beginn der Auffrischungsphase', 'Anfang der Auffrischungsphase'],
    },
    see: ['refresh-phase', 'step-7-2', 'step-7-5'],
  },
  {
    id: 'step-7-2',
    topic: 'steps',
    en: {
      title: '7.2 Ready Cards',
      text: ['All exhausted cards in play become [[ready|ready]], at the same time.'],
      aliases: ['7.2', 'ready', 'untap', 'refresh', 'when do characters ready'],
    },
    de: {
      title: '7.2 Karten spielbereit machen',
      text: ['Alle erschöpften Karten im Spiel werden zugleich [[ready|spielbereit]].'],
      aliases: [
        '7.2',
        'spielbereit',
        'auffrischen',
        'enttappen',
        'wann werden Charaktere spielbereit',
      ],
    },
    see: ['ready', 'exhausted', 'step-7-3'],
  },
  {
    id: 'step-7-3',
    topic: 'steps',
    en: {
      title: '7.3 Raise Threat',
      text: [
        'All players raise their [[threat|threat]] by 1 at the same time. Whoever reaches the [[threat-limit|threat elimination level]] by this is [[player-elimination|eliminated]].',
      ],
      aliases: [
        '7.3',
        'raise threat',
        'threat each round',
        'threat plus one',
        'how much does threat rise each round',
      ],
    },
    de: {
      title: '7.3 Bedrohungsgrad erhöhen',
      text: [
        'Alle Spieler erhöhen zugleich ihren [[threat|Bedrohungsgrad]] um 1. Wer dadurch den [[threat-limit|Grenzwert]] erreicht, [[player-elimination|scheidet aus]].',
      ],
      aliases: [
        '7.3',
        'Bedrohung erhöhen',
        'Bedrohung pro Runde',
        'Bedrohung plus eins',
        'wie stark steigt die Bedrohung',
      ],
    },
    see: ['threat', 'threat-limit', 'player-elimination'],
  },
  {
    id: 'step-7-4',
    topic: 'steps',
    en: {
      title: '7.4 Pass the First Player Token',
      text: [
        'The first player token goes to the next player on the left, who is the new [[first-player|first player]] from now on. An [[action-windows|action window]] follows, in which this player already comes first.',
      ],
      aliases: ['7.4', 'first player token', 'pass the token', 'when does the first player change'],
    },
    de: {
      title: '7.4 Startspieler-Marker weitergeben',
      text: [
        'Der Startspieler-Marker wandert zum nächsten Spieler nach links, der von jetzt an [[first-player|Startspieler]] ist. Ein [[action-windows|Aktionsfenster]] folgt, in dem bereits der neue Startspieler zuerst an der Reihe ist.',
      ],
      aliases: [
        '7.4',
        'Startspieler-Marker',
        'Startspielermarker',
        'wann wechselt der Startspieler',
        'Startspieler wechseln',
      ],
    },
    see: ['first-player', 'next-player', 'refresh-phase'],
  },
  {
    id: 'step-7-5',
    topic: 'steps',
    en: {
      title: '7.5 Refresh Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. With [[step-0-1|0.1]] the round ends.',
      ],
      aliases: ['7.5', 'end of the refresh phase'],
    },
    de: {
      title: '7.5 Auffrischungsphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Mit [[step-0-1|0.1]] endet die Runde.',
      ],
      aliases: ['7.5', 'Ende der Auffrischungsphase'],
    },
    see: ['lasting-effects', 'step-0-1'],
  },
];
