import type { Entry } from '../entry.ts';

export const W: readonly Entry[] = [
  {
    id: 'when-completed-abilities',
    topic: 'threat',
    en: {
      title: 'When Completed Abilities',
      text: [
        'A When Completed ability stands on a main scheme and resolves when the scheme is completed, that is when it holds at least its [[target-threat|target threat]]. Then the deck advances or the game is lost.',
        'A main scheme that advances in another way was not completed, so the ability does not resolve.',
      ],
      aliases: ['when completed', 'main scheme completed', 'completion'],
    },
    de: {
      title: '„Sobald vollendet“-Fähigkeiten',
      text: [
        'Eine „Sobald vollendet“-Fähigkeit steht auf einem Hauptplan und wird abgehandelt, sobald er vollendet ist, also mindestens seine [[target-threat|Ziel-Bedrohung]] auf ihm liegt. Danach rückt das Deck vor oder das Spiel ist verloren.',
        'Ein Hauptplan, der auf andere Weise vorrückt, wurde nicht vollendet; die Fähigkeit bleibt dann aus.',
      ],
      aliases: [
        'Sobald vollendet',
        'vollendet',
        'Hauptplan vollendet',
        'Vollendung',
        'When Completed',
      ],
    },
    see: ['main-scheme-main-scheme-deck', 'target-threat', 'triggered-ability', 'winning-the-game'],
  },
  {
    id: 'when-defeated-abilities',
    topic: 'damage',
    en: {
      title: 'When Defeated Abilities',
      text: [
        'A When Defeated ability must be resolved when its card is defeated: a stage of the villain or of the main scheme, a side scheme, an ally, a minion.',
        'The card leaves play only afterwards, so it is still there while its ability resolves. It does not resolve for a card that is discarded without having been defeated.',
      ],
      examples: [
        'A Hydra Soldier is defeated: the engaged player is dealt an encounter card, then the Soldier goes to the discard pile.',
      ],
      aliases: [
        'when defeated',
        'death effect',
        'dies',
        'after it is defeated',
        'is a discarded minion defeated',
      ],
    },
    de: {
      title: '„Sobald besiegt“-Fähigkeiten',
      text: [
        'Eine „Sobald besiegt“-Fähigkeit muss abgehandelt werden, sobald ihre Karte besiegt wird: ein Abschnitt des Schurken oder des Hauptplans, ein Nebenplan, ein Verbündeter, ein Scherge.',
        'Erst danach verlässt die Karte das Spiel; solange ihre Fähigkeit abgehandelt wird, ist sie noch da. Bei einer Karte, die abgelegt wird, ohne besiegt zu sein, bleibt die Fähigkeit aus.',
      ],
      examples: [
        'Ein Hydra-Soldat wird besiegt: Dem Spieler im Kampf mit ihm wird eine Begegnungskarte zugeteilt, dann kommt der Soldat auf den Ablagestapel.',
      ],
      aliases: [
        'Sobald besiegt',
        'stirbt',
        'Todeseffekt',
        'Ist ein abgelegter Scherge besiegt',
        'When Defeated',
      ],
    },
    see: ['defeat', 'damage-steps', 'priority-levels', 'triggered-ability'],
  },
  {
    id: 'when-revealed-abilities',
    topic: 'encounters',
    en: {
      title: 'When Revealed Abilities',
      text: [
        'A When Revealed ability must be resolved by the player who [[reveal|reveals]] its card: a card of the encounter deck, or a new stage of the main scheme or the villain.',
        'A card that is put into play without being revealed does not have it resolved. During setup it is different: encounter cards that enter play then have it in [[setup|step 12]].',
        'On villains and main schemes it cannot be canceled.',
        'With “Hero” or “Alter-Ego” in brackets, only the part for the form of the revealing player counts.',
      ],
      examples: [
        'A boost ability puts a minion with a When Revealed ability into play. It was not revealed, so the ability does not resolve.',
      ],
      aliases: [
        'when revealed',
        'reveal effect',
        'can I cancel when revealed',
        'put into play without revealing',
        'when revealed on the villain',
      ],
    },
    de: {
      title: '„Sobald aufgedeckt“-Fähigkeiten',
      text: [
        'Eine „Sobald aufgedeckt“-Fähigkeit muss von dem abgehandelt werden, der ihre Karte [[reveal|aufdeckt]]: eine Karte des Begegnungsdecks oder einen neuen Abschnitt des Hauptplans oder Schurken.',
        'Wird eine Karte ins Spiel gebracht, ohne aufgedeckt zu werden, bleibt die Fähigkeit aus. Anders beim Spielaufbau: Begegnungskarten, die dabei ins Spiel kommen, haben sie in [[setup|Schritt 12]].',
        'Auf Schurken und Hauptplänen kann sie nicht aufgehoben werden.',
        'Steht „Held“ oder „Alter Ego“ in Klammern dabei, zählt nur der Teil für die Gestalt des aufdeckenden Spielers.',
      ],
      examples: [
        'Eine Boost-Fähigkeit bringt einen Schergen mit „Sobald aufgedeckt“ ins Spiel. Er wurde nicht aufgedeckt, die Fähigkeit bleibt aus.',
      ],
      aliases: [
        'Sobald aufgedeckt',
        'Wenn aufgedeckt',
        'Aufdeckeffekt',
        'Kann ich „Sobald aufgedeckt“ aufheben',
        'ins Spiel gebracht, nicht aufgedeckt',
        'When Revealed',
      ],
    },
    see: ['reveal', 'treachery', 'setup', 'cancel', 'put-into-play', 'find'],
    decided: [
      {
        en: 'The reference says that during setup only Setup abilities resolve; its own setup has When Revealed in step 12. So both resolve, and nothing else does.',
        de: 'Dem Handbuch nach werden beim Spielaufbau nur „Spielaufbau“-Fähigkeiten abgehandelt; sein eigener Spielaufbau sieht in Schritt 12 auch „Sobald aufgedeckt“ vor. Also geht beides, sonst nichts.',
      },
      {
        en: 'Cards that enter play during setup without being revealed have theirs at the end of step 12, after those of the main scheme and the villain.',
        de: 'Karten, die beim Spielaufbau ohne Aufdecken ins Spiel kommen, haben ihre am Ende von Schritt 12, nach denen des Hauptplans und des Schurken.',
      },
    ],
  },
  {
    id: 'wild-resource',
    topic: 'icons',
    en: {
      title: 'Wild Resource',
      text: [
        'One of the four types of [[resource|resource]]. Whoever generates a wild resource for a cost says what it is used as: [[energy-resource|energy]], [[mental-resource|mental]], [[physical-resource|physical]] or wild. If a card doubles its wild resource, each of the two may be another type.',
        'A few costs ask for wild resources themselves; nothing but wild pays those.',
        'Outside of paying a cost, a wild resource is wild and nothing else: a discarded wild card is no energy card for an effect that looks for energy. Nor does it stand in where a cost asks for a printed resource of another type.',
      ],
      examples: [
        'Repulsor Blast discards five cards and counts their printed energy resources. Wild resources among them do not count.',
      ],
      aliases: [
        'wild',
        'wild resources',
        'joker',
        'any resource',
        'does wild count as energy',
        'double wild',
      ],
    },
    de: {
      title: 'Joker-Ressource',
      text: [
        'Einer der vier Typen von [[resource|Ressourcen]]. Wer eine Joker-Ressource für Kosten erzeugt, sagt, als was sie verwendet wird: [[energy-resource|Energie]], [[mental-resource|Geist]], [[physical-resource|Körper]] oder Joker. Verdoppelt eine Karte ihre Joker-Ressource, darf jede der beiden ein anderer Typ sein.',
        'Einige Kosten verlangen selbst Joker-Ressourcen; die bezahlt nur ein Joker.',
        'Außerhalb des Bezahlens ist ein Joker ein Joker und nichts sonst: Eine abgelegte Joker-Karte ist keine Energie-Karte für einen Effekt, der nach Energie fragt. Er springt auch nicht ein, wo Kosten eine aufgedruckte Ressource eines anderen Typs verlangen.',
      ],
      examples: [
        'Repulsor-Strahl legt fünf Karten ab und zählt deren aufgedruckte Energie-Ressourcen. Joker darunter zählen nicht.',
      ],
      aliases: [
        'Joker',
        'Joker-Ressourcen',
        'beliebige Ressource',
        'Zählt ein Joker als Energie',
        'doppelter Joker',
        'wild',
      ],
    },
    see: ['resource', 'cost', 'generate', 'energy-resource', 'printed', 'requirement-resources'],
    decided: [
      {
        en: 'For effects that ask what a card was paid with, a wild resource was used as one type, never as two. Asked for one type, it counts if it can; asked for several that cannot all be had, its player says which.',
        de: 'Fragt ein Effekt, womit eine Karte bezahlt wurde, war ein Joker ein Typ, nie zwei. Ist nach einem Typ gefragt, zählt er, wenn er kann; sind mehrere gefragt, die nicht alle möglich sind, sagt der Spieler, welcher es war.',
      },
    ],
  },
  {
    id: 'winning-the-game',
    topic: 'end',
    en: {
      title: 'Winning the Game',
      text: [
        'The players win together as soon as the last stage of the villain is [[villain-defeat|defeated]].',
        'The villain wins as soon as the last stage of the main scheme deck is completed, when all players are [[player-elimination|eliminated]], or when the encounter deck and its discard pile are empty at the same time.',
        'Some scenarios have further ways to win or lose. They hold as soon as they are fulfilled and cannot be removed or canceled, not even by blanking the card.',
        'A player who is eliminated wins or loses with the others.',
      ],
      aliases: [
        'win',
        'lose',
        'losing the game',
        'defeat of the players',
        'end of the game',
        'how do we win',
        'when have we lost',
        'does an eliminated player win',
      ],
    },
    de: {
      title: 'Gewinnen, das Spiel gewinnen',
      text: [
        'Die Spieler gewinnen gemeinsam, sobald der letzte Abschnitt des Schurken [[villain-defeat|besiegt]] ist.',
        'Der Schurke gewinnt, sobald der letzte Abschnitt des Hauptplandecks vollendet ist, wenn alle Spieler [[player-elimination|ausgeschieden]] sind oder wenn Begegnungsdeck und Begegnungs-Ablagestapel zugleich leer sind.',
        'Manche Szenarien haben weitere Bedingungen für Sieg oder Niederlage. Sie gelten, sobald sie erfüllt sind, und lassen sich nicht entfernen oder aufheben, auch nicht, indem man das Textfeld leert.',
        'Wer ausgeschieden ist, gewinnt oder verliert mit den anderen.',
      ],
      aliases: [
        'Sieg',
        'Niederlage',
        'verlieren',
        'das Spiel verlieren',
        'Spielende',
        'Wie gewinnen wir',
        'Wann haben wir verloren',
        'Gewinnt ein ausgeschiedener Spieler mit',
      ],
    },
    see: ['villain-defeat', 'main-scheme-main-scheme-deck', 'player-elimination', 'encounter-deck'],
    decided: [
      {
        en: 'If both sides would fall through the same effect, what comes first decides: the game is over then.',
        de: 'Würden durch denselben Effekt beide Seiten fallen, entscheidet, was zuerst kommt: Dann ist das Spiel zu Ende.',
      },
    ],
  },
  {
    id: 'would',
    topic: 'words',
    en: {
      title: '“Would”',
      text: [
        'An [[interrupt|interrupt]] with “would” comes just before its event begins, ahead of all interrupts to the same event without that word.',
        'If it changes the event into something else, cancels it or [[instead|replaces]] it, the original event no longer happens: no further interrupt can be used on it, and no response.',
      ],
      examples: [
        'Webbed Up lies on the villain, who is about to attack Spider-Man. “When the villain would attack” comes first and replaces the attack, so “when the villain attacks” finds nothing to interrupt.',
      ],
      aliases: [
        'would be',
        'when it would',
        'would be defeated',
        'would attack',
        'would take damage',
      ],
    },
    de: {
      title: '„Würden“',
      text: [
        'Eine [[interrupt|Unterbrechung]] mit „würde“ kommt kurz bevor ihr Vorkommnis beginnt, noch vor allen Unterbrechungen zum selben Vorkommnis ohne dieses Wort.',
        'Macht sie etwas anderes daraus, hebt sie es auf oder [[instead|ersetzt]] sie es, findet das ursprüngliche Vorkommnis nicht mehr statt: Es gibt dazu keine weitere Unterbrechung und keine Reaktion.',
      ],
      examples: [
        'Eingesponnen hängt am Schurken, der Spider-Man angreifen will. „Sobald der Schurke angreifen würde“ kommt zuerst und ersetzt den Angriff; „sobald der Schurke angreift“ hat nichts mehr zu unterbrechen.',
      ],
      aliases: [
        'würde',
        'würden',
        'angreifen würde',
        'besiegt werden würde',
        'Schaden nehmen würde',
        'would',
      ],
    },
    see: ['interrupt', 'replacement-effect', 'instead', 'cancel', 'priority-levels'],
    decided: [
      {
        en: 'An amount that one such interrupt has lowered to nothing is no longer there for another.',
        de: 'Eine Menge, die eine solche Unterbrechung auf nichts gesenkt hat, ist für eine andere nicht mehr da.',
      },
    ],
  },
];
