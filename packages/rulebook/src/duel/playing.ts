import type { Entry } from '../entry.ts';

export const PLAYING: readonly Entry[] = [
  {
    id: 'discarding',
    topic: 'playing',
    en: {
      title: 'Discarding',
      text: [
        'Characters that are discarded go to the [[discard-pile|discard pile]] of their own side. A discarded [[locations|location]] goes face down under the pile of locations; a spent [[civilians|civilian]] and a used-up [[artefacts|artefact]] go back into the box.',
        'Whoever has to discard chooses the cards, unless the effect says otherwise, and discards all of them if there are too few.',
      ],
      aliases: ['discard', 'throw away', 'who chooses what is discarded', 'discard a location'],
    },
    de: {
      title: 'Abwerfen',
      text: [
        'Abgeworfene Charaktere kommen auf den [[discard-pile|Ablagestapel]] ihrer Seite. Eine abgeworfene [[locations|Ortskarte]] kommt verdeckt unter den Stapel der Ortskarten, ein ausgegebener [[civilians|Zivilist]] und ein verbrauchtes [[artefacts|Artefakt]] zurück in die Schachtel.',
        'Wer abwerfen muss, wählt die Karten selbst, wenn der Effekt nichts anderes sagt, und wirft alle ab, wenn es zu wenige sind.',
      ],
      aliases: [
        'ablegen',
        'wegwerfen',
        'abgeworfen',
        'wer bestimmt, was abgeworfen wird',
        'Ortskarte abwerfen',
      ],
    },
    see: ['discard-pile', 'paying-costs', 'locations'],
    decided: [
      {
        en: 'Both sides see which location is given away, and may remember that it lies under the pile.',
        de: 'Beide Seiten sehen, welche Ortskarte weggegeben wird, und dürfen sich merken, dass sie unter dem Stapel liegt.',
      },
    ],
  },
  {
    id: 'entering-play',
    topic: 'playing',
    en: {
      title: 'Coming into Play',
      text: [
        'A character comes into play when it is laid on a [[places|place]] of the board: played from hand, or brought by an effect. Either way its [[immediate-effects|immediate effect]] happens.',
        'A card that an effect brings into play costs nothing, and it was not played: what happens when a card is played does not happen for it.',
      ],
      examples: [
        'Kang brings Leader back from the discard pile. Leader comes to an empty place, and his immediate effect lets you draw a card.',
      ],
      aliases: [
        'enter play',
        'into play',
        'bring back',
        'return from the discard pile',
        'resurrect',
        'does a returned card use its immediate effect',
      ],
    },
    de: {
      title: 'Ins Spiel kommen',
      text: [
        'Ein Charakter kommt ins Spiel, wenn er auf einen [[places|Platz]] am Spielplan gelegt wird: aus der Hand ausgespielt oder durch einen Effekt gebracht. In beiden Fällen tritt sein [[immediate-effects|Soforteffekt]] ein.',
        'Was ein Effekt ins Spiel bringt, kostet nichts und gilt nicht als ausgespielt: Was beim Ausspielen einer Karte geschieht, bleibt aus.',
      ],
      examples: [
        'Kang holt Leader vom Ablagestapel zurück. Leader kommt auf einen freien Platz, und sein Soforteffekt lässt dich eine Karte ziehen.',
      ],
      aliases: [
        'ins Spiel bringen',
        'zurückholen',
        'zurück ins Spiel',
        'aus dem Ablagestapel',
        'wiederbeleben',
        'Wirkt der Soforteffekt beim Zurückholen',
      ],
    },
    see: ['playing-a-card', 'immediate-effects', 'replacing-a-main-character', 'places'],
    decided: [
      {
        en: 'A card that comes back goes to an empty place of its player’s choice, or takes the place of its other version.',
        de: 'Eine zurückgeholte Karte kommt auf einen freien Platz nach Wahl ihres Besitzers oder nimmt den Platz ihrer anderen Version ein.',
      },
    ],
  },
  {
    id: 'moving',
    topic: 'playing',
    en: {
      title: 'Changing Places',
      text: [
        'Cards stay where they are unless an effect moves them. A moved card goes to an empty place of its own side and keeps its damage. It does not come into play anew, so its [[immediate-effects|immediate effect]] does not happen.',
        'Two cards that trade places both keep their damage.',
      ],
      aliases: [
        'move',
        'move a card',
        'swap',
        'trade places',
        'change place',
        'can I move my cards',
      ],
    },
    de: {
      title: 'Den Platz wechseln',
      text: [
        'Karten bleiben liegen, wenn kein Effekt sie verschiebt. Eine verschobene Karte kommt auf einen freien Platz der eigenen Seite und behält ihren Schaden. Sie kommt nicht neu ins Spiel, ihr [[immediate-effects|Soforteffekt]] tritt also nicht ein.',
        'Tauschen zwei Karten die Plätze, behalten beide ihren Schaden.',
      ],
      aliases: [
        'verschieben',
        'umlegen',
        'bewegen',
        'tauschen',
        'Plätze tauschen',
        'Platz wechseln',
        'Darf ich meine Karten verschieben',
      ],
    },
    see: ['places', 'entering-play', 'order-of-attack'],
  },
  {
    id: 'paying-costs',
    topic: 'playing',
    en: {
      title: 'Paying Costs',
      text: [
        'A card is paid with other cards from your hand: for each symbol of its [[cost|cost]] you discard one. A coloured symbol needs a card of that [[colours|colour]]; for a [[star-symbol|*]] any card will do.',
        'A [[locations|location]] in hand has no colour, so it pays for a * only. It goes face down under the pile of locations, all other cards go to your [[discard-pile|discard pile]].',
        'The [[heroes|heroes]] may spend freed [[civilians|civilians]] instead of cards: each pays for a symbol of its colour or for a *. They go back into the box.',
        'You cannot give away more than the cost asks for. Some [[side-characters|side characters]] cost nothing.',
      ],
      examples: [
        'Captain Marvel costs one red and two *. You pay with a red card, a yellow card and a location; with a red civilian in place of the red card you would keep that in hand.',
      ],
      aliases: [
        'pay',
        'payment',
        'cost',
        'how do I pay',
        'pay with civilians',
        'can I pay with a location',
        'overpay',
        'colour symbol',
      ],
    },
    de: {
      title: 'Kosten bezahlen',
      text: [
        'Eine Karte bezahlst du mit anderen Handkarten: Für jedes Symbol ihrer [[cost|Kosten]] wirfst du eine ab. Ein farbiges Symbol verlangt eine Karte dieser [[colours|Farbe]], für ein [[star-symbol|*]] genügt irgendeine.',
        'Eine [[locations|Ortskarte]] hat keine Farbe und bezahlt deshalb nur ein *. Sie kommt verdeckt unter den Stapel der Ortskarten, alle anderen Karten auf deinen [[discard-pile|Ablagestapel]].',
        'Die [[heroes|Helden]] dürfen anstelle von Karten befreite [[civilians|Zivilisten]] ausgeben: Jeder steht für ein Symbol seiner Farbe oder für ein *. Sie kommen zurück in die Schachtel.',
        'Mehr, als die Kosten verlangen, lässt sich nicht abgeben. Manche [[side-characters|Nebencharaktere]] kosten nichts.',
      ],
      examples: [
        'Captain Marvel kostet ein rotes Symbol und zwei *. Du gibst eine rote, eine gelbe und eine Ortskarte ab; mit einem roten Zivilisten an ihrer Stelle bliebe die rote Karte auf der Hand.',
      ],
      aliases: [
        'bezahlen',
        'zahlen',
        'Bezahlung',
        'Kosten',
        'wie bezahle ich',
        'mit Zivilisten bezahlen',
        'Kann ich mit einer Ortskarte bezahlen',
        'überzahlen',
        'Farbsymbol',
      ],
    },
    see: [
      'cost',
      'star-symbol',
      'civilians',
      'replacing-a-main-character',
      'cosmic-cube',
      'ten-rings',
    ],
  },
  {
    id: 'playing-a-card',
    topic: 'playing',
    en: {
      title: 'Playing a Card',
      text: [
        'In your [[play-phase|play phase]] you play a card from hand in this order:',
        '1. Show it and [[paying-costs|pay]] its cost.',
        '2. Lay a character on an empty [[places|place]] of your side. If the same [[main-characters|main character]] is already there, you [[replacing-a-main-character|replace]] it and pay nothing.',
        '3. Its [[immediate-effects|immediate effect]] happens.',
        '4. Effects follow that happen when you play such a card.',
        'A [[locations|location]] is [[playing-a-location|played differently]].',
      ],
      aliases: [
        'play a card',
        'play a character',
        'how do I play a card',
        'put a card down',
        'order of playing',
      ],
    },
    de: {
      title: 'Eine Karte ausspielen',
      text: [
        'In deiner [[play-phase|Ausspielphase]] spielst du eine Handkarte in dieser Reihenfolge aus:',
        '1. Du zeigst sie und [[paying-costs|bezahlst]] ihre Kosten.',
        '2. Einen Charakter legst du auf einen freien [[places|Platz]] deiner Seite. Liegt derselbe [[main-characters|Hauptcharakter]] schon dort, [[replacing-a-main-character|ersetzt]] du ihn und bezahlst nichts.',
        '3. Ihr [[immediate-effects|Soforteffekt]] tritt ein.',
        '4. Dann folgen Effekte, die eintreten, wenn du eine solche Karte ausspielst.',
        'Eine [[locations|Ortskarte]] wird [[playing-a-location|anders ausgespielt]].',
      ],
      aliases: [
        'Karte ausspielen',
        'Karte spielen',
        'Charakter ausspielen',
        'wie spiele ich eine Karte aus',
        'Reihenfolge beim Ausspielen',
      ],
    },
    see: [
      'paying-costs',
      'places',
      'replacing-a-main-character',
      'playing-a-location',
      'immediate-effects',
    ],
    decided: [
      {
        en: 'The order of the last two steps is our reading: first what the card itself does, then what others do because it was played.',
        de: 'Die Reihenfolge der letzten beiden Schritte ist unsere Lesart: zuerst, was die Karte selbst tut, dann, was andere tun, weil sie ausgespielt wurde.',
      },
    ],
  },
  {
    id: 'playing-a-location',
    topic: 'playing',
    en: {
      title: 'Playing a Location',
      text: [
        'Pay the cost of the [[locations|location]]. You score its [[victory-points|victory points]] at once, then its effect happens, then it goes face down under the pile of locations.',
        'A location is never laid on the board, so it needs no place. If its points end the game, its effect does not happen any more.',
      ],
      examples: [
        'You pay a yellow, a red and a blue card for the Street Corner. You score 2 victory points and heal 1 damage from one of your cards.',
      ],
      aliases: [
        'play a location',
        'location effect',
        'score a location',
        'where does a location go',
        'can I put a location on the board',
      ],
    },
    de: {
      title: 'Eine Ortskarte ausspielen',
      text: [
        'Du bezahlst die Kosten der [[locations|Ortskarte]]. Ihre [[victory-points|Siegpunkte]] bekommst du sofort, dann tritt ihr Effekt ein, dann kommt sie verdeckt unter den Stapel der Ortskarten.',
        'An den Spielplan angelegt wird eine Ortskarte nie, sie braucht also keinen Platz. Beenden ihre Punkte das Spiel, tritt ihr Effekt nicht mehr ein.',
      ],
      examples: [
        'Du bezahlst mit einer gelben, einer roten und einer blauen Karte die Straßenecke. Das bringt 2 Siegpunkte und heilt 1 Schaden von einer deiner Karten.',
      ],
      aliases: [
        'Ortskarte ausspielen',
        'Ort ausspielen',
        'Effekt einer Ortskarte',
        'wohin kommt eine Ortskarte',
        'Kann ich eine Ortskarte anlegen',
      ],
    },
    see: ['locations', 'paying-costs', 'victory-points', 'ten-rings'],
  },
  {
    id: 'replacing-a-main-character',
    topic: 'playing',
    en: {
      title: 'Replacing a Main Character',
      text: [
        'A side never has two cards of the same [[main-characters|main character]] on the board. If you play one that is already there, in whichever version, the new card has to replace the old one.',
        'Replacing is free. First the damage is removed from the old card, then it goes to your [[discard-pile|discard pile]], and the new one takes its very place.',
        'The new card is unhurt, and its [[immediate-effects|immediate effect]] happens. It has been played like any other card.',
      ],
      examples: [
        'Captain Marvel is on the board with 4 damage. You play the other Captain Marvel without paying: she lies on the same place, with no damage.',
      ],
      aliases: [
        'replace',
        'replacing',
        'same character twice',
        'other version',
        'upgrade',
        'play for free',
        'two of the same character',
      ],
    },
    de: {
      title: 'Einen Hauptcharakter ersetzen',
      text: [
        'Eine Seite hat nie zwei Karten desselben [[main-characters|Hauptcharakters]] am Spielplan. Spielst du einen aus, der dort schon liegt, gleich in welcher Version, muss die neue Karte die alte ersetzen.',
        'Das Ersetzen kostet nichts. Zuerst verschwindet der Schaden von der alten Karte, dann kommt sie auf deinen [[discard-pile|Ablagestapel]], und die neue nimmt genau ihren Platz ein.',
        'Die neue Karte ist unbeschädigt, und ihr [[immediate-effects|Soforteffekt]] tritt ein. Sie ist ausgespielt wie jede andere.',
      ],
      examples: [
        'Captain Marvel liegt mit 4 Schaden am Spielplan. Du spielst ohne Bezahlung die andere Captain Marvel aus: Sie liegt auf demselben Platz und hat keinen Schaden.',
      ],
      aliases: [
        'Ersetzen',
        'denselben Charakter zweimal',
        'andere Version',
        'kostenlos ausspielen',
        'gleicher Charakter doppelt',
        'austauschen',
      ],
    },
    see: ['main-characters', 'playing-a-card', 'defeated', 'warlocks-eye'],
    decided: [
      {
        en: 'A replaced card is not defeated, since its damage is removed before it leaves.',
        de: 'Eine ersetzte Karte ist nicht besiegt, denn ihr Schaden verschwindet, bevor sie geht.',
      },
    ],
  },
  {
    id: 'returning-to-hand',
    topic: 'playing',
    en: {
      title: 'Returning to Hand',
      text: [
        'A card that an effect returns from the board goes to the hand of its own side. Its damage is removed and its place is empty. It has not been [[defeated|defeated]], and to come back it has to be played and paid again.',
        'A card returned from the [[discard-pile|discard pile]] to your hand is a card in hand like any other.',
      ],
      aliases: [
        'return to hand',
        'bounce',
        'take back',
        'back to the hand',
        'does damage stay on a returned card',
      ],
    },
    de: {
      title: 'Auf die Hand zurück',
      text: [
        'Eine Karte, die ein Effekt vom Spielplan zurückgibt, kommt auf die Hand ihrer Seite. Ihr Schaden verschwindet, ihr Platz ist frei. Sie wurde nicht [[defeated|besiegt]]; um wiederzukommen, muss sie neu ausgespielt und bezahlt werden.',
        'Holst du eine Karte vom [[discard-pile|Ablagestapel]] auf die Hand, ist sie eine Handkarte wie jede andere.',
      ],
      aliases: [
        'zurück auf die Hand',
        'auf die Hand nehmen',
        'zurücknehmen',
        'Bleibt Schaden auf einer zurückgenommenen Karte',
      ],
    },
    see: ['hand', 'defeated', 'playing-a-card'],
  },
  {
    id: 'star-symbol',
    topic: 'icons',
    en: {
      title: 'The * Symbol',
      text: [
        'A * in a [[cost|cost]] stands for one card of any colour, a [[locations|location]], or, for the heroes, a [[civilians|civilian]] of any colour.',
      ],
      aliases: ['*', 'star', 'asterisk', 'joker', 'wild', 'any colour', 'any color', 'of any kind'],
    },
    de: {
      title: 'Das *-Symbol',
      text: [
        'Ein * in den [[cost|Kosten]] steht für eine Karte beliebiger Farbe, eine [[locations|Ortskarte]] oder, bei den Helden, einen [[civilians|Zivilisten]] beliebiger Farbe.',
      ],
      aliases: [
        '*',
        'Stern',
        'Sternchen',
        'Joker',
        'beliebige Farbe',
        'beliebige Karte',
        'Sternsymbol',
      ],
    },
    see: ['cost', 'paying-costs', 'colours', 'cosmic-cube'],
  },
];
