import type { Entry } from '../entry.ts';

export const P: readonly Entry[] = [
  {
    id: 'patrol',
    topic: 'keywords',
    en: {
      title: 'Patrol',
      text: [
        'While a minion with patrol is [[engage|engaged]] with you, you cannot use cards you control to [[thwart|thwart]] the main scheme. Side schemes are open to you, and other players are not hindered.',
      ],
      aliases: [
        'patrolling',
        'cannot thwart main scheme',
        'patrol and crisis',
        'does patrol affect other players',
      ],
    },
    de: {
      title: 'Patrouille',
      text: [
        'Solange ein Scherge mit Patrouille mit dir [[engage|im Kampf]] ist, kannst du mit deinen Karten keinen [[thwart|Widerstand]] gegen den Hauptplan leisten. Nebenpläne stehen dir offen, und andere Spieler behindert er nicht.',
      ],
      aliases: [
        'patrouilliert',
        'kein Widerstand gegen den Hauptplan',
        'Patrouille und Krise',
        'Gilt Patrouille für andere Spieler',
      ],
    },
    see: ['guard', 'thwart', 'crisis-icon', 'keywords'],
  },
  {
    id: 'pay',
    topic: 'words',
    en: {
      title: '“Pay”',
      text: [
        'How something is paid for, and with what, stands under [[cost]]; where resources come from, under [[resource]].',
      ],
      aliases: ['paying', 'paid', 'spend', 'how do I pay for a card'],
    },
    de: {
      title: '„Bezahlen“',
      text: [
        'Wie und womit etwas bezahlt wird, steht unter [[cost]]; woher Ressourcen kommen, unter [[resource]].',
      ],
      aliases: ['bezahlen', 'bezahlt', 'zahlen', 'ausgeben', 'Wie bezahle ich eine Karte'],
    },
    see: ['cost', 'resource', 'resource-ability', 'initiating-abilities'],
    untested: 'pointer',
  },
  {
    id: 'per-player-icon',
    topic: 'icons',
    en: {
      title: 'Per Player Icon',
      text: [
        'A value with this icon beside it is multiplied by the number of players who began the scenario. It does not change when a player is [[player-elimination|eliminated]].',
        'The icon is no [[modifiers|modifier]]: it is applied first, and modifiers work on the result.',
      ],
      examples: [
        'A villain with 14 hit points per player has 42 in a game that three players began, even if one of them is out by now.',
      ],
      aliases: [
        'per player',
        'times the number of players',
        'person icon',
        'per player after elimination',
      ],
    },
    de: {
      title: '„Pro Spieler“-Symbol',
      text: [
        'Ein Wert mit diesem Symbol wird mit der Zahl der Spieler multipliziert, die das Szenario begonnen haben. Daran ändert sich nichts, wenn ein Spieler [[player-elimination|ausscheidet]].',
        'Das Symbol ist kein [[modifiers|Modifikator]]: Es kommt zuerst, Modifikatoren verändern das Ergebnis.',
      ],
      examples: [
        'Ein Schurke mit 14 Lebenspunkten pro Spieler hat 42, wenn drei Spieler begonnen haben, auch wenn einer davon inzwischen ausgeschieden ist.',
      ],
      aliases: [
        'pro Spieler',
        'mal Spielerzahl',
        'Personen-Symbol',
        'pro Spieler nach Ausscheiden',
      ],
    },
    see: ['modifiers', 'player-elimination', 'cost', 'icons'],
  },
  {
    id: 'peril',
    topic: 'keywords',
    en: {
      title: 'Peril',
      text: [
        'While you resolve a card with peril you are on your own: you may not consult the other players, and they may not play cards or trigger abilities.',
        '[[forced|Forced]] abilities are triggered by the game and not by a player, so they happen all the same.',
      ],
      aliases: [
        'perilous',
        'alone',
        'may others help',
        'can another player defend during peril',
        'talking during peril',
      ],
    },
    de: {
      title: 'Wagnis',
      text: [
        'Während du eine Karte mit Wagnis abhandelst, bist du auf dich gestellt: Du darfst dich nicht mit den anderen beraten, und sie dürfen weder Karten spielen noch Fähigkeiten auslösen.',
        '[[forced|Erzwungene]] Fähigkeiten löst das Spiel aus und kein Spieler; sie geschehen trotzdem.',
      ],
      aliases: [
        'allein',
        'Dürfen andere helfen',
        'Darf ein anderer Spieler bei Wagnis verteidigen',
        'Absprachen bei Wagnis',
        'Gefahr',
      ],
    },
    see: ['table-talk', 'reveal', 'keywords'],
    decided: [
      {
        en: 'Peril keeps the others from everything: they do not defend and do not help to pay for a card with alliance either. That is the harder reading, as the Grim Rule wants it.',
        de: 'Wagnis hält die anderen von allem ab: Sie verteidigen auch nicht und helfen nicht, eine Karte mit Allianz zu bezahlen. Das ist die strengere Lesart, wie es die Galgenregel will.',
      },
    ],
  },
  {
    id: 'permanent',
    topic: 'keywords',
    en: {
      title: 'Permanent',
      text: [
        'A permanent card stays: it can neither be defeated nor leave play, and its text box cannot become blank, not even in part. Only cards of its own hero, scenario or modular set may do these things to it.',
        'It is [[set-aside|set aside]] before step 1 of setup and brought into play by other cards. It does not count for deck size.',
        'It is no valid target for an effect that would make it leave play. If such an effect would fall on it, another card that fits is taken.',
        'If the card that a permanent attachment is attached to leaves play, its “attach to” is resolved again; without such text or without a valid target it is removed from the game.',
        'If a player is eliminated, a permanent card in his area that he does not own and that is no attachment is removed from the game.',
      ],
      examples: [
        'You have to discard an upgrade and control two, one of which is permanent: it is the other that goes.',
      ],
      aliases: [
        'permanent card',
        'cannot leave play',
        'can a permanent card be discarded',
        'permanent and deck size',
      ],
    },
    de: {
      title: 'Dauerhaft',
      text: [
        'Eine dauerhafte Karte bleibt: Sie kann weder besiegt werden noch das Spiel verlassen, und ihr Textfeld kann auch nicht teilweise leer werden. Nur Karten aus ihrem eigenen Helden-, Szenario- oder modularen Set können ihr das antun.',
        'Sie liegt schon vor Schritt 1 des Spielaufbaus [[set-aside|beiseite]] und wird von anderen Karten ins Spiel gebracht. Zur Deckgröße zählt sie nicht.',
        'Für einen Effekt, der sie aus dem Spiel brächte, ist sie kein gültiges Ziel. Träfe ein solcher Effekt sie, nimmt er eine andere passende Karte.',
        'Verlässt die Karte, an der ein dauerhafter Anhang hängt, das Spiel, wird dessen „Hänge diese Karte an“ erneut abgehandelt; fehlt dieser Text oder ein gültiges Ziel, wird er aus dem Spiel entfernt.',
        'Scheidet ein Spieler aus, wird eine dauerhafte Karte in seiner Spielzone, die ihm nicht gehört und kein Anhang ist, aus dem Spiel entfernt.',
      ],
      examples: [
        'Du musst ein Upgrade ablegen und kontrollierst zwei, von denen eines dauerhaft ist: Das andere muss gehen.',
      ],
      aliases: [
        'dauerhafte Karte',
        'permanent',
        'kann das Spiel nicht verlassen',
        'Kann eine dauerhafte Karte abgelegt werden',
        'Dauerhaft und Deckgröße',
      ],
    },
    see: ['leaves-play', 'set-aside', 'target', 'player-elimination', 'keywords'],
    decided: [
      {
        en: 'The Power Stone (The Galaxy’s Most Wanted 149) goes to the encounter discard pile when its controller is eliminated, as its ruling says, although it is permanent.',
        de: 'Der Machtstein (The Galaxy’s Most Wanted 149) kommt auf den Begegnungs-Ablagestapel, wenn sein Spieler ausscheidet: So sagt es die Klarstellung zu ihm, obwohl er dauerhaft ist.',
      },
      {
        en: 'Permanent cards count towards limits in play, such as that for restricted cards, but others are discarded in their place.',
        de: 'Dauerhafte Karten zählen bei Grenzen im Spiel mit, etwa bei eingeschränkten Karten; abgelegt werden aber andere.',
      },
    ],
  },
  {
    id: 'physical-resource',
    topic: 'icons',
    en: {
      title: 'Physical Resource',
      text: [
        'One of the four types of [[resource|resource]]. Where a cost does not care for the type, it pays as well as any other. Where a cost asks for physical, or an effect asks whether physical was paid, only physical or [[wild-resource|wild]] will do. When nothing is being paid, a wild resource is not a physical one.',
      ],
      examples: [
        'Relentless Assault gains overkill if at least one of the resources paid for it was physical.',
      ],
      aliases: ['physical', 'red resource', 'fist', 'strength'],
    },
    de: {
      title: 'Körper-Ressource',
      text: [
        'Einer der vier [[resource|Ressourcentypen]]. Wo es auf den Typ nicht ankommt, bezahlt er so gut wie jeder andere. Wo Kosten Körper verlangen oder ein Effekt fragt, ob mit Körper bezahlt wurde, taugen nur Körper oder [[wild-resource|Joker]]. Wird nichts bezahlt, ist ein Joker keine Körper-Ressource.',
      ],
      examples: [
        'Unerbittlicher Angriff erhält Overkill, wenn mindestens eine der dafür bezahlten Ressourcen Körper war.',
      ],
      aliases: ['Körper', 'rote Ressource', 'physische Ressource', 'Faust', 'Stärke'],
    },
    see: ['resource', 'energy-resource', 'mental-resource', 'wild-resource', 'cost'],
  },
  {
    id: 'piercing',
    topic: 'keywords',
    en: {
      title: 'Piercing',
      text: [
        'Before an attack with piercing deals its damage, all [[tough|tough]] status cards of the attacked character are discarded.',
        'An attack that would deal no damage to that character discards none.',
      ],
      examples: [
        'A piercing attack for 3 hits a tough hero whose basic defense has DEF 3: nothing is left to be dealt, and the tough card stays.',
      ],
      aliases: ['pierce', 'piercing and tough', 'does piercing ignore DEF', 'armor piercing'],
    },
    de: {
      title: 'Durchdringend',
      text: [
        'Bevor ein durchdringender Angriff seinen Schaden zufügt, werden alle [[tough|Zäh]]-Statuskarten des angegriffenen Charakters abgelegt.',
        'Würde der Angriff ihm gar keinen Schaden zufügen, wird keine abgelegt.',
      ],
      examples: [
        'Ein durchdringender Angriff für 3 trifft einen zähen Helden, der mit VER 3 verteidigt: Es bleibt nichts zuzufügen, und die Zäh-Karte bleibt liegen.',
      ],
      aliases: ['durchdringen', 'Durchdringend und Zäh', 'Ignoriert Durchdringend VER', 'Piercing'],
    },
    see: ['tough', 'overkill', 'ranged', 'defend-defense', 'keywords'],
    decided: [
      {
        en: 'Only the character the attack is made against loses tough cards, not one that overkill or indirect damage hits besides.',
        de: 'Nur der Charakter, dem der Angriff gilt, verliert Zäh-Karten, nicht einer, den Overkill oder indirekter Schaden mittrifft.',
      },
    ],
  },
  {
    id: 'play-area',
    topic: 'zones',
    en: {
      title: 'Play Area',
      text: [
        'There is one play area for each player and one for the villain. A card is never in two of them at once.',
        'In a [[players-play-area|player’s area]]: identity, deck, hand and discard pile, the cards this player controls in play, and the encounter cards before this player, be they minions, obligations or cards dealt face down.',
        'In the [[villains-play-area|villain’s area]]: the decks of villain and main scheme, the encounter deck with its discard pile, and all encounter cards in play that lie before no player, such as side schemes and environments.',
      ],
      aliases: ['play areas', 'area', 'playing area', 'where do cards go'],
    },
    de: {
      title: 'Spielzone',
      text: [
        'Jeder Spieler hat eine Spielzone, der Schurke hat eine. Eine Karte ist nie in zweien zugleich.',
        'In der [[players-play-area|Zone eines Spielers]]: Identität, Deck, Hand und Ablagestapel, die Karten im Spiel unter seiner Kontrolle und die Begegnungskarten vor ihm, ob Schergen, Verpflichtungen oder verdeckt zugeteilte Karten.',
        'In der [[villains-play-area|Zone des Schurken]]: Schurkendeck, Hauptplandeck, Begegnungsdeck samt Ablagestapel und alle Begegnungskarten im Spiel, die vor keinem Spieler liegen, etwa Nebenpläne und Umgebungen.',
      ],
      aliases: ['Spielzonen', 'Spielbereich', 'Zone', 'Wohin kommen Karten'],
    },
    see: ['players-play-area', 'villains-play-area', 'in-play-and-out-of-play'],
  },
  {
    id: 'play-environments',
    topic: 'decks',
    en: {
      title: 'Play Environments',
      text: [
        'A group, or each player alone, may agree on an environment that says from which products heroes and cards for [[deck-customization|decks]] may come. Scenarios and modular sets are free in each of them. The rules of environments are a trial version.',
        'Current: the core set, the newest expansions and the hero packs that the reference lists, and everything published after it.',
        'Legacy: all products.',
        'Limited: the core set, up to three expansions and up to ten hero packs of your choice.',
        'Not to be confused with the card type [[environment|environment]].',
      ],
      aliases: [
        'format',
        'formats',
        'current environment',
        'legacy',
        'limited',
        'rotation',
        'wave',
      ],
    },
    de: {
      title: 'Spielumgebungen',
      text: [
        'Eine Gruppe oder jeder für sich kann eine Spielumgebung vereinbaren. Sie legt fest, aus welchen Produkten Helden und Karten für [[deck-customization|Decks]] stammen dürfen. Szenarien und modulare Sets sind immer frei wählbar. Die Regeln dafür sind eine Probefassung.',
        'Aktuell: das Grundspiel, die neuesten Erweiterungen und die Helden-Packs, die das Referenzhandbuch aufzählt, sowie alles, was danach erscheint.',
        'Legacy: alle Produkte.',
        'Limitiert: das Grundspiel, bis zu drei Erweiterungen und bis zu zehn Helden-Packs nach Wahl.',
        'Nicht zu verwechseln mit dem Kartentyp [[environment|Umgebung]].',
      ],
      aliases: ['Format', 'Formate', 'aktuelle Spielumgebung', 'Legacy', 'Limitiert', 'Welle'],
    },
    see: ['deck-customization', 'environment'],
    untested: 'elsewhere',
  },
  {
    id: 'play-put-into-play',
    topic: 'playing',
    en: {
      title: 'Play, Put Into Play',
      text: [
        'You play a card from your hand by paying its [[cost|cost]]. An ally, support, upgrade or player side scheme enters play; an [[event|event]] is laid on the table, resolved and put on its owner’s discard pile.',
        'An ability that puts a card into play skips all that: there is no cost, restrictions on playing do not apply, and the card was not played. It enters play in the area of the player who controls it, in a place and state in which it could have been played, unless the effect says otherwise.',
        'One restriction holds in both cases: a card marked “[type] form only” needs an identity in that form. And neither way brings in a card that matches a [[unique-icon|unique]] card in play, or one more copy than a maximum per player allows.',
      ],
      examples: [
        'Make the Call puts an ally into play. A response to “after you play an ally” does not work for it, one to “after an ally enters play” does.',
      ],
      aliases: [
        'playing a card',
        'play from hand',
        'put into play',
        'difference between play and put into play',
        'do I pay when a card is put into play',
        'hero form only',
      ],
    },
    de: {
      title: 'Spielen, ins Spiel bringen',
      text: [
        'Du spielst eine Karte von deiner Hand, indem du ihre [[cost|Kosten]] bezahlst. Verbündeter, Vorteil, Upgrade und Spieler-Nebenplan kommen ins Spiel; ein [[event|Ereignis]] wird auf den Tisch gelegt, abgehandelt und kommt auf den Ablagestapel seines Besitzers.',
        'Bringt eine Fähigkeit eine Karte ins Spiel, entfällt das: Es gibt keine Kosten, Einschränkungen für das Spielen gelten nicht, und die Karte wurde nicht gespielt. Sie kommt in die Spielzone des Spielers, der sie kontrolliert, und zwar an einen Ort und in einem Zustand, wie es beim Spielen erlaubt wäre, sofern der Effekt nichts anderes sagt.',
        'Eine Einschränkung gilt in beiden Fällen: „Nur in [Art]-Gestalt“ verlangt eine Identität in dieser Gestalt. Und auf keinem der beiden Wege kommt eine Karte hinein, die mit einer [[unique-icon|einzigartigen]] Karte im Spiel übereinstimmt, oder ein Exemplar mehr, als ein Maximum pro Spieler zulässt.',
      ],
      examples: [
        'Einsatzbefehl bringt einen Verbündeten ins Spiel. Eine Reaktion auf „nachdem du einen Verbündeten gespielt hast“ ist dann nicht möglich, eine auf „nachdem ein Verbündeter ins Spiel gekommen ist“ schon.',
      ],
      aliases: [
        'spielen',
        'eine Karte spielen',
        'ins Spiel bringen',
        'Unterschied zwischen spielen und ins Spiel bringen',
        'Muss ich bezahlen, wenn eine Karte ins Spiel gebracht wird',
        'Nur in Heldengestalt',
      ],
    },
    see: [
      'initiating-abilities',
      'enters-play',
      'play-restrictions-and-permissions',
      'form-change-form',
    ],
    decided: [
      {
        en: 'An effect that plays a card follows every rule of playing one: form, unique, maximum, requirement, targets and additional costs. It plays no event that waits for something to happen.',
        de: 'Ein Effekt, der eine Karte spielt, folgt allen Regeln dafür: Gestalt, Einzigartigkeit, Maximum, Bedingung, Ziele und zusätzliche Kosten. Ein Ereignis, das auf etwas wartet, spielt er nicht.',
      },
    ],
  },
  {
    id: 'play-restrictions-and-permissions',
    topic: 'playing',
    en: {
      title: 'Play Restrictions and Permissions',
      text: [
        'A restriction says when or how a card or ability may be used, or what has to be true for it. All restrictions have to be met.',
        'A permission lets you do what the rules would not: use an ability at another time, or play a card from somewhere other than your hand, for example an ally from your discard pile.',
      ],
      examples: [
        '“Hero form only” is a restriction. An action with “Hero” before it can be used only in hero form.',
      ],
      aliases: [
        'restriction',
        'restrictions',
        'permission',
        'play only if',
        'hero form only',
        'when may I play this card',
        'play from the discard pile',
      ],
    },
    de: {
      title: 'Spieleinschränkungen und -berechtigungen',
      text: [
        'Eine Einschränkung sagt, wann oder wie eine Karte oder Fähigkeit verwendet werden darf oder was dafür gegeben sein muss. Alle müssen erfüllt sein.',
        'Eine Berechtigung erlaubt dir, was die Regeln sonst nicht zulassen: eine Fähigkeit zu anderer Zeit zu verwenden oder eine Karte von woanders als der Hand zu spielen, etwa einen Verbündeten aus deinem Ablagestapel.',
      ],
      examples: [
        '„Nur in Heldengestalt“ ist eine Einschränkung. Eine Aktion, vor der „Held“ steht, lässt sich nur in Heldengestalt verwenden.',
      ],
      aliases: [
        'Einschränkung',
        'Spieleinschränkung',
        'Berechtigung',
        'nur spielen, falls',
        'Nur in Heldengestalt',
        'Wann darf ich diese Karte spielen',
        'aus dem Ablagestapel spielen',
      ],
    },
    see: ['initiating-abilities', 'play-put-into-play', 'form-change-form', 'max', 'cannot'],
    decided: [
      {
        en: 'Whoever may play the top card of the deck plays it like a card in hand, on his turn. A card that waits for an event waits in hand only.',
        de: 'Wer die oberste Karte seines Decks spielen darf, spielt sie in seinem Zug wie eine Handkarte. Eine Karte, die auf etwas wartet, wartet nur auf der Hand.',
      },
    ],
  },
  {
    id: 'player',
    topic: 'basics',
    en: {
      title: 'Player',
      text: [
        'A player is a person who plays the game. Each has an [[identity|identity]] with its dial, a hand, a deck and a discard pile, all within a [[players-play-area|play area]] of his own, and owns the cards his deck began with.',
        'In every round each player takes a [[player-turn|turn]]. One of them is the [[first-player|first player]].',
      ],
      aliases: ['players', 'who is a player', 'how many players'],
    },
    de: {
      title: 'Spieler',
      text: [
        'Ein Spieler ist eine Person, die mitspielt. Jeder hat eine [[identity|Identität]] mit ihrem Lebenspunktezähler, eine Hand, ein Deck und einen Ablagestapel, alles in seiner eigenen [[players-play-area|Spielzone]], und besitzt die Karten, mit denen sein Deck begonnen hat.',
        'In jeder Runde macht jeder Spieler einen [[player-turn|Zug]]. Einer von ihnen ist der [[first-player|Startspieler]].',
      ],
      aliases: ['Mitspieler', 'Spielerin', 'Wie viele Spieler'],
    },
    see: ['identity', 'players-play-area', 'player-turn', 'first-player', 'you'],
    untested: 'term',
  },
  {
    id: 'player-card',
    topic: 'cards',
    en: {
      title: 'Player Card',
      text: [
        'There are seven types of player card: [[ally|ally]], [[event|event]], [[identity|identity]], [[player-side-scheme|player side scheme]], [[resource-cards|resource]], [[support|support]] and [[upgrade|upgrade]]. Most have a blue back.',
        'To which group a card belongs (an identity, an aspect, basic and so on) is its [[classifications|classification]].',
      ],
      aliases: ['player cards', 'types of player cards', 'blue back', 'card back'],
    },
    de: {
      title: 'Spielerkarte',
      text: [
        'Es gibt sieben Typen von Spielerkarten: [[event]], [[identity]], [[resource-cards|Ressource]], [[player-side-scheme]], [[upgrade]], [[ally]] und [[support]]. Die meisten haben eine blaue Rückseite.',
        'Zu welcher Gruppe eine Karte gehört (Identität, Aspekt, Basis und so weiter), ist ihre [[classifications]].',
      ],
      aliases: ['Spielerkarten', 'Typen von Spielerkarten', 'blaue Rückseite', 'Kartenrückseite'],
    },
    see: ['card-types', 'classifications', 'encounter-card', 'deck-customization'],
    untested: 'term',
  },
  {
    id: 'player-deck',
    topic: 'decks',
    en: {
      title: 'Player Deck',
      text: [
        'Your deck holds your allies, events, player side schemes, resources, supports and upgrades. Its order may not be changed unless something tells you to.',
        'When it runs out, your discard pile is shuffled into a new deck, and you are at once dealt a face-down [[deal-deal-an-encounter-card|encounter card]].',
        'If that happens while you draw, you go on drawing from the new deck until you have as many as you should. If it happens while you discard from the deck, you discard no more.',
        'If the discard pile is empty too, nothing happens until there is at least one card in it; then the deck is made anew and the encounter card dealt.',
      ],
      examples: [
        'You draw 3 cards with 1 left in the deck: you draw it, make a new deck, take an encounter card and draw the other 2.',
      ],
      aliases: [
        'my deck',
        'draw deck',
        'empty player deck',
        'deck runs out',
        'deck is empty',
        'reshuffle',
        'what happens when my deck is empty',
      ],
    },
    de: {
      title: 'Spielerdeck',
      text: [
        'Dein Deck enthält deine Ereignisse, Ressourcen, Spieler-Nebenpläne, Upgrades, Verbündeten und Vorteile. Seine Reihenfolge darf nur geändert werden, wenn etwas dich dazu anweist.',
        'Ist es leer, wird dein Ablagestapel zu einem neuen Deck gemischt, und dir wird sofort eine verdeckte [[deal-deal-an-encounter-card|Begegnungskarte zugeteilt]].',
        'Geschieht das beim Ziehen, ziehst du vom neuen Deck weiter, bis du alle Karten hast. Geschieht es beim Ablegen vom Deck, legst du keine weiteren ab.',
        'Ist auch der Ablagestapel leer, geschieht nichts, bis mindestens eine Karte darauf liegt; dann wird das Deck erneuert und die Begegnungskarte zugeteilt.',
      ],
      examples: [
        'Du ziehst 3 Karten, und im Deck ist noch 1: Du ziehst sie, bildest ein neues Deck, bekommst eine Begegnungskarte und ziehst die anderen 2.',
      ],
      aliases: [
        'mein Deck',
        'Nachziehstapel',
        'leeres Spielerdeck',
        'Deck leer',
        'Deck aufgebraucht',
        'neu mischen',
        'Was passiert, wenn mein Deck leer ist',
      ],
    },
    see: ['draw-drawing-cards', 'discard-pile', 'deck-customization', 'encounter-deck', 'shuffle'],
    decided: [
      {
        en: 'A second deck of a player has a discard pile of its own, of which it is made anew when it runs out; its top card lies face up.',
        de: 'Ein zweites Deck eines Spielers hat einen eigenen Ablagestapel, aus dem es erneuert wird, wenn es leer ist; seine oberste Karte liegt offen.',
      },
    ],
  },
  {
    id: 'player-discard-pile',
    topic: 'zones',
    en: {
      title: 'Player Discard Pile',
      text: [
        'Every player has a [[discard-pile|discard pile]] of his own; what holds for it stands there.',
      ],
      aliases: ['my discard pile', 'graveyard', 'discards'],
    },
    de: {
      title: 'Spieler-Ablagestapel',
      text: ['Jeder Spieler hat seinen eigenen [[discard-pile]]; was für ihn gilt, steht dort.'],
      aliases: ['mein Ablagestapel', 'Spieler Ablagestapel', 'Friedhof', 'abgelegte Karten'],
    },
    see: ['discard-pile', 'player-deck', 'discard', 'ownership-and-control'],
    untested: 'pointer',
  },
  {
    id: 'player-elimination',
    topic: 'end',
    en: {
      title: 'Player Elimination',
      text: [
        'A player whose identity is defeated is out of the game. In this order:',
        '1. If he has the first player token, the next player clockwise gets it.',
        '2. Minions engaged with him engage the next player clockwise and keep their tokens, status cards, boost cards and whatever is attached to them or tucked under them.',
        '3. Cards in his area that he does not own go to their owners’ discard piles. A [[permanent|permanent]] attachment is attached anew as its text says. If that cannot be done, it is removed from the game, and so is every other permanent card among them.',
        '4. All cards he owns go to his discard pile.',
        '5. His area with everything in it is removed from the game.',
        'An ability during which this happens is resolved to its end. The others play on, and he wins or loses with them; if all players are out, they lose. Effects that look at the players leave eliminated ones out, except the [[per-player-icon|per player icon]].',
      ],
      aliases: [
        'eliminated',
        'eliminated player',
        'player dies',
        'my hero is defeated',
        'out of the game',
        'what happens to minions of an eliminated player',
        'do we lose if one hero dies',
      ],
    },
    de: {
      title: 'Ausscheiden eines Spielers',
      text: [
        'Wessen Identität besiegt ist, der scheidet aus. Der Reihe nach:',
        '1. Hat er den Startspielermarker, bekommt ihn der nächste Spieler im Uhrzeigersinn.',
        '2. Schergen, die mit ihm im Kampf sind, gehen auf den nächsten Spieler im Uhrzeigersinn los und sind nun mit diesem im Kampf. Sie behalten Marker, Statuskarten, Boost-Karten und alles, was an ihnen hängt oder unter sie geschoben ist.',
        '3. Karten in seiner Spielzone, die ihm nicht gehören, kommen auf die Ablagestapel ihrer Besitzer. Ein [[permanent|dauerhafter]] Anhang wird nach seinem Text neu angehängt; geht das nicht, wird er aus dem Spiel entfernt, ebenso jede andere dauerhafte Karte darunter.',
        '4. Alle Karten, die er besitzt, kommen auf seinen Ablagestapel.',
        '5. Seine Spielzone mit allem darin wird aus dem Spiel entfernt.',
        'Eine Fähigkeit, bei der das geschieht, wird zu Ende abgehandelt. Die anderen spielen weiter, und er gewinnt oder verliert mit ihnen; sind alle ausgeschieden, ist das Spiel verloren. Effekte, die nach den Spielern sehen, übergehen Ausgeschiedene, bis auf das [[per-player-icon]].',
      ],
      aliases: [
        'ausscheiden',
        'ausgeschieden',
        'Spieler scheidet aus',
        'mein Held ist besiegt',
        'Held stirbt',
        'Was geschieht mit Schergen eines ausgeschiedenen Spielers',
        'Verlieren wir, wenn ein Held besiegt ist',
      ],
    },
    see: ['defeat', 'winning-the-game', 'first-player', 'engage', 'permanent'],
    decided: [
      {
        en: 'A card of the player that lies face down as a minion engages the next player in step 2 and leaves in step 4: it still belongs to whoever is out. So do cards of the player under other cards.',
        de: 'Eine Karte des Spielers, die verdeckt als Scherge liegt, verwickelt in Schritt 2 den nächsten Spieler in einen Kampf und geht in Schritt 4: Sie gehört noch immer dem, der ausscheidet. Ebenso gehen seine Karten unter anderen Karten.',
      },
    ],
  },
  {
    id: 'player-phase',
    topic: 'round',
    en: {
      title: 'Player Phase',
      text: [
        'The first half of the round. In [[in-player-order|player order]] each player takes a [[player-turn|turn]].',
        'Before the phase can end, every forced [[action|action]] has to have been used, unless its cost cannot be paid or it lacks a valid target. Then come the steps of its [[end-of-player-phase|end]]: discard, draw up, ready; effects that last for the phase end; and what waits for the end of the phase is resolved.',
      ],
      aliases: [
        'hero phase',
        'players’ phase',
        'first phase',
        'when do I draw cards',
        'when do cards ready',
      ],
    },
    de: {
      title: 'Spielerphase',
      text: [
        'Die erste Hälfte der Runde. In [[in-player-order|Spielerreihenfolge]] macht jeder Spieler einen [[player-turn|Zug]].',
        'Bevor die Phase enden kann, muss jede erzwungene [[action|Aktion]] verwendet worden sein, außer ihre Kosten sind nicht bezahlbar oder ihr fehlt ein gültiges Ziel. Dann folgt das [[end-of-player-phase]]: ablegen, nachziehen, spielbereit machen; Effekte, die für die Phase andauern, enden, und was auf das Ende der Phase wartet, wird abgehandelt.',
      ],
      aliases: [
        'Heldenphase',
        'erste Phase',
        'Phase der Spieler',
        'Wann ziehe ich Karten',
        'Wann werden Karten spielbereit',
      ],
    },
    see: ['player-turn', 'end-of-player-phase', 'villain-phase', 'round-structure'],
  },
  {
    id: 'player-side-scheme',
    topic: 'cards',
    en: {
      title: 'Player Side Scheme',
      text: [
        'A player card: a task the heroes set themselves. You play it on your turn like an ally, a support or an upgrade. It enters play in the villain’s area next to the main scheme, with its starting threat on it.',
        'It stays until there is no threat on it. Then it is defeated and discarded, or goes to the [[victory-display|victory display]] if it has [[victory-x|victory]]. The [[player-side-scheme-limit|player side scheme limit]] may also force it out.',
        'Whatever concerns schemes or side schemes concerns it too: characters may [[thwart|thwart]] it, and abilities that remove threat from a scheme or a side scheme may choose it.',
        'Its triggered abilities do not count as done by your identity.',
      ],
      aliases: ['player side schemes', 'player scheme', 'can I thwart my own side scheme', 'PSS'],
    },
    de: {
      title: 'Spieler-Nebenplan',
      text: [
        'Eine Spielerkarte: eine Aufgabe, die sich die Helden selbst stellen. Du spielst sie in deinem Zug wie einen Verbündeten, einen Vorteil oder ein Upgrade. Sie kommt in der Spielzone des Schurken neben dem Hauptplan ins Spiel, mit ihrer Start-Bedrohung darauf.',
        'Sie bleibt, bis keine Bedrohung mehr auf ihr liegt. Dann ist sie besiegt und wird abgelegt, oder sie kommt auf den [[victory-display]], wenn sie [[victory-x|Sieg X]] hat. Auch das [[player-side-scheme-limit]] kann sie verdrängen.',
        'Was Pläne oder Nebenpläne betrifft, betrifft auch sie: Charaktere dürfen gegen sie [[thwart|Widerstand leisten]], und Fähigkeiten, die Bedrohung von einem Plan oder Nebenplan entfernen, dürfen sie wählen.',
        'Ihre ausgelösten Fähigkeiten gelten nicht als von deiner Identität durchgeführt.',
      ],
      aliases: [
        'Spieler-Nebenpläne',
        'Spielerplan',
        'Spielernebenplan',
        'Kann ich gegen meinen eigenen Nebenplan Widerstand leisten',
      ],
    },
    see: ['player-side-scheme-limit', 'side-scheme', 'scheme-card-type', 'thwart'],
  },
  {
    id: 'player-side-scheme-limit',
    topic: 'cards',
    en: {
      title: 'Player Side Scheme Limit',
      text: [
        'In a game that one or two players began there may be one [[player-side-scheme|player side scheme]] in play, with three or four players two.',
        'As soon as there are more, the [[first-player|first player]] chooses which are discarded, down to the limit. So another one may be played, but something has to go.',
      ],
      aliases: [
        'limit of player side schemes',
        'how many player side schemes',
        'second player side scheme',
      ],
    },
    de: {
      title: 'Spieler-Nebenplan-Limit',
      text: [
        'Haben ein oder zwei Spieler die Partie begonnen, darf ein [[player-side-scheme]] im Spiel sein, bei drei oder vier Spielern zwei.',
        'Sobald es mehr sind, wählt der [[first-player|Startspieler]], welche abgelegt werden, bis das Limit eingehalten ist. Ein weiterer darf also gespielt werden, aber einer muss gehen.',
      ],
      aliases: [
        'Limit für Spieler-Nebenpläne',
        'Wie viele Spieler-Nebenpläne',
        'zweiter Spieler-Nebenplan',
      ],
    },
    see: ['player-side-scheme', 'ally-limit', 'first-player'],
  },
  {
    id: 'player-turn',
    topic: 'round',
    en: {
      title: 'Player Turn',
      text: [
        'On your turn you may do any of the following, in any order and as often as you can pay for it. Only changing form is limited to once.',
        'Turn your identity over ([[form-change-form|change form]]).',
        'Play an ally, a support, an upgrade or a player side scheme from your hand.',
        'Use a [[basic-power|basic power]] of your identity: attack or thwart as hero, recover as alter-ego. Attack or thwart with an ally you control.',
        'Use an [[action|action]]: on a card you control, on an encounter card in play, on any card that lets you, or by playing an event. If “Hero” or “Alter-Ego” stands before it, you have to be in that form.',
        'Ask another player for help. That player may then use an action he could use on his own turn, if he likes; he may also offer it himself.',
      ],
      aliases: [
        'turn',
        'my turn',
        'what can I do on my turn',
        'how often can I change form',
        'can I act on another player’s turn',
        'ask for help',
        'end turn',
      ],
    },
    de: {
      title: 'Spielerzug',
      text: [
        'In deinem Zug darfst du Folgendes tun, in beliebiger Reihenfolge und sooft du es bezahlen kannst. Nur der Gestaltwechsel ist auf ein Mal begrenzt.',
        'Deine Identität umdrehen ([[form-change-form|Gestalt wechseln]]).',
        'Einen Verbündeten, einen Vorteil, ein Upgrade oder einen Spieler-Nebenplan von der Hand spielen.',
        'Eine [[basic-power|Basiskraft]] deiner Identität verwenden: als Held angreifen oder Widerstand leisten, als Alter Ego dich erholen. Mit einem Verbündeten unter deiner Kontrolle angreifen oder Widerstand leisten.',
        'Eine [[action|Aktion]] verwenden: auf einer Karte unter deiner Kontrolle, auf einer Begegnungskarte im Spiel, auf einer Karte, die es dir erlaubt, oder indem du ein Ereignis spielst. Steht „Held“ oder „Alter Ego“ davor, musst du in dieser Gestalt sein.',
        'Einen anderen Spieler um Hilfe bitten. Dieser darf dann eine Aktion verwenden, die er auch in seinem eigenen Zug verwenden könnte, wenn er möchte; er darf es auch von sich aus anbieten.',
      ],
      aliases: [
        'Zug',
        'mein Zug',
        'Was darf ich in meinem Zug tun',
        'Wie oft darf ich die Gestalt wechseln',
        'Darf ich im Zug eines anderen handeln',
        'um Hilfe bitten',
        'Zug beenden',
      ],
    },
    see: ['player-phase', 'action', 'form-change-form', 'basic-power', 'play-put-into-play'],
  },
  {
    id: 'players-play-area',
    topic: 'zones',
    en: {
      title: 'Player’s Play Area',
      text: [
        'Each player has an area with identity, dial, deck, hand and discard pile. Allies, supports and upgrades enter play there.',
        'Minions engaged with the player and obligations given to him lie there too and so are not in the [[villains-play-area|villain’s area]]. An attachment lies where the card it is attached to lies.',
        'Abilities reach across areas. But you cannot play a card into another player’s area unless a rule or an ability says so.',
        'When a player is [[player-elimination|eliminated]], his area is removed from the game.',
      ],
      examples: [
        'Combat Training says that it may be played under any player’s control, and so may go to another player’s area.',
      ],
      aliases: [
        'player area',
        'my play area',
        'in front of me',
        'can I play cards to another player',
      ],
    },
    de: {
      title: 'Spielzone des Spielers',
      text: [
        'Jeder Spieler hat eine Zone mit Identität, Lebenspunktezähler, Deck, Hand und Ablagestapel. Verbündete, Vorteile und Upgrades kommen dort ins Spiel.',
        'Auch Schergen, die mit ihm im Kampf sind, und Verpflichtungen, die er bekommen hat, liegen dort und damit nicht in der [[villains-play-area|Zone des Schurken]]. Ein Anhang liegt dort, wo die Karte liegt, an der er hängt.',
        'Fähigkeiten wirken über Zonen hinweg. Du kannst aber keine Karte in die Zone eines anderen Spielers spielen, außer eine Regel oder Fähigkeit erlaubt es.',
        'Wenn ein Spieler [[player-elimination|ausscheidet]], wird seine Zone aus dem Spiel entfernt.',
      ],
      examples: [
        'Kampftraining darf laut seinem Text unter die Kontrolle eines beliebigen Spielers kommen und damit auch in die Zone eines anderen.',
      ],
      aliases: [
        'Spielbereich des Spielers',
        'Spielerzone',
        'meine Spielzone',
        'vor mir',
        'Darf ich Karten zu einem anderen Spieler spielen',
      ],
    },
    see: ['play-area', 'villains-play-area', 'ownership-and-control', 'player-elimination'],
  },
  {
    id: 'playing-cards',
    topic: 'playing',
    en: {
      title: 'Playing Cards',
      text: [
        'The steps of playing a card are those of [[initiating-abilities|initiating an ability]]. What “play” means is told under [[play-put-into-play]].',
      ],
      aliases: ['play cards', 'how to play a card', 'play a card'],
    },
    de: {
      title: 'Karten spielen',
      text: [
        'Eine Karte spielst du in denselben Schritten, wie du [[initiating-abilities|eine Fähigkeit einleitest]]. Was „spielen“ heißt, steht unter [[play-put-into-play]].',
      ],
      aliases: ['Karte spielen', 'Kartenspielen', 'ausspielen', 'Wie spielt man eine Karte'],
    },
    see: ['initiating-abilities', 'play-put-into-play', 'cost', 'player-turn'],
    untested: 'pointer',
  },
  {
    id: 'prevent',
    topic: 'damage',
    en: {
      title: 'Prevent',
      text: [
        'Preventing damage lessens what the character takes, that is, what ends up on it. It does not lessen what was dealt: even if all of it is prevented, the attacker has dealt damage. A character for which all is prevented has taken no damage.',
        'If a cost is to deal damage, it is paid although some or all is prevented. If a cost is to take damage, it is paid only if all of it is taken.',
        'Preventing threat lessens the amount before it is placed on the scheme.',
      ],
      examples: [
        'The villain’s attack deals 4 to Spider-Man, and Backflip prevents it: an ability for “takes damage” finds none, one for “deals damage” finds 4.',
        'Focused Rage costs 1 damage to be taken. With a tough card She-Hulk would not take it, so the ability cannot be used and the card stays.',
      ],
      aliases: [
        'prevention',
        'prevented damage',
        'prevent all damage',
        'dealt or taken',
        'reduce damage',
        'is prevented damage dealt',
        'prevent threat',
      ],
    },
    de: {
      title: 'Verhindern',
      text: [
        'Schaden zu verhindern senkt, was der Charakter nimmt, also was schließlich auf ihm landet. Was zugefügt wurde, senkt es nicht: Selbst wenn alles verhindert wird, hat der Angreifer Schaden zugefügt. Ein Charakter, bei dem alles verhindert wird, hat keinen Schaden genommen.',
        'Bestehen Kosten darin, Schaden zuzufügen, sind sie bezahlt, auch wenn ein Teil oder alles verhindert wird. Bestehen sie darin, Schaden zu nehmen, sind sie nur bezahlt, wenn alles genommen wird.',
        'Bedrohung zu verhindern senkt die Menge, bevor sie auf den Plan kommt.',
      ],
      examples: [
        'Der Angriff des Schurken fügt Spider-Man 4 zu, und Rückwärtssalto verhindert es: Wer nach genommenem Schaden fragt, findet keinen, wer nach zugefügtem fragt, findet 4.',
        'Fokussierte Wut kostet 1 Schaden, der genommen werden muss. Mit einer Zäh-Statuskarte nähme She-Hulk ihn nicht: Die Fähigkeit ist nicht verwendbar, und die Statuskarte bleibt.',
      ],
      aliases: [
        'verhindert',
        'verhinderter Schaden',
        'allen Schaden verhindern',
        'zugefügt oder genommen',
        'Schaden senken',
        'Gilt verhinderter Schaden als zugefügt',
        'Bedrohung verhindern',
      ],
    },
    see: ['damage', 'tough', 'cost', 'threat', 'replacement-effect'],
    decided: [
      {
        en: 'The book says of tough once that damage is not dealt either; everywhere else prevented damage was dealt. We hold to that: dealt, but not taken.',
        de: 'Bei Zäh heißt es im Regelheft einmal, der Schaden werde auch nicht zugefügt; überall sonst gilt verhinderter Schaden als zugefügt. Daran halten wir uns: zugefügt, aber nicht genommen.',
      },
      {
        en: 'If a constant ability lets a character take less damage, that comes before a [[tough|tough]] card and before everything that waits for damage being taken. What is taken off was dealt, and not taken.',
        de: 'Nimmt ein Charakter durch eine konstante Fähigkeit weniger Schaden, kommt das vor einer [[tough|Zäh-Statuskarte]] und vor allem, was darauf wartet, dass Schaden genommen wird. Was dabei wegfällt, wurde zugefügt, aber nicht genommen.',
      },
      {
        en: 'A cost of taking damage cannot be paid by a character that has a tough card, cannot take damage, or takes less of it by a constant ability. If something else prevents the damage, the cost was not paid, and that shows only then.',
        de: 'Kosten, die darin bestehen, Schaden zu nehmen, kann ein Charakter nicht bezahlen, der eine Zäh-Statuskarte hat, keinen Schaden nehmen kann oder durch eine konstante Fähigkeit weniger nimmt. Verhindert etwas anderes den Schaden, sind die Kosten nicht bezahlt, und das zeigt sich erst dann.',
      },
    ],
  },
  {
    id: 'printed',
    topic: 'words',
    en: {
      title: 'Printed',
      text: [
        '“Printed” means the text, characteristic or value that really stands on the card, whatever has changed it since. What a card [[gains|gains]] is not printed on it; what it [[loses|loses]] still is.',
        'If a cost asks for printed resources, those generated by an ability count only if their icons are printed in the text box of its card. A [[wild-resource|wild]] one is then wild and stands for no other type.',
      ],
      examples: ['An ally that costs 3 and is 1 cheaper for you still has a printed cost of 3.'],
      aliases: [
        'printed value',
        'printed cost',
        'printed resource',
        'printed hit points',
        'base or printed',
      ],
    },
    de: {
      title: 'Aufgedruckt',
      text: [
        '„Aufgedruckt“ heißt: der Text, die Eigenschaft oder der Wert, der tatsächlich auf der Karte steht, was immer ihn inzwischen verändert. Was eine Karte [[gains|erhält]], ist nicht aufgedruckt; was sie [[loses|verliert]], ist es weiterhin.',
        'Verlangen Kosten aufgedruckte Ressourcen, zählen solche, die eine Fähigkeit erzeugt, nur dann, wenn ihre Symbole im Textfeld der Karte aufgedruckt sind. Ein [[wild-resource|Joker]] ist dann ein Joker und steht für keinen anderen Typ.',
      ],
      examples: [
        'Ein Verbündeter, der 3 kostet und für dich um 1 billiger ist, hat weiterhin aufgedruckte Kosten von 3.',
      ],
      aliases: [
        'aufgedruckter Wert',
        'aufgedruckte Kosten',
        'aufgedruckte Ressource',
        'gedruckt',
        'Basiswert oder aufgedruckt',
      ],
    },
    see: ['base-value', 'modifiers', 'gains', 'loses', 'text-box'],
  },
  {
    id: 'put-into-play',
    topic: 'playing',
    en: {
      title: 'Put Into Play',
      text: [
        'How a card that is put into play differs from one that is played stands under [[play-put-into-play]].',
      ],
      aliases: ['puts into play', 'bring into play', 'without paying'],
    },
    de: {
      title: 'Ins Spiel bringen',
      text: [
        'Worin sich eine ins Spiel gebrachte von einer gespielten Karte unterscheidet, steht unter [[play-put-into-play]].',
      ],
      aliases: ['ins Spiel gebracht', 'bringe ins Spiel', 'ohne zu bezahlen'],
    },
    see: ['play-put-into-play', 'enters-play', 'reveal'],
    untested: 'pointer',
  },
];
