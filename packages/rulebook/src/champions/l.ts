import type { Entry } from '../entry.ts';

export const L: readonly Entry[] = [
  {
    id: 'labeled-ability',
    topic: 'timing',
    en: {
      title: 'Labeled Ability',
      text: [
        'Some triggered abilities have one or more of the words (attack), (defense) and (thwart) behind their bold trigger. Resolving such an ability is an [[attack-player-ability-type|attack]], a [[defend-defense|defense]] or a [[thwart|thwart]] made by your [[identity|identity]]; with several labels it is all of them.',
        'Initiating a (defense) ability during an enemy attack makes your identity the defender, unless there is one already.',
        'The label does not exhaust your identity; only a cost in the text does.',
        'If your identity is [[stunned|stunned]] or [[confuse-confused|confused]] and that stops even one of the labels, you still pay all costs, but the whole ability is canceled. Your identity has then not attacked, defended or thwarted, and every status card that stops one of the labels is removed.',
      ],
      examples: [
        'You are confused, but not stunned, and use an ability labeled (attack/thwart). You pay for it, the attack does not happen either, and the confused card is gone.',
      ],
      aliases: [
        'label',
        'labelled ability',
        'attack ability',
        'thwart ability',
        'defense ability',
        '(attack)',
        '(thwart)',
        '(defense)',
        'does an attack event exhaust my hero',
        'can I play an attack event while stunned',
      ],
    },
    de: {
      title: 'Gekennzeichnete Fähigkeit',
      text: [
        'Manche ausgelösten Fähigkeiten tragen hinter dem fett gedruckten Auslöser eines oder mehrere der Wörter (Angriff), (Verteidigung) und (Widerstand). Wer sie abhandelt, lässt seine [[identity|Identität]] [[attack-player-ability-type|angreifen]], [[defend-defense|verteidigen]] oder [[thwart|Widerstand leisten]]; bei mehreren Kennzeichnungen alles zugleich.',
        'Eine (Verteidigung)-Fähigkeit während eines gegnerischen Angriffs einzuleiten macht deine Identität zum Verteidiger, falls es noch keinen gibt.',
        'Die Kennzeichnung erschöpft deine Identität nicht; das tun nur Kosten im Text.',
        'Ist deine Identität [[stunned|betäubt]] oder [[confuse-confused|verwirrt]] und verhindert das auch nur eine der Kennzeichnungen, bezahlst du alle Kosten, aber die ganze Fähigkeit wird aufgehoben. Deine Identität hat dann weder angegriffen noch verteidigt oder Widerstand geleistet, und jede Statuskarte, die eine der Kennzeichnungen verhindert, wird entfernt.',
      ],
      examples: [
        'Du bist verwirrt, aber nicht betäubt, und verwendest eine Fähigkeit mit (Angriff/Widerstand). Du bezahlst sie, auch der Angriff unterbleibt, und die Verwirrt-Karte ist weg.',
      ],
      aliases: [
        'Kennzeichnung',
        'Angriffsfähigkeit',
        'Widerstand-Fähigkeit',
        'Verteidigung-Fähigkeit',
        '(Angriff)',
        '(Widerstand)',
        '(Verteidigung)',
        'Erschöpft ein Angriff-Ereignis meinen Helden',
        'Darf ich betäubt ein Angriff-Ereignis spielen',
      ],
    },
    see: ['attack-player-ability-type', 'thwart', 'defend-defense', 'status-cards', 'event'],
  },
  {
    id: 'lasting-effects',
    topic: 'timing',
    en: {
      title: 'Lasting Effects',
      text: [
        'A lasting effect is one that goes on for a stated time, such as “until the end of the phase”, after the ability that made it has been resolved. It goes on even if the card it came from leaves play.',
        'For that time it works like a [[constant-ability|constant ability]] and has the same priority. What it counts is counted anew whenever the game changes, and a card that only later enters play or comes to fit its description is affected too.',
        'It ends when its time is up: what lasts until the end of the round is over before anything that happens “at the end of the round”. An effect that lasts until the end of a certain period can only be begun within that period.',
      ],
      examples: [
        'An effect gives your hero +1 THW for each side scheme in play until the end of the round. As soon as one of them is defeated, the bonus is 1 less.',
        'Lead from the Front raises THW and ATK of all characters of a player by 1 for the current phase: also those of an ally who is played afterwards.',
      ],
      aliases: [
        'lasting effect',
        'until the end of the phase',
        'until end of round',
        'duration',
        'how long does it last',
      ],
    },
    de: {
      title: 'Andauernde Effekte',
      text: [
        'Ein andauernder Effekt wirkt für eine angegebene Zeit, etwa „bis zum Ende der Phase“, über die Abhandlung seiner Fähigkeit hinaus – auch dann, wenn die Karte, von der er stammt, das Spiel verlässt.',
        'In dieser Zeit wirkt er wie eine [[constant-ability|konstante Fähigkeit]] und hat denselben Vorrang. Was er zählt, wird bei jeder Änderung im Spiel neu gezählt, und auch eine Karte, die erst später ins Spiel kommt oder auf die seine Beschreibung erst später passt, ist betroffen.',
        'Er endet, wenn seine Zeit um ist: Was bis zum Ende der Runde andauert, ist vorbei, bevor etwas „am Ende der Runde“ geschieht. Ein Effekt, der bis zum Ende eines Zeitraums andauert, lässt sich nur innerhalb dieses Zeitraums einleiten.',
      ],
      examples: [
        'Ein Effekt gibt deinem Helden bis zum Ende der Runde +1 WID für jeden Nebenplan im Spiel. Sobald einer davon besiegt ist, ist der Bonus um 1 kleiner.',
        'An vorderster Front erhöht für die laufende Phase WID und ANG aller Charaktere eines Spielers um 1: auch die eines Verbündeten, der erst danach gespielt wird.',
      ],
      aliases: [
        'andauernder Effekt',
        'bis zum Ende der Phase',
        'bis zum Ende der Runde',
        'Dauer',
        'Wie lange wirkt das',
      ],
    },
    see: ['delayed-effect', 'constant-ability', 'end-of-player-phase', 'modifiers'],
  },
  {
    id: 'leaves-play',
    topic: 'zones',
    en: {
      title: 'Leaves Play',
      text: [
        'A card leaves play when it goes from somewhere in play to somewhere out of play: by being defeated or discarded, going to a hand, a deck or the [[victory-display|victory display]], or being [[removed-from-the-game|removed from the game]].',
        'With it go the cards [[attach-to|attached]] to it, the cards [[tuck|tucked]] under it and the boost cards given to it: they are discarded. Its tokens and status cards go back to the supply.',
        'A card that has left play remembers nothing. If it comes back, it is a new card.',
      ],
      aliases: [
        'leave play',
        'left play',
        'discarded from play',
        'what happens to upgrades on a defeated ally',
        'does damage stay on an ally that returns to hand',
      ],
    },
    de: {
      title: 'Spiel verlassen',
      text: [
        'Eine Karte verlässt das Spiel, wenn sie von einem Ort im Spiel an einen außerhalb gelangt: weil sie besiegt oder abgelegt wird, auf eine Hand, in ein Deck oder auf den [[victory-display]] kommt oder [[removed-from-the-game|aus dem Spiel entfernt]] wird.',
        'Mit ihr gehen die [[attach-to|angehängten]] und [[tuck|untergeschobenen]] Karten und die Boost-Karten, die ihr gegeben wurden: Sie werden abgelegt. Ihre Marker und Statuskarten kommen zurück in den Vorrat.',
        'Eine Karte, die das Spiel verlassen hat, erinnert sich an nichts. Kehrt sie zurück, ist sie eine neue Karte.',
      ],
      aliases: [
        'das Spiel verlassen',
        'verlässt das Spiel',
        'aus dem Spiel abgelegt',
        'Was geschieht mit Upgrades auf einem besiegten Verbündeten',
        'Bleibt Schaden auf einem Verbündeten, der auf die Hand zurückkehrt',
      ],
    },
    see: ['in-play-and-out-of-play', 'defeat', 'discard', 'permanent', 'victory-x'],
    decided: [
      {
        en: 'Changes that were made for this very card, such as a bonus until the end of the round, are gone when it comes back.',
        de: 'Was für genau diese Karte verändert wurde, etwa ein Bonus bis zum Ende der Runde, ist verloren, wenn sie zurückkehrt.',
      },
    ],
  },
  {
    id: 'limit',
    topic: 'words',
    en: {
      title: 'Limit',
      text: [
        'A limit says how often an ability may be used in some period, such as “limit once per round”. It belongs to the single card: every copy may be used that often.',
        'A use that is [[cancel|canceled]] still counts.',
        'A limit is not a maximum: that one counts all copies of all players together; see [[max]].',
      ],
      examples: [
        'Two supports of the same title, each with “limit once per round”, may both be used in the same round.',
      ],
      aliases: [
        'limits',
        'limit once per round',
        'once per phase',
        'how often can I use an ability',
        'difference between limit and max',
      ],
    },
    de: {
      title: 'Nur',
      text: [
        '„Nur ein Mal pro Runde“ und ähnliche Angaben sagen, wie oft eine Fähigkeit in einem Zeitraum verwendet werden darf. Das gilt für die einzelne Karte: Jedes Exemplar darf so oft benutzt werden.',
        'Auch eine Verwendung, die [[cancel|aufgehoben]] wird, zählt mit.',
        '„Nur“ ist kein Maximum: Dieses zählt alle Exemplare aller Spieler zusammen, siehe [[max|Maximum]].',
      ],
      examples: [
        'Zwei Vorteile mit demselben Namen und „Nur ein Mal pro Runde“ dürfen beide in derselben Runde verwendet werden.',
      ],
      aliases: [
        'Limit',
        'Einschränkung',
        'Nur ein Mal pro Runde',
        'ein Mal pro Phase',
        'Wie oft darf ich eine Fähigkeit verwenden',
        'Unterschied zwischen Nur und Max.',
      ],
    },
    see: ['max', 'identity', 'triggering-condition'],
    decided: [
      {
        en: 'The two sides of an identity have limits of their own.',
        de: 'Die beiden Seiten einer Identität werden getrennt gezählt.',
      },
    ],
  },
  {
    id: 'linked-card-title',
    topic: 'keywords',
    en: {
      title: 'Linked (Card Title)',
      text: [
        'A linked card goes into no deck and does not count for deck size. It waits [[set-aside|set aside]] from the beginning of the game if some deck contains the card named in brackets, which is the one that will bring it into play.',
        'As many copies are set aside as its product contains, and that for each deck with the named card.',
        'Whoever takes control of a linked card becomes its owner.',
      ],
      aliases: ['linked', 'linked card', 'linked cards', 'does a linked card count for my deck'],
    },
    de: {
      title: 'Verknüpft (Kartenname)',
      text: [
        'Eine verknüpfte Karte kommt in kein Deck und zählt nicht zur Deckgröße. Sie liegt von Spielbeginn an [[set-aside|beiseite]], wenn irgendein Deck die Karte enthält, die in den Klammern steht; diese bringt sie später ins Spiel.',
        'Beiseitegelegt werden so viele Exemplare, wie ihr Produkt enthält, und zwar für jedes Deck mit der genannten Karte.',
        'Wer die Kontrolle über eine verknüpfte Karte übernimmt, wird ihr Besitzer.',
      ],
      aliases: [
        'Verknüpft',
        'verknüpfte Karte',
        'verknüpfte Karten',
        'Zählt eine verknüpfte Karte zum Deck',
      ],
    },
    see: ['keywords', 'set-aside', 'deck-customization', 'ownership-and-control'],
  },
  {
    id: 'look-looked-at',
    topic: 'words',
    en: {
      title: 'Look, Looked-At',
      text: [
        'If an ability lets you look at hidden cards, you alone see them, but you may tell the others whatever you like about them.',
        'Cards of a deck remain part of the deck while you look at them, and go back in the same order unless the ability says otherwise. Those you discard are discarded from the top of the deck.',
      ],
      aliases: [
        'look at',
        'looking at cards',
        'peek',
        'may I tell the others what I saw',
        'difference between look and search',
      ],
    },
    de: {
      title: 'Ansehen, angesehen',
      text: [
        'Darfst du dir durch eine Fähigkeit verborgene Karten ansehen, siehst nur du sie. Du darfst den anderen aber über sie verraten, was du willst.',
        'Karten eines Decks bleiben Teil des Decks, während du sie ansiehst, und kommen in gleicher Reihenfolge zurück, sofern die Fähigkeit nichts anderes sagt. Legst du davon welche ab, sind sie oben vom Deck abgelegt.',
      ],
      aliases: [
        'ansehen',
        'anschauen',
        'Karten ansehen',
        'Darf ich verraten, was ich gesehen habe',
        'Unterschied zwischen Ansehen und Durchsuchen',
      ],
    },
    see: ['search', 'reveal', 'discard', 'table-talk'],
  },
  {
    id: 'loses',
    topic: 'words',
    en: {
      title: '“Loses”',
      text: [
        'A card that loses a trait, a keyword or some of its text works as if it did not have it. What was lost still counts as [[printed|printed]] on the card.',
        'For as long as the effect that takes it away is active, the card cannot get it back, not even from an effect that comes later.',
      ],
      examples: [
        'While an effect makes a minion lose guard, another card that gives it guard changes nothing.',
      ],
      aliases: ['lose', 'lost', 'lose a keyword', 'lose a trait', 'loses and gains'],
    },
    de: {
      title: '„Verlieren“',
      text: [
        'Eine Karte, die ein Merkmal, ein Schlüsselwort oder einen Teil ihres Textes verliert, funktioniert, als hätte sie es nicht. Das Verlorene gilt aber weiter als [[printed|aufgedruckt]].',
        'Solange der Effekt aktiv ist, der es ihr nimmt, bekommt die Karte es nicht zurück, auch nicht durch einen späteren Effekt.',
      ],
      examples: [
        'Solange ein Scherge durch einen Effekt Wache verliert, nützt eine andere Karte nichts, die ihm Wache verleiht.',
      ],
      aliases: [
        'verliert',
        'verloren',
        'Schlüsselwort verlieren',
        'Merkmal verlieren',
        'verlieren und erhalten',
      ],
    },
    see: ['gains', 'printed', 'text-box', 'keywords'],
  },
];
