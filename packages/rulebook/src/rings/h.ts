import type { Entry } from '../entry.ts';

export const H: readonly Entry[] = [
  {
    id: 'hero-cards',
    topic: 'cards',
    en: {
      title: 'Hero Cards',
      text: [
        'Heroes are the [[characters|characters]] with which you begin. You choose 1 to 3 of them; they start the game [[in-play|in play]] and are never part of your deck. Being [[unique|unique]], no hero can be chosen twice, neither by you nor by two players. Their threat costs together are your [[starting-threat|starting threat]].',
        'Each hero has a [[resources|resource pool]]. It pays for your allies, attachments and events; the resource icon of the hero says which [[spheres|sphere]] it can pay for.',
        'Like every character, a hero can commit to the quest, attack and defend. Most heroes have abilities of their own besides.',
        'A hero stays in play until it is [[destroyed|destroyed]] or an ability takes it out. If you have lost all your heroes, you are [[player-elimination|eliminated]], whatever allies you have left.',
      ],
      aliases: [
        'hero',
        'heroes',
        'how many heroes',
        'hero dies',
        'lost all heroes',
        'threat cost',
        'can I play with two heroes',
        'can two players have the same hero',
      ],
    },
    de: {
      title: 'Heldenkarten',
      text: [
        'Helden sind die [[characters|Charaktere]], mit denen du beginnst. Du wählst 1 bis 3; sie sind von Anfang an [[in-play|im Spiel]] und gehören nie zu deinem Deck. Helden sind [[unique|einzigartig]]; keiner kann also zweimal gewählt werden, weder von dir noch von zwei Spielern. Ihre Bedrohungskosten ergeben zusammen deinen [[starting-threat|anfänglichen Bedrohungsgrad]].',
        'Jeder Held hat einen [[resources|Ressourcenvorrat]]. Aus ihm bezahlst du Verbündete, Verstärkungen und Ereignisse; für welche [[spheres|Einflusssphäre]], sagt das Ressourcensymbol des Helden.',
        'Wie jeder Charakter kann ein Held sich dem Abenteuer stellen, angreifen und verteidigen. Die meisten haben dazu eigene Fähigkeiten.',
        'Ein Held bleibt im Spiel, bis er [[destroyed|getötet]] wird oder eine Fähigkeit ihn entfernt. Hast du alle Helden verloren, [[player-elimination|scheidest du aus]], ganz gleich, welche Verbündeten dir bleiben.',
      ],
      aliases: [
        'Held',
        'Helden',
        'Heldin',
        'Wie viele Helden',
        'Held stirbt',
        'alle Helden tot',
        'Bedrohungskosten',
        'Kann ich mit zwei Helden spielen',
        'Dürfen zwei Spieler denselben Helden haben',
      ],
    },
    see: ['characters', 'ally-cards', 'resources', 'spheres', 'starting-threat', 'unique'],
    decided: [
      {
        en: 'When a discard pile is shuffled into a deck, fallen heroes stay in the pile: a deck consists of allies, attachments and events.',
        de: 'Wird ein Ablagestapel in ein Deck gemischt, bleiben gefallene Helden auf dem Stapel: Ein Deck besteht aus Verbündeten, Verstärkungen und Ereignissen.',
      },
      {
        en: 'A fallen hero does not come to a hand either: Dwarven Tomb does not find him, for heroes are no cards that are played.',
        de: 'Auch auf eine Hand kommt ein gefallener Held nicht: Dwarven Tomb findet ihn nicht, denn Helden werden nicht gespielt.',
      },
    ],
  },
  {
    id: 'hit-points',
    topic: 'damage',
    en: {
      title: 'Hit Points',
      text: [
        'Hit points are the [[damage|damage]] that a character or an enemy can bear. As soon as there is at least as much damage on it, it is [[destroyed|destroyed]].',
        'Damage does not change the value: the tokens on the card are compared with the hit points it has at the moment, [[modifiers|modifiers]] included. A card whose hit points become fewer may therefore be destroyed by damage it already has.',
      ],
      examples: [
        'Gimli has 5 hit points, 9 with Citadel Plate attached. With 6 damage on him he lives; if the Citadel Plate is discarded, he is destroyed.',
      ],
      aliases: [
        'HP',
        'hit point',
        'health',
        'life',
        'lives',
        'remaining hit points',
        'what happens when hit points drop',
      ],
    },
    de: {
      title: 'Trefferpunkte',
      text: [
        'Trefferpunkte sind der [[damage|Schaden]], den ein Charakter oder Gegner aushält. Liegt mindestens so viel Schaden auf ihm, ist er sofort [[destroyed|getötet]].',
        'Schaden ändert den Wert nicht: Verglichen werden die Marker auf der Karte mit den Trefferpunkten, die sie gerade hat, samt [[modifiers|Modifikatoren]]. Werden es weniger Trefferpunkte, kann also der schon vorhandene Schaden eine Karte töten.',
      ],
      examples: [
        'Gimli hat 5 Trefferpunkte, mit angehängtem Citadel Plate sind es 9. Mit 6 Schaden lebt er noch; wird Citadel Plate abgelegt, ist er getötet.',
      ],
      aliases: [
        'TP',
        'Trefferpunkt',
        'Lebenspunkte',
        'Leben',
        'Gesundheit',
        'verbleibende Trefferpunkte',
        'Was passiert, wenn die Trefferpunkte sinken',
      ],
    },
    see: ['damage', 'destroyed', 'modifiers', 'characters', 'enemy-cards'],
  },
];
