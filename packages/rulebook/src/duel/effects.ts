import type { Entry } from '../entry.ts';

export const EFFECTS: readonly Entry[] = [
  {
    id: 'attack-effects',
    topic: 'timing',
    en: {
      title: 'Attack Effects',
      text: [
        'An attack effect happens once in each of your attack phases, when its card [[attack|attacks]]: after the damage was dealt or the [[bonus|bonus]] taken.',
        'A card that does not attack does not use its attack effect either.',
      ],
      examples: [
        'Zola attacks and deals damage; then his attack effect heals 1 damage from himself.',
      ],
      aliases: [
        'attack effect',
        'when attacking',
        'on attack',
        'when does an attack effect happen',
      ],
    },
    de: {
      title: 'Angriffseffekte',
      text: [
        'Ein Angriffseffekt tritt in jeder deiner Angriffsphasen einmal ein, wenn seine Karte [[attack|angreift]]: nachdem sie Schaden zugefügt oder den [[bonus|Bonus]] geholt hat.',
        'Greift eine Karte nicht an, tritt auch ihr Angriffseffekt nicht ein.',
      ],
      examples: [
        'Zola greift an und fügt Schaden zu; dann heilt sein Angriffseffekt 1 Schaden von ihm selbst.',
      ],
      aliases: [
        'Angriffseffekt',
        'beim Angriff',
        'beim Angreifen',
        'wann tritt ein Angriffseffekt ein',
      ],
    },
    see: ['effects', 'attack', 'attack-phase', 'opposite'],
    decided: [
      {
        en: 'If the attacker falls during its own attack, its attack effect does not happen any more.',
        de: 'Fällt der Angreifer während seines eigenen Angriffs, tritt sein Angriffseffekt nicht mehr ein.',
      },
    ],
  },
  {
    id: 'effect-labels',
    topic: 'icons',
    en: {
      title: 'Labels of Effects',
      text: [
        'Cards and artefacts mark their effects with symbols. Grimrule writes words in their place:',
        '“Immediate”: an [[immediate-effects|immediate effect]]. “Attack”: an [[attack-effects|attack effect]]. “Permanent”: a [[permanent-effects|permanent effect]].',
        '“Each play phase”: a permanent effect that may be used once in each of your play phases. “Once”: a [[one-time-effects|one-time effect]], 1x on the artefact.',
        '“When played”: the effect of a [[locations|location]].',
      ],
      aliases: [
        'symbols',
        'icons',
        'symbol',
        'icon',
        'labels',
        'what does the symbol mean',
        '1x',
        'legend',
      ],
    },
    de: {
      title: 'Kennzeichnung von Effekten',
      text: [
        'Karten und Artefakte kennzeichnen ihre Effekte mit Symbolen. In Grimrule stehen dafür Wörter:',
        '„Sofort“: ein [[immediate-effects|Soforteffekt]]. „Angriff“: ein [[attack-effects|Angriffseffekt]]. „Dauerhaft“: ein [[permanent-effects|Dauereffekt]].',
        '„In jeder Ausspielphase“: ein Dauereffekt, den du in jeder deiner Ausspielphasen einmal benutzen darfst. „Einmal“: ein [[one-time-effects|Einmaleffekt]], auf dem Artefakt 1x.',
        '„Beim Ausspielen“: der Effekt einer [[locations|Ortskarte]].',
      ],
      aliases: [
        'Symbole',
        'Symbol',
        'Zeichen',
        'Icons',
        'was bedeutet das Symbol',
        '1x',
        'Legende',
      ],
    },
    see: ['effects', 'star-symbol', 'cards'],
    untested: 'term',
  },
  {
    id: 'effects',
    topic: 'timing',
    en: {
      title: 'Effects',
      text: [
        'Effects of cards and artefacts differ in when they happen: [[immediate-effects|immediate effects]] when a card comes into play, [[permanent-effects|permanent effects]] as long as their card or artefact is there, [[attack-effects|attack effects]] in each attack, and [[one-time-effects|one-time effects]] of artefacts at a moment of your choice.',
        'An effect does as much as it can. What cannot be done is left out.',
      ],
      aliases: [
        'effect',
        'card effect',
        'ability',
        'abilities',
        'symbols',
        'are effects optional',
        'may',
        'must I use an effect',
      ],
    },
    de: {
      title: 'Effekte',
      text: [
        'Effekte von Karten und Artefakten unterscheiden sich nach ihrem Zeitpunkt: [[immediate-effects|Soforteffekte]], wenn eine Karte ins Spiel kommt, [[permanent-effects|Dauereffekte]], solange ihre Karte oder ihr Artefakt da ist, [[attack-effects|Angriffseffekte]] bei jedem Angriff und [[one-time-effects|Einmaleffekte]] von Artefakten, wann du willst.',
        'Ein Effekt bewirkt so viel wie möglich. Was nicht geht, entfällt.',
      ],
      aliases: [
        'Effekt',
        'Karteneffekt',
        'Fähigkeit',
        'Fähigkeiten',
        'Symbole',
        'Sind Effekte freiwillig',
        'Muss ich einen Effekt nutzen',
        'dürfen',
      ],
    },
    see: [
      'immediate-effects',
      'permanent-effects',
      'attack-effects',
      'one-time-effects',
      'order-of-effects',
    ],
    decided: [
      {
        en: 'Immediate, attack and permanent effects are carried out; only where a card says “may” is its player asked.',
        de: 'Sofort-, Angriffs- und Dauereffekte werden ausgeführt; nur wo „darf“ auf der Karte steht, hat man die Wahl.',
      },
    ],
  },
  {
    id: 'immediate-effects',
    topic: 'timing',
    en: {
      title: 'Immediate Effects',
      text: [
        'An immediate effect happens once, as soon as its card lies on the board. It makes no difference whether the card was played, [[replacing-a-main-character|replaced]] another one or was [[entering-play|brought into play]] by an effect.',
        'If it brings another card with an immediate effect into play, that one happens as well.',
      ],
      examples: [
        'You play Kang, whose immediate effect brings Leader back from your discard pile. Leader’s immediate effect lets you draw a card.',
      ],
      aliases: [
        'immediate effect',
        'instant effect',
        'when played',
        'enter the battlefield',
        'on play',
        'chain of effects',
      ],
    },
    de: {
      title: 'Soforteffekte',
      text: [
        'Ein Soforteffekt tritt einmal ein, sobald seine Karte am Spielplan liegt. Ob sie ausgespielt wurde, eine andere [[replacing-a-main-character|ersetzt]] hat oder durch einen Effekt [[entering-play|ins Spiel kam]], ist gleich.',
        'Bringt er seinerseits eine Karte mit Soforteffekt ins Spiel, tritt auch deren Effekt ein.',
      ],
      examples: [
        'Du spielst Kang aus, dessen Soforteffekt Leader vom Ablagestapel zurückbringt. Leaders Soforteffekt lässt dich eine Karte ziehen.',
      ],
      aliases: ['Soforteffekt', 'sofort', 'beim Ausspielen', 'Blitz', 'Kettenreaktion'],
    },
    see: ['effects', 'playing-a-card', 'entering-play'],
  },
  {
    id: 'one-time-effects',
    topic: 'timing',
    en: {
      title: 'One-Time Effects',
      text: [
        'Some [[artefacts|artefacts]] have a one-time effect, marked 1x. You choose the moment: in the turn in which you took the artefact or in any later turn of yours, but never in a turn of your opponent.',
        'Once used, the artefact goes back into the [[box|box]].',
      ],
      aliases: [
        'one-time effect',
        'one time',
        '1x',
        'single use',
        'once',
        'when can I use an artefact',
        'can I use an artefact in my opponent’s turn',
      ],
    },
    de: {
      title: 'Einmaleffekte',
      text: [
        'Manche [[artefacts|Artefakte]] haben einen Einmaleffekt, erkennbar an 1x. Den Zeitpunkt wählst du: noch in dem Zug, in dem du das Artefakt nimmst, oder in einem späteren eigenen, nie aber im gegnerischen.',
        'Nach dem Einsatz kommt das Artefakt zurück in die [[box|Schachtel]].',
      ],
      aliases: [
        'Einmaleffekt',
        'einmalig',
        '1x',
        'Einmal',
        'einmaliger Effekt',
        'wann kann ich ein Artefakt einsetzen',
        'Kann ich ein Artefakt im gegnerischen Zug einsetzen',
      ],
    },
    see: [
      'artefacts',
      'effects',
      'eye-of-agamotto',
      'darkhold',
      'casket-of-ancient-winters',
      'tactigon',
    ],
    decided: [
      {
        en: 'A one-time artefact can be used in the play phase and in the attack phase before, between and after the attacks, but not within an attack or while a card is being played.',
        de: 'Einsetzen lässt sich ein Einmaleffekt in der Ausspielphase und in der Angriffsphase vor, zwischen und nach den Angriffen, nicht aber mitten in einem Angriff oder während eine Karte ausgespielt wird.',
      },
    ],
  },
  {
    id: 'order-of-effects',
    topic: 'timing',
    en: {
      title: 'Order of Effects',
      text: [
        'What has begun is brought to its end before anything else begins: the attack of a card before the next attack, a card played before the next card.',
        'If several [[permanent-effects|permanent effects]] happen at the same moment, those that must happen come first. Then each side is asked about those that may, the side whose turn it is first.',
        'Cards that are [[defeated|defeated]] at the same time do not see each other fall: the permanent effect of one of them does not happen because of the other.',
      ],
      aliases: [
        'simultaneous effects',
        'at the same time',
        'timing',
        'which effect comes first',
        'who goes first',
        'priority',
      ],
    },
    de: {
      title: 'Reihenfolge von Effekten',
      text: [
        'Was angefangen hat, wird zu Ende geführt, ehe etwas anderes beginnt: der Angriff einer Karte vor dem nächsten Angriff, eine ausgespielte Karte vor der nächsten.',
        'Treten mehrere [[permanent-effects|Dauereffekte]] im selben Augenblick ein, kommen zuerst die verpflichtenden. Dann werden beide Seiten nach den freiwilligen gefragt, zuerst die Seite, die am Zug ist.',
        'Karten, die gleichzeitig [[defeated|besiegt]] werden, sehen einander nicht fallen: Der Dauereffekt der einen tritt wegen der anderen nicht ein.',
      ],
      aliases: [
        'gleichzeitige Effekte',
        'gleichzeitig',
        'Timing',
        'welcher Effekt kommt zuerst',
        'Reihenfolge',
      ],
    },
    see: ['effects', 'permanent-effects', 'defeated'],
    decided: [
      {
        en: 'The book says nothing about effects at the same moment; this order is our reading.',
        de: 'Über Effekte im selben Augenblick sagt das Buch nichts; diese Reihenfolge ist unsere Lesart.',
      },
    ],
  },
  {
    id: 'permanent-effects',
    topic: 'timing',
    en: {
      title: 'Permanent Effects',
      text: [
        'A permanent effect is in force as long as its card is on the board, or its [[artefacts|artefact]] lies before its owner. Its text says when it acts: always, in a certain phase, or whenever something happens.',
        'It may act any number of times, also in your opponent’s turn, unless it names a phase of yours.',
      ],
      aliases: [
        'permanent effect',
        'lasting effect',
        'passive',
        'continuous',
        'always active',
        'static ability',
      ],
    },
    de: {
      title: 'Dauereffekte',
      text: [
        'Ein Dauereffekt gilt, solange seine Karte am Spielplan oder sein [[artefacts|Artefakt]] vor dir liegt. Wann er wirkt, sagt sein Text: immer, in einer bestimmten Phase oder immer, wenn etwas geschieht.',
        'Er kann beliebig oft wirken, auch im gegnerischen Zug, wenn er nicht eine eigene Phase nennt.',
      ],
      aliases: [
        'Dauereffekt',
        'dauerhaft',
        'passiv',
        'ständiger Effekt',
        'permanenter Effekt',
        'dauerhafter Effekt',
      ],
    },
    see: ['effects', 'order-of-effects', 'artefacts'],
  },
];
