import type { Entry } from '../entry.ts';

export const U: readonly Entry[] = [
  {
    id: 'undefended',
    topic: 'attacks',
    en: {
      title: 'Undefended',
      text: [
        'An enemy attack is undefended if no character defends against it. It is also undefended if the defending ally leaves play before the damage, for instance through a boost ability; then the identity of that ally’s player becomes the target.',
        'The target of an undefended attack takes all of the damage; DEF does not help. See [[enemy-attack-steps|the steps of an enemy attack]].',
      ],
      aliases: [
        'undefended attack',
        'not defended',
        'nobody defends',
        'taking the attack',
        'my defending ally died before damage',
      ],
    },
    de: {
      title: 'Unverteidigt',
      text: [
        'Ein gegnerischer Angriff ist unverteidigt, wenn kein Charakter gegen ihn verteidigt. Er ist es auch, wenn der verteidigende Verbündete vor dem Schaden das Spiel verlässt, etwa durch eine Boost-Fähigkeit; Ziel wird dann die Identität seines Spielers.',
        'Das Ziel eines unverteidigten Angriffs trifft der ganze Schaden; VER hilft nicht. Siehe [[enemy-attack-steps|Schritte eines gegnerischen Angriffs]].',
      ],
      aliases: [
        'unverteidigter Angriff',
        'nicht verteidigt',
        'niemand verteidigt',
        'Mein Verteidiger ist vor dem Schaden besiegt',
      ],
    },
    see: [
      'attack-enemy-activation',
      'defend-defense',
      'enemy-attack-steps',
      'attacks-against-allies',
    ],
    decided: [
      {
        en: 'If a character of the same player had taken the place of an identity that defended by an ability alone and leaves play, that identity is the defender again, without DEF: the attack is not undefended.',
        de: 'Hatte ein Charakter desselben Spielers den Platz einer Identität eingenommen, die allein durch eine Fähigkeit verteidigte, und verlässt er das Spiel, ist sie wieder der Verteidiger, ohne VER: Der Angriff ist nicht unverteidigt.',
      },
    ],
  },
  {
    id: 'unique-icon',
    topic: 'icons',
    en: {
      title: 'Unique Icon',
      text: [
        'The icon before a title marks a card that stands for one certain person, place or thing. Two unique cards match if they have the same title and neither has a [[subtitle|subtitle]] or alter-ego name, or if the subtitle or alter-ego name of one is the title, subtitle or alter-ego name of the other.',
        'A deck, its identity included, holds no two matching cards, and two players cannot choose matching identities. A villain may match an identity.',
        'While a unique card is in play, no card that matches it can enter play, whoever it belongs to; only villains are exempt. A player card cannot be played or put into play, and an effect that tries does nothing.',
        'An encounter card that matches is discarded instead, and what would happen because it enters play does not. If it was revealed, nothing of what being revealed would cause happens either, and the player is [[deal-deal-an-encounter-card|dealt]] a facedown encounter card.',
      ],
      examples: [
        'Two players have the ally Jessica Jones in their decks. While one is in play, the other cannot be played.',
        'Spider-Man with the alter-ego Peter Parker and Spider-Man with the alter-ego Miles Morales share a title but no other name: they do not match.',
      ],
      aliases: [
        'unique',
        'unique card',
        'unique cards',
        'uniqueness',
        'star before the name',
        'can two players play the same ally',
        'same hero twice',
        'same ally and hero',
        'duplicate',
      ],
    },
    de: {
      title: 'Einzigartig-Symbol',
      text: [
        'Das Symbol vor dem Namen kennzeichnet eine Karte, die für eine bestimmte Person, einen bestimmten Ort oder Gegenstand steht. Zwei einzigartige Karten stimmen überein, wenn sie gleich heißen und keine von beiden einen [[subtitle|Untertitel]] oder Alter-Ego-Namen hat, oder wenn Untertitel oder Alter-Ego-Name der einen zugleich Name, Untertitel oder Alter-Ego-Name der anderen ist.',
        'Ein Deck samt seiner Identität enthält keine zwei übereinstimmenden Karten, und zwei Spieler können keine übereinstimmenden Identitäten wählen. Ein Schurke darf mit einer Identität übereinstimmen.',
        'Solange eine einzigartige Karte im Spiel ist, kann keine mit ihr übereinstimmende ins Spiel kommen, gleich wem sie gehört; nur Schurken sind ausgenommen. Eine Spielerkarte kann weder gespielt noch ins Spiel gebracht werden, und ein Effekt, der das versucht, bewirkt nichts.',
        'Eine übereinstimmende Begegnungskarte wird stattdessen abgelegt, und was ihr Ins-Spiel-Kommen auslösen würde, unterbleibt. Wurde sie aufgedeckt, unterbleibt auch alles, was das Aufdecken bewirken würde, und dem Spieler wird eine verdeckte Begegnungskarte [[deal-deal-an-encounter-card|zugeteilt]].',
      ],
      examples: [
        'Zwei Spieler haben die Verbündete Jessica Jones im Deck. Solange die eine im Spiel ist, kann die andere nicht gespielt werden.',
        'Spider-Man mit dem Alter Ego Peter Parker und Spider-Man mit dem Alter Ego Miles Morales haben nur den Namen gemeinsam: Sie stimmen nicht überein.',
      ],
      aliases: [
        'einzigartig',
        'einzigartige Karte',
        'einzigartige Karten',
        'übereinstimmen',
        'Symbol vor dem Namen',
        'Können zwei Spieler denselben Verbündeten spielen',
        'derselbe Held zweimal',
        'gleicher Verbündeter und Held',
        'doppelt',
        'unique',
      ],
    },
    see: ['subtitle', 'deck-customization', 'identity', 'enters-play', 'reveal'],
    decided: [
      {
        en: 'The rule of matching holds for building decks as well. The appendix on decks still allows cards of the same title with different subtitles without a further look; the entry on the icon is newer and stricter.',
        de: 'Die Regel der Übereinstimmung gilt auch beim Deckbau. Der Anhang zum Deckbau erlaubt gleichnamige Karten mit verschiedenen Untertiteln noch ohne Weiteres; der Eintrag zum Symbol ist neuer und strenger.',
      },
    ],
  },
  {
    id: 'upgrade',
    topic: 'cards',
    en: {
      title: 'Upgrade',
      text: [
        'An upgrade is a player card that stays in play until something makes it leave. Most lie before their player and strengthen his identity, in both forms if they do not name one.',
        'Some are attached to another card and then change that card instead. Whoever controls the card an upgrade is attached to controls the upgrade, even if somebody else owns it.',
        'What an upgrade does counts as done by its controller’s identity: see [[you]]. The only exception is an upgrade attached to a friendly character other than that identity.',
      ],
      examples: [
        'Spider-Tracer lies on a minion, so what it does counts as done by Spider-Man. Inspired lies on an ally and strengthens only that ally.',
      ],
      aliases: [
        'upgrades',
        'equipment',
        'who controls an upgrade on my ally',
        'can I attach an upgrade to another player',
      ],
    },
    de: {
      title: 'Upgrade',
      text: [
        'Ein Upgrade ist eine Spielerkarte, die im Spiel bleibt, bis etwas sie entfernt. Die meisten liegen vor ihrem Spieler und stärken seine Identität, in beiden Gestalten, wenn sie keine nennen.',
        'Manche werden an eine andere Karte angehängt und verändern dann diese. Wer die Karte kontrolliert, an der ein Upgrade hängt, kontrolliert auch das Upgrade, selbst wenn es jemand anderem gehört.',
        'Was ein Upgrade tut, gilt als Tat der Identität des Spielers, der es kontrolliert: siehe [[you|Du, dein]]. Ausgenommen ist nur ein Upgrade an einem anderen befreundeten Charakter.',
      ],
      examples: [
        'Spider-Tracer hängt an einem Schergen, also gilt seine Wirkung als Tat von Spider-Man. Inspiriert hängt an einem Verbündeten und stärkt nur ihn.',
      ],
      aliases: [
        'Upgrades',
        'Verbesserung',
        'Ausrüstung',
        'Wer kontrolliert ein Upgrade an meinem Verbündeten',
        'Kann ich ein Upgrade einem anderen Spieler geben',
      ],
    },
    see: ['attach-to', 'ownership-and-control', 'you', 'support', 'restricted'],
  },
  {
    id: 'uses-x-type',
    topic: 'keywords',
    en: {
      title: 'Uses (X “Type”)',
      text: [
        'A card with uses enters play with X [[all-purpose-counter|counters]] of the type named. Its ability spends them as part of its cost.',
        'When the last counter is gone, the card is discarded, after the effect that was paid with it has resolved. If it has [[victory-x|victory]] too, it goes to the victory display instead.',
      ],
      examples: [
        'Web-Shooter loses its third web counter to help pay for an event. It is discarded, and the wild resource is spent all the same.',
      ],
      aliases: [
        'uses',
        'charges',
        'counters run out',
        'ammo',
        'last counter',
        'when is a card with uses discarded',
      ],
    },
    de: {
      title: 'Anwendungen (X „Art“)',
      text: [
        'Eine Karte mit Anwendungen kommt mit X [[all-purpose-counter|Markern]] der genannten Art ins Spiel. Ihre Fähigkeit verbraucht sie als Teil ihrer Kosten.',
        'Ist der letzte Marker weg, wird die Karte abgelegt, nachdem der damit bezahlte Effekt abgehandelt ist. Hat sie auch [[victory-x|Sieg]], kommt sie stattdessen auf den Siegpunktestapel.',
      ],
      examples: [
        'Netzsprüher verliert den dritten Netzmarker, um beim Bezahlen eines Ereignisses zu helfen. Er wird abgelegt, und die Joker-Ressource ist trotzdem ausgegeben.',
      ],
      aliases: [
        'Anwendung',
        'Anwendungen',
        'Ladungen',
        'Munition',
        'letzter Marker',
        'Marker aufgebraucht',
        'Wann wird eine Karte mit Anwendungen abgelegt',
        'Uses',
      ],
    },
    see: ['all-purpose-counter', 'cost', 'victory-x', 'keywords'],
    decided: [
      {
        en: 'The glossary discards the card with its last counter, the list of keywords after the effect has resolved. We wait for the effect, as both the older reference and the keyword sheet do.',
        de: 'Das Glossar legt die Karte mit dem letzten Marker ab, die Liste der Schlüsselwörter nach Abhandlung des Effekts. Wir warten den Effekt ab, wie das ältere Handbuch und die Schlüsselwortübersicht.',
      },
    ],
  },
];
