import type { Entry } from '../../entry.ts';

export const TRAVEL_PHASE: readonly Entry[] = [
  {
    id: 'step-4-1',
    topic: 'steps',
    en: {
      title: '4.1 Travel Phase Begins',
      text: [
        'The [[travel-phase|travel phase]] starts, with everything that cards tie to its beginning. There is no action window before the players may [[step-4-2|travel]].',
      ],
      aliases: ['4.1', 'beginning of the travel phase', 'start of the travel phase'],
    },
    de: {
      title: '4.1 Reisephase beginnt',
      text: [
        'Die [[travel-phase|Reisephase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ein Aktionsfenster gibt es erst nach der [[step-4-2|Reise-Gelegenheit]].',
      ],
      aliases: ['4.1', 'Beginn der Reisephase', 'Anfang der Reisephase'],
    },
    see: ['travel-phase', 'step-4-2', 'step-4-3'],
  },
  {
    id: 'step-4-2',
    topic: 'steps',
    en: {
      title: '4.2 Travel Opportunity',
      text: [
        'The players may travel together to 1 location in the [[staging-area|staging area]]. It leaves the staging area, is placed beside the current quest card and becomes the [[active-location|active location]].',
        'While another location is active they cannot travel: it has to be [[explored|explored]] first. A [[travel|travel cost]] of the location has to be paid.',
        'Players may discuss it, but the [[first-player|first player]] decides whether and where the group goes. An [[action-windows|action window]] follows.',
      ],
      aliases: [
        '4.2',
        'travel',
        'travelling',
        'go to a location',
        'can we travel with an active location',
        'who decides where to travel',
      ],
    },
    de: {
      title: '4.2 Reise-Gelegenheit',
      text: [
        'Die Spieler dürfen gemeinsam zu 1 Ort in der [[staging-area|Aufmarschzone]] reisen. Er verlässt die Aufmarschzone, kommt neben die aktuelle Abenteuerkarte und ist damit der [[active-location|aktive Ort]].',
        'Solange ein anderer Ort aktiv ist, ist keine Reise möglich: Er muss zuerst [[explored|erkundet]] werden. Hat ein Ort [[travel|Reisekosten]], sind sie zu bezahlen.',
        'Besprechen dürfen sich alle, doch ob und wohin es geht, bestimmt der [[first-player|Startspieler]]. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '4.2',
        'reisen',
        'Reise',
        'zu einem Ort reisen',
        'Können wir mit aktivem Ort reisen',
        'wer entscheidet über die Reise',
      ],
    },
    see: ['travel', 'active-location', 'location-cards', 'first-player'],
  },
  {
    id: 'step-4-3',
    topic: 'steps',
    en: {
      title: '4.3 Travel Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[encounter-phase|encounter phase]] is next.',
      ],
      aliases: ['4.3', 'end of the travel phase'],
    },
    de: {
      title: '4.3 Reisephase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[encounter-phase|Begegnungsphase]].',
      ],
      aliases: ['4.3', 'Ende der Reisephase'],
    },
    see: ['lasting-effects', 'step-5-1'],
  },
];
