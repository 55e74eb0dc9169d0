import type { Entry } from '../entry.ts';

export const CARDS: readonly Entry[] = [
  {
    id: 'box',
    topic: 'zones',
    en: {
      title: 'The Box',
      text: [
        'What goes back into the box is out of the game for good: the 15 cards each side removes unseen during [[preparation|preparation]], [[civilians|civilians]] that were spent, and [[artefacts|artefacts]] that were used up or removed.',
      ],
      aliases: ['game box', 'out of the game', 'removed cards', 'removed from the game'],
    },
    de: {
      title: 'Schachtel',
      text: [
        'Was zurück in die Schachtel kommt, ist endgültig aus dem Spiel: die 15 Karten, die jede Seite bei der [[preparation|Vorbereitung]] ungesehen entfernt, ausgegebene [[civilians|Zivilisten]] und [[artefacts|Artefakte]], die verbraucht oder entfernt wurden.',
      ],
      aliases: ['Spielschachtel', 'aus dem Spiel', 'entfernte Karten', 'aus dem Spiel entfernt'],
    },
    see: ['preparation', 'civilians', 'artefacts'],
  },
  {
    id: 'cards',
    topic: 'cards',
    en: {
      title: 'Cards',
      text: [
        'There are three types of cards: [[main-characters|main characters]] and [[side-characters|side characters]], which make up the decks, and [[locations|locations]], which belong to nobody until somebody takes one.',
        'A character has a name, a [[colours|colour]], a [[cost|cost]], a [[strength|strength]] and a [[life|life]], and most have an [[effects|effect]]. A location has a cost, [[victory-points|victory points]] and an effect.',
      ],
      aliases: [
        'card',
        'card types',
        'types of cards',
        'parts of a card',
        'layout of a card',
        'character',
        'characters',
      ],
    },
    de: {
      title: 'Karten',
      text: [
        'Es gibt drei Arten von Karten: [[main-characters|Hauptcharaktere]] und [[side-characters|Nebencharaktere]], aus denen die Decks bestehen, und [[locations|Ortskarten]], die niemandem gehören, bis jemand eine nimmt.',
        'Ein Charakter hat Namen, [[colours|Farbe]], [[cost|Kosten]], [[strength|Stärke]] und [[life|Lebenspunkte]], die meisten auch einen [[effects|Effekt]]. Eine Ortskarte hat Kosten, [[victory-points|Siegpunkte]] und einen Effekt.',
      ],
      aliases: [
        'Karte',
        'Kartenarten',
        'Arten von Karten',
        'Aufbau einer Karte',
        'Charakter',
        'Charaktere',
      ],
    },
    see: ['main-characters', 'side-characters', 'locations', 'effect-labels'],
    untested: 'term',
    decided: [
      {
        en: 'The book names a few cards in its examples and lists none. The cards of Grimrule are our own design; those of the examples do what the examples say.',
        de: 'Das Buch nennt in Beispielen einige Karten und führt keine auf. Die Karten in Grimrule sind unser eigener Entwurf; die aus den Beispielen tun, was die Beispiele sagen.',
      },
    ],
  },
  {
    id: 'cost',
    topic: 'cards',
    en: {
      title: 'Cost',
      text: [
        'The symbols on a card say what has to be [[paying-costs|paid]] to play it: each coloured symbol a card of this colour, each [[star-symbol|*]] a card of any colour. A card without symbols is free.',
        'A discount takes away * only; the coloured symbols still have to be paid.',
      ],
      aliases: ['costs', 'price', 'cost symbols', 'discount', 'free cards', 'no cost'],
    },
    de: {
      title: 'Kosten',
      text: [
        'Die Symbole auf einer Karte sagen, womit sie [[paying-costs|bezahlt]] wird: jedes farbige Symbol mit einer Karte dieser Farbe, jedes [[star-symbol|*]] mit einer beliebigen. Eine Karte ohne Symbole ist umsonst.',
        'Ein Nachlass streicht nur *; die farbigen Symbole bleiben zu bezahlen.',
      ],
      aliases: [
        'Preis',
        'Kostensymbole',
        'Nachlass',
        'Rabatt',
        'kostenlose Karten',
        'keine Kosten',
      ],
    },
    see: ['paying-costs', 'star-symbol', 'colours', 'replacing-a-main-character'],
  },
  {
    id: 'deck',
    topic: 'zones',
    en: {
      title: 'Deck',
      text: [
        'Each side has a deck of its own, face down: 56 cards, of which 15 are removed unseen during [[preparation|preparation]]. Locations are in neither deck.',
        'A deck is not made anew from the discard pile. When it is used up, the game comes to its end: see [[running-out-of-cards]].',
      ],
      aliases: [
        'draw pile',
        'library',
        'how many cards in the deck',
        'is the discard pile shuffled',
      ],
    },
    de: {
      title: 'Deck',
      text: [
        'Jede Seite hat ihr eigenes verdecktes Deck: 56 Karten, von denen bei der [[preparation|Vorbereitung]] 15 ungesehen entfernt werden. Ortskarten sind in keinem Deck.',
        'Aus dem Ablagestapel wird kein neues Deck gemischt. Ist das Deck zu Ende, endet auch das Spiel: siehe [[running-out-of-cards|Aufgebrauchtes Deck]].',
      ],
      aliases: [
        'Kartendeck',
        'Nachziehstapel',
        'Stapel',
        'wie viele Karten hat das Deck',
        'Wird der Ablagestapel gemischt',
      ],
    },
    see: ['preparation', 'draw-phase', 'running-out-of-cards'],
  },
  {
    id: 'discard-pile',
    topic: 'zones',
    en: {
      title: 'Discard Pile',
      text: [
        'Each side has a discard pile of its own, face up. To it go the characters you [[paying-costs|pay]] with or discard, those that are [[defeated|defeated]] and those that are [[replacing-a-main-character|replaced]].',
        'Some effects bring cards back from it. [[locations|Locations]] never go there.',
      ],
      aliases: ['graveyard', 'discards', 'discarded cards', 'can I look at the discard pile'],
    },
    de: {
      title: 'Ablagestapel',
      text: [
        'Jede Seite hat ihren eigenen offenen Ablagestapel. Darauf kommen Charaktere, mit denen du [[paying-costs|bezahlst]] oder die du abwirfst, [[defeated|besiegte]] und [[replacing-a-main-character|ersetzte]].',
        'Manche Effekte holen Karten von dort zurück. [[locations|Ortskarten]] kommen nie dorthin.',
      ],
      aliases: ['Ablage', 'Friedhof', 'abgelegte Karten', 'Darf ich den Ablagestapel ansehen'],
    },
    see: ['discarding', 'defeated', 'entering-play'],
  },
  {
    id: 'hand',
    topic: 'zones',
    en: {
      title: 'Hand',
      text: [
        'Cards in your hand are known to you alone. You play them, or pay with them. A hand may have any number of cards.',
      ],
      aliases: [
        'hand cards',
        'cards in hand',
        'hand limit',
        'hand size',
        'how many cards may I hold',
      ],
    },
    de: {
      title: 'Handkarten',
      text: [
        'Deine Handkarten kennst nur du. Du spielst sie aus oder bezahlst mit ihnen. Es dürfen beliebig viele sein.',
      ],
      aliases: [
        'Hand',
        'Karten auf der Hand',
        'Handkartenlimit',
        'Handlimit',
        'wie viele Handkarten darf ich haben',
      ],
    },
    see: ['draw-phase', 'playing-a-card', 'paying-costs', 'returning-to-hand'],
  },
  {
    id: 'life',
    topic: 'cards',
    en: {
      title: 'Life',
      text: [
        'Life is how much damage a character can take: with as many damage markers as it has life, it is [[defeated|defeated]].',
      ],
      aliases: ['life points', 'health', 'hit points', 'HP', 'lives'],
    },
    de: {
      title: 'Lebenspunkte',
      text: [
        'Die Lebenspunkte geben an, wie viel Schaden ein Charakter verträgt: Hat er so viele Schadensmarker wie Lebenspunkte, ist er [[defeated|besiegt]].',
      ],
      aliases: ['Leben', 'LP', 'Gesundheit', 'Trefferpunkte', 'Lebenspunkt'],
    },
    see: ['damage', 'defeated', 'healing'],
  },
  {
    id: 'locations',
    topic: 'cards',
    en: {
      title: 'Locations',
      text: [
        'The eight locations lie face down at the Avengers Tower and are in no deck. The [[avengers-tower|bonus]] there brings the top one into your hand, and some effects do too.',
        'With a location in hand you can do one of two things: [[paying-costs|pay]] a [[star-symbol|*]] with it, or [[playing-a-location|play]] it for its [[victory-points|victory points]] and its effect. Either way it goes face down under the pile again.',
        'A location has no colour and is never laid on the board.',
      ],
      aliases: [
        'location',
        'location card',
        'location cards',
        'location pile',
        'place cards',
        'what can I do with a location',
        'no locations left',
      ],
    },
    de: {
      title: 'Ortskarten',
      text: [
        'Die acht Ortskarten liegen verdeckt am Avengers Tower und gehören zu keinem Deck. Der [[avengers-tower|Bonus]] dort bringt dir die oberste auf die Hand, manche Effekte tun es auch.',
        'Mit einer Ortskarte auf der Hand hast du zwei Möglichkeiten: Du [[paying-costs|bezahlst]] mit ihr ein [[star-symbol|*]], oder du [[playing-a-location|spielst sie aus]], wegen ihrer [[victory-points|Siegpunkte]] und ihres Effekts. So oder so kommt sie wieder verdeckt unter den Stapel.',
        'Eine Ortskarte hat keine Farbe und liegt nie am Spielplan.',
      ],
      aliases: [
        'Ortskarte',
        'Ort',
        'Orte',
        'Ortsstapel',
        'Stapel der Ortskarten',
        'was kann ich mit einer Ortskarte tun',
        'keine Ortskarten mehr',
      ],
    },
    see: ['playing-a-location', 'avengers-tower', 'paying-costs', 'ten-rings'],
    decided: [
      {
        en: 'If the pile is empty, no location is taken.',
        de: 'Ist der Stapel leer, gibt es keine Ortskarte.',
      },
    ],
  },
  {
    id: 'main-characters',
    topic: 'cards',
    en: {
      title: 'Main Characters',
      text: [
        'Each side has twelve main characters with four cards each: two versions of two copies. The versions share the name and the colour, but may differ in cost, strength, life and effect.',
        'A main character can be on the board only once, in whichever version. Playing it again means [[replacing-a-main-character|replacing]] it.',
      ],
      aliases: [
        'main character',
        'main',
        'hero card',
        'villain card',
        'version',
        'versions',
        'unique',
      ],
    },
    de: {
      title: 'Hauptcharaktere',
      text: [
        'Jede Seite hat zwölf Hauptcharaktere mit je vier Karten: zwei Versionen zu je zwei Karten. Die Versionen haben denselben Namen und dieselbe Farbe, können sich aber in Kosten, Stärke, Lebenspunkten und Effekt unterscheiden.',
        'Ein Hauptcharakter kann nur einmal am Spielplan liegen, gleich in welcher Version. Ihn noch einmal auszuspielen heißt, ihn zu [[replacing-a-main-character|ersetzen]].',
      ],
      aliases: [
        'Hauptcharakter',
        'Hauptfigur',
        'Heldenkarte',
        'Schurkenkarte',
        'Version',
        'Versionen',
        'einzigartig',
      ],
    },
    see: ['side-characters', 'replacing-a-main-character', 'cards'],
  },
  {
    id: 'side-characters',
    topic: 'cards',
    en: {
      title: 'Side Characters',
      text: [
        'The eight side characters of a side are its agents: S.H.I.E.L.D. for the [[heroes|heroes]], Hydra for the [[villains|villains]]. They are cheap, some even free, but weaker than [[main-characters|main characters]].',
        'You may have the same side character on the board any number of times; side characters do not replace each other.',
      ],
      aliases: [
        'side character',
        'agent',
        'agents',
        'SHIELD agent',
        'Hydra agent',
        'minor character',
        'same agent twice',
      ],
    },
    de: {
      title: 'Nebencharaktere',
      text: [
        'Die acht Nebencharaktere einer Seite sind ihre Agenten: S.H.I.E.L.D. bei den [[heroes|Helden]], Hydra bei den [[villains|Schurken]]. Sie kosten wenig oder nichts, sind aber schwächer als [[main-characters|Hauptcharaktere]].',
        'Denselben Nebencharakter darfst du beliebig oft am Spielplan haben; Nebencharaktere ersetzen einander nicht.',
      ],
      aliases: [
        'Nebencharakter',
        'Nebenfigur',
        'Agent',
        'Agenten',
        'SHIELD-Agent',
        'Hydra-Agent',
        'denselben Agenten zweimal',
      ],
    },
    see: ['main-characters', 'cost', 'cards'],
  },
  {
    id: 'strength',
    topic: 'cards',
    en: {
      title: 'Strength',
      text: [
        'Strength is the damage a card deals when it [[attack|attacks]] a defender. A card with strength 0 does not attack, so it gets neither a [[bonus|bonus]] nor its [[attack-effects|attack effect]].',
        'Effects can raise and lower it. What counts is the strength at the moment of the attack.',
      ],
      aliases: [
        'power',
        'attack value',
        'attack strength',
        'strength 0',
        'zero strength',
        'can a card with strength 0 attack',
      ],
    },
    de: {
      title: 'Stärke',
      text: [
        'Die Stärke ist der Schaden, den eine Karte beim [[attack|Angriff]] auf eine Verteidigung zufügt. Mit Stärke 0 greift eine Karte nicht an und bekommt deshalb weder einen [[bonus|Bonus]] noch ihren [[attack-effects|Angriffseffekt]].',
        'Effekte können sie erhöhen und senken. Es zählt die Stärke im Augenblick des Angriffs.',
      ],
      aliases: [
        'Stärkewert',
        'Angriffsstärke',
        'Kraft',
        'Stärke 0',
        'Kann eine Karte mit Stärke 0 angreifen',
      ],
    },
    see: ['attack', 'damage', 'attack-phase'],
  },
];
