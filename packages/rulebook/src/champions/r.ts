import type { Entry } from '../entry.ts';

export const R: readonly Entry[] = [
  {
    id: 'ranged',
    topic: 'keywords',
    en: {
      title: 'Ranged',
      text: [
        'An attack with ranged is not answered by [[retaliate-x|retaliate]]. It makes no difference who attacks: a hero, an ally or an enemy.',
        'A character that has ranged gives it to its attacks; an ability can also give it to a single attack.',
      ],
      examples: [
        'Whiplash has retaliate 1. A hero who attacks him with ranged takes no damage for it.',
      ],
      aliases: ['range', 'ranged attack', 'ignores retaliate', 'how to avoid retaliate'],
    },
    de: {
      title: 'Fernkampf',
      text: [
        'Auf einen Angriff mit Fernkampf folgt keine [[retaliate-x|Vergeltung]]. Wer angreift, ist gleich: ein Held, ein Verbündeter oder ein Gegner.',
        'Ein Charakter mit Fernkampf gibt das Schlüsselwort seinen Angriffen mit; eine Fähigkeit kann es auch einem einzelnen Angriff verleihen.',
      ],
      examples: [
        'Whiplash hat Vergeltung 1. Ein Held, der ihn mit Fernkampf angreift, nimmt dafür keinen Schaden.',
      ],
      aliases: [
        'Fernangriff',
        'Fernkampfangriff',
        'ignoriert Vergeltung',
        'Ranged',
        'wie umgeht man Vergeltung',
      ],
    },
    see: ['retaliate-x', 'attack-player-ability-type', 'attack-enemy-activation', 'keywords'],
  },
  {
    id: 'ready',
    topic: 'playing',
    en: {
      title: 'Ready',
      text: [
        'A card is ready while it lies upright, so that its player can read it. Every card enters play like that. To ready a card that is [[exhausted|exhausted]] means to turn it upright again; a card that is ready already cannot be readied.',
        'At the [[end-of-player-phase|end of the player phase]] all players ready all their cards, and exhausted encounter cards are readied as well. At other times it takes a card ability.',
        'If readying a card has an additional cost, its player may decide not to pay it. The card then stays exhausted.',
      ],
      examples: [
        'She-Hulk attacks, which exhausts her. One-Two Punch readies her, and she may use another basic power in the same turn.',
      ],
      aliases: [
        'readied',
        'readying',
        'unexhaust',
        'untap',
        'upright',
        'when do my cards ready',
        'can I attack twice',
      ],
    },
    de: {
      title: 'Spielbereit',
      text: [
        'Eine Karte ist spielbereit, solange sie aufrecht liegt, also für ihren Spieler lesbar. So kommt jede Karte ins Spiel. Eine [[exhausted|erschöpfte]] Karte spielbereit machen heißt, sie wieder aufzurichten; mit einer Karte, die es schon ist, geht das nicht.',
        'Am [[end-of-player-phase|Ende der Spielerphase]] machen alle Spieler alle ihre Karten spielbereit, und erschöpfte Begegnungskarten werden es ebenfalls. Zwischendurch braucht es dafür eine Kartenfähigkeit.',
        'Verlangt etwas zusätzliche Kosten für das Spielbereitmachen, darf der Spieler darauf verzichten, sie zu bezahlen. Die Karte bleibt dann erschöpft.',
      ],
      examples: [
        'She-Hulk greift an und ist dadurch erschöpft. Die Links-Rechts-Kombination macht sie spielbereit, und sie darf im selben Zug noch eine Basiskraft verwenden.',
      ],
      aliases: [
        'bereit',
        'bereit machen',
        'bereitmachen',
        'spielbereit machen',
        'aufrichten',
        'enttappen',
        'wann werden meine Karten spielbereit',
        'kann ich zweimal angreifen',
      ],
    },
    see: ['exhausted', 'end-of-player-phase', 'enters-play', 'cost', 'basic-power'],
  },
  {
    id: 'rec',
    topic: 'damage',
    en: {
      title: 'REC',
      text: [
        'REC is the value on an alter-ego that says how much damage it heals when it [[recover|recovers]]. It is a [[basic-power|basic power]].',
      ],
      aliases: ['recovery', 'recovery value', 'REC value'],
    },
    de: {
      title: 'ERH',
      text: [
        'ERH ist der Wert auf einem Alter Ego, der angibt, wie viel Schaden es heilt, wenn es [[recover|sich erholt]]. Es ist eine [[basic-power|Basiskraft]].',
      ],
      aliases: ['Erholungswert', 'ERH-Wert', 'REC'],
    },
    see: ['recover', 'basic-power', 'heal'],
    untested: 'pointer',
  },
  {
    id: 'recover',
    topic: 'damage',
    en: {
      title: 'Recover',
      text: [
        'Recovering is the [[basic-power|basic power]] of an alter-ego. On your turn, in [[alter-ego-alter-ego-form|alter-ego form]], exhaust your identity and [[heal|heal]] as much damage as its REC from it.',
        'You cannot recover if there is no damage on your identity that could be healed. Healing stops when no damage is left.',
      ],
      examples: ['Peter Parker has REC 3 and has taken 2 damage. He exhausts and heals those 2.'],
      aliases: [
        'recovery',
        'REC',
        'rest',
        'heal my hero',
        'how do I heal',
        'can I recover in hero form',
        'can I recover without damage',
      ],
    },
    de: {
      title: 'Erholung',
      text: [
        'Erholung ist die [[basic-power|Basiskraft]] eines Alter Egos. Erschöpfe in deinem Zug in [[alter-ego-alter-ego-form|Alter-Ego-Gestalt]] deine Identität, dann [[heal|heile]] so viel Schaden von ihr, wie ihr ERH-Wert angibt.',
        'Hat deine Identität keinen Schaden, der sich heilen ließe, kannst du dich nicht erholen. Mehr als der vorhandene Schaden wird nicht geheilt.',
      ],
      examples: [
        'Peter Parker hat ERH 3 und 2 Schaden genommen. Er wird erschöpft und heilt diese 2.',
      ],
      aliases: [
        'erholen',
        'sich erholen',
        'ERH',
        'ausruhen',
        'Held heilen',
        'wie heile ich mich',
        'kann ich mich in Heldengestalt erholen',
        'kann ich mich ohne Schaden erholen',
      ],
    },
    see: ['rec', 'basic-power', 'heal', 'alter-ego-alter-ego-form', 'player-turn'],
  },
  {
    id: 'referential-ability',
    topic: 'words',
    en: {
      title: 'Referential Ability',
      text: [
        'An ability that calls a card by its title is referential. If several cards in play have that title, it means only those nearest to it:',
        '1. The card on which the ability is printed. The ability is then self-referential and has nothing to do with other cards of the same title.',
        '2. If that card has another title: cards that belong to the same identity.',
        '3. If there are none of those either: player cards for an ability on a player card, encounter cards for an ability on an encounter card.',
      ],
      examples: [
        'The ally Spider-Man has an ability that waits until Spider-Man attacks. An attack by a hero called Spider-Man does not trigger it: the ally speaks of itself.',
      ],
      aliases: [
        'referential abilities',
        'self-referential',
        'card title in the text',
        'card name in text',
        'two cards with the same name',
        'which Spider-Man is meant',
      ],
    },
    de: {
      title: 'Bezug nehmende Fähigkeit',
      text: [
        'Nennt eine Fähigkeit eine Karte beim Namen, nimmt sie Bezug auf sie. Tragen mehrere Karten im Spiel diesen Namen, sind nur die gemeint, die ihr am nächsten stehen:',
        '1. Die Karte, auf der die Fähigkeit steht. Die Fähigkeit ist dann selbstbezüglich und hat mit anderen Karten desselben Namens nichts zu tun.',
        '2. Heißt diese Karte anders: die Karten, die zur selben Identität gehören.',
        '3. Gibt es auch solche nicht: bei einer Fähigkeit auf einer Spielerkarte die Spielerkarten, bei einer auf einer Begegnungskarte die Begegnungskarten.',
      ],
      examples: [
        'Der Verbündete Spider-Man hat eine Fähigkeit, die darauf wartet, dass Spider-Man angreift. Der Angriff eines Helden namens Spider-Man löst sie nicht aus: Der Verbündete spricht von sich selbst.',
      ],
      aliases: [
        'bezugnehmende Fähigkeit',
        'selbstbezüglich',
        'Kartenname im Text',
        'zwei Karten mit gleichem Namen',
        'welcher Spider-Man ist gemeint',
      ],
    },
    see: ['self-referential', 'ability', 'identity-specific-card', 'unique-icon', 'you'],
  },
  {
    id: 'remaining-hit-points',
    topic: 'damage',
    en: {
      title: 'Remaining Hit Points',
      text: [
        'Remaining hit points are what a character has left: its [[maximum-hit-points|maximum hit points]] minus the damage it has [[sustained-damage|sustained]]. At zero it is [[defeat|defeated]].',
        'Identities and villains show them on their dial. For allies and minions subtract the damage tokens on the card from the printed hit points, after everything that raises or lowers these.',
      ],
      examples: [
        'A minion has 4 printed hit points, an attachment that gives it +3, and 5 damage tokens: it has 2 left.',
      ],
      aliases: [
        'remaining HP',
        'health left',
        'current hit points',
        'hit point dial',
        'life left',
        'how many hit points are left',
      ],
    },
    de: {
      title: 'Verbleibende Lebenspunkte',
      text: [
        'Das sind die Lebenspunkte, die ein Charakter noch hat: seine [[maximum-hit-points|maximalen Lebenspunkte]] ohne den [[sustained-damage|erlittenen Schaden]]. Bei null ist er [[defeat|besiegt]].',
        'Identitäten und Schurken zeigen sie auf ihrem Lebenspunktezähler. Bei Verbündeten und Schergen gehst du von den aufgedruckten Lebenspunkten aus, rechnest alles ein, was sie erhöht oder senkt, und ziehst die Schadensmarker ab.',
      ],
      examples: [
        'Ein Scherge hat 4 aufgedruckte Lebenspunkte, +3 durch einen Anhang und 5 Schadensmarker: Ihm bleiben 2.',
      ],
      aliases: [
        'verbliebene Lebenspunkte',
        'übrige Lebenspunkte',
        'restliche Lebenspunkte',
        'aktuelle Lebenspunkte',
        'Lebenspunktezähler',
        'wie viele Lebenspunkte sind übrig',
      ],
    },
    see: ['hit-points', 'maximum-hit-points', 'sustained-damage', 'damage', 'defeat'],
  },
  {
    id: 'reminder-text',
    topic: 'cards',
    en: {
      title: 'Reminder Text',
      text: [
        'Words in italics and brackets after an ability or a keyword recall a rule. They are not rules themselves: taking them away or adding them changes nothing.',
      ],
      aliases: ['reminder', 'italics', 'text in brackets', 'text in parentheses'],
    },
    de: {
      title: 'Erinnerungstext',
      text: [
        'Kursive Worte in Klammern hinter einer Fähigkeit oder einem Schlüsselwort rufen eine Regel ins Gedächtnis. Sie selbst sind keine: Ob sie dastehen oder fehlen, ändert nichts.',
      ],
      aliases: ['Hinweistext', 'kursiver Text', 'Text in Klammern', 'Klammertext'],
    },
    see: ['keywords', 'text-box', 'ability'],
    untested: 'term',
  },
  {
    id: 'removed-from-the-game',
    topic: 'zones',
    en: {
      title: 'Removed from the Game',
      text: [
        'A card that is removed from the game is laid aside and has nothing more to do with it. It is [[in-play-and-out-of-play|out of play]], and no effect reaches it, not even one that lets you [[find|find]] a card.',
        'It stays away until the end of the game, unless the effect that removed it says for how long.',
      ],
      examples: [
        'You exhaust your alter-ego and so remove your obligation from the game. It does not go to the encounter discard pile and will not be shuffled in again.',
      ],
      aliases: [
        'remove from game',
        'removed',
        'exile',
        'exiled',
        'out of the game',
        'difference between discarded and removed',
      ],
    },
    de: {
      title: 'Aus dem Spiel entfernt',
      text: [
        'Eine aus dem Spiel entfernte Karte wird weggelegt und hat mit der Partie nichts mehr zu tun. Sie ist [[in-play-and-out-of-play|nicht im Spiel]], und kein Effekt erreicht sie, auch keiner, mit dem du eine Karte [[find|findest]].',
        'So bleibt es bis zum Ende der Partie, außer der Effekt nennt eine kürzere Dauer.',
      ],
      examples: [
        'Du erschöpfst dein Alter Ego und entfernst so deine Verpflichtung aus dem Spiel. Sie kommt nicht auf den Begegnungs-Ablagestapel und wird nicht wieder eingemischt.',
      ],
      aliases: [
        'entfernt',
        'entfernen',
        'aus dem Spiel entfernen',
        'aus der Partie',
        'Unterschied abgelegt und entfernt',
      ],
    },
    see: ['in-play-and-out-of-play', 'leaves-play', 'set-aside', 'discard', 'double-sided-card'],
  },
  {
    id: 'replacement-effect',
    topic: 'timing',
    en: {
      title: 'Replacement Effect',
      text: [
        'A replacement effect puts something else in the place of what is about to happen. Most are [[interrupt|interrupts]] that wait until something [[would|would]] happen and say what to do [[instead|instead]].',
        'What was replaced does not happen and is no longer about to. Nobody can interrupt it any more, and nothing responds to it. Of several effects that could replace the same thing, only the one that comes first does.',
        'To [[cancel|cancel]] something is to replace it with nothing.',
      ],
      examples: [
        'With Great Responsibility you take threat as damage instead of letting it be placed. No threat was placed, so nothing that waits for that is triggered.',
      ],
      aliases: [
        'replacement',
        'replacement effects',
        'replace',
        'replaced',
        'instead',
        'would',
        'can two effects replace the same thing',
      ],
    },
    de: {
      title: 'Ersatzeffekte',
      text: [
        'Ein Ersatzeffekt setzt etwas anderes an die Stelle dessen, was bevorsteht. Meist ist es eine [[interrupt|Unterbrechung]], die darauf wartet, dass etwas geschehen [[would|würde]], und sagt, was [[instead|stattdessen]] zu tun ist.',
        'Was ersetzt wurde, geschieht nicht und steht auch nicht mehr bevor. Niemand kann es noch unterbrechen, nichts reagiert darauf. Könnten mehrere Effekte dasselbe ersetzen, tut es nur der, der zuerst an der Reihe ist.',
        'Etwas [[cancel|aufheben]] heißt, es durch nichts zu ersetzen.',
      ],
      examples: [
        'Mit Große Verantwortung nimmst du Bedrohung als Schaden, statt sie platzieren zu lassen. Es wurde keine Bedrohung platziert, also wird nichts ausgelöst, was darauf wartet.',
      ],
      aliases: [
        'Ersatzeffekt',
        'Ersetzungseffekt',
        'ersetzen',
        'ersetzt',
        'stattdessen',
        'würde',
        'können zwei Effekte dasselbe ersetzen',
      ],
    },
    see: ['would', 'instead', 'cancel', 'interrupt', 'alteration-effect', 'prevent'],
    decided: [
      {
        en: 'The older reference let the latest of several replacement effects count. The newer one has dropped that, and we follow it.',
        de: 'Im älteren Referenzhandbuch galt von mehreren Ersatzeffekten der letzte. Das neuere hat das gestrichen, und danach richten wir uns.',
      },
    ],
  },
  {
    id: 'requirement-resources',
    topic: 'keywords',
    en: {
      title: 'Requirement (Resources)',
      text: [
        'A card with requirement can be played only if all the resources named in the brackets are among those spent on its [[cost|cost]]. They are part of the payment, not a surcharge. A [[wild-resource|wild resource]] may stand in for one of them.',
        'If an effect lets you play a card while ignoring its resource cost, it cannot play this one: nothing is paid, so the requirement is not met. To [[play-put-into-play|put it into play]] is not to play it and stays possible.',
      ],
      examples: [
        'A card costs 3 and requires one energy and one mental resource. The third resource may be of any type.',
      ],
      aliases: [
        'requirement',
        'requirements',
        'required resources',
        'must be paid with',
        'can I play a requirement card for free',
      ],
    },
    de: {
      title: 'Bedingung (Ressourcen)',
      text: [
        'Eine Karte mit Bedingung lässt sich nur spielen, wenn alle in Klammern genannten Ressourcen unter denen sind, die für ihre [[cost|Kosten]] ausgegeben werden. Sie gehören zur Bezahlung und kommen nicht noch dazu. Eine [[wild-resource|Joker-Ressource]] darf eine davon vertreten.',
        'Ein Effekt, mit dem du eine Karte spielst und ihre Ressourcenkosten ignorierst, kann diese Karte nicht spielen: Es wird nichts bezahlt, also ist die Bedingung nicht erfüllt. Sie [[play-put-into-play|ins Spiel zu bringen]] ist kein Spielen und bleibt möglich.',
      ],
      examples: [
        'Eine Karte kostet 3 und verlangt eine Energie- und eine Geist-Ressource. Die dritte Ressource darf von beliebigem Typ sein.',
      ],
      aliases: [
        'Bedingung',
        'Ressourcenbedingung',
        'verlangte Ressourcen',
        'Requirement',
        'kann ich eine Karte mit Bedingung kostenlos spielen',
      ],
    },
    see: ['cost', 'resource', 'wild-resource', 'playing-cards', 'ignore', 'keywords'],
    decided: [
      {
        en: 'The requirement stays as it is when the card has become cheaper, even if more has to be spent than it costs: the keyword asks for the resources, whatever the cost.',
        de: 'Die Bedingung bleibt bestehen, wenn die Karte billiger geworden ist, selbst wenn dadurch mehr auszugeben ist, als sie kostet: Das Schlüsselwort verlangt diese Ressourcen unabhängig von den Kosten.',
      },
    ],
  },
  {
    id: 'resource',
    topic: 'playing',
    en: {
      title: 'Resource',
      text: [
        'Resources pay the [[cost|costs]] of cards and of some abilities. You generate them while you pay, in two ways: discard cards from your hand for the resources printed in their lower left corner, or use [[resource-ability|resource abilities]]. The card you are playing is no longer in your hand and cannot pay for itself.',
        'There are four types: [[energy-resource|energy]], [[mental-resource|mental]], [[physical-resource|physical]] and [[wild-resource|wild]]. A wild resource counts as wild or as any one of the others.',
        'The cost of a card is a number. Any types will do, in any mix, as long as there are enough of them. Costs of abilities often name types; then these types have to be there in these numbers.',
        'You may generate more than the cost. What is left over is lost: it cannot be kept for later and does not count as paid.',
        'Resources spent on an ability of a card count as paid for that card.',
      ],
      examples: [
        'To play a card that costs 3 you discard a card with two physical resources and one with a mental resource.',
      ],
      aliases: [
        'resources',
        'resource icon',
        'resource types',
        'generate resources',
        'pay',
        'mana',
        'how do I pay for a card',
        'can I keep extra resources',
        'can I overpay',
      ],
    },
    de: {
      title: 'Ressource',
      text: [
        'Mit Ressourcen bezahlst du die [[cost|Kosten]] von Karten und von manchen Fähigkeiten. Du erzeugst sie beim Bezahlen, und zwar auf zwei Arten: Du legst Handkarten ab, die bringen, was unten links aufgedruckt ist, oder du verwendest [[resource-ability|Ressourcenfähigkeiten]]. Die Karte, die du gerade spielst, ist nicht mehr auf deiner Hand und kann sich nicht selbst bezahlen.',
        'Es gibt vier Typen: [[energy-resource|Energie]], [[mental-resource|Geist]], [[physical-resource|Körper]] und [[wild-resource|Joker]]. Ein Joker zählt als Joker oder als einer der anderen Typen.',
        'Die Kosten einer Karte sind eine Zahl. Welche Typen du nimmst und wie du sie mischst, ist gleich, solange es genug sind. Kosten von Fähigkeiten nennen oft Typen; dann müssen genau diese in der verlangten Zahl dabei sein.',
        'Du darfst mehr erzeugen, als nötig ist. Der Rest verfällt: Er lässt sich nicht aufheben und gilt nicht als bezahlt.',
        'Was du für eine Fähigkeit auf einer Karte ausgibst, gilt als für diese Karte bezahlt.',
      ],
      examples: [
        'Um eine Karte mit Kosten 3 zu spielen, legst du eine Karte mit zwei Körper-Ressourcen und eine mit einer Geist-Ressource ab.',
      ],
      aliases: [
        'Ressourcen',
        'Ressourcensymbol',
        'Ressourcentypen',
        'Ressourcen erzeugen',
        'bezahlen',
        'Mana',
        'wie bezahle ich eine Karte',
        'kann ich Ressourcen aufheben',
        'darf ich zu viel bezahlen',
      ],
    },
    see: ['cost', 'generate', 'pay', 'resource-ability', 'resource-cards', 'wild-resource'],
    decided: [
      {
        en: 'A card may ask what it was paid with. One wild resource never counts for two types there. If several types are asked for and not all can be had, the player says which; if it is one, it counts if it can.',
        de: 'Manche Karten fragen, womit sie bezahlt wurden. Ein Joker zählt dabei nie für zwei Typen. Fragt die Karte nach mehreren Typen und sind nicht alle zu haben, sagt der Spieler, welche es waren; fragt sie nach einem, zählt er, wenn es geht.',
      },
      {
        en: 'Overpaying is accepted but never asked for. What is spent on a card that costs nothing was not paid for it.',
        de: 'Zu viel zu bezahlen ist erlaubt und wird nie verlangt. Was für eine Karte ausgegeben wird, die nichts kostet, wurde nicht für sie bezahlt.',
      },
    ],
  },
  {
    id: 'resource-ability',
    topic: 'playing',
    en: {
      title: 'Resource Ability',
      text: [
        'An ability that begins with a bold “Resource” is a [[triggered-ability|triggered ability]] that generates [[resource|resources]]. You may use it whenever you generate resources to pay a cost, and at no other time. The card has to be under your control.',
        'Some give resources only for a certain kind of card. Such an ability cannot be used while you pay for anything else.',
        'Costs and limits of the ability itself apply as usual.',
      ],
      examples: [
        'Peter Parker gives a mental resource once per round. He can use it for a card on his own turn or for an interrupt in the villain phase, but not just to have it.',
      ],
      aliases: [
        'resource abilities',
        'resource generator',
        'generates a resource',
        'can I use a resource ability on another player’s turn',
      ],
    },
    de: {
      title: 'Ressourcenfähigkeit',
      text: [
        'Eine Fähigkeit, die mit einem fetten „Ressource“ beginnt, ist eine [[triggered-ability|ausgelöste Fähigkeit]], die [[resource|Ressourcen]] erzeugt. Du darfst sie immer dann verwenden, wenn du Ressourcen für das Bezahlen von Kosten erzeugst, sonst nie. Die Karte muss unter deiner Kontrolle sein.',
        'Manche geben Ressourcen nur für eine bestimmte Art von Karten. Bezahlst du etwas anderes, kannst du sie nicht verwenden.',
        'Kosten und Beschränkungen der Fähigkeit selbst gelten wie üblich.',
      ],
      examples: [
        'Peter Parker gibt einmal pro Runde eine Geist-Ressource. Das geht für eine Karte im eigenen Zug oder für eine Unterbrechung in der Schurkenphase, aber nicht auf Vorrat.',
      ],
      aliases: [
        'Ressourcenfähigkeiten',
        'Ressourcenquelle',
        'erzeugt eine Ressource',
        'kann ich eine Ressourcenfähigkeit im Zug eines anderen verwenden',
      ],
    },
    see: ['resource', 'cost', 'generate', 'triggered-ability', 'alliance'],
    decided: [
      {
        en: 'A resource that depends on the top card of a discard pile is worth what lay there before the payment began.',
        de: 'Hängt eine Ressource von der obersten Karte eines Ablagestapels ab, zählt die Karte, die dort vor Beginn der Bezahlung lag.',
      },
      {
        en: 'Additional costs for using abilities never make a resource ability dearer.',
        de: 'Zusätzliche Kosten für das Verwenden von Fähigkeiten verteuern nie eine Ressourcenfähigkeit.',
      },
    ],
  },
  {
    id: 'resource-cards',
    topic: 'cards',
    en: {
      title: 'Resource Cards',
      text: [
        'Resource cards are a type of [[player-card|player card]]. They are not played: you discard them from your hand to generate [[resource|resources]], usually more or better ones than other cards give.',
        'Text on a resource card works while the card is used to generate resources.',
        'Resource cards are an extension of your [[identity|identity]]: what you spend with them, your identity has spent, and what they trigger by being spent, it has done.',
      ],
      examples: [
        'The Power of Leadership gives one wild resource, and twice as much when it pays for a Leadership card.',
      ],
      aliases: [
        'resource card',
        'double resource',
        'Energy, Genius, Strength',
        'can I play a resource card',
      ],
    },
    de: {
      title: 'Ressourcenkarten',
      text: [
        'Ressourcenkarten sind ein Typ von [[player-card|Spielerkarten]]. Man spielt sie nicht, sondern legt sie von der Hand ab, um [[resource|Ressourcen]] zu erzeugen, meist mehr oder bessere als mit anderen Karten.',
        'Text auf einer Ressourcenkarte wirkt, während sie Ressourcen erzeugt.',
        'Ressourcenkarten sind ein verlängerter Arm deiner [[identity|Identität]]: Was du mit ihnen ausgibst, hat deine Identität ausgegeben, und was sie dabei auslösen, hat sie getan.',
      ],
      examples: [
        'Kraft der Führung gibt eine Joker-Ressource und doppelt so viel, wenn sie eine Führungskarte bezahlt.',
      ],
      aliases: [
        'Ressourcenkarte',
        'Doppelressource',
        'Energie, Genialität, Stärke',
        'kann ich eine Ressourcenkarte spielen',
      ],
    },
    see: ['resource', 'player-card', 'card-types', 'you', 'wild-resource'],
  },
  {
    id: 'resource-type',
    topic: 'playing',
    en: {
      title: 'Resource Type',
      text: [
        'A [[resource|resource]] has one of four types: [[energy-resource|energy]], [[mental-resource|mental]], [[physical-resource|physical]] or [[wild-resource|wild]].',
      ],
      aliases: ['resource types', 'resource symbol', 'resource colors', 'kinds of resources'],
    },
    de: {
      title: 'Ressourcentyp',
      text: [
        'Eine [[resource|Ressource]] hat einen von vier Typen: [[energy-resource|Energie]], [[mental-resource|Geist]], [[physical-resource|Körper]] oder [[wild-resource|Joker]].',
      ],
      aliases: ['Ressourcentypen', 'Ressourcenart', 'Ressourcensymbol', 'Farbe der Ressource'],
    },
    see: ['resource', 'energy-resource', 'mental-resource', 'physical-resource', 'wild-resource'],
    untested: 'pointer',
  },
  {
    id: 'response',
    topic: 'timing',
    en: {
      title: 'Response',
      text: [
        'An ability that begins with a bold “Response” is a [[triggered-ability|triggered ability]] that may be used right after its [[triggering-condition|triggering condition]] has occurred. Nobody has to, unless it says [[forced|Forced]]; forced responses come before all others.',
        'You may use responses on cards you control and on encounter cards, but not on an [[obligation|obligation]] in another player’s area.',
        'Any number of responses may answer the same occurrence, but each of them only once. Two copies of a card are two responses.',
        'If one effect brings about several conditions, responses to all of them share one opportunity and may be used in any order.',
        'The [[first-player|first player]] has the first chance, then the others in player order. When all decline to use any more, the opportunity for this occurrence is over.',
      ],
      examples: [
        'An attack defeats a minion. A response to the attack and one to the defeat may be used in either order.',
      ],
      aliases: [
        'responses',
        'forced response',
        'hero response',
        'reaction',
        'after',
        'trigger',
        'how often can I use a response',
        'can two copies respond',
        'who responds first',
      ],
    },
    de: {
      title: 'Reaktion',
      text: [
        'Eine Fähigkeit, die mit einem fetten „Reaktion“ beginnt, ist eine [[triggered-ability|ausgelöste Fähigkeit]], die gleich nach dem Eintreten ihrer [[triggering-condition|Auslösebedingung]] verwendet werden darf. Niemand muss, außer sie ist [[forced|erzwungen]]; erzwungene Reaktionen kommen vor allen anderen.',
        'Verwenden darfst du Reaktionen auf Karten unter deiner Kontrolle und auf Begegnungskarten, jedoch nicht auf einer [[obligation|Verpflichtung]] in der Spielzone eines anderen.',
        'Auf dasselbe Vorkommnis dürfen beliebig viele Reaktionen folgen, aber jede nur einmal. Zwei Exemplare einer Karte sind zwei Reaktionen.',
        'Erfüllt ein einziger Effekt mehrere Auslösebedingungen, haben alle Reaktionen darauf eine gemeinsame Gelegenheit und dürfen in beliebiger Folge verwendet werden.',
        'Zuerst ist der [[first-player|Startspieler]] an der Reihe, dann die anderen in Spielerreihenfolge. Will niemand mehr, ist die Gelegenheit für dieses eine Mal vorbei.',
      ],
      examples: [
        'Ein Angriff besiegt einen Schergen. Eine Reaktion auf den Angriff und eine auf das Besiegen dürfen in beliebiger Folge verwendet werden.',
      ],
      aliases: [
        'Reaktionen',
        'erzwungene Reaktion',
        'reagieren',
        'Reaktionsfähigkeit',
        'nachdem',
        'wie oft darf ich reagieren',
        'können zwei Exemplare reagieren',
        'wer reagiert zuerst',
      ],
    },
    see: [
      'triggering-condition',
      'interrupt',
      'forced',
      'after',
      'simultaneous-resolution',
      'timing',
    ],
    decided: [
      {
        en: 'The side of a card that is turned up while something is being answered does not answer it: it was not there when it happened.',
        de: 'Wird eine Kartenseite erst aufgedreht, während auf etwas reagiert wird, reagiert sie darauf nicht: Als es geschah, war sie nicht da.',
      },
    ],
  },
  {
    id: 'restricted',
    topic: 'keywords',
    en: {
      title: 'Restricted',
      text: [
        'No player keeps more than two cards with restricted in play.',
        'You may still play a third one, or put it into play or take control of it. Then you choose restricted cards you control and discard them at once until two are left. The new one may be among them.',
      ],
      examples: [
        'You control two restricted weapons and play a third. Before anything else happens, one of the three goes to your discard pile, whichever you like.',
      ],
      aliases: [
        'restricted card',
        'two weapons',
        'how many restricted cards can I have',
        'can I play a third restricted card',
      ],
    },
    de: {
      title: 'Eingeschränkt',
      text: [
        'Von den Karten mit Eingeschränkt behält kein Spieler mehr als zwei im Spiel.',
        'Eine dritte darfst du trotzdem spielen, ins Spiel bringen oder unter deine Kontrolle nehmen. Dann wählst du sofort unter deinen eingeschränkten Karten aus, was du ablegst, bis zwei übrig sind. Auch die neue darf es sein.',
      ],
      examples: [
        'Du kontrollierst zwei eingeschränkte Waffen und spielst eine dritte. Bevor irgendetwas anderes geschieht, kommt eine der drei nach deiner Wahl auf deinen Ablagestapel.',
      ],
      aliases: [
        'eingeschränkte Karte',
        'beschränkt',
        'Restricted',
        'wie viele eingeschränkte Karten darf ich haben',
        'darf ich eine dritte eingeschränkte Karte spielen',
      ],
    },
    see: ['keywords', 'ally-limit', 'max', 'limit', 'control', 'permanent'],
    decided: [
      {
        en: 'A permanent card counts towards the two but cannot be discarded; another one goes in its place.',
        de: 'Eine dauerhafte Karte zählt mit, kann aber nicht abgelegt werden; an ihrer Stelle geht eine andere.',
      },
    ],
  },
  {
    id: 'retaliate-x',
    topic: 'keywords',
    en: {
      title: 'Retaliate X',
      text: [
        'After a character with retaliate X was attacked, it deals X damage to the attacker, provided it is still in play. Whether the attack did any damage does not matter. Several values on one character add up.',
        'Each attack is answered once by each character it attacked, however often it struck. Whoever attacked gets the damage: the ally, or the hero if the attack was an event or another ability of his. If the attacker is gone, nothing happens.',
        'In an enemy attack the character that counts as attacked is the defender, or the target if nobody defends. Other characters do not retaliate.',
        'Retaliating is not an attack: it cannot be defended and is not answered by retaliate in turn. [[ranged|Ranged]] attacks are not answered at all.',
        'Order after an attack: first what waits for a character to have taken damage, then retaliate, then what waits for the attack itself. An ally takes its [[consequential-damage|consequential damage]] last.',
      ],
      examples: [
        'An ally with 1 hit point left attacks M.O.D.O.K., who has retaliate 2, and does not defeat him. M.O.D.O.K. deals it 2 damage, and the ally is defeated.',
      ],
      aliases: [
        'retaliate',
        'retaliation',
        'retaliate damage',
        'strike back',
        'thorns',
        'does retaliate work when defending',
        'does retaliate trigger if the minion is defeated',
        'retaliate against events',
      ],
    },
    de: {
      title: 'Vergeltung X',
      text: [
        'Wurde ein Charakter mit Vergeltung X angegriffen und ist er danach noch im Spiel, fügt er dem Angreifer X Schaden zu. Ob der Angriff Schaden angerichtet hat, ist gleich. Mehrere Werte auf einem Charakter werden zusammengezählt.',
        'Jeder Angriff wird von jedem Charakter, dem er galt, einmal vergolten, so oft er auch getroffen hat. Den Schaden bekommt, wer angegriffen hat: der Verbündete oder, bei einem Ereignis oder einer anderen Angriffsfähigkeit, der Held. Ist der Angreifer nicht mehr da, geschieht nichts.',
        'Beim Angriff eines Gegners gilt der Verteidiger als angegriffen, ohne Verteidiger das Ziel des Angriffs. Die anderen Charaktere vergelten nicht.',
        'Vergeltung ist kein Angriff: Niemand kann gegen sie verteidigen, und sie wird nicht ihrerseits vergolten. Auf Angriffe mit [[ranged|Fernkampf]] folgt gar keine.',
        'Reihenfolge nach einem Angriff: erst alles, was auf genommenen Schaden wartet, dann Vergeltung, dann, was auf den Angriff selbst wartet. Seinen [[consequential-damage|Folgeschaden]] nimmt ein Verbündeter zuletzt.',
      ],
      examples: [
        'Ein Verbündeter mit 1 verbleibenden Lebenspunkt greift M.O.D.O.K. an, der Vergeltung 2 hat, und besiegt ihn nicht. M.O.D.O.K. fügt ihm 2 Schaden zu, der Verbündete ist besiegt.',
      ],
      aliases: [
        'Vergeltung',
        'Vergeltungsschaden',
        'vergelten',
        'zurückschlagen',
        'Retaliate',
        'gilt Vergeltung beim Verteidigen',
        'Vergeltung wenn der Scherge besiegt wird',
        'Vergeltung gegen Ereignisse',
      ],
    },
    see: [
      'ranged',
      'attack-player-ability-type',
      'attack-enemy-activation',
      'consequential-damage',
      'defend-defense',
      'keywords',
    ],
    decided: [
      {
        en: 'The newer reference gives two orders: its entry on retaliate puts “after taking damage” before it, its steps of an enemy attack after it. We follow the entry, which agrees with the order of dealing damage.',
        de: 'Das neuere Referenzhandbuch nennt zwei Reihenfolgen: Sein Eintrag zur Vergeltung stellt „nachdem Schaden genommen wurde“ davor, seine Schritte des gegnerischen Angriffs dahinter. Wir halten uns an den Eintrag, zu dem auch der Ablauf des Zufügens von Schaden passt.',
      },
      {
        en: 'If an attack deals indirect damage, only the character it was made against retaliates.',
        de: 'Fügt ein Angriff indirekten Schaden zu, vergilt nur der Charakter, gegen den er gerichtet war.',
      },
    ],
  },
  {
    id: 'reveal',
    topic: 'encounters',
    en: {
      title: 'Reveal',
      text: [
        'The cards dealt to the players are revealed in step four of the [[villain-phase|villain phase]]: in player order everybody turns up all of his, one after another, as they were dealt. A card that a card ability tells you to reveal is resolved in the same way:',
        '1. Turn it faceup.',
        '2. An [[attachment|attachment]] enters play attached to what it names. A [[side-scheme|side scheme]] or an [[environment|environment]] enters play in the villain’s area. A [[minion|minion]] enters play in your area, engaged with you. An [[obligation|obligation]] enters play in your area; if it names a player, it goes to that player, who counts as having revealed it. A [[treachery|treachery]], or a card of any other type, lies before you and is not in play.',
        '3. Resolve everything that happens when it is revealed: [[keywords|keywords]] and [[when-revealed-abilities|When Revealed abilities]].',
        '4. Discard it if it is a treachery.',
        'Putting an encounter card into play without revealing it skips all this: its When Revealed abilities do not resolve.',
      ],
      examples: [
        'You were dealt two cards. The first is a treachery: do what it says and discard it. Only then turn up the second.',
      ],
      aliases: [
        'revealed',
        'revealing',
        'reveal an encounter card',
        'flip an encounter card',
        'resolve an encounter card',
        'in what order do I reveal',
        'is a treachery in play',
      ],
    },
    de: {
      title: 'Aufdecken, Begegnungskarte aufdecken',
      text: [
        'Zugeteilte Karten werden in Schritt 4 der [[villain-phase|Schurkenphase]] aufgedeckt: In Spielerreihenfolge dreht jeder alle seine um, eine nach der anderen, so wie er sie bekommen hat. Lässt dich eine Kartenfähigkeit eine Karte aufdecken, geht es genauso:',
        '1. Dreh sie auf die Bildseite.',
        '2. Ein [[attachment|Anhang]] kommt dort ins Spiel, wo er laut Text angehängt wird, ein [[side-scheme|Nebenplan]] oder eine [[environment|Umgebung]] in der Spielzone des Schurken, ein [[minion|Scherge]] in deiner, mit dir im Kampf. Auch eine [[obligation|Verpflichtung]] kommt in deiner Spielzone ins Spiel; nennt sie einen Spieler, kommt sie zu ihm, und er gilt als derjenige, der sie aufgedeckt hat. Eine [[treachery|Verratskarte]] oder eine Karte anderen Typs liegt vor dir und ist nicht im Spiel.',
        '3. Handle ab, was beim Aufdecken geschieht: [[keywords|Schlüsselwörter]] und [[when-revealed-abilities|„Sobald aufgedeckt“-Fähigkeiten]].',
        '4. Leg eine Verratskarte ab.',
        'Wird eine Begegnungskarte ins Spiel gebracht, ohne aufgedeckt zu werden, entfällt das alles: Ihre „Sobald aufgedeckt“-Fähigkeiten werden nicht abgehandelt.',
      ],
      examples: [
        'Dir wurden zwei Karten zugeteilt. Die erste ist ein Verrat: Tu, was sie sagt, und leg sie ab. Erst dann drehst du die zweite um.',
      ],
      aliases: [
        'aufgedeckt',
        'aufdecken',
        'Begegnungskarte umdrehen',
        'Begegnungskarte abhandeln',
        'Reveal',
        'in welcher Reihenfolge decke ich auf',
        'ist eine Verratskarte im Spiel',
      ],
    },
    see: [
      'villain-phase',
      'deal-deal-an-encounter-card',
      'when-revealed-abilities',
      'surge',
      'peril',
      'encounter-card',
    ],
  },
  {
    id: 'rookie-mode',
    topic: 'modes',
    en: {
      title: 'Rookie Mode',
      text: ['Rookie mode is an old name for [[skirmish-mode|skirmish mode]].'],
      aliases: ['rookie', 'easy mode', 'beginner mode', 'one stage only'],
    },
    de: {
      title: 'Rookie-Modus',
      text: ['Rookie-Modus ist ein alter Name für den [[skirmish-mode|Scharmützelmodus]].'],
      aliases: ['Rookie', 'Anfängermodus', 'leichter Modus', 'Rookie Mode'],
    },
    see: ['skirmish-mode', 'modes-of-play'],
    untested: 'pointer',
  },
  {
    id: 'round-structure',
    topic: 'round',
    en: {
      title: 'Round Structure',
      text: [
        'A round has two phases, and rounds follow each other until the game is [[winning-the-game|won or lost]].',
        '[[player-phase|Player phase]]: every player takes a [[player-turn|turn]], in player order. Then the phase [[end-of-player-phase|ends]]: discard, draw, ready.',
        '[[villain-phase|Villain phase]]: threat is placed on the main scheme; villain and minions activate; encounter cards are dealt; they are revealed; the first player token is passed on; the phase and the round end.',
      ],
      aliases: [
        'round',
        'game round',
        'phases',
        'round overview',
        'turn order',
        'sequence of play',
        'what happens in a round',
      ],
    },
    de: {
      title: 'Rundenstruktur',
      text: [
        'Eine Runde hat zwei Phasen, und Runde folgt auf Runde, bis das Spiel [[winning-the-game|gewonnen oder verloren]] ist.',
        '[[player-phase|Spielerphase]]: Jeder Spieler macht einen [[player-turn|Zug]], in Spielerreihenfolge. Dann [[end-of-player-phase|endet die Phase]]: ablegen, nachziehen, spielbereit machen.',
        '[[villain-phase|Schurkenphase]]: Bedrohung kommt auf den Hauptplan; Schurke und Schergen werden aktiviert; Begegnungskarten werden zugeteilt; sie werden aufgedeckt; der Startspielermarker wandert weiter; Phase und Runde enden.',
      ],
      aliases: [
        'Runde',
        'Spielrunde',
        'Phasen',
        'Rundenübersicht',
        'Rundenablauf',
        'Spielablauf',
        'was passiert in einer Runde',
      ],
    },
    see: ['player-phase', 'player-turn', 'end-of-player-phase', 'villain-phase', 'first-player'],
    decided: [
      {
        en: 'At the end of a round lasting effects end and temporary cards go first; then comes what waits for the end of the round.',
        de: 'Am Ende einer Runde enden zuerst andauernde Effekte und gehen kurzzeitige Karten; dann kommt, was auf das Ende der Runde wartet.',
      },
    ],
  },
  {
    id: 'running-out-of-cards',
    topic: 'decks',
    en: {
      title: 'Running Out of Cards',
      text: [
        'A [[player-deck|player deck]] that runs out is made anew from its discard pile, shuffled, and its player is dealt a facedown encounter card at once. If the pile is empty as well, this waits until a card lies there.',
        'An [[encounter-deck|encounter deck]] that runs out is made anew from the encounter discard pile, and an [[acceleration-token|acceleration token]] is placed. If that pile is empty too, the players lose the game.',
        'Drawing goes on with the new deck. Discarding from a deck does not: it ends with the last card of the old one.',
      ],
      aliases: [
        'empty deck',
        'deck is empty',
        'out of cards',
        'deck runs out',
        'reshuffle',
        'no cards left',
        'what happens when my deck is empty',
        'do I lose when my deck is empty',
      ],
    },
    de: {
      title: 'Keine Karten mehr (im Deck)',
      text: [
        'Ein leeres [[player-deck|Spielerdeck]] wird aus seinem gemischten Ablagestapel neu gebildet, und sein Spieler bekommt sofort eine verdeckte Begegnungskarte zugeteilt. Ist auch der Ablagestapel leer, wartet beides, bis dort eine Karte liegt.',
        'Ein leeres [[encounter-deck|Begegnungsdeck]] entsteht neu aus dem Begegnungs-Ablagestapel, und ein [[acceleration-token|Beschleunigungsmarker]] kommt hinzu. Ist auch dieser Stapel leer, haben die Spieler verloren.',
        'Beim Ziehen geht es mit dem neuen Deck weiter. Beim Ablegen vom Deck nicht: Mit der letzten Karte des alten ist Schluss.',
      ],
      aliases: [
        'leeres Deck',
        'Deck ist leer',
        'Deck leer',
        'keine Karten mehr',
        'Deck aufgebraucht',
        'neu mischen',
        'was passiert, wenn mein Deck leer ist',
        'verliere ich, wenn mein Deck leer ist',
      ],
    },
    see: ['empty-deck', 'player-deck', 'encounter-deck', 'acceleration-token', 'shuffle'],
  },
];
