import type { Entry } from '../entry.ts';

export const Y: readonly Entry[] = [
  {
    id: 'you',
    topic: 'words',
    en: {
      title: 'You, Your',
      text: [
        'Where “you” can mean the [[identity|identity]] of the player who resolves the ability, it does: damage dealt to you goes to your identity, an effect that exhausts you exhausts it, a status card for you goes on it, and “after you attack” waits for an attack by your identity, not by your ally. Only where that makes no sense is the player meant: your hand, your deck, cards you control. [[indirect-damage|Indirect damage]] to you is divided among your characters.',
        'All “you” in one sentence mean the same identity or player. An exception is “after [an enemy] attacks you”: it means the attacked player even if an ally of his defended.',
        'Some cards are an arm of the identity; what they do, the identity has done: events, resource cards (abilities from spending them), and [[upgrade|upgrades]] except those attached to another friendly character. An upgrade on an enemy counts.',
        'No arm of the identity are allies, supports, player side schemes and encounter cards, even if you trigger their abilities.',
        'If another player defends against an attack: “when [the enemy] attacks you” meant the player it was made against, “after” means the one whose character defended. Constant and boost abilities mean the defending player.',
      ],
      examples: [
        'Interrogation Room waits for you to defeat a minion. It may be used after your hero’s attack event defeated one, not after your ally did.',
        'Tac Team is a support. If it defeats the minion, you have not.',
      ],
      aliases: [
        'your',
        'your identity',
        'your hero',
        'who is you',
        'does my ally count as you',
        'does an event count as my hero',
        'extension of the identity',
        'after you attack',
        'you defeat',
      ],
    },
    de: {
      title: 'Du, dein',
      text: [
        'Wo „du“ die [[identity|Identität]] des Spielers meinen kann, der die Fähigkeit abhandelt, ist sie gemeint: Schaden an dir trifft deine Identität, ein Effekt, der dich erschöpft, erschöpft sie, eine Statuskarte für dich kommt auf sie, und „nachdem du angegriffen hast“ wartet auf einen Angriff deiner Identität, nicht deines Verbündeten. Nur wo das keinen Sinn ergibt, ist der Spieler gemeint: deine Hand, dein Deck, Karten unter deiner Kontrolle. [[indirect-damage|Indirekter Schaden]] an dir wird auf deine Charaktere verteilt.',
        'Jedes „du“ in einem Satz meint dieselbe Identität oder denselben Spieler. Eine Ausnahme ist „nachdem [ein Gegner] dich angegriffen hat“: Das meint den angegriffenen Spieler, selbst wenn ein Verbündeter von ihm verteidigt hat.',
        'Einige Karten sind der verlängerte Arm der Identität; was sie tun, hat die Identität getan: Ereignisse, Ressourcenkarten (Fähigkeiten durch ihr Ausgeben) und [[upgrade|Upgrades]], ausgenommen solche an einem anderen befreundeten Charakter. Ein Upgrade an einem Gegner zählt.',
        'Kein Arm der Identität sind Verbündete, Vorteile, Spieler-Nebenpläne und Begegnungskarten, auch wenn du ihre Fähigkeiten auslöst.',
        'Verteidigt ein anderer Spieler gegen einen Angriff: „sobald dich [der Gegner] angreift“ meinte den Spieler, dem der Angriff galt, „nachdem“ meint den, dessen Charakter verteidigt hat. Konstante und Boost-Fähigkeiten meinen den verteidigenden Spieler.',
      ],
      examples: [
        'Verhörzimmer wartet darauf, dass du einen Schergen besiegst. Es geht, nachdem ein Angriff-Ereignis deines Helden einen besiegt hat, nicht nach deinem Verbündeten.',
        'Einsatzteam ist ein Vorteil. Besiegt es den Schergen, hast nicht du ihn besiegt.',
      ],
      aliases: [
        'du',
        'dein',
        'dich',
        'dir',
        'deine Identität',
        'Wer ist du',
        'Zählt mein Verbündeter als du',
        'Zählt ein Ereignis als mein Held',
        'verlängerter Arm',
        'nachdem du angegriffen hast',
      ],
    },
    see: [
      'identity',
      'labeled-ability',
      'attack-enemy-activation',
      'upgrade',
      'ally',
      'defend-defense',
    ],
  },
];
