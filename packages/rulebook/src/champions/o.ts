import type { Entry } from '../entry.ts';

export const O: readonly Entry[] = [
  {
    id: 'obligation',
    topic: 'encounters',
    en: {
      title: 'Obligation',
      text: [
        'An obligation is an encounter card that troubles one player’s alter-ego. Every [[identity|identity]] has one or more of its own, with the same set icon; at setup they are shuffled into the encounter deck.',
        'When it is [[reveal|revealed]], it enters play before the player it names, who counts as having revealed it; if it names nobody, before the player who revealed it. That player decides how to resolve it, “you” on it is that player, and nobody else may use its abilities or pay its costs.',
        'If it cannot be given to the player it names, for whatever reason, its text is ignored, it is removed from the game, and another encounter card is revealed.',
        'If you draw an obligation from your own deck, it enters play before you. You draw no other card for it, unless you are drawing up to your [[hand-size|hand size]].',
      ],
      examples: [
        'Eviction Notice is revealed by Captain Marvel and names the player of Peter Parker: it goes before that player, who chooses. If Spider-Man has been eliminated, it leaves the game and Captain Marvel reveals another card.',
      ],
      aliases: [
        'obligations',
        'give to the Peter Parker player',
        'obligation of an eliminated player',
        'can another player resolve my obligation',
        'where does the obligation go',
      ],
    },
    de: {
      title: 'Verpflichtung',
      text: [
        'Eine Verpflichtung ist eine Begegnungskarte, die dem Alter Ego eines Spielers zu schaffen macht. Jede [[identity|Identität]] hat eine oder mehrere eigene mit demselben Set-Symbol; beim Spielaufbau werden sie ins Begegnungsdeck gemischt.',
        'Wird sie [[reveal|aufgedeckt]], kommt sie vor dem Spieler ins Spiel, den sie nennt, und dieser gilt als der Aufdeckende; nennt sie niemanden, vor dem, der sie aufgedeckt hat. Dieser Spieler entscheidet, wie er sie abhandelt; „du“ auf ihr meint ihn, und niemand sonst darf ihre Fähigkeiten nutzen oder Kosten darauf bezahlen.',
        'Kann sie dem genannten Spieler nicht gegeben werden, warum auch immer, wird ihr Text ignoriert, sie wird aus dem Spiel entfernt und eine weitere Begegnungskarte aufgedeckt.',
        'Ziehst du eine Verpflichtung vom eigenen Deck, kommt sie vor dir ins Spiel. Eine andere Karte ziehst du dafür nicht, außer du ziehst gerade auf dein [[hand-size|Handlimit]] nach.',
      ],
      examples: [
        'Captain Marvel deckt Räumungsbescheid auf, der den Spieler von Peter Parker nennt: Die Karte kommt vor diesen Spieler, und er wählt. Ist Spider-Man ausgeschieden, wird sie aus dem Spiel entfernt, und Captain Marvel deckt eine andere Karte auf.',
      ],
      aliases: [
        'Verpflichtungen',
        'Gib dies dem Spieler von Peter Parker',
        'Verpflichtung eines ausgeschiedenen Spielers',
        'Darf ein anderer meine Verpflichtung abhandeln',
        'Wohin kommt die Verpflichtung',
      ],
    },
    see: ['reveal', 'identity-specific-card', 'nemesis-encounter-set', 'choose-option'],
    decided: [
      {
        en: 'An obligation whose options are all impossible stays before its player and does nothing more.',
        de: 'Eine Verpflichtung, deren Möglichkeiten alle ausgeschlossen sind, bleibt vor ihrem Spieler liegen und bewirkt nichts weiter.',
      },
    ],
  },
  {
    id: 'otherwise',
    topic: 'words',
    en: {
      title: '“Otherwise”',
      text: [
        'What follows “otherwise” is resolved only if what stands before it was not: because its condition is not met, or because not even a part of it can be resolved.',
        'After a comma or semicolon, what stands before it is the earlier part of the same sentence. If a sentence begins with it, it is the sentence just before.',
      ],
      examples: [
        '“Remove 3 threat from a side scheme. Otherwise, draw 1 card.” If the only side scheme has 1 threat, you remove that and draw nothing; if there is no side scheme, you draw.',
      ],
      aliases: ['else', 'if not', 'if you cannot', 'otherwise effect'],
    },
    de: {
      title: '„Ansonsten“',
      text: [
        'Was „ansonsten“ geschehen soll, geschieht nur, wenn das Vorangehende nicht abgehandelt wurde: weil seine Bedingung nicht zutrifft oder weil sich davon nicht einmal ein Teil abhandeln lässt.',
        'Nach einem Komma oder Strichpunkt ist das Vorangehende der frühere Teil desselben Satzes. Ist es ein eigener Satz, ist der Satz unmittelbar davor gemeint.',
      ],
      examples: [
        '„Entferne 3 Bedrohung von einem Nebenplan. Ziehe ansonsten 1 Karte.“ Hat der einzige Nebenplan 1 Bedrohung, entfernst du diese und ziehst nichts; gibt es keinen Nebenplan, ziehst du.',
      ],
      aliases: ['ansonsten', 'sonst', 'andernfalls', 'falls nicht', 'falls du das nicht kannst'],
    },
    see: ['then', 'instead', 'and', 'replacement-effect'],
  },
  {
    id: 'overkill',
    topic: 'keywords',
    en: {
      title: 'Overkill',
      text: [
        'An attack with overkill does not stop at the character it hits. The [[excess-damage|excess damage]] a minion takes from it is dealt to the villain; that of an ally, to the identity of the ally’s controller. All of it happens at the same time.',
        'What goes on is damage from the attack, but the villain or identity that takes it has not been attacked.',
        'If the ally or minion had a [[tough|tough]] status card, nothing goes on, however much was dealt.',
        'An ability that counts the excess damage counts the amount that overkill passes on.',
      ],
      examples: [
        'A minion has 2 hit points left. Relentless Assault with overkill deals 5 damage to it: the minion is defeated, and the villain is dealt the other 3.',
        'The villain attacks with overkill for 6, and an ally with 4 hit points left defends: the ally is defeated, and its player’s identity is dealt 2.',
      ],
      aliases: [
        'too much damage',
        'damage left over',
        'trample',
        'overkill and tough',
        'does excess damage hit the villain',
        'does excess damage hit my hero',
        'can I defend with an ally against overkill',
      ],
    },
    de: {
      title: 'Overkill',
      text: [
        'Ein Angriff mit Overkill endet nicht bei dem Charakter, den er trifft. Der [[excess-damage|überschüssige Schaden]] an einem Schergen wird dem Schurken zugefügt, der an einem Verbündeten der Identität des Spielers, der ihn kontrolliert. Alles geschieht gleichzeitig.',
        'Was übergeht, ist Schaden durch den Angriff; der Schurke oder die Identität, die ihn abbekommt, wurde aber nicht angegriffen.',
        'Hatte der Verbündete oder Scherge eine [[tough|Zäh]]-Statuskarte, geht nichts über, egal, wie viel zugefügt wurde.',
        'Zählt eine Fähigkeit den überschüssigen Schaden, zählt sie die Menge, die Overkill weitergibt.',
      ],
      examples: [
        'Ein Scherge hat noch 2 Lebenspunkte. Unerbittlicher Angriff mit Overkill fügt ihm 5 Schaden zu: Der Scherge ist besiegt, und dem Schurken werden die übrigen 3 zugefügt.',
        'Der Schurke greift mit Overkill für 6 an, und ein Verbündeter mit 4 Lebenspunkten verteidigt: Er ist besiegt, und der Identität seines Spielers werden die übrigen 2 zugefügt.',
      ],
      aliases: [
        'zu viel Schaden',
        'Restschaden',
        'Overkill und Zäh',
        'Trifft überschüssiger Schaden den Schurken',
        'Trifft überschüssiger Schaden meinen Helden',
        'Kann ich mit einem Verbündeten gegen Overkill verteidigen',
      ],
    },
    see: ['excess-damage', 'tough', 'attacks-against-allies', 'piercing', 'keywords'],
  },
  {
    id: 'ownership-and-control',
    topic: 'basics',
    en: {
      title: 'Ownership and Control',
      text: [
        'You own your identity and the cards that were in your deck when setup began; encounter cards belong to the scenario. You control your identity, the cards in your own hand, deck and discard pile, and the cards that entered play on your side.',
        'A card enters play under its owner’s control and stays there until an ability says otherwise. An [[upgrade|upgrade]] on a player’s card is controlled by whoever controls that card. A card “you control” means one in play under your control now.',
        'A character that changes control moves to its new player’s area just as it is, ready or exhausted, damaged or not; upgrades on it come along.',
        'Control returns to the owner when the effect that gave it away ends. A card that leaves play, a played event and a card discarded from hand always go to their owner’s places; if the owner is no longer in the game, a card that leaves play is removed from the game.',
        'A player card of a scenario or campaign with a player card back is owned until the end of the game by whoever was last to take control of it. A card from your collection that you [[search|search]] out is yours until the end of the game.',
      ],
      examples: [
        'With Make the Call you put an ally from another player’s discard pile into play. You control the ally; when it is defeated, it goes back to the other player’s discard pile.',
      ],
      aliases: [
        'owner',
        'controller',
        'own a card',
        'control a card',
        'take control',
        'cards of other players',
        'whose discard pile',
        'who controls an upgrade on my ally',
      ],
    },
    de: {
      title: 'Besitz und Kontrolle',
      text: [
        'Du besitzt deine Identität und die Karten, die zu Beginn des Spielaufbaus in deinem Deck waren; Begegnungskarten gehören dem Szenario. Du kontrollierst deine Identität, die Karten auf deiner Hand, in deinem Deck und deinem Ablagestapel und die Karten, die auf deiner Seite ins Spiel gekommen sind.',
        'Kommt eine Karte ins Spiel, kontrolliert sie ihr Besitzer, und dabei bleibt es, bis eine Fähigkeit etwas anderes sagt. Ein [[upgrade|Upgrade]] an der Karte eines Spielers kontrolliert, wer diese Karte kontrolliert. Eine Karte, die „du kontrollierst“, ist eine, die jetzt unter deiner Kontrolle im Spiel ist.',
        'Ein Charakter, der die Kontrolle wechselt, kommt so, wie er ist, in die Spielzone seines neuen Spielers, spielbereit oder erschöpft, beschädigt oder nicht; Upgrades an ihm kommen mit.',
        'Endet der Effekt, der die Kontrolle vergeben hat, fällt sie an den Besitzer zurück. Verlässt eine Karte das Spiel, wird ein Ereignis gespielt oder eine Handkarte abgelegt, kommt sie stets zu ihrem Besitzer; ist er nicht mehr dabei, wird eine Karte, die das Spiel verlässt, aus dem Spiel entfernt.',
        'Eine Spielerkarte eines Szenarios oder einer Kampagne mit Spielerkartenrückseite besitzt bis zum Spielende, wer zuletzt die Kontrolle über sie übernommen hat. Eine Karte, die du aus deiner Sammlung [[search|heraussuchst]], gehört dir bis zum Ende des Spiels.',
      ],
      examples: [
        'Mit Einsatzbefehl bringst du einen Verbündeten aus dem Ablagestapel eines anderen Spielers ins Spiel. Du kontrollierst ihn; wird er besiegt, kommt er zurück auf den Ablagestapel des anderen.',
      ],
      aliases: [
        'Besitzer',
        'Besitz',
        'Kontrolle',
        'kontrollieren',
        'Kontrolle übernehmen',
        'Karten anderer Spieler',
        'Auf wessen Ablagestapel',
        'Wer kontrolliert ein Upgrade an meinem Verbündeten',
      ],
    },
    see: ['control', 'attach-to', 'linked-card-title', 'player-elimination', 'card-types'],
    decided: [
      {
        en: 'A minion that becomes an ally is controlled by whoever controls what made it one, or else by the player it was engaged with.',
        de: 'Wird ein Scherge zum Verbündeten, kontrolliert ihn, wer die Ursache kontrolliert, oder sonst der Spieler, mit dem er im Kampf war.',
      },
    ],
  },
];
