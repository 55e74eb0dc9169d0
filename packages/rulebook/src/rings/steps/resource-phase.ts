import type { Entry } from '../../entry.ts';

export const RESOURCE_PHASE: readonly Entry[] = [
  {
    id: 'step-1-1',
    topic: 'steps',
    en: {
      title: '1.1 Resource Phase Begins',
      text: [
        'The [[resource-phase|resource phase]] starts, and with it whatever cards tie to its beginning. Nobody can take actions before [[step-1-2|resources]] and [[step-1-3|cards]] have been handed out.',
      ],
      aliases: ['1.1', 'beginning of the resource phase', 'start of the resource phase'],
    },
    de: {
      title: '1.1 Ressourcenphase beginnt',
      text: [
        'Die [[resource-phase|Ressourcenphase]] fängt an und mit ihr alles, was Karten an ihren Beginn knüpfen. Aktionen sind erst möglich, wenn [[step-1-2|Ressourcen]] und [[step-1-3|Karten]] verteilt sind.',
      ],
      aliases: ['1.1', 'Beginn der Ressourcenphase', 'Anfang der Ressourcenphase'],
    },
    see: ['resource-phase', 'step-1-2', 'step-1-4'],
  },
  {
    id: 'step-1-2',
    topic: 'steps',
    en: {
      title: '1.2 Gain Resources',
      text: [
        'Each hero gets 1 resource token into a pool of its own. This happens for all heroes of all players at the same time.',
        'Resources that were not spent earlier stay where they are; a pool has no upper limit.',
      ],
      examples: ['A player with three heroes adds three resources, one to each hero.'],
      aliases: [
        '1.2',
        'collect resources',
        'get resources',
        'income',
        'how many resources do I get',
        'resource pool',
      ],
    },
    de: {
      title: '1.2 Ressourcen erhalten',
      text: [
        'Jeder Held bekommt 1 Ressourcenmarker in seinen eigenen Vorrat, und zwar alle Helden aller Spieler zugleich.',
        'Was früher nicht ausgegeben wurde, bleibt liegen; nach oben ist ein Vorrat nicht begrenzt.',
      ],
      examples: ['Ein Spieler mit drei Helden erhält drei Ressourcen, für jeden Helden eine.'],
      aliases: [
        '1.2',
        'Ressourcen bekommen',
        'Ressourcen sammeln',
        'Einkommen',
        'wie viele Ressourcen bekomme ich',
        'Ressourcenvorrat',
      ],
    },
    see: ['resources', 'hero-cards', 'out-of-tokens', 'resource-phase'],
  },
  {
    id: 'step-1-3',
    topic: 'steps',
    en: {
      title: '1.3 Draw Cards',
      text: [
        'Each player draws 1 card, all at the same time. Whoever has an [[empty-deck|empty deck]] draws nothing.',
        'An [[action-windows|action window]] follows.',
      ],
      aliases: ['1.3', 'draw a card', 'draw step', 'how many cards do I draw'],
    },
    de: {
      title: '1.3 Karten ziehen',
      text: [
        'Alle Spieler ziehen zugleich je 1 Karte. Wessen [[empty-deck|Deck leer]] ist, der zieht nichts.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: ['1.3', 'Karte ziehen', 'nachziehen', 'wie viele Karten ziehe ich'],
    },
    see: ['drawing-cards', 'empty-deck', 'player-deck', 'resource-phase'],
  },
  {
    id: 'step-1-4',
    topic: 'steps',
    en: {
      title: '1.4 Resource Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[planning-phase|planning phase]] is next.',
      ],
      aliases: ['1.4', 'end of the resource phase'],
    },
    de: {
      title: '1.4 Ressourcenphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[planning-phase|Planungsphase]].',
      ],
      aliases: ['1.4', 'Ende der Ressourcenphase'],
    },
    see: ['lasting-effects', 'step-2-1'],
  },
];
