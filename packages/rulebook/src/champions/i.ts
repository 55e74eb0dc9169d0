import type { Entry } from '../entry.ts';

export const I: readonly Entry[] = [
  {
    id: 'icons',
    topic: 'icons',
    en: {
      title: 'Icons',
      text: [
        'An icon is a sign on a card that stands for a rule. For paying there are four: [[energy-resource|energy]], [[mental-resource|mental]], [[physical-resource|physical]] and [[wild-resource|wild]].',
        'Four more make things worse for as long as they are in play: the [[acceleration-icon|acceleration icon]] adds threat to the main scheme, the [[hazard-icon|hazard icon]] adds encounter cards, the [[crisis-icon|crisis icon]] shields the main scheme, and the [[amplify-icon|amplify icon]] strengthens every boost card.',
        'On characters and encounter cards: the [[boost-boost-icon|boost icon]] makes an enemy’s attack or scheme stronger, the [[star-icon|star icon]] sends you to the text box, the icon for [[consequential-damage|consequential damage]] says how much an ally suffers from attacking or thwarting.',
        'Elsewhere: the [[unique-icon|unique icon]] stands before a title, the [[per-player-icon|per player icon]] beside a number, the [[cost-arrow-icon|cost arrow icon]] between a cost and its effect, the [[set-icon|set icon]] in the bottom right corner.',
      ],
      aliases: ['symbols', 'icon', 'signs on cards', 'what does this symbol mean', 'legend'],
    },
    de: {
      title: 'Symbole',
      text: [
        'Ein Symbol ist ein Zeichen auf einer Karte, hinter dem eine Regel steckt. Vier davon dienen dem Bezahlen: [[energy-resource|Energie]], [[mental-resource|Geist]], [[physical-resource|Körper]] und [[wild-resource|Joker]].',
        'Vier weitere verschärfen die Lage, solange sie im Spiel sind: Das [[acceleration-icon]] bringt mehr Bedrohung auf den Hauptplan, das [[hazard-icon]] mehr Begegnungskarten, das [[crisis-icon]] schirmt den Hauptplan ab, und das [[amplify-icon]] macht jede Boost-Karte stärker.',
        'Auf Charakteren und Begegnungskarten: Das [[boost-boost-icon|Boost-Symbol]] erhöht ANG oder PLA eines Gegners, das [[star-icon]] verweist auf das Textfeld, das Symbol für [[consequential-damage]] zeigt, was ein Angriff oder Widerstand einen Verbündeten kostet.',
        'Anderswo: Das [[unique-icon]] steht vor dem Namen, das [[per-player-icon]] neben einer Zahl, das [[cost-arrow-icon]] zwischen Kosten und Effekt, das [[set-icon]] unten rechts.',
      ],
      aliases: ['Symbol', 'Icons', 'Zeichen auf Karten', 'Was bedeutet dieses Symbol', 'Legende'],
    },
    see: ['boost-boost-icon', 'star-icon', 'resource', 'text-box'],
    untested: 'pointer',
  },
  {
    id: 'identity',
    topic: 'cards',
    en: {
      title: 'Identity',
      text: [
        'Your identity is the [[character|character]] you play: one card with two faces, your [[hero-hero-form|hero]] and your [[alter-ego-alter-ego-form|alter-ego]]. Whichever is up is the [[form-change-form|form]] you are in. Everybody begins in alter-ego form.',
        'Only the side that is up is [[in-play-and-out-of-play|in play]]. A card that speaks of the hero or the alter-ego by name means that side alone and does nothing to you while the other one is up.',
        'An identity cannot be discarded from play. Once it has no [[remaining-hit-points|hit points left]] it is defeated, and its player is [[player-elimination|out of the game]].',
      ],
      examples: [
        'An effect that would exhaust Peter Parker finds nobody to exhaust while Spider-Man is up.',
      ],
      aliases: [
        'identity card',
        'identities',
        'hero card',
        'my character',
        'can my identity be discarded',
        'which side do I start on',
      ],
    },
    de: {
      title: 'Identität',
      text: [
        'Deine Identität ist der [[character|Charakter]], den du spielst: eine Karte mit deinem [[hero-hero-form|Helden]] auf der einen und deinem [[alter-ego-alter-ego-form|Alter Ego]] auf der anderen Seite. Welche Seite oben liegt, bestimmt deine [[form-change-form|Gestalt]]. Alle beginnen in Alter-Ego-Gestalt.',
        'Nur die obere Seite ist [[in-play-and-out-of-play|im Spiel]]. Nennt eine Karte den Helden oder das Alter Ego beim Namen, meint sie allein diese Seite; liegt die andere oben, geht sie dich nichts an.',
        'Eine Identität lässt sich nicht aus dem Spiel ablegen. Hat sie keine [[remaining-hit-points|Lebenspunkte mehr]], ist sie besiegt, und ihr Spieler [[player-elimination|scheidet aus]].',
      ],
      examples: [
        'Ein Effekt, der Peter Parker erschöpfen soll, findet niemanden, solange Spider-Man oben liegt.',
      ],
      aliases: [
        'Identitäten',
        'Identitätskarte',
        'Heldenkarte',
        'mein Charakter',
        'Kann meine Identität abgelegt werden',
        'Mit welcher Seite beginne ich',
      ],
    },
    see: ['form-change-form', 'you', 'player-elimination', 'hit-points'],
    decided: [
      {
        en: 'Each side has abilities of its own, so the limits of the hero’s abilities and those of the alter-ego’s are counted apart.',
        de: 'Jede Seite hat eigene Fähigkeiten. Wie oft sie genutzt wurden, zählt deshalb für Held und Alter Ego getrennt.',
      },
    ],
  },
  {
    id: 'identity-specific-card',
    topic: 'decks',
    en: {
      title: 'Identity-Specific Card',
      text: [
        'An identity-specific card belongs to the set of one [[identity|identity]] and shows that identity’s symbol in the lower right corner. The identity card itself is one, and so are its [[obligation|obligations]] and the cards of its [[nemesis-encounter-set|nemesis set]].',
        'In [[deck-customization|deck building]] all player cards of the set go into the deck, every title exactly as often as the set contains it. Nobody else may use a card of the set: its set icon and the identity’s have to be the same.',
      ],
      aliases: [
        'identity specific cards',
        'hero-specific card',
        'signature cards',
        'hero cards',
        'can I leave out hero cards',
        'can I use cards of another hero',
      ],
    },
    de: {
      title: 'Identitätsspezifische Karte',
      text: [
        'Eine identitätsspezifische Karte gehört zum Set einer bestimmten [[identity|Identität]] und zeigt unten rechts deren Symbol. Auch die Identitätskarte selbst ist eine, ebenso ihre [[obligation|Verpflichtungen]] und die Karten ihres [[nemesis-encounter-set|Erzfeind-Sets]].',
        'Beim [[deck-customization|Deckbau]] kommen alle Spielerkarten des Sets ins Deck, jede genau so oft, wie das Set sie enthält. Niemand sonst darf eine Karte des Sets benutzen: Ihr Set-Symbol muss mit dem der Identität übereinstimmen.',
      ],
      aliases: [
        'identitätsspezifische Karten',
        'heldenspezifische Karte',
        'Heldenkarten',
        'Identitäts-Set',
        'Darf ich Heldenkarten weglassen',
        'Darf ich Karten eines anderen Helden nehmen',
      ],
    },
    see: ['deck-customization', 'aspect-card', 'basic-card', 'set-icon'],
  },
  {
    id: 'ignore',
    topic: 'words',
    en: {
      title: 'Ignore',
      text: [
        'What an ability tells you to ignore, be it another ability, an icon or a cost, counts as switched off or absent while that ability is being resolved, and no longer.',
        'A card played while “ignoring its resource cost” takes no resources, and any effect that asks finds that 0 were paid for it. A card with [[requirement-resources|requirement]] cannot be played this way.',
      ],
      aliases: ['ignores', 'ignoring', 'ignoring its cost', 'ignore resource cost', 'free card'],
    },
    de: {
      title: 'Ignorieren',
      text: [
        'Was du einer Fähigkeit zufolge ignorieren sollst, ob andere Fähigkeit, Symbol oder Kosten, gilt als ausgeschaltet oder nicht vorhanden – aber nur, während diese Fähigkeit abgehandelt wird.',
        'Wird eine Karte gespielt und werden „ihre Ressourcenkosten ignoriert“, gibst du keine Ressourcen aus; wer danach fragt, erfährt, dass 0 bezahlt wurden. Eine Karte mit dem Schlüsselwort [[requirement-resources|Bedingung]] lässt sich so nicht spielen.',
      ],
      aliases: [
        'ignoriert',
        'ignoriere',
        'Kosten ignorieren',
        'Ressourcenkosten ignorieren',
        'kostenlos spielen',
      ],
    },
    see: ['cost', 'requirement-resources', 'play-put-into-play', 'ranged'],
    decided: [
      {
        en: 'Only the resource cost is ignored. Additional costs and everything else that playing a card demands (form, unique, maximum, targets) still hold.',
        de: 'Ignoriert werden nur die Ressourcenkosten. Zusätzliche Kosten und alles andere, was das Spielen einer Karte verlangt (Gestalt, Einzigartigkeit, Maximum, Ziele), gelten weiter.',
      },
    ],
  },
  {
    id: 'in-play-and-out-of-play',
    topic: 'zones',
    en: {
      title: 'In Play and Out of Play',
      text: [
        'Every card is either in play, where its text works, or out of play, where it does not.',
        'In play are the side of each [[identity|identity]] that is up, and the allies, supports, upgrades and player side schemes that have [[enters-play|entered play]]; the visible side of the current villain stage and of the current main scheme; and face-up attachments, environments, minions, obligations and side schemes that have entered play.',
        'Out of play are hands, decks, discard piles, boost cards and encounter cards dealt face down, later stages of villain and main scheme, the hidden side of a double-sided card, face-down cards attached to others, [[tuck|tucked]] cards, the [[victory-display|victory display]], and whatever is [[set-aside|set aside]] or [[removed-from-the-game|removed from the game]].',
        'An ability works only from a card in play and concerns only cards in play, unless it names some place out of play. Events and treacheries are the exception: they are always resolved from out of play.',
        'Moving from out of play to in play is entering play; the way back is [[leaves-play|leaving play]].',
      ],
      aliases: [
        'in play',
        'out of play',
        'is my hand in play',
        'are facedown cards in play',
        'are tucked cards in play',
        'active text',
      ],
    },
    de: {
      title: 'Im Spiel und nicht im Spiel',
      text: [
        'Jede Karte ist entweder im Spiel, dann wirkt ihr Text, oder nicht im Spiel, dann wirkt er nicht.',
        'Im Spiel sind die oben liegende Seite jeder [[identity|Identität]] sowie Verbündete, Vorteile, Upgrades und Spieler-Nebenpläne, die [[enters-play|ins Spiel gekommen]] sind; die sichtbare Seite des aktuellen Schurkenabschnitts und des aktuellen Hauptplans; dazu offene Anhänge, Nebenpläne, Schergen, Umgebungen und Verpflichtungen, die ins Spiel gekommen sind.',
        'Nicht im Spiel sind Hände, Decks, Ablagestapel, Boost-Karten und verdeckt zugeteilte Begegnungskarten, spätere Abschnitte von Schurke und Hauptplan, die verdeckte Seite einer doppelseitigen Karte, verdeckt angehängte Karten, [[tuck|untergeschobene]] Karten, der [[victory-display]] und alles, was [[set-aside|beiseitegelegt]] oder [[removed-from-the-game|aus dem Spiel entfernt]] ist.',
        'Eine Fähigkeit wirkt nur von einer Karte im Spiel aus und betrifft nur Karten im Spiel, es sei denn, sie nennt einen Ort außerhalb. Ausgenommen sind Ereignisse und Verratskarten: Sie werden immer abgehandelt, ohne im Spiel zu sein.',
        'Der Weg von außerhalb ins Spiel heißt Ins-Spiel-Kommen, der umgekehrte [[leaves-play|Verlassen des Spiels]].',
      ],
      aliases: [
        'im Spiel',
        'nicht im Spiel',
        'außerhalb des Spiels',
        'Sind Handkarten im Spiel',
        'Sind verdeckte Karten im Spiel',
        'Sind untergeschobene Karten im Spiel',
      ],
    },
    see: ['enters-play', 'leaves-play', 'play-area', 'ability'],
    decided: [
      {
        en: 'The book’s list of cards in play leaves out player side schemes; its own entry on them leaves no doubt that they are in play.',
        de: 'In der Aufzählung des Regelhefts fehlen die Spieler-Nebenpläne; ihr eigener Eintrag lässt keinen Zweifel, dass sie im Spiel sind.',
      },
    ],
  },
  {
    id: 'in-player-order',
    topic: 'basics',
    en: {
      title: 'In Player Order',
      text: [
        'What is done in player order is begun by the [[first-player|first player]] and goes on clockwise, each player doing his part. If everybody has had a turn and something is still left to do, it goes around again until it is finished.',
        '“The next player” is always the next one clockwise.',
      ],
      aliases: ['player order', 'turn order', 'next player', 'clockwise', 'who goes first'],
    },
    de: {
      title: 'In Spielerreihenfolge',
      text: [
        'Geschieht etwas in Spielerreihenfolge, beginnt der [[first-player|Startspieler]], dann folgen die anderen im Uhrzeigersinn mit ihrem Teil. Waren alle dran und ist noch etwas übrig, geht es reihum weiter, bis alles erledigt ist.',
        '„Der nächste Spieler“ ist immer der nächste im Uhrzeigersinn.',
      ],
      aliases: [
        'Spielerreihenfolge',
        'Zugreihenfolge',
        'nächster Spieler',
        'im Uhrzeigersinn',
        'Wer ist zuerst dran',
      ],
    },
    see: ['first-player', 'each-player', 'player-phase'],
  },
  {
    id: 'incite-x',
    topic: 'keywords',
    en: {
      title: 'Incite X',
      text: [
        'When a card with incite X is [[reveal|revealed]], X [[threat|threat]] is placed on the [[main-scheme-main-scheme-deck|main scheme]].',
        'A card that enters play without being revealed, or is turned up as a boost card, does not incite. Canceling the When Revealed abilities of a card does not cancel its keywords.',
      ],
      examples: [
        'You reveal a minion with incite 2: it engages you, and 2 threat goes on the main scheme.',
      ],
      aliases: ['incite', 'inciting', 'incite 1', 'incite 2', 'does incite work as a boost card'],
    },
    de: {
      title: 'Anstacheln X',
      text: [
        'Wird eine Karte mit Anstacheln X [[reveal|aufgedeckt]], kommt X [[threat|Bedrohung]] auf den [[main-scheme-main-scheme-deck|Hauptplan]].',
        'Kommt die Karte ins Spiel, ohne aufgedeckt zu werden, oder wird sie als Boost-Karte umgedreht, stachelt sie nicht an. Wer die „Sobald aufgedeckt“-Fähigkeiten einer Karte aufhebt, hebt ihre Schlüsselwörter nicht mit auf.',
      ],
      examples: [
        'Du deckst einen Schergen mit Anstacheln 2 auf: Er verwickelt dich in einen Kampf, und 2 Bedrohung kommt auf den Hauptplan.',
      ],
      aliases: [
        'Anstacheln',
        'Anstacheln 1',
        'Anstacheln 2',
        'Gilt Anstacheln auch als Boost-Karte',
      ],
    },
    see: ['keywords', 'reveal', 'hinder-x', 'threat'],
  },
  {
    id: 'indirect-damage',
    topic: 'damage',
    en: {
      title: 'Indirect Damage',
      text: [
        'Indirect damage dealt to a player must be divided among the characters that player controls, as that player likes. If it is dealt to a group, the group divides it among all [[friendly|friendly]] characters in play.',
        'First assign all of it, then apply it everywhere at the same time. No character may be assigned more than it takes to defeat it, going by its [[remaining-hit-points|remaining hit points]] alone, whatever other cards would do about it.',
        'So a character with a [[tough|tough]] status card may be assigned as much as it has hit points left; the card stops all of that. A character that cannot take damage is assigned none. If there is nobody else, the damage is ignored.',
        'An enemy attack that deals indirect damage does so in its damage step, after defenders could be declared. Only the defender counts as attacked, or the attacked identity if nobody defends, no matter who is assigned the damage.',
      ],
      examples: [
        'You take 6 indirect damage. Your ally Mockingbird has 2 hit points left and Luke Cage, who is tough, has 5: Mockingbird may take up to 2 and Luke Cage up to 5, all of which his tough card stops. What nobody else gets is your identity’s.',
      ],
      aliases: [
        'indirect',
        'divide damage',
        'assign damage',
        'split damage among characters',
        'can I put indirect damage on an ally',
        'indirect damage and tough',
      ],
    },
    de: {
      title: 'Indirekter Schaden',
      text: [
        'Wem indirekter Schaden zugefügt wird, der muss ihn auf die Charaktere unter seiner Kontrolle aufteilen, wie er möchte. Trifft er eine Gruppe, teilt die Gruppe ihn unter allen [[friendly|befreundeten]] Charakteren im Spiel auf.',
        'Erst wird alles zugewiesen, dann wirkt alles gleichzeitig. Kein Charakter bekommt mehr zugewiesen, als ihn besiegt; dafür zählen allein seine [[remaining-hit-points|verbleibenden Lebenspunkte]], nicht was andere Karten daran ändern würden.',
        'Ein Charakter mit einer [[tough|Zäh]]-Statuskarte darf also so viel bekommen, wie er noch Lebenspunkte hat; die Karte hält alles davon ab. Wer keinen Schaden nehmen kann, bekommt keinen. Gibt es sonst niemanden, wird der Schaden ignoriert.',
        'Fügt der Angriff eines Gegners indirekten Schaden zu, geschieht das im Schadensschritt, also nachdem ein Verteidiger erklärt werden konnte. Angegriffen ist nur der Verteidiger oder, ohne Verteidiger, die angegriffene Identität – egal, wer den Schaden bekommt.',
      ],
      examples: [
        'Du nimmst 6 indirekten Schaden. Deine Verbündete Mockingbird hat noch 2 Lebenspunkte und Luke Cage, der zäh ist, 5: Mockingbird darf bis zu 2 bekommen, Luke Cage bis zu 5, die seine Zäh-Karte alle abhält. Was sonst niemand bekommt, trifft deine Identität.',
      ],
      aliases: [
        'indirekt',
        'Schaden aufteilen',
        'Schaden zuweisen',
        'Schaden verteilen',
        'Darf ein Verbündeter indirekten Schaden bekommen',
        'indirekter Schaden und Zäh',
      ],
    },
    see: ['damage', 'tough', 'attack-enemy-activation', 'friendly'],
    decided: [
      {
        en: 'If a hero defends against an attack that deals indirect damage, DEF lessens it first; what is left is divided. Piercing and retaliate concern only the character the attack is made against.',
        de: 'Verteidigt ein Held gegen einen Angriff, der indirekten Schaden zufügt, senkt seine VER ihn zuerst; der Rest wird aufgeteilt. Durchdringend und Vergeltung betreffen nur den Charakter, dem der Angriff gilt.',
      },
    ],
  },
  {
    id: 'infinite-hit-points',
    topic: 'damage',
    en: {
      title: 'Infinite Hit Points',
      text: [
        'A character with infinite [[hit-points|hit points]] can be attacked and dealt damage like any other, and that damage stays on it. But no amount of damage ever brings it down to zero, so damage cannot defeat it.',
      ],
      aliases: ['infinite health', 'unlimited hit points', 'infinity symbol', 'can it be defeated'],
    },
    de: {
      title: 'Unendliche Lebenspunkte',
      text: [
        'Ein Charakter mit unendlichen [[hit-points|Lebenspunkten]] kann angegriffen werden und Schaden nehmen wie jeder andere, und der Schaden bleibt auf ihm. Doch keine Menge davon bringt ihn auf null: Durch Schaden wird er nie besiegt.',
      ],
      aliases: [
        'unendlich viele Lebenspunkte',
        'unbegrenzte Lebenspunkte',
        'Unendlich-Zeichen',
        'Kann er besiegt werden',
      ],
    },
    see: ['hit-points', 'damage', 'defeat'],
  },
  {
    id: 'initiating-abilities',
    topic: 'playing',
    en: {
      title: 'Initiating Abilities',
      text: [
        'Whether you play a card or use a triggered ability, you announce it and go through these steps. The first two are questions; if one is answered with no, nothing happens.',
        '1. May it be done now? All [[play-restrictions-and-permissions|restrictions]] have to be met, and if it needs targets, there has to be at least one [[target|valid target]].',
        '2. Can its [[cost|cost]] be paid, everything that changes the cost included? If the resource cost is X, choose X now.',
        '3. A card that is played leaves the hand, or wherever it is played from, and lies face up on the table. It is not in play yet.',
        '4. Apply whatever makes the cost higher or lower.',
        '5. Pay the cost. If that has become impossible, the whole thing is called off, nothing is paid and the card goes back to where it was.',
        '6. The card begins to be played, or the ability’s effects begin. This is the moment to [[cancel|cancel]] them.',
        '7. The card enters play; an event or ability is resolved, and the event goes to its owner’s discard pile.',
        'Interrupts and responses to any of these steps are used right before or right after it. If the card whose ability is used leaves play on the way, the ability still goes on, unless its cost can no longer be paid.',
      ],
      aliases: [
        'initiate',
        'playing a card step by step',
        'how do I play a card',
        'steps of playing a card',
        'use an ability',
        'when do I choose X',
        'when do I choose targets',
      ],
    },
    de: {
      title: 'Fähigkeiten einleiten, Karten spielen',
      text: [
        'Ob du eine Karte spielst oder eine ausgelöste Fähigkeit verwendest: Du kündigst es an und gehst diese Schritte durch. Die ersten beiden sind Fragen; lautet eine Antwort Nein, geschieht nichts.',
        '1. Ist es jetzt erlaubt? Alle [[play-restrictions-and-permissions|Einschränkungen]] müssen erfüllt sein, und wenn Ziele nötig sind, muss es mindestens ein [[target|gültiges Ziel]] geben.',
        '2. Sind die [[cost|Kosten]] bezahlbar, samt allem, was sie verändert? Lauten die Ressourcenkosten X, wird X jetzt gewählt.',
        '3. Eine gespielte Karte verlässt die Hand oder den Ort, von dem sie gespielt wird, und kommt offen auf den Tisch. Im Spiel ist sie noch nicht.',
        '4. Alles, was die Kosten erhöht oder senkt, wird angewendet.',
        '5. Die Kosten werden bezahlt. Ist das inzwischen unmöglich, wird alles abgebrochen und nichts bezahlt; die Karte kommt dorthin zurück, wo sie war.',
        '6. Das Spielen der Karte oder das Einleiten der Effekte beginnt. Jetzt lassen sie sich [[cancel|aufheben]].',
        '7. Die Karte kommt ins Spiel; ein Ereignis oder eine Fähigkeit wird abgehandelt, und das Ereignis kommt auf den Ablagestapel seines Besitzers.',
        'Unterbrechungen und Reaktionen auf einen dieser Schritte werden unmittelbar davor oder danach verwendet. Verlässt die Karte, deren Fähigkeit verwendet wird, unterwegs das Spiel, geht es trotzdem weiter, außer die Kosten sind dadurch nicht mehr bezahlbar.',
      ],
      aliases: [
        'Fähigkeit einleiten',
        'Karte spielen Schritt für Schritt',
        'Wie spiele ich eine Karte',
        'Ablauf beim Kartenspielen',
        'Fähigkeit verwenden',
        'Wann wähle ich X',
        'Wann wähle ich Ziele',
      ],
    },
    see: ['cost', 'target', 'play-restrictions-and-permissions', 'play-put-into-play', 'event'],
    decided: [
      {
        en: 'The resource cost of an event and resources asked for before its arrow are one payment.',
        de: 'Die Ressourcenkosten eines Ereignisses und Ressourcen, die vor seinem Pfeil verlangt werden, sind eine einzige Bezahlung.',
      },
      {
        en: 'If an additional cost turns out not to be paid, because damage that had to be taken was prevented, the card goes to its discard pile without effect, and a basic power or an ability was not used.',
        de: 'Stellt sich heraus, dass zusätzliche Kosten nicht bezahlt sind, weil verlangter Schaden verhindert wurde, kommt die Karte ohne Wirkung auf ihren Ablagestapel; eine Basiskraft oder Fähigkeit gilt als nicht verwendet.',
      },
    ],
  },
  {
    id: 'instead',
    topic: 'words',
    en: {
      title: '“Instead”',
      text: [
        '“Instead” is the mark of a [[replacement-effect|replacement effect]]: one thing happens in place of another, and the other does not happen.',
      ],
      aliases: ['in place of', 'replace', 'replaced'],
    },
    de: {
      title: '„Stattdessen“',
      text: [
        'An „stattdessen“ erkennt man einen [[replacement-effect|Ersatzeffekt]]: Etwas geschieht anstelle von etwas anderem, und das andere geschieht nicht.',
      ],
      aliases: ['stattdessen', 'anstelle', 'ersetzen', 'ersetzt'],
    },
    see: ['replacement-effect', 'would', 'otherwise', 'interrupt'],
    untested: 'pointer',
  },
  {
    id: 'interrupt',
    topic: 'timing',
    en: {
      title: 'Interrupt',
      text: [
        'An ability with the bold word “Interrupt” waits for something to happen, its [[triggering-condition|triggering condition]]. It is used once that thing has begun and is resolved before that thing is: it comes in between. Using it is up to its player unless it is [[forced|forced]].',
        'An interrupt to something that “[[would|would]]” happen comes still earlier, before that thing has begun.',
        'You may use interrupts on cards you control and on encounter cards, but not on an obligation before another player. Each one may be used once each time its condition occurs; several copies of a card may each be used.',
        'If an interrupt [[cancel|cancels]] or [[replacement-effect|replaces]] what was about to happen, there is nothing left to interrupt. Otherwise players go on until all have declined; then it is too late for this occurrence.',
      ],
      examples: [
        'The villain begins an attack against Spider-Man: Spider-Sense draws its card before the first step of the attack.',
      ],
      aliases: [
        'interrupts',
        'forced interrupt',
        'hero interrupt',
        'when',
        'interrupt or response',
        'how often can I use an interrupt',
      ],
    },
    de: {
      title: 'Unterbrechung',
      text: [
        'Eine Fähigkeit mit dem fett gedruckten Wort „Unterbrechung“ wartet darauf, dass etwas Bestimmtes geschieht: ihre [[triggering-condition|Auslösebedingung]]. Sie wird verwendet, wenn es begonnen hat, und abgehandelt, bevor es selbst abgehandelt wird: Sie schiebt sich dazwischen. Ob er sie nutzt, entscheidet ihr Spieler, außer sie ist [[forced|erzwungen]].',
        'Eine Unterbrechung zu etwas, das geschehen „[[would|würde]]“, kommt noch früher, nämlich bevor es begonnen hat.',
        'Du darfst Unterbrechungen auf Karten unter deiner Kontrolle und auf Begegnungskarten nutzen, nicht aber auf einer Verpflichtung, die vor einem anderen Spieler liegt. Jede darf einmal verwendet werden, sooft ihre Bedingung eintritt; mehrere Exemplare einer Karte dürfen es jeweils.',
        'Wenn eine Unterbrechung das Bevorstehende [[cancel|aufhebt]] oder [[replacement-effect|ersetzt]], gibt es nichts mehr zu unterbrechen. Sonst geht es weiter, bis alle verzichten; danach ist es für dieses Mal zu spät.',
      ],
      examples: [
        'Der Schurke beginnt einen Angriff gegen Spider-Man: Spinnensinn zieht die Karte noch vor dem ersten Schritt des Angriffs.',
      ],
      aliases: [
        'Unterbrechungen',
        'Erzwungene Unterbrechung',
        'Held – Unterbrechung',
        'sobald',
        'Unterbrechung oder Reaktion',
        'Wie oft darf ich eine Unterbrechung nutzen',
      ],
    },
    see: ['response', 'would', 'forced', 'first-player', 'ability'],
    decided: [
      {
        en: 'A Boost ability comes before responses to its card being turned up. A response that cancels a Boost ability would do nothing, so it is taken as an interrupt.',
        de: 'Eine Boost-Fähigkeit kommt vor Reaktionen auf das Umdrehen ihrer Karte. Eine Reaktion, die eine Boost-Fähigkeit aufhebt, bewirkte nichts; sie gilt deshalb als Unterbrechung.',
      },
    ],
  },
];
