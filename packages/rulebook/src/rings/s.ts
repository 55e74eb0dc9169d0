import type { Entry } from '../entry.ts';

export const S: readonly Entry[] = [
  {
    id: 'scoring',
    topic: 'end',
    en: {
      title: 'Scoring',
      text: [
        'A game that was won can be given a score, to compare decks or several attempts at a scenario. The lower the score, the better.',
        'Add up: the final [[threat|threat]] of every player, the threat cost of every dead hero, the damage on every surviving hero, and 10 for each completed round.',
        'Then subtract the victory points in the [[discard-piles|victory display]] (see [[victory-x]]).',
        'A player who was [[player-elimination|eliminated]] counts with a threat of 50 and with all of his heroes dead.',
      ],
      examples: [
        'You win alone in the eighth round: threat 38, one dead hero with threat cost 9, 3 damage on the other heroes, a Hill Troll (Victory 4) in the victory display. Seven rounds are complete: 38 + 9 + 3 + 70 − 4 = 116.',
      ],
      aliases: [
        'score',
        'points',
        'final score',
        'victory points',
        'is a low score good',
        'how do I count points',
      ],
    },
    de: {
      title: 'Punktewertung',
      text: [
        'Einer gewonnenen Partie lässt sich eine Punktzahl geben, um Decks oder mehrere Anläufe auf ein Szenario zu vergleichen. Je niedriger sie ist, desto besser.',
        'Zusammen zählen: der [[threat|Bedrohungsgrad]] jedes Spielers am Ende, die Bedrohungskosten jedes toten Helden, der Schaden auf jedem lebenden Helden und 10 für jede abgeschlossene Runde.',
        'Davon gehen die Punkte im [[discard-piles|Stapel beanspruchter Siegpunkte]] ab (siehe [[victory-x]]).',
        'Ein [[player-elimination|ausgeschiedener]] Spieler zählt mit Bedrohungsgrad 50 und lauter toten Helden.',
      ],
      examples: [
        'Du gewinnst allein in der achten Runde: Bedrohungsgrad 38, ein toter Held mit Bedrohungskosten 9, 3 Schaden auf den übrigen, ein Hill Troll (Sieg 4) im Stapel beanspruchter Siegpunkte. Sieben Runden sind abgeschlossen: 38 + 9 + 3 + 70 − 4 = 116.',
      ],
      aliases: [
        'Punkte',
        'Wertung',
        'Punktzahl',
        'Siegpunkte',
        'Score',
        'Ist eine niedrige Punktzahl gut',
        'Wie zähle ich die Punkte',
      ],
    },
    see: ['victory-x', 'winning', 'player-elimination', 'campaign-log'],
    decided: [
      {
        en: 'Only completed rounds count, so the round in which the game ended does not.',
        de: 'Es zählen nur abgeschlossene Runden, also nicht die, in der das Spiel geendet hat.',
      },
    ],
  },
  {
    id: 'search',
    topic: 'words',
    en: {
      title: 'Search',
      text: [
        'A player who searches a place for a card looks through all of it, or through as many cards of it as the effect says. If something fits, it may be taken and goes where the effect sends it.',
        'While the search lasts, the cards still lie in the searched place: nothing has left it yet.',
        'A search may end without a find. How the rest is put back is said by the card.',
      ],
      examples: [
        'A card lets you search the top 5 cards of your deck, but there are only 3 left: you look through those 3.',
      ],
      aliases: [
        'searching',
        'look through a deck',
        'tutor',
        'find a card',
        'do I have to shuffle after searching',
        'must I take a card when I search',
      ],
    },
    de: {
      title: 'Durchsuchen',
      text: [
        'Wer einen Ort nach einer Karte durchsucht, sieht ihn ganz durch oder so viele Karten daraus, wie der Effekt nennt. Passt etwas, darf er es nehmen; es kommt dahin, wohin der Effekt es schickt.',
        'Solange die Suche dauert, liegen die Karten noch am durchsuchten Ort: Verlassen hat ihn noch keine.',
        'Die Suche darf ohne Fund enden. Wie der Rest zurückgelegt wird, sagt die Karte.',
      ],
      examples: [
        'Eine Karte lässt dich die obersten 5 Karten deines Decks durchsuchen, es sind aber nur noch 3 da: Du siehst diese 3 durch.',
      ],
      aliases: [
        'suchen',
        'Suche',
        'Deck durchsehen',
        'Karte finden',
        'Muss ich nach dem Durchsuchen mischen',
        'Muss ich beim Durchsuchen eine Karte nehmen',
      ],
    },
    see: ['effects', 'player-deck', 'encounter-deck'],
    decided: [
      {
        en: 'After the players have searched the encounter deck it is shuffled, also where the card does not say so: they have seen how it lies.',
        de: 'Haben die Spieler das Begegnungsdeck durchsucht, wird es gemischt, auch wenn die Karte das nicht sagt: Sie haben gesehen, wie es liegt.',
      },
    ],
  },
  {
    id: 'self-referential',
    topic: 'words',
    en: {
      title: 'Self-Referential Abilities',
      text: [
        'If an ability names the title of its own card, it means just this one card and no other [[copy|copy]] of it.',
      ],
      examples: [
        'Two Forest Spiders are in the staging area. One of them engages you: only this one gets its bonus to attack.',
      ],
      aliases: [
        'self reference',
        'card names itself',
        'own title',
        'does it count for other copies',
        'self-referencing',
      ],
    },
    de: {
      title: 'Selbstreferenzielle Fähigkeiten',
      text: [
        'Nennt eine Fähigkeit den Titel ihrer eigenen Karte, meint sie genau diese eine und keine andere [[copy|Kopie]].',
      ],
      examples: [
        'In der Aufmarschzone liegen zwei Forest Spiders. Eine verwickelt dich in einen Kampf: Nur diese erhält ihren Bonus auf die Angriffsstärke.',
      ],
      aliases: [
        'Selbstbezug',
        'selbstreferentiell',
        'eigener Kartentitel',
        'Karte nennt sich selbst',
        'Gilt das auch für andere Kopien',
      ],
    },
    see: ['copy', 'ability'],
  },
  {
    id: 'sentinel',
    topic: 'keywords',
    en: {
      title: 'Sentinel',
      text: [
        'A character with sentinel can defend against attacks on other players.',
        'It may be declared once the attacked player has decided to declare no defender himself (see [[step-6-4-1|step 6.4.1]]). It has to be [[ready|ready]], is [[exhausted|exhausted]] for it, and must be able to defend as usual.',
        'The sentinel takes the damage, as any defender does. But the attacked player stays the [[defending-player|defending player]]: what an effect, a [[shadow-effects|shadow effect]] for instance, says to “you” or to the defending player strikes him and not the sentinel’s controller.',
        'If the sentinel leaves play before the damage is dealt, the attack is undefended and hits a hero of the attacked player.',
      ],
      examples: [
        'Wargs attack your neighbor, who has nobody ready. You exhaust Aragorn to defend. The shadow effect raises the threat of the defending player: your neighbor’s rises, yours does not.',
      ],
      aliases: [
        'sentinel defense',
        'defend another player',
        'defend for someone else',
        'can I defend for another player',
        'can sentinel join another defender',
        'who is the defending player with sentinel',
      ],
    },
    de: {
      title: 'Schildwache',
      text: [
        'Ein Charakter mit Schildwache kann auch gegen Angriffe auf andere Spieler verteidigen.',
        'Dazu wird er erklärt, nachdem der angegriffene Spieler selbst auf einen Verteidiger verzichtet hat (siehe [[step-6-4-1|Schritt 6.4.1]]). Er muss [[ready|spielbereit]] sein, wird [[exhausted|erschöpft]] und muss wie sonst auch verteidigen können.',
        'Den Schaden nimmt die Schildwache, wie jeder Verteidiger. [[defending-player|Verteidigender Spieler]] bleibt jedoch der Angegriffene: Was ein Effekt, etwa ein [[shadow-effects|Schatteneffekt]], „dir“ oder dem verteidigenden Spieler antut, trifft ihn und nicht den Spieler der Schildwache.',
        'Verlässt die Schildwache vor dem Schaden das Spiel, ist der Angriff unverteidigt und trifft einen Helden des Angegriffenen.',
      ],
      examples: [
        'Wargs greifen deinen Nachbarn an, bei dem niemand mehr spielbereit ist. Du erschöpfst Aragorn und verteidigst. Der Schatteneffekt erhöht den Bedrohungsgrad des verteidigenden Spielers: Der deines Nachbarn steigt, deiner nicht.',
      ],
      aliases: [
        'Wache',
        'Schildwachenverteidigung',
        'für einen anderen verteidigen',
        'Kann ich für einen anderen Spieler verteidigen',
        'Darf eine Schildwache zusätzlich verteidigen',
        'Wer ist bei Schildwache der verteidigende Spieler',
      ],
    },
    see: ['defending-player', 'step-6-4-1', 'ranged', 'several-defenders', 'keywords'],
    decided: [
      {
        en: 'One sentinel defends. The other players are asked in player order, and with the first defender the question is settled.',
        de: 'Es verteidigt eine Schildwache. Gefragt werden die anderen Spieler in Spielerreihenfolge, und mit dem ersten Verteidiger ist die Frage erledigt.',
      },
    ],
  },
  {
    id: 'setup',
    topic: 'setup',
    en: {
      title: 'Setup',
      text: [
        '1. Shuffle the player decks and the [[encounter-deck|encounter deck]], each by itself. The quest deck is not shuffled.',
        '2. Every player lays out his heroes and sets his dial to his [[starting-threat|starting threat]].',
        '3. Damage, progress and resource tokens are laid out as a common bank.',
        '4. The group agrees on a [[first-player|first player]]; without a majority chance decides.',
        '5. Every player draws 6 cards and may take a [[mulligan|mulligan]].',
        '6. The [[quest-cards|quest cards]] are stacked in the order of their numbers, with stage 1A on top.',
        '7. The setup instructions on 1A are followed, and only after that the card is turned over.',
        'Effects that are triggered on the way are resolved completely. Then the first round begins.',
      ],
      aliases: [
        'set up',
        'prepare the game',
        'start of the game',
        'starting hand',
        'opening hand',
        'how many cards do I start with',
        'how do I set up the game',
      ],
    },
    de: {
      title: 'Vorbereitung',
      text: [
        '1. Spielerdecks und [[encounter-deck|Begegnungsdeck]] mischen, jedes für sich. Das Abenteuerdeck bleibt ungemischt.',
        '2. Jeder Spieler legt seine Helden aus und stellt seinen Zähler auf den [[starting-threat|anfänglichen Bedrohungsgrad]].',
        '3. Schadens-, Fortschritts- und Ressourcenmarker bilden einen gemeinsamen Vorrat.',
        '4. Die Gruppe einigt sich auf einen [[first-player|Startspieler]]; gibt es keine Mehrheit, entscheidet der Zufall.',
        '5. Jeder Spieler zieht 6 Karten und darf einen [[mulligan|Mulligan]] nehmen.',
        '6. Die [[quest-cards|Abenteuerkarten]] kommen in der Ordnung ihrer Nummern aufeinander, Abschnitt 1A zuoberst.',
        '7. Die Anweisungen auf 1A werden befolgt, und erst danach wird die Karte umgedreht.',
        'Effekte, die unterwegs ausgelöst werden, werden ganz abgehandelt. Dann beginnt die erste Runde.',
      ],
      aliases: [
        'Aufbau',
        'Spielaufbau',
        'Spielvorbereitung',
        'Spielbeginn',
        'Starthand',
        'Wie viele Karten habe ich am Anfang',
        'Wie wird das Spiel aufgebaut',
      ],
    },
    see: [
      'starting-threat',
      'mulligan',
      'first-player',
      'quest-cards',
      'campaign-setup',
      'deck-building',
    ],
  },
  {
    id: 'several-defenders',
    topic: 'attacks',
    en: {
      title: 'Multiple Defenders',
      text: [
        'Normally one character defends. Some effects allow more of them against one attack.',
        'Then the [[defense-strength|defense]] of all of them is added up and subtracted from the attack. What is left is [[damage|damage]] to a single one of these defenders, whom the [[defending-player|defending player]] chooses; it cannot be divided.',
        'A defender who is gone by then neither adds defense nor can take the damage. Only if all of them are gone is the attack undefended.',
      ],
      examples: [
        'Thanks to Stand Together, Denethor (defense 3) and Gimli (defense 2) defend against the Hill Troll (attack 6). One damage is left, and either Denethor or Gimli takes it.',
      ],
      aliases: [
        'several defenders',
        'two defenders',
        'defend together',
        'can two characters defend',
        'split damage between defenders',
      ],
    },
    de: {
      title: 'Mehrere Verteidiger',
      text: [
        'Gewöhnlich verteidigt ein einziger Charakter. Manche Effekte erlauben gegen denselben Angriff mehr.',
        'Dann wird die [[defense-strength|Verteidigungsstärke]] aller addiert und vom Angriff abgezogen. Der Rest trifft als [[damage|Schaden]] einen einzigen von ihnen, den der [[defending-player|verteidigende Spieler]] aussucht; aufteilen lässt er sich nicht.',
        'Ein Verteidiger, der bis dahin verschwunden ist, hilft nicht mehr und kann auch den Schaden nicht nehmen. Unverteidigt ist der Angriff erst, wenn keiner mehr übrig ist.',
      ],
      examples: [
        'Dank Stand Together verteidigen Denethor (Verteidigungsstärke 3) und Gimli (Verteidigungsstärke 2) gegen den Hill Troll (Angriffsstärke 6). Es bleibt 1 Schaden, und den nimmt entweder Denethor oder Gimli.',
      ],
      aliases: [
        'zwei Verteidiger',
        'gemeinsam verteidigen',
        'mit mehreren verteidigen',
        'Können zwei Charaktere verteidigen',
        'Schaden auf Verteidiger aufteilen',
      ],
    },
    see: ['defending-player', 'defense-strength', 'step-6-4-1', 'step-6-4-3', 'sentinel'],
  },
  {
    id: 'shadow-effects',
    topic: 'attacks',
    en: {
      title: 'Shadow Effects',
      text: [
        'The lower part of some encounter cards, below the shadow icon and in italics, is a shadow effect. It counts only when the card is turned up as the shadow card of an attacking enemy. Everything else on the card is ignored then; and when the card is revealed as usual, the shadow effect is ignored.',
        'Each engaged enemy is dealt one card of the encounter deck face down at the beginning of the combat phase ([[step-6-2|step 6.2]]), in player order, and for each player the enemy with the highest engagement cost first. If the deck runs out, the rest of the enemies do without. An enemy that attacks in another phase is dealt its card with the attack (see [[attacks-outside-combat]]).',
        'It is turned up after defenders have been declared ([[step-6-4-2|step 6.4.2]]). If it has a shadow effect, that is resolved; several cards of one enemy are resolved one by one. “You” is the [[defending-player|defending player]].',
        'Afterwards the card is discarded, also if its effect was [[prevent|canceled]]. Cards of an enemy that leaves play are discarded without effect, and so are those left at the end of the phase.',
      ],
      examples: [
        'Dol Guldur Orcs are turned up as a shadow card. The attacking enemy gets its attack bonus; their “When Revealed” effect does not happen.',
      ],
      aliases: [
        'shadow',
        'shadow card',
        'shadow cards',
        'shadow icon',
        'boost card',
        'when do I flip the shadow card',
        'does a shadow card have keywords',
        'what happens without cards for shadow',
      ],
    },
    de: {
      title: 'Schatteneffekte',
      text: [
        'Was auf manchen Begegnungskarten unter dem Schattensymbol kursiv steht, ist ein Schatteneffekt. Er zählt nur, wenn die Karte als Schattenkarte eines angreifenden Gegners umgedreht wird; alles andere auf ihr ist dann ohne Bedeutung. Wird sie dagegen normal aufgedeckt, bleibt der Schatteneffekt außer Acht.',
        'Jeder in einen Kampf verwickelte Gegner bekommt zu Beginn der Kampfphase verdeckt eine Karte vom Begegnungsdeck ([[step-6-2|Schritt 6.2]]): in Spielerreihenfolge und bei jedem Spieler nach fallender Kampfbereitschaft. Geht das Deck zur Neige, gehen die restlichen Gegner leer aus. Wer in einer anderen Phase angreift, bekommt seine Karte mit dem Angriff (siehe [[attacks-outside-combat|Angriffe außerhalb der Kampfphase]]).',
        'Umgedreht wird sie, nachdem Verteidiger erklärt sind ([[step-6-4-2|Schritt 6.4.2]]). Hat sie einen Schatteneffekt, wird er abgehandelt; mehrere Karten desselben Gegners kommen einzeln an die Reihe. „Du“ ist der [[defending-player|verteidigende Spieler]].',
        'Danach wird die Karte abgelegt, auch wenn ihr Effekt [[prevent|verhindert]] wurde. Karten eines Gegners, der das Spiel verlässt, werden ohne Wirkung abgelegt, ebenso die am Ende der Phase übrigen.',
      ],
      examples: [
        'Als Schattenkarte kommen die Dol Guldur Orcs zum Vorschein. Der angreifende Gegner erhält seinen Angriffsbonus; ihr „Wenn aufgedeckt“-Effekt tritt nicht ein.',
      ],
      aliases: [
        'Schatten',
        'Schattenkarte',
        'Schattenkarten',
        'Schattensymbol',
        'Wann wird die Schattenkarte umgedreht',
        'Gelten Schlüsselwörter auf einer Schattenkarte',
        'Was passiert ohne Karten für Schatten',
      ],
    },
    see: [
      'step-6-2',
      'step-6-4-2',
      'resolving-enemy-attacks',
      'defending-player',
      'attacks-outside-combat',
    ],
    decided: [
      {
        en: 'A shadow card is discarded as soon as its effect has been resolved or canceled; one that was never turned up, at the end of the attack or of the phase.',
        de: 'Abgelegt wird eine Schattenkarte, sobald ihr Effekt abgehandelt oder verhindert ist; eine, die nie umgedreht wurde, am Ende des Angriffs oder der Phase.',
      },
      {
        en: 'What a shadow effect gives to an undefended attack is settled when the card is turned up, whatever becomes of the defender later.',
        de: 'Was ein Schatteneffekt einem unverteidigten Angriff zusätzlich gibt, steht mit dem Umdrehen fest, was auch immer später aus dem Verteidiger wird.',
      },
      {
        en: 'For enemies with the same engagement cost the order is that in which they lie: the cards are face down, so nothing is decided by it.',
        de: 'Bei gleicher Kampfbereitschaft gilt die Reihenfolge, in der die Gegner liegen: Die Karten sind verdeckt, es entscheidet also nichts.',
      },
      {
        en: 'A Wolf Rider that attacks as a shadow card is an engaged enemy until the end of the combat phase, as the FAQ reads “after combat”; then it goes back to the encounter deck if it is still in play.',
        de: 'Ein Wolf Rider, der als Schattenkarte angreift, ist bis zum Ende der Kampfphase ein in einen Kampf verwickelter Gegner, denn so liest die FAQ „nach dem Kampf“; dann geht er zurück auf das Begegnungsdeck, wenn er noch im Spiel ist.',
      },
    ],
  },
  {
    id: 'simultaneous-priority',
    topic: 'timing',
    en: {
      title: 'Priority of Simultaneous Resolution',
      text: [
        'If two or more effects with the same bold trigger would be resolved at the same time, the [[first-player|first player]] puts them in order, no matter who controls the cards. Each of them is resolved completely before the next one begins.',
        'This is for effects that are bound to happen. Who may use a [[response|response]] first is settled by [[player-order|player order]].',
      ],
      examples: [
        'Two Forced effects wait for the end of the combat phase. The first player says which of them comes first.',
      ],
      aliases: [
        'simultaneous effects',
        'same time',
        'at the same time',
        'who decides the order',
        'two forced effects at once',
        'tie',
      ],
    },
    de: {
      title: 'Priorität bei gleichzeitiger Abhandlung',
      text: [
        'Wären mehrere Effekte mit demselben fett gedruckten Auslöser zugleich an der Reihe, ordnet sie der [[first-player|Startspieler]], gleich wer die Karten kontrolliert. Jeder wird ganz abgehandelt, bevor der nächste beginnt.',
        'Das betrifft Effekte, die ohnehin eintreten. Wer zuerst eine [[response|Reaktion]] verwenden darf, regelt die [[player-order|Spielerreihenfolge]].',
      ],
      examples: [
        'Am Ende der Kampfphase stehen zwei Erzwungen-Effekte an. Der Startspieler sagt, welcher zuerst kommt.',
      ],
      aliases: [
        'gleichzeitige Effekte',
        'gleichzeitig',
        'zur selben Zeit',
        'Wer bestimmt die Reihenfolge',
        'zwei erzwungene Effekte gleichzeitig',
      ],
    },
    see: ['timing', 'forced', 'first-player', 'response'],
  },
  {
    id: 'spheres',
    topic: 'cards',
    en: {
      title: 'Spheres of Influence',
      text: [
        'There are four spheres: [[leadership|Leadership]], [[lore|Lore]], [[spirit|Spirit]] and [[tactics|Tactics]]. Color and icon of a player card tell its sphere; one without an icon is [[neutral-cards|neutral]].',
        'A hero’s resource icon tells which sphere his [[resources|resources]] belong to, and so which cards he can help to pay for (see [[resource-match]]).',
        'A deck may mix spheres as it likes. But its cards can only be played while a hero with the right icon is there.',
      ],
      aliases: [
        'sphere',
        'sphere of influence',
        'colour',
        'color',
        'faction',
        'class',
        'how many spheres may a deck have',
      ],
    },
    de: {
      title: 'Einflusssphäre, Einflusssphären',
      text: [
        'Vier Sphären gibt es: [[leadership|Führung]], [[lore|Wissen]], [[spirit|Geist]] und [[tactics|Taktik]]. Farbe und Symbol einer Spielerkarte zeigen die ihre; ohne Symbol ist sie [[neutral-cards|neutral]].',
        'Das Ressourcensymbol eines Helden sagt, zu welcher Sphäre seine [[resources|Ressourcen]] gehören und welche Karten er daher mitbezahlen kann (siehe [[resource-match]]).',
        'Ein Deck darf Sphären beliebig mischen. Spielen lassen sich seine Karten aber nur, solange ein Held mit dem richtigen Symbol da ist.',
      ],
      aliases: [
        'Sphäre',
        'Sphären',
        'Einflussphäre',
        'Einflussspähre',
        'Farbe',
        'Fraktion',
        'Wie viele Sphären darf ein Deck haben',
      ],
    },
    see: ['leadership', 'lore', 'spirit', 'tactics', 'resource-match', 'neutral-cards'],
    decided: [
      {
        en: 'A hero who has gained a resource icon belongs to that sphere as well.',
        de: 'Ein Held, der ein Ressourcensymbol erhalten hat, gehört auch zu dessen Sphäre.',
      },
    ],
  },
  {
    id: 'spirit',
    topic: 'cards',
    en: {
      title: 'Spirit',
      text: [
        'One of the four [[spheres|spheres]], with blue cards. In the core set its heroes are Éowyn, Eleanor and Dúnhere.',
        'Spirit is good at questing with high [[willpower|willpower]], at lowering [[threat|threat]], at [[prevent|canceling]] “When Revealed” and shadow effects, and at bringing cards back from discard piles.',
      ],
      aliases: ['spirit sphere', 'blue', 'blue cards', 'blue sphere'],
    },
    de: {
      title: 'Geist',
      text: [
        'Eine der vier [[spheres|Einflusssphären]], mit blauen Karten. Ihre Helden im Grundspiel sind Éowyn, Eleanor und Dúnhere.',
        'Geist glänzt im Abenteuer durch hohe [[willpower|Willenskraft]], senkt die [[threat|Bedrohung]], [[prevent|verhindert]] „Wenn aufgedeckt“- und Schatteneffekte und holt Karten aus Ablagestapeln zurück.',
      ],
      aliases: ['Geist-Sphäre', 'Geistsphäre', 'blau', 'blaue Karten', 'Spirit'],
    },
    see: ['spheres', 'resource-match'],
    untested: 'term',
  },
  {
    id: 'staging',
    topic: 'questing',
    en: {
      title: 'Staging',
      text: [
        'Staging is what happens to an encounter card from the deck to its place on the table:',
        '1. It is turned face up.',
        '2. Its keywords and its “When Revealed” effects are resolved.',
        '3. An enemy, a location or an objective is laid in the [[staging-area|staging area]]; a [[treachery-cards|treachery]] goes to the encounter discard pile. A card whose own effect has laid it elsewhere stays there.',
        'The [[step-3-3|step of the quest phase]] of this name reveals one card for each player who is in the game when the step begins, one after the other. Every [[reveal|revealed]] card goes through the same staging, in any phase. After it, [[guarded|guarded]] and [[surge|surge]] bring further cards.',
      ],
      aliases: [
        'staging step',
        'reveal encounter cards',
        'when revealed',
        'staging order',
        'how many encounter cards do we reveal',
      ],
    },
    de: {
      title: 'Aufmarsch',
      text: [
        'Der Aufmarsch ist der Weg einer Begegnungskarte vom Deck an ihren Platz auf dem Tisch:',
        '1. Sie wird umgedreht.',
        '2. Ihre Schlüsselwörter und ihre „Wenn aufgedeckt“-Effekte werden abgehandelt.',
        '3. Gegner, Orte und Ziele kommen in die [[staging-area|Aufmarschzone]], ein [[treachery-cards|Verrat]] auf den Begegnungs-Ablagestapel. Hat der eigene Effekt die Karte woandershin gelegt, bleibt sie dort.',
        'Im gleichnamigen [[step-3-3|Schritt der Abenteuerphase]] wird für jeden Spieler, der zu Beginn des Schritts im Spiel ist, eine Karte aufgedeckt, eine nach der anderen. Denselben Aufmarsch durchläuft jede [[reveal|aufgedeckte]] Karte, in jeder Phase. Danach bringen [[guarded|Bewacht]] und [[surge|Nachrüsten]] weitere Karten.',
      ],
      aliases: [
        'Aufmarsch-Schritt',
        'aufmarschieren',
        'Begegnungskarten aufdecken',
        'Wenn aufgedeckt',
        'Wie viele Begegnungskarten werden aufgedeckt',
      ],
    },
    see: ['reveal', 'staging-area', 'step-3-3', 'surge', 'doomed-x', 'guarded'],
    decided: [
      {
        en: 'If an enemy is destroyed as it is revealed, by Thalin for instance, neither its keywords nor its “When Revealed” effect are resolved, as the FAQ says: the damage comes first. What the enemy says about being destroyed is resolved.',
        de: 'Wird ein Gegner schon beim Aufdecken getötet, etwa durch Thalin, werden weder seine Schlüsselwörter noch sein „Wenn aufgedeckt“-Effekt abgehandelt, so die FAQ: Der Schaden kommt zuerst. Was der Gegner für seinen Tod ankündigt, wird abgehandelt.',
      },
    ],
  },
  {
    id: 'staging-area',
    topic: 'zones',
    en: {
      title: 'Staging Area',
      text: [
        'The place in the middle of the table for dangers the players have not faced yet. Revealed enemies, locations and objectives are laid here; they are [[in-play|in play]].',
        'When the quest is resolved, the threat strength of all enemies and locations in the staging area is added up and stands against the [[willpower|willpower]] of the committed characters (see [[step-3-4|step 3.4]]).',
        'A location leaves it when the players [[travel-phase|travel]] there, an enemy when it becomes [[engaged|engaged]] with a player. From then on it does not count for the sum any more.',
        'Enemies here are engaged with nobody: they do not attack and, as a rule, cannot be attacked.',
      ],
      examples: [
        'In the staging area are the Forest Spider (threat 2) and the Old Forest Road (threat 1), and Mountains of Mirkwood (threat 2) is the active location. The quest is opposed by 3, not 5.',
      ],
      aliases: [
        'staging zone',
        'threat in the staging area',
        'does the active location count',
        'do engaged enemies add threat',
        'can I attack enemies in the staging area',
      ],
    },
    de: {
      title: 'Aufmarschzone',
      text: [
        'Der Platz in der Tischmitte für Gefahren, denen sich noch niemand gestellt hat. Hierher kommen aufgedeckte Gegner, Orte und Ziele; sie sind [[in-play|im Spiel]].',
        'Beim Abhandeln des Abenteuers wird der Widerstand aller Gegner und Orte in der Aufmarschzone addiert und steht gegen die [[willpower|Willenskraft]] der Charaktere, die sich dem Abenteuer stellen (siehe [[step-3-4|Schritt 3.4]]).',
        'Ein Ort geht von hier weg, wenn die Spieler zu ihm [[travel-phase|reisen]], ein Gegner, wenn er mit einem Spieler [[engaged|in einen Kampf verwickelt]] wird. Ab da zählt er für die Summe nicht mehr.',
        'Gegner in der Aufmarschzone kämpfen mit niemandem: Sie greifen nicht an und können in der Regel auch nicht angegriffen werden.',
      ],
      examples: [
        'In der Aufmarschzone liegen die Forest Spider (Widerstand 2) und die Old Forest Road (Widerstand 1), aktiver Ort sind die Mountains of Mirkwood (Widerstand 2). Dem Abenteuer stehen 3 entgegen, nicht 5.',
      ],
      aliases: [
        'Aufmarschbereich',
        'Widerstand der Aufmarschzone',
        'Gesamtwiderstand',
        'Bedrohungsstärke',
        'Zählt der aktive Ort mit',
        'Zählen Gegner im Kampf zum Widerstand',
        'Kann ich Gegner in der Aufmarschzone angreifen',
      ],
    },
    see: ['staging', 'step-3-4', 'active-location', 'engaged', 'travel-phase', 'threat'],
  },
  {
    id: 'starting-threat',
    topic: 'threat',
    en: {
      title: 'Starting Threat',
      text: [
        'The [[threat|threat]] you begin a game with: the threat costs of all the heroes you control, added up. In a campaign, penalties from the [[campaign-log|campaign log]] are added.',
        'It is set once, during [[setup|setup]]. Losing a hero later does not lower it.',
      ],
      examples: ['Aragorn (12), Glóin (9) and Théodred (8) make a starting threat of 29.'],
      aliases: [
        'initial threat',
        'threat cost',
        'starting threat level',
        'how high is my threat at the start',
      ],
    },
    de: {
      title: 'Anfänglicher Bedrohungsgrad',
      text: [
        'Der [[threat|Bedrohungsgrad]], mit dem du in die Partie gehst: die Summe der Bedrohungskosten aller Helden, die du kontrollierst. In einer Kampagne kommen die Strafen aus dem [[campaign-log|Kampagnenlogbuch]] hinzu.',
        'Eingestellt wird er nur bei der [[setup|Vorbereitung]]. Stirbt später ein Held, sinkt er dadurch nicht.',
      ],
      examples: [
        'Aragorn (12), Glóin (9) und Théodred (8) ergeben einen anfänglichen Bedrohungsgrad von 29.',
      ],
      aliases: [
        'Startbedrohung',
        'Anfangsbedrohung',
        'Bedrohungskosten',
        'Wie hoch ist meine Bedrohung am Anfang',
      ],
    },
    see: ['threat', 'setup', 'hero-cards', 'fellowship-of-heroes'],
  },
  {
    id: 'surge',
    topic: 'keywords',
    en: {
      title: 'Surge',
      text: [
        'When a card with surge has been revealed, one more encounter card is revealed. This is done right after the [[staging|staging]] of the first card is complete; the new card may surge in its turn.',
        'A card with surge several times brings as many additional cards.',
        'Surge counts only if the card is [[reveal|revealed]]. It is a keyword and no “When Revealed” effect: canceling those effects does not stop it.',
      ],
      examples: [
        'Endless Caverns (doomed 1, surge) is revealed: every player raises his threat by 1, the location is laid in the staging area, and another card is revealed.',
      ],
      aliases: [
        'surges',
        'additional encounter card',
        'reveal another card',
        'does a test of will stop surge',
        'can surge be cancelled',
        'does surge count on a shadow card',
      ],
    },
    de: {
      title: 'Nachrüsten',
      text: [
        'Ist eine Karte mit Nachrüsten aufgedeckt, kommt eine weitere Begegnungskarte hinzu. Sie wird aufgedeckt, sobald der [[staging|Aufmarsch]] der ersten ganz vorbei ist, und kann selbst wieder Nachrüsten haben.',
        'Trägt eine Karte das Schlüsselwort mehrfach, bringt sie entsprechend viele Karten mit.',
        'Nachrüsten zählt nur beim [[reveal|Aufdecken]]. Es ist ein Schlüsselwort und kein „Wenn aufgedeckt“-Effekt: Wer solche Effekte verhindert, hält es nicht auf.',
      ],
      examples: [
        'Endless Caverns (Verflucht 1, Nachrüsten) wird aufgedeckt: Jeder Spieler erhöht seinen Bedrohungsgrad um 1, der Ort kommt in die Aufmarschzone, und eine weitere Karte wird aufgedeckt.',
      ],
      aliases: [
        'Surge',
        'Nachrücken',
        'zusätzliche Begegnungskarte',
        'noch eine Karte aufdecken',
        'Kann man Nachrüsten verhindern',
        'Gilt Nachrüsten auf einer Schattenkarte',
      ],
    },
    see: ['staging', 'reveal', 'doomed-x', 'guarded', 'keywords'],
    decided: [
      {
        en: 'The book’s list of keywords leaves surge out; its own entry says that it is one.',
        de: 'In der Aufzählung der Schlüsselwörter fehlt Nachrüsten im Buch; sein eigener Eintrag nennt es ein Schlüsselwort.',
      },
      {
        en: 'If nothing but surging cards is left in the encounter deck and its discard pile, the same cards would come up for ever. The book knows no end to that. Once each of them has come up ten times in a row, the players have lost: the [[grim-rule|Grim Rule]] takes what is worse.',
        de: 'Sind im Begegnungsdeck und im Begegnungs-Ablagestapel nur noch Karten mit Nachrüsten, kämen endlos dieselben Karten. Das Buch kennt dafür kein Ende. Ist jede von ihnen zehnmal hintereinander gekommen, haben die Spieler verloren: Die [[grim-rule|Galgenregel]] nimmt das Schlechtere.',
      },
    ],
  },
];
