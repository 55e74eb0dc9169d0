import type { Entry } from '../entry.ts';

/** Sequences of steps, in the order in which a game meets them, and the rules above all others. */
export const STEPS: readonly Entry[] = [
  {
    id: 'setup',
    topic: 'steps',
    en: {
      title: 'Setup',
      text: [
        'Before the first step, [[permanent|permanent]] cards and [[linked-card-title|linked]] cards are set aside. During setup nothing resolves but Setup and When Revealed abilities.',
        '1. Select identities. Each player takes an identity and lays it out with the [[alter-ego-alter-ego-form|alter-ego]] side up. No two of them may [[unique-icon|match]].',
        '2. Set hit points. Each dial shows the hit points printed on its identity.',
        '3. Select the first player, who takes the token.',
        '4. Set aside obligations, those of each identity in the game.',
        '5. Set aside nemesis sets, those of each identity in the game.',
        '6. Shuffle player decks.',
        '7. Collect tokens and status cards within everybody’s reach.',
        '8. Select a scenario, with its [[modes-of-play|mode]]. Its villain and its main scheme, side 1A up, come into play with their decks.',
        '9. Set the villain’s hit points.',
        '10. Create the encounter deck: the sets named on side 1A, shuffled together with the obligations from step 4.',
        '11. Put setup cards into play: all those with the [[setup-keyword|setup keyword]], from every deck and from the cards set aside.',
        '12. Resolve the scenario: first Setup on side 1A; then turn the main scheme to 1B, with its starting threat, and resolve its When Revealed; then Setup and When Revealed of the villain. Other encounter cards that have entered play have theirs in this step, too.',
        '13. Campaign setup, in [[campaign-mode|campaign mode]] only.',
        '14. Draw cards. Each player draws up to his [[hand-size|hand size]], whatever changes it included.',
        '15. Mulligan. Each player may discard any number of cards and then draws up to his hand size again. The discarded cards are not shuffled back.',
        '16. Resolve Setup abilities on player cards in play. The first round begins.',
      ],
      examples: [
        'Jennifer Walters’ interrupt cannot lower the threat that comes onto a scheme during setup.',
      ],
      aliases: [
        'set up',
        'setting up the game',
        'start of the game',
        'preparation',
        'mulligan',
        'starting hand',
        'how do we begin',
        'can I use abilities during setup',
        'order of setup',
      ],
    },
    de: {
      title: 'Spielaufbau',
      text: [
        'Vor dem ersten Schritt werden [[permanent|dauerhafte]] und [[linked-card-title|verknüpfte]] Karten beiseitegelegt. Während des Spielaufbaus werden nur „Spielaufbau“- und „Sobald aufgedeckt“-Fähigkeiten abgehandelt.',
        '1. Identitäten wählen. Jeder Spieler nimmt eine Identität und legt sie mit der [[alter-ego-alter-ego-form|Alter-Ego]]-Seite nach oben hin. Keine zwei dürfen [[unique-icon|übereinstimmen]].',
        '2. Lebenspunkte einstellen, jeder Zähler auf den Wert seiner Identität.',
        '3. Startspieler wählen; er nimmt den Marker.',
        '4. Verpflichtungen beiseitelegen, die aller Identitäten im Spiel.',
        '5. Erzfeind-Sets beiseitelegen, die aller Identitäten im Spiel.',
        '6. Spielerdecks mischen.',
        '7. Marker und Statuskarten bereitlegen, für alle erreichbar.',
        '8. Szenario wählen, samt [[modes-of-play|Spielmodus]]. Sein Schurke und sein Hauptplan, Seite 1A nach oben, kommen mit ihren Decks ins Spiel.',
        '9. Lebenspunkte des Schurken einstellen.',
        '10. Begegnungsdeck erstellen: die auf Seite 1A genannten Sets, gemischt mit den Verpflichtungen aus Schritt 4.',
        '11. Spielaufbau-Karten ins Spiel bringen: alle mit dem [[setup-keyword|Schlüsselwort Spielaufbau]], aus jedem Deck und aus den beiseitegelegten Karten.',
        '12. Szenario abhandeln: zuerst „Spielaufbau“ auf Seite 1A; dann den Hauptplan auf 1B drehen, mit seiner Start-Bedrohung, und sein „Sobald aufgedeckt“ abhandeln; dann „Spielaufbau“ und „Sobald aufgedeckt“ des Schurken. Andere Begegnungskarten, die schon ins Spiel gekommen sind, haben ihre ebenfalls in diesem Schritt.',
        '13. Kampagnen-Spielaufbau, nur im [[campaign-mode|Kampagnenmodus]].',
        '14. Karten ziehen. Jeder Spieler zieht bis zu seinem [[hand-size|Handlimit]], mit allem, was es verändert.',
        '15. Mulligan nutzen. Jeder Spieler darf beliebig viele Karten ablegen und zieht dann wieder bis zum Handlimit. Die abgelegten werden nicht zurückgemischt.',
        '16. „Spielaufbau“-Fähigkeiten auf Spielerkarten im Spiel abhandeln. Die erste Runde beginnt.',
      ],
      examples: [
        'Die Unterbrechung von Jennifer Walters kann die Bedrohung nicht senken, die während des Spielaufbaus auf einen Plan kommt.',
      ],
      aliases: [
        'Aufbau',
        'Spielvorbereitung',
        'Spielbeginn',
        'Mulligan',
        'Starthand',
        'Wie fangen wir an',
        'Kann ich beim Spielaufbau Fähigkeiten benutzen',
        'Reihenfolge beim Aufbau',
        'Setup',
      ],
    },
    see: [
      'setup-keyword',
      'setup-triggered-ability',
      'when-revealed-abilities',
      'deck-customization',
      'modes-of-play',
      'round-structure',
    ],
    rulings: [
      {
        en: 'Steve Rogers’ Setup ability (Captain America) finds the shield only in the deck or discard pile, not where it lies as one of Ultron’s Drones.',
        de: 'Die „Spielaufbau“-Fähigkeit von Steve Rogers (Captain America) findet den Schild nur in Deck oder Ablagestapel, nicht dort, wo er als Drohne Ultrons liegt.',
      },
    ],
    decided: [
      {
        en: 'One rule of the reference allows nothing but Setup abilities during setup, its own step 12 has When Revealed as well: we resolve both, and nothing else, forced or not.',
        de: 'Eine Regel des Handbuchs lässt beim Spielaufbau nur „Spielaufbau“-Fähigkeiten zu, sein eigener Schritt 12 auch „Sobald aufgedeckt“: Wir handeln beide ab und sonst nichts, erzwungen oder nicht.',
      },
      {
        en: 'Other cards that entered play have their turn at the end of step 12; those that were revealed had it then.',
        de: 'Andere ins Spiel gekommene Karten sind am Ende von Schritt 12 an der Reihe; was aufgedeckt wurde, war es schon dabei.',
      },
    ],
  },
  {
    id: 'player-phase-steps',
    topic: 'steps',
    en: {
      title: 'Steps of the Player Phase',
      text: [
        'Turns. The phase begins. In player order each player takes one [[player-turn|turn]]. It can end only when every [[forced|forced action]] that can be resolved has been.',
        'End, 1. One after the other, in player order, the players discard as many hand cards as they like. Whoever has more than his [[hand-size|hand size]] must discard down to it.',
        'End, 2. All players draw up to their hand size.',
        'End, 3. All players [[ready|ready]] their cards, and exhausted encounter cards are readied as well.',
        'End, 4. Effects that last until the end of the phase end.',
        'End, 5. Abilities resolve that wait for the end of the phase: “when” and “after the player phase ends”.',
      ],
      aliases: [
        'player phase',
        'end of turn',
        'order of the player phase',
        'when do I draw cards',
        'when do I ready my cards',
        'discard before drawing',
        'cleanup',
      ],
    },
    de: {
      title: 'Schritte der Spielerphase',
      text: [
        'Züge. Die Phase beginnt. In Spielerreihenfolge macht jeder Spieler einen [[player-turn|Zug]]. Enden kann sie erst, wenn jede [[forced|erzwungene Aktion]] abgehandelt ist, die sich abhandeln lässt.',
        'Ende, 1. Einer nach dem anderen, in Spielerreihenfolge, legen die Spieler so viele Handkarten ab, wie sie möchten. Wer mehr als sein [[hand-size|Handlimit]] hat, muss bis dahin ablegen.',
        'Ende, 2. Alle ziehen bis zu ihrem Handlimit nach.',
        'Ende, 3. Alle machen ihre Karten [[ready|spielbereit]], auch erschöpfte Begegnungskarten werden es.',
        'Ende, 4. Was bis zum Ende der Phase andauert, hört auf.',
        'Ende, 5. Abgehandelt wird, was auf das Ende der Phase wartet: „sobald sie endet“ und „nachdem sie beendet ist“.',
      ],
      aliases: [
        'Spielerphase',
        'Zugende',
        'Ablauf der Spielerphase',
        'Wann ziehe ich Karten nach',
        'Wann mache ich meine Karten spielbereit',
        'vor dem Nachziehen ablegen',
      ],
    },
    see: ['player-phase', 'player-turn', 'end-of-player-phase', 'hand-size', 'villain-phase'],
  },
  {
    id: 'villain-phase-step-1',
    topic: 'steps',
    en: {
      title: 'Villain Phase 1: Place Threat',
      text: [
        'Place on the main scheme as much threat as its acceleration field says, and 1 more for each [[acceleration-icon|acceleration icon]] and each [[acceleration-token|acceleration token]] in play, all at once.',
        'Icons count wherever they are in play, tokens also on other cards. If the scheme reaches its [[target-threat|target threat]], it is completed in the midst of this step.',
      ],
      examples: [
        'Two players face a main scheme with 1 threat per player. A side scheme shows an acceleration icon, and one acceleration token lies on the main scheme: 2 + 1 + 1 = 4 threat are placed.',
      ],
      aliases: [
        'step one of the villain phase',
        'step 1',
        'threat each round',
        'how much threat is placed',
        'acceleration',
      ],
    },
    de: {
      title: 'Schurkenphase 1: Bedrohung platzieren',
      text: [
        'Auf den Hauptplan kommt so viel Bedrohung, wie in seinem Beschleunigungsfeld steht, und je 1 mehr für jedes [[acceleration-icon|Beschleunigungssymbol]] und jeden [[acceleration-token|Beschleunigungsmarker]] im Spiel, alles auf einmal.',
        'Symbole zählen, wo immer sie im Spiel sind, Marker auch auf anderen Karten. Erreicht der Plan seine [[target-threat|Ziel-Bedrohung]], ist er mitten in diesem Schritt vollendet.',
      ],
      examples: [
        'Zwei Spieler haben einen Hauptplan mit 1 Bedrohung pro Spieler. Ein Nebenplan zeigt ein Beschleunigungssymbol, auf dem Hauptplan liegt ein Beschleunigungsmarker: Es kommen 2 + 1 + 1 = 4 Bedrohung dazu.',
      ],
      aliases: [
        'Schritt 1 der Schurkenphase',
        'Schritt eins',
        'Bedrohung jede Runde',
        'Wie viel Bedrohung wird platziert',
        'Beschleunigung',
      ],
    },
    see: [
      'villain-phase',
      'main-scheme-main-scheme-deck',
      'acceleration-icon',
      'acceleration-token',
      'threat',
    ],
  },
  {
    id: 'villain-phase-step-2',
    topic: 'steps',
    en: {
      title: 'Villain Phase 2: Activate Enemies',
      text: [
        'In player order, resolve both parts for one player before going on to the next: first the villain activates against him, then each minion [[engage|engaged]] with him, one after the other, in the order he likes.',
        'An enemy that activates against a player in hero form [[enemy-attack-steps|attacks]] him; against one in alter-ego form it [[enemy-scheme-steps|schemes]].',
        'A minion that engages the player while enemies are activating against him, through a boost ability for instance, activates as well. A player who has been eliminated is passed over.',
      ],
      examples: [
        'Two players: the villain attacks the hero of the first, then that player’s minions attack. The second is in alter-ego form: the villain schemes, then his minions scheme.',
      ],
      aliases: [
        'step two of the villain phase',
        'step 2',
        'villain activates',
        'minions activate',
        'does the villain attack every player',
        'which minion attacks first',
        'do new minions attack',
      ],
    },
    de: {
      title: 'Schurkenphase 2: Gegner aktivieren',
      text: [
        'In Spielerreihenfolge wird beides für einen Spieler abgehandelt, bevor der nächste drankommt: Zuerst wird der Schurke gegen ihn aktiviert, dann nacheinander jeder Scherge, mit dem er [[engage|im Kampf]] ist, in der Reihenfolge, die er möchte.',
        'Gegen einen Spieler in Heldengestalt [[enemy-attack-steps|greift ein Gegner an]]; gegen einen in Alter-Ego-Gestalt [[enemy-scheme-steps|treibt er den Plan voran]].',
        'Verwickelt währenddessen ein weiterer Scherge den Spieler in einen Kampf, etwa durch eine Boost-Fähigkeit, wird auch er aktiviert. Wer ausgeschieden ist, wird übergangen.',
      ],
      examples: [
        'Zwei Spieler: Der Schurke greift den Helden des ersten an, dann greifen dessen Schergen an. Der zweite ist Alter Ego: Der Schurke treibt den Plan voran, dann tun es die Schergen dieses Spielers.',
      ],
      aliases: [
        'Schritt 2 der Schurkenphase',
        'Schritt zwei',
        'Schurke wird aktiviert',
        'Schergen werden aktiviert',
        'Greift der Schurke jeden Spieler an',
        'Welcher Scherge greift zuerst an',
        'Greifen neue Schergen an',
      ],
    },
    see: ['activation', 'enemy-attack-steps', 'enemy-scheme-steps', 'minion', 'in-player-order'],
    decided: [
      {
        en: 'A minion that leaves play and comes back during this step is a new card and activates again.',
        de: 'Ein Scherge, der in diesem Schritt das Spiel verlässt und zurückkommt, ist eine neue Karte und wird noch einmal aktiviert.',
      },
    ],
  },
  {
    id: 'villain-phase-step-3',
    topic: 'steps',
    en: {
      title: 'Villain Phase 3: Deal Encounter Cards',
      text: [
        'Each player is [[deal-deal-an-encounter-card|dealt]] one facedown card from the encounter deck; in [[heroic-mode|heroic mode]], as many more as its level.',
        'Then one more card is dealt for each [[hazard-icon|hazard icon]] in play. These are for the whole group, one by one in player order, beginning with the first player.',
        'They are added to cards that players were dealt earlier, and nobody looks at them yet.',
      ],
      examples: [
        'Three players and four hazard icons: the first player is dealt 3 cards, the others 2 each.',
      ],
      aliases: [
        'step three of the villain phase',
        'step 3',
        'how many encounter cards',
        'hazard',
        'dealing encounter cards',
      ],
    },
    de: {
      title: 'Schurkenphase 3: Begegnungskarten zuteilen',
      text: [
        'Jedem Spieler wird eine verdeckte Karte vom Begegnungsdeck [[deal-deal-an-encounter-card|zugeteilt]]; im [[heroic-mode|Heldenhaften Modus]] so viele mehr, wie seine Stufe angibt.',
        'Dann kommt für jedes [[hazard-icon|Gefahrensymbol]] im Spiel eine Karte dazu. Sie gelten für die ganze Gruppe, eine nach der anderen in Spielerreihenfolge, angefangen beim Startspieler.',
        'Sie kommen zu den Karten, die jemandem schon früher zugeteilt wurden, und noch sieht sie niemand an.',
      ],
      examples: [
        'Drei Spieler und vier Gefahrensymbole: Der Startspieler bekommt 3 Karten, die anderen je 2.',
      ],
      aliases: [
        'Schritt 3 der Schurkenphase',
        'Schritt drei',
        'Wie viele Begegnungskarten',
        'Gefahr',
        'Begegnungskarten austeilen',
      ],
    },
    see: [
      'deal-deal-an-encounter-card',
      'hazard-icon',
      'heroic-mode',
      'encounter-deck',
      'villain-phase-step-4',
    ],
    decided: [
      {
        en: 'One entry of the reference counts cards with the icon, two others count icons: we count icons.',
        de: 'Ein Eintrag des Handbuchs zählt Karten mit dem Symbol, zwei andere zählen Symbole: Wir zählen Symbole.',
      },
    ],
  },
  {
    id: 'villain-phase-step-4',
    topic: 'steps',
    en: {
      title: 'Villain Phase 4: Reveal Encounter Cards',
      text: [
        'The first player [[reveal|reveals]] the cards he was dealt, one by one in the order he got them, and resolves each completely before the next. Then the others do the same in player order.',
        'A card that somebody is dealt during this step comes behind his others and is revealed, too. The step goes on until no player has one left.',
        '[[surge|Surge]] and effects that reveal a card do so at once, out of this order.',
      ],
      aliases: [
        'step four of the villain phase',
        'step 4',
        'revealing encounter cards',
        'in which order do I reveal my cards',
        'card dealt during the villain phase',
      ],
    },
    de: {
      title: 'Schurkenphase 4: Begegnungskarten aufdecken',
      text: [
        'Der Startspieler [[reveal|deckt]] seine zugeteilten Karten einzeln auf, in der Reihenfolge, in der er sie bekommen hat, und handelt jede ganz ab, bevor die nächste kommt. Dann tun es die anderen in Spielerreihenfolge.',
        'Eine Karte, die jemandem während dieses Schritts zugeteilt wird, kommt hinter seine übrigen und wird ebenfalls aufgedeckt. Der Schritt dauert, bis niemand mehr eine hat.',
        '[[surge|Nachrüsten]] und Effekte, die eine Karte aufdecken, tun das sofort und außer der Reihe.',
      ],
      aliases: [
        'Schritt 4 der Schurkenphase',
        'Schritt vier',
        'Begegnungskarten abhandeln',
        'In welcher Reihenfolge decke ich auf',
        'in der Schurkenphase zugeteilte Karte',
      ],
    },
    see: ['reveal', 'deal-deal-an-encounter-card', 'surge', 'peril', 'when-revealed-abilities'],
  },
  {
    id: 'villain-phase-step-5',
    topic: 'steps',
    en: {
      title: 'Villain Phase 5: Pass the First Player Token',
      text: [
        'The next player clockwise who is still in the game becomes the [[first-player|first player]].',
      ],
      aliases: [
        'step five of the villain phase',
        'step 5',
        'new first player',
        'who begins the next round',
      ],
    },
    de: {
      title: 'Schurkenphase 5: Startspielermarker weitergeben',
      text: [
        'Der nächste Spieler im Uhrzeigersinn, der noch mitspielt, wird [[first-player|Startspieler]].',
      ],
      aliases: [
        'Schritt 5 der Schurkenphase',
        'Schritt fünf',
        'neuer Startspieler',
        'Wer beginnt die nächste Runde',
      ],
    },
    see: ['first-player', 'in-player-order', 'player-elimination'],
  },
  {
    id: 'villain-phase-step-6',
    topic: 'steps',
    en: {
      title: 'Villain Phase 6: End of the Phase and the Round',
      text: [
        'a. Effects that last until the end of the phase end.',
        'b. Abilities resolve that wait for the end of the villain phase.',
        'Then the round ends: effects that last until its end stop, [[temporary|temporary]] cards are discarded, and abilities that wait for the end of the round resolve. The next round begins with its player phase.',
      ],
      aliases: [
        'step six of the villain phase',
        'step 6',
        'end of the round',
        'end of round',
        'until the end of the round',
      ],
    },
    de: {
      title: 'Schurkenphase 6: Ende der Phase und der Runde',
      text: [
        'a. Was bis zum Ende der Phase andauert, hört auf.',
        'b. Abgehandelt wird, was auf das Ende der Schurkenphase wartet.',
        'Dann endet die Runde: Was bis zu ihrem Ende andauert, hört auf, [[temporary|kurzzeitige]] Karten werden abgelegt, und was auf das Rundenende wartet, wird abgehandelt. Die nächste Runde beginnt mit ihrer Spielerphase.',
      ],
      aliases: [
        'Schritt 6 der Schurkenphase',
        'Schritt sechs',
        'Ende der Runde',
        'Rundenende',
        'bis zum Ende der Runde',
      ],
    },
    see: ['lasting-effects', 'delayed-effect', 'temporary', 'round-structure'],
    decided: [
      {
        en: 'Part b of the reference names the player phase once. That is a slip; the villain phase is meant.',
        de: 'Teil b des Handbuchs nennt einmal die Spielerphase. Das ist ein Versehen, gemeint ist die Schurkenphase.',
      },
      {
        en: 'Lasting effects and the keyword temporary end before everything that waits for the end of the round.',
        de: 'Andauernde Effekte und das Schlüsselwort Kurzzeitig enden vor allem, was auf das Ende der Runde wartet.',
      },
    ],
  },
  {
    id: 'enemy-attack-steps',
    topic: 'steps',
    en: {
      title: 'Steps of an Enemy Attack',
      text: [
        'Before step 1, a [[stunned|stunned]] enemy loses the status card instead and does not attack. Then come interrupts to “would attack”, then those to “attacks” and “initiates an attack”, which are the same moment.',
        '1. Boost card. A villain or a [[villainous|villainous]] minion is given a facedown one.',
        '2. Defender. A player may exhaust a hero or ally of his to [[defend-defense|defend]]. That character becomes the target, its player the attacked player.',
        '3. Boost cards, one by one in the order given: turn it up, resolve its Boost ability, add 1 to the ATK for each icon, discard it.',
        '4. Damage equal to the ATK. A hero who uses his basic defense lowers it by his DEF. A defending ally is dealt all of it. [[undefended|Undefended]], the character attacked is dealt all of it.',
        '5. The attack ends: first [[retaliate-x|retaliate]] of the character attacked, if it is still in play; then forced abilities that wait for the attack, for being attacked, or for a defense; then the optional ones.',
        'If the enemy leaves play, the attack ends at once. If it ends before the damage, whoever defended has defended, but nobody was attacked.',
      ],
      examples: [
        'Rhino (ATK 2) attacks, and Captain Marvel (DEF 1) defends. The boost card shows 2 icons: 2 + 2 – 1 = 3 damage.',
      ],
      aliases: [
        'enemy attack',
        'villain attack',
        'attack sequence',
        'order of an attack',
        'when is the boost card turned',
        'do I see the boost card before I defend',
        'can another player defend for me',
        'can I defend with an ally',
      ],
    },
    de: {
      title: 'Schritte eines gegnerischen Angriffs',
      text: [
        'Vor Schritt 1: Ein [[stunned|betäubter]] Gegner verliert stattdessen die Statuskarte und greift nicht an. Dann kommen Unterbrechungen zu „angreifen würde“, danach die zu „angreift“ und „einen Angriff einleitet“, was derselbe Moment ist.',
        '1. Boost-Karte. Ein Schurke oder [[villainous|schurkischer]] Scherge bekommt eine verdeckte.',
        '2. Verteidiger. Ein Spieler darf einen Helden oder Verbündeten erschöpfen, um zu [[defend-defense|verteidigen]]. Dieser Charakter wird zum Ziel, sein Spieler zum angegriffenen Spieler.',
        '3. Boost-Karten, einzeln in der Reihenfolge, in der sie kamen: umdrehen, Boost-Fähigkeit abhandeln, ANG um 1 je Symbol erhöhen, ablegen.',
        '4. Schaden in Höhe der ANG. Ein Held, der die Basiskraft Verteidigung benutzt, senkt ihn um seine VER. Ein verteidigender Verbündeter bekommt alles. [[undefended|Unverteidigt]] bekommt der angegriffene Charakter alles.',
        '5. Der Angriff endet: zuerst [[retaliate-x|Vergeltung]] des angegriffenen Charakters, wenn er noch im Spiel ist; dann erzwungene Fähigkeiten, die auf den Angriff, das Angegriffenwerden oder die Verteidigung warten; dann die freiwilligen.',
        'Verlässt der Gegner das Spiel, endet der Angriff sofort. Endet er vor dem Schaden, hat der Verteidiger verteidigt, aber niemand wurde angegriffen.',
      ],
      examples: [
        'Rhino (ANG 2) greift an, Captain Marvel (VER 1) verteidigt. Die Boost-Karte zeigt 2 Symbole: 2 + 2 – 1 = 3 Schaden.',
      ],
      aliases: [
        'gegnerischer Angriff',
        'Angriff des Schurken',
        'Ablauf eines Angriffs',
        'Wann wird die Boost-Karte umgedreht',
        'Sehe ich die Boost-Karte, bevor ich verteidige',
        'Kann ein anderer Spieler für mich verteidigen',
        'Kann ich mit einem Verbündeten verteidigen',
      ],
    },
    see: [
      'attack-enemy-activation',
      'defend-defense',
      'boost-boost-icon',
      'damage-steps',
      'retaliate-x',
      'attacks-against-allies',
    ],
    rulings: [
      {
        en: 'An attack is initiated when the game or a card has determined that it will happen: Spider-Sense (Spider-Man) resolves before step 1.',
        de: 'Ein Angriff ist eingeleitet, sobald Spiel oder Karte festgelegt haben, dass er stattfindet: Spinnensinn (Spider-Man) wird vor Schritt 1 abgehandelt.',
      },
      {
        en: 'Damage from a boost ability is not damage from the attack. Unflappable (Doctor Strange) looks at step 4 only.',
        de: 'Schaden durch eine Boost-Fähigkeit ist kein Schaden des Angriffs. Unerschütterlich (Doctor Strange) beachtet nur Schritt 4.',
      },
      {
        en: 'Black Panther (core set) retaliates when he defends, and does not when somebody else defends for him.',
        de: 'Black Panther (Grundspiel) übt Vergeltung, wenn er verteidigt, und nicht, wenn jemand anderes für ihn verteidigt.',
      },
      {
        en: 'Canceling an attack with Grasping Tendrils (Venom) counts as having defended.',
        de: 'Wer einen Angriff mit Greifende Tentakel (Venom) aufhebt, hat verteidigt.',
      },
    ],
    decided: [
      {
        en: 'The reference puts “after it takes damage” once before and once after retaliate. We take the order of damage: those abilities first, then retaliate, then what waits for the attack.',
        de: 'Das Handbuch setzt „nachdem er Schaden genommen hat“ einmal vor und einmal nach Vergeltung. Wir folgen der Reihenfolge beim Schaden: erst diese Fähigkeiten, dann Vergeltung, dann was auf den Angriff wartet.',
      },
      {
        en: 'The attacked player decides first whether he defends. If he declines, the others may, in player order; while a card with peril is resolved they may not.',
        de: 'Der angegriffene Spieler entscheidet zuerst, ob er verteidigt. Lehnt er ab, dürfen die anderen in Spielerreihenfolge; während eine Karte mit Wagnis abgehandelt wird, dürfen sie nicht.',
      },
      {
        en: 'A Boost ability comes before responses to its card being turned up. If it puts its own card into play, that card is not discarded.',
        de: 'Eine Boost-Fähigkeit kommt vor Reaktionen auf das Umdrehen ihrer Karte. Bringt sie ihre eigene Karte ins Spiel, wird diese nicht abgelegt.',
      },
      {
        en: 'If the attack deals indirect damage, a defending hero’s DEF lowers it first; then the attacked player divides it.',
        de: 'Fügt der Angriff indirekten Schaden zu, senkt ihn zuerst der VER eines verteidigenden Helden; dann verteilt ihn der angegriffene Spieler.',
      },
    ],
  },
  {
    id: 'enemy-scheme-steps',
    topic: 'steps',
    en: {
      title: 'Steps of an Enemy Scheme',
      text: [
        'Before step 1, a [[confuse-confused|confused]] enemy loses the status card instead and does not scheme. Then come interrupts to “would scheme”, then those to “schemes”.',
        '1. Boost card. A villain or a [[villainous|villainous]] minion is given a facedown one.',
        '2. Boost cards, one by one in the order given: turn it up, resolve its Boost ability, add 1 to the SCH for each icon, discard it.',
        '3. Threat equal to the SCH is placed on the main scheme. Afterwards come responses to the scheme.',
        'If the enemy leaves play, it places nothing any more.',
      ],
      examples: [
        'Rhino (SCH 1) schemes, and the boost card shows 2 icons: 3 threat are placed. Emergency makes it 2.',
      ],
      aliases: [
        'enemy schemes',
        'villain schemes',
        'scheming',
        'order of a scheme',
        'boost card when scheming',
        'can I defend against a scheme',
      ],
    },
    de: {
      title: 'Schritte beim Vorantreiben des Plans',
      text: [
        'Vor Schritt 1: Ein [[confuse-confused|verwirrter]] Gegner verliert stattdessen die Statuskarte und treibt den Plan nicht voran. Dann kommen Unterbrechungen zu „vorantreiben würde“, danach die zu „vorantreibt“.',
        '1. Boost-Karte. Ein Schurke oder [[villainous|schurkischer]] Scherge bekommt eine verdeckte.',
        '2. Boost-Karten, einzeln in der Reihenfolge, in der sie kamen: umdrehen, Boost-Fähigkeit abhandeln, PLA um 1 je Symbol erhöhen, ablegen.',
        '3. Bedrohung in Höhe der PLA kommt auf den Hauptplan. Danach sind Reaktionen darauf möglich.',
        'Hat der Gegner das Spiel verlassen, platziert er nichts mehr.',
      ],
      examples: [
        'Rhino (PLA 1) treibt den Plan voran, und die Boost-Karte zeigt 2 Symbole: Es werden 3 Bedrohung platziert. Mit Notfall sind es 2.',
      ],
      aliases: [
        'Gegner treibt den Plan voran',
        'Schurke treibt den Plan voran',
        'Plan vorantreiben',
        'Boost-Karte beim Vorantreiben',
        'Kann ich gegen das Vorantreiben verteidigen',
      ],
    },
    see: [
      'scheme-enemy-activation',
      'boost-boost-icon',
      'threat',
      'main-scheme-main-scheme-deck',
      'confuse-confused',
    ],
    rulings: [
      {
        en: 'With Stealth (Agents of S.H.I.E.L.D.), the activation starts again as a scheme. A confused villain’s scheme is canceled, and no threat goes on the form.',
        de: 'Mit Tarnmodus (Agents of S.H.I.E.L.D.) beginnt die Aktivierung als Vorantreiben des Plans neu. Das eines verwirrten Schurken wird aufgehoben, und auf die Gestalt kommt keine Bedrohung.',
      },
      {
        en: 'With two main schemes (Tower Defense, The Mad Titan’s Shadow), minions place their threat on the one with Focused Defense.',
        de: 'Bei zwei Hauptplänen (Tower Defense, The Mad Titan’s Shadow) platzieren Schergen ihre Bedrohung auf dem mit Konzentrierte Verteidigung.',
      },
    ],
  },
  {
    id: 'damage-steps',
    topic: 'steps',
    en: {
      title: 'Steps of Damage',
      text: [
        'What happens around [[damage|damage]], in this order:',
        '1. Abilities for damage that would be dealt.',
        '2. [[tough|Tough]] status cards.',
        '3. Abilities for damage that would be taken.',
        '4. Abilities for damage that is taken.',
        '5. The damage is placed, or the dial turned.',
        '6. Abilities for a character that would be defeated.',
        '7. Abilities for a character that is defeated.',
        '8. [[when-defeated-abilities|When Defeated]] abilities of its own.',
        '9. The defeated character is discarded.',
        '10. Abilities that wait for damage that has been dealt or taken, or for somebody having been defeated or having defeated somebody.',
        'Changing the damage in step 1 changes what is dealt and so what is taken. From step 2 on, only what is taken changes: prevented damage was dealt all the same.',
      ],
      examples: [
        'Captain Marvel is tough and has Cosmic Flight, whose interrupt waits for damage she would take. The tough card is earlier and prevents all of it, so Cosmic Flight has nothing to answer.',
      ],
      aliases: [
        'order of damage',
        'damage order',
        'dealing damage',
        'dealt or taken',
        'tough or prevention first',
        'when is a character defeated',
        'damage timing',
      ],
    },
    de: {
      title: 'Schritte beim Schaden',
      text: [
        'Was rund um [[damage|Schaden]] geschieht, in dieser Reihenfolge:',
        '1. Fähigkeiten zu Schaden, der zugefügt würde.',
        '2. [[tough|Zäh]]-Statuskarten.',
        '3. Fähigkeiten zu Schaden, der genommen würde.',
        '4. Fähigkeiten zu Schaden, der genommen wird.',
        '5. Der Schaden wird platziert oder der Zähler gedreht.',
        '6. Fähigkeiten zu einem Charakter, der besiegt werden würde.',
        '7. Fähigkeiten zu einem Charakter, der besiegt wird.',
        '8. Seine eigenen [[when-defeated-abilities|„Sobald besiegt“]]-Fähigkeiten.',
        '9. Der besiegte Charakter wird abgelegt.',
        '10. Fähigkeiten, die auf zugefügten oder genommenen Schaden warten oder darauf, dass jemand besiegt worden ist oder jemanden besiegt hat.',
        'Wer den Schaden in Schritt 1 ändert, ändert den zugefügten und damit auch den genommenen. Ab Schritt 2 ändert sich nur der genommene: Verhinderter Schaden wurde trotzdem zugefügt.',
      ],
      examples: [
        'Captain Marvel ist zäh und hat Kosmischer Flug, dessen Unterbrechung auf Schaden wartet, den sie nehmen würde. Die Zäh-Karte ist früher dran und verhindert alles; Kosmischer Flug hat nichts mehr zu tun.',
      ],
      aliases: [
        'Reihenfolge beim Schaden',
        'Schaden zufügen',
        'zugefügt oder genommen',
        'Zäh oder Verhindern zuerst',
        'Wann ist ein Charakter besiegt',
        'Ablauf von Schaden',
      ],
    },
    see: ['damage', 'tough', 'prevent', 'defeat', 'priority-levels', 'overkill'],
    rulings: [
      {
        en: 'Wild Wild Mojo (MojoMania) raises damage taken, so damage that overkill passes on is raised once, by the one who takes it.',
        de: 'Wild Wild Mojo (MojoMania) erhöht genommenen Schaden; was Overkill weitergibt, wird also nur einmal erhöht, bei dem, der es nimmt.',
      },
      {
        en: 'The Power Stone (Galaxy’s Most Wanted) moves even if part of the damage dealt was prevented; DEF of a basic defense, however, lowers what is dealt.',
        de: 'Der Machtstein (Galaxy’s Most Wanted) wandert auch, wenn ein Teil des zugefügten Schadens verhindert wurde; der VER einer Basisverteidigung senkt dagegen schon den zugefügten.',
      },
      {
        en: 'Honey Badger (X-23) does not respond to damage that defeats her.',
        de: 'Honey Badger (X-23) reagiert nicht auf Schaden, der sie besiegt.',
      },
    ],
    decided: [
      {
        en: 'A character that cannot take the damage does not lose a tough card over it.',
        de: 'Ein Charakter, der den Schaden nicht nehmen kann, verliert dafür keine Zäh-Karte.',
      },
    ],
  },
  {
    id: 'initiating-steps',
    topic: 'steps',
    en: {
      title: 'Steps of Initiating',
      text: [
        'To play a card or use a triggered ability, say so and go through these steps. Steps 1 and 2 are questions; with one no, nothing happens.',
        '1. Is it allowed now? Check [[play-restrictions-and-permissions|restrictions]], and that there is a valid [[target|target]] if it needs one.',
        '2. Can the [[cost|cost]] be paid, everything that changes it considered? If it is X, choose X now.',
        '3. A card that is played is put face up on the table. It is not in play yet.',
        '4. Apply what changes the cost.',
        '5. Pay the cost. If that turns out to be impossible, stop; nothing is paid.',
        '6. The card begins to be played, or the ability to take effect. Here it can be canceled, and what was paid stays paid.',
        '7. It resolves: the card enters play, or the event does what it says and is discarded.',
        'Interrupts and responses to any of these steps are used around that step. If the card with the ability leaves play meanwhile, the ability goes on, unless its cost can no longer be paid.',
      ],
      examples: [
        'Swinging Web Kick is a hero action. For Peter Parker in alter-ego form, step 1 says no; for Spider-Man with nothing to pay with, step 2 does.',
      ],
      aliases: [
        'playing a card',
        'initiating an ability',
        'order of playing a card',
        'when do I pay',
        'when do I choose targets',
        'is the cost paid when a card is canceled',
      ],
    },
    de: {
      title: 'Schritte beim Einleiten',
      text: [
        'Wer eine Karte spielen oder eine ausgelöste Fähigkeit benutzen will, sagt es und geht diese Schritte durch. Die ersten beiden sind Fragen; bei einem Nein geschieht nichts.',
        '1. Ist es jetzt erlaubt? Geprüft werden [[play-restrictions-and-permissions|Einschränkungen]] und, wo nötig, ob es ein gültiges [[target|Ziel]] gibt.',
        '2. Lassen sich die [[cost|Kosten]] bezahlen, mit allem, was sie verändert? Sind sie X, wird X jetzt gewählt.',
        '3. Eine gespielte Karte kommt offen auf den Tisch. Im Spiel ist sie noch nicht.',
        '4. Was die Kosten verändert, wird angewendet.',
        '5. Bezahlen. Stellt es sich als unmöglich heraus, ist Schluss; bezahlt wird dann nichts.',
        '6. Das Spielen der Karte oder die Wirkung der Fähigkeit setzt ein. Hier kann sie aufgehoben werden, und Bezahltes bleibt bezahlt.',
        '7. Abhandeln: Die Karte kommt ins Spiel, oder das Ereignis bewirkt, was es sagt, und wird abgelegt.',
        'Unterbrechungen und Reaktionen zu einem dieser Schritte werden rund um diesen Schritt benutzt. Verlässt die Karte mit der Fähigkeit dabei das Spiel, geht es trotzdem weiter, außer die Kosten lassen sich nicht mehr bezahlen.',
      ],
      examples: [
        'Schwingender Netz-Kick ist eine Aktion des Helden. Bei Peter Parker in Alter-Ego-Gestalt sagt Schritt 1 Nein, bei Spider-Man ohne Bezahlung Schritt 2.',
      ],
      aliases: [
        'Karte spielen',
        'Fähigkeit einleiten',
        'Ablauf beim Spielen einer Karte',
        'Wann bezahle ich',
        'Wann wähle ich Ziele',
        'Sind die Kosten bezahlt, wenn eine Karte aufgehoben wird',
      ],
    },
    see: ['initiating-abilities', 'cost', 'target', 'event', 'playing-cards', 'cancel'],
    rulings: [
      {
        en: 'A card played from the top of the deck leaves it in step 3; the next one is turned up at once (Magik, Age of Apocalypse).',
        de: 'Eine von oben vom Deck gespielte Karte verlässt es in Schritt 3; die nächste wird sofort aufgedreht (Magik, Age of Apocalypse).',
      },
    ],
    decided: [
      {
        en: 'The printed cost of an event and resources before its arrow are one payment.',
        de: 'Die aufgedruckten Kosten eines Ereignisses und Ressourcen vor seinem Pfeil sind eine einzige Bezahlung.',
      },
      {
        en: 'If an additional cost turns out not to be paid, because damage that was to be taken is prevented, the event or card lies on its discard pile without effect, and an ability or basic power remains unused.',
        de: 'Stellt sich heraus, dass zusätzliche Kosten nicht bezahlt sind, weil zu nehmender Schaden verhindert wurde, liegt das Ereignis oder die Karte wirkungslos auf dem Ablagestapel; eine Fähigkeit oder Basiskraft bleibt unbenutzt.',
      },
    ],
  },
  {
    id: 'priority-levels',
    topic: 'steps',
    en: {
      title: 'Levels of Priority',
      text: [
        'Several things wait for the same event. They come in this order:',
        '1. Constant abilities, delayed effects, lasting effects, keywords, and the icons for acceleration, amplify, crisis and hazard.',
        '2. [[status-cards|Status cards]].',
        '3. Forced [[interrupt|interrupts]].',
        '4. Interrupts.',
        '5. Boost, When Defeated and When Revealed abilities.',
        '6. Forced [[response|responses]].',
        '7. Responses.',
        '8. [[consequential-damage|Consequential damage]].',
        'Interrupts with [[would|“would”]] come even before those without it. Within a level, the first player decides the order of what must happen; optional abilities are offered in player order, beginning with him.',
      ],
      examples: [
        'A minion with quickstrike enters play. Quickstrike is a keyword, so its attack comes before any response to its entering play.',
        'An ally with 1 hit point left attacks. Responses to the attack come before the consequential damage that defeats it.',
      ],
      aliases: [
        'priority',
        'timing priority',
        'order of abilities',
        'simultaneous abilities',
        'which comes first',
        'forced before optional',
        'keyword before response',
        'status card before interrupt',
      ],
    },
    de: {
      title: 'Rangfolge der Fähigkeiten',
      text: [
        'Mehreres wartet auf dasselbe Vorkommnis. Es kommt in dieser Reihenfolge:',
        '1. Konstante Fähigkeiten, verzögerte und andauernde Effekte, Schlüsselwörter sowie die Symbole für Beschleunigung, Verstärkung, Krise und Gefahr.',
        '2. [[status-cards|Statuskarten]].',
        '3. Erzwungene [[interrupt|Unterbrechungen]].',
        '4. Unterbrechungen.',
        '5. „Boost“-, „Sobald besiegt“- und „Sobald aufgedeckt“-Fähigkeiten.',
        '6. Erzwungene [[response|Reaktionen]].',
        '7. Reaktionen.',
        '8. [[consequential-damage|Folgeschaden]].',
        'Unterbrechungen mit [[would|„würde“]] kommen noch vor denen ohne. Innerhalb einer Stufe bestimmt der Startspieler die Reihenfolge dessen, was geschehen muss; Freiwilliges geht in Spielerreihenfolge, bei ihm angefangen.',
      ],
      examples: [
        'Ein Scherge mit Erstschlag kommt ins Spiel. Erstschlag ist ein Schlüsselwort, also kommt sein Angriff vor jeder Reaktion auf das Ins-Spiel-Kommen.',
        'Ein Verbündeter mit 1 Lebenspunkt greift an. Reaktionen auf den Angriff kommen vor dem Folgeschaden, der ihn besiegt.',
      ],
      aliases: [
        'Timing-Vorrang',
        'Vorrang',
        'Priorität',
        'Reihenfolge von Fähigkeiten',
        'gleichzeitige Fähigkeiten',
        'Was kommt zuerst',
        'erzwungen vor freiwillig',
        'Schlüsselwort vor Reaktion',
        'Statuskarte vor Unterbrechung',
      ],
    },
    see: [
      'ability',
      'simultaneous-resolution',
      'triggering-condition',
      'first-player',
      'damage-steps',
    ],
    rulings: [
      {
        en: 'Quickstrike comes before Widow’s Bite (Black Widow): minions enter play engaged, and keywords precede responses.',
        de: 'Erstschlag kommt vor Witwenbiss (Black Widow): Schergen kommen im Kampf ins Spiel, und Schlüsselwörter gehen Reaktionen vor.',
      },
      {
        en: 'A stunned Norman Osborn (Green Goblin) loses the status card before his own ability could replace his attack.',
        de: 'Ein betäubter Norman Osborn (Green Goblin) verliert die Statuskarte, bevor seine eigene Fähigkeit den Angriff ersetzen könnte.',
      },
      {
        en: 'An ally that gets the Guardian trait from Star-Lord’s constant ability has it in time for Knowhere.',
        de: 'Ein Verbündeter, dem die konstante Fähigkeit von Star-Lord das Merkmal Guardian gibt, hat es rechtzeitig für Knowhere.',
      },
    ],
    decided: [
      {
        en: 'A delayed effect comes when its moment has come: after what interrupts it, before all responses.',
        de: 'Ein verzögerter Effekt kommt, wenn sein Moment da ist: nach dem, was diesen unterbricht, vor allen Reaktionen.',
      },
    ],
  },
  {
    id: 'golden-rules',
    topic: 'steps',
    en: {
      title: 'Golden Rules',
      text: [
        'The text of a card beats the rules. The Rules Reference beats the Learn to Play book.',
        'A card beats a rule only where the two truly contradict each other; whatever else the rules say goes on.',
        'Between two cards, or between two rules, [[cannot|“cannot”]] wins. A card may allow what a rule says cannot be done.',
      ],
      aliases: [
        'golden rule',
        'card beats rules',
        'contradiction',
        'precedence',
        'card or rulebook',
        'rules conflict',
      ],
    },
    de: {
      title: 'Goldene Regeln',
      text: [
        'Der Text einer Karte geht den Regeln vor. Das Referenzhandbuch geht der Spielanleitung vor.',
        'Eine Karte verdrängt eine Regel nur dort, wo sich beide wirklich widersprechen; alles Übrige gilt weiter.',
        'Zwischen zwei Karten oder zwischen zwei Regeln gewinnt [[cannot|„kann nicht“]]. Eine Karte darf erlauben, was nach einer Regel nicht geht.',
      ],
      aliases: [
        'Goldene Regel',
        'Karte vor Regel',
        'Widerspruch',
        'Vorrang',
        'Karte oder Regelheft',
        'Regelkonflikt',
      ],
    },
    see: ['grim-rule', 'cannot', 'ability'],
  },
  {
    id: 'grim-rule',
    topic: 'steps',
    en: {
      title: 'Grim Rule',
      text: [
        'If nobody finds the answer to a question of rules or timing, take the one that is worst for the players’ chances at that moment, and go on.',
        'It is the last resort. First look at the card, at the rules and at the [[golden-rules|golden rules]].',
      ],
      aliases: [
        'in doubt',
        'worst for the players',
        'unclear rule',
        'no answer',
        'what if we do not know',
        'who decides a rules question',
      ],
    },
    de: {
      title: 'Galgenregel',
      text: [
        'Findet niemand die Antwort auf eine Frage zu Regeln oder Timing, gilt die, die den Spielern im Moment am meisten schadet; dann geht es weiter.',
        'Sie ist das letzte Mittel. Davor kommen die Karte, die Regeln und die [[golden-rules|Goldenen Regeln]].',
      ],
      aliases: [
        'im Zweifel',
        'im Zweifel gegen die Spieler',
        'unklare Regel',
        'keine Antwort',
        'Was, wenn wir es nicht wissen',
        'Wer entscheidet eine Regelfrage',
        'Grim Rule',
        'Grimmige Regel',
      ],
    },
    see: ['golden-rules', 'simultaneous-resolution'],
    decided: [
      {
        en: 'Grimrule has no need to ask: where the book is silent, its reading stands in the entry concerned, and what is open after that is read against the players.',
        de: 'Grimrule muss nicht fragen: Wo das Buch schweigt, steht die Lesart beim betreffenden Eintrag, und was danach offen ist, wird gegen die Spieler gelesen.',
      },
    ],
    untested: 'table',
  },
];
