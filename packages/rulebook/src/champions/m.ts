import type { Entry } from '../entry.ts';

export const M: readonly Entry[] = [
  {
    id: 'main-scheme-main-scheme-deck',
    topic: 'threat',
    en: {
      title: 'Main Scheme, Main Scheme Deck',
      text: [
        'The main scheme is what the villain is after. Its stages form the main scheme deck; the top one is in play and cannot be discarded from play.',
        'In step 1 of the [[villain-phase|villain phase]] it gets as much [[threat|threat]] as its acceleration field says, plus 1 for each [[acceleration-icon|acceleration icon]] and [[acceleration-token|acceleration token]] in play.',
        'As soon as it has at least as much threat as its [[target-threat|target threat]], it is completed and the deck advances. If it was the last stage, the villain wins. A main scheme that advances for any other reason was not completed.',
        '1. The old stage is removed from the game. Its tokens go back to the supply, except acceleration tokens, which stay for the next stage; cards attached to it are discarded. Excess threat is lost.',
        '2. When Revealed abilities on side A of the next stage are resolved.',
        '3. The stage is turned to side B and gets its starting threat; then the When Revealed abilities on side B are resolved.',
      ],
      examples: [
        'A stage with target threat 6 has 5 and gets 4 more: it is completed, and the next stage begins with its own starting threat, not with 3 more.',
      ],
      aliases: [
        'main schemes',
        'scheme deck',
        'stage 1A',
        'stage 1B',
        'advance the main scheme',
        'complete the main scheme',
        'when do we lose',
        'does excess threat carry over',
        'do acceleration tokens stay',
      ],
    },
    de: {
      title: 'Hauptplan, Hauptplandeck',
      text: [
        'Der Hauptplan ist das, worauf der Schurke aus ist. Seine Abschnitte bilden das Hauptplandeck; der oberste ist im Spiel und kann nicht aus dem Spiel abgelegt werden.',
        'In Schritt 1 der [[villain-phase|Schurkenphase]] kommt so viel [[threat|Bedrohung]] auf ihn, wie sein Beschleunigungsfeld angibt, plus 1 für jedes [[acceleration-icon]] und jeden [[acceleration-token]] im Spiel.',
        'Sobald auf ihm mindestens so viel Bedrohung liegt, wie seine [[target-threat]] beträgt, ist er vollendet, und das Deck rückt vor. War es der letzte Abschnitt, gewinnt der Schurke. Rückt der Hauptplan aus einem anderen Grund vor, wurde er nicht vollendet.',
        '1. Der alte Abschnitt wird aus dem Spiel entfernt. Seine Marker kommen in den Vorrat, bis auf Beschleunigungsmarker, die für den nächsten Abschnitt liegen bleiben; angehängte Karten werden abgelegt. Überzählige Bedrohung verfällt.',
        '2. „Sobald aufgedeckt“-Fähigkeiten auf Seite A des nächsten Abschnitts werden abgehandelt.',
        '3. Der Abschnitt wird auf Seite B gedreht und bekommt seine Start-Bedrohung; danach werden die „Sobald aufgedeckt“-Fähigkeiten der Seite B abgehandelt.',
      ],
      examples: [
        'Ein Abschnitt mit Ziel-Bedrohung 6 hat 5 und bekommt 4 dazu: Er ist vollendet, und der nächste beginnt mit seiner eigenen Start-Bedrohung, nicht mit 3 mehr.',
      ],
      aliases: [
        'Hauptpläne',
        'Plandeck',
        'Abschnitt 1A',
        'Abschnitt 1B',
        'Hauptplan vorrücken',
        'Hauptplan vollenden',
        'Wann verlieren wir',
        'Wird überschüssige Bedrohung übertragen',
        'Bleiben Beschleunigungsmarker liegen',
      ],
    },
    see: [
      'target-threat',
      'threat',
      'scheme-card-type',
      'when-completed-abilities',
      'winning-the-game',
    ],
    decided: [
      {
        en: 'Responses to threat being placed come before the main scheme is found to be completed.',
        de: 'Reaktionen auf das Platzieren von Bedrohung kommen, bevor festgestellt wird, dass der Hauptplan vollendet ist.',
      },
      {
        en: 'That the players lose when a scheme is completed cannot be taken away, not even by a blank text box.',
        de: 'Dass die Spieler verlieren, wenn ein Plan vollendet ist, lässt sich nicht wegnehmen, auch nicht durch ein leeres Textfeld.',
      },
    ],
  },
  {
    id: 'max',
    topic: 'words',
    en: {
      title: 'Max',
      text: [
        'A maximum counts all [[copy|copies]] of a card, by title, no matter whose they are. What it forbids depends on what follows.',
        '“Max X per round” (or phase): copies may be played that often, by all players together. A card whose effects were [[cancel|canceled]] counts as well.',
        '“Max X per deck”: that many copies in each player’s deck. “Max 1 per player”: that many under one player’s control at a time; whoever has that many cannot take control of another copy either. “Max 1 per ally” and the like: that many attached to each such card.',
        '“Max 1 per event” and the like: among all copies, the ability may be used once for each time that the thing happens.',
        'In brackets within an ability, “max +X” caps that ability alone, and others may add more. A maximum for the value itself, such as “maximum hand size of 7”, caps the total, whatever it comes from.',
      ],
      examples: [
        'Combat Training has “Max 1 per player”. You may have one and give another player one, but no second one to anybody.',
        'Iron Man’s hand size grows with each Tech upgrade he controls, but only up to 7.',
      ],
      aliases: [
        'maximum',
        'max 1 per player',
        'max 1 per deck',
        'max 1 per round',
        'maximum hand size',
        'difference between max and limit',
      ],
    },
    de: {
      title: 'Max., Maximum, maximal',
      text: [
        'Ein Maximum zählt alle [[copy|Exemplare]] einer Karte nach ihrem Namen, egal, wem sie gehören. Was es begrenzt, sagt der Zusatz.',
        '„Max. X pro Runde“ (oder Phase): So oft dürfen Exemplare gespielt werden, von allen Spielern zusammen. Auch eine Karte, deren Effekte [[cancel|aufgehoben]] wurden, zählt.',
        '„Max. X pro Deck“: so viele Exemplare in jedem Spielerdeck. „Max. 1 pro Spieler“: so viele zugleich unter der Kontrolle eines Spielers; er kann auch kein weiteres Exemplar übernehmen. „Max. 1 pro Verbündeten“ und Ähnliches: so viele angehängt an jede solche Karte.',
        '„Max. 1 pro Ereignis“ und Ähnliches: Von allen Exemplaren zusammen darf die Fähigkeit einmal verwendet werden, sooft das Genannte geschieht.',
        'In Klammern innerhalb einer Fähigkeit begrenzt ein „Maximum von +X“ nur diese Fähigkeit; andere dürfen noch etwas dazugeben. Ein Maximum für den Wert selbst, etwa ein maximales Handlimit von 7, begrenzt die Summe, woher sie auch kommt.',
      ],
      examples: [
        'Kampftraining hat „Max. 1 pro Spieler“. Du darfst eines haben und einem anderen Spieler eines geben, aber niemandem ein zweites.',
        'Iron Mans Handlimit wächst mit jedem Tech-Upgrade unter seiner Kontrolle, aber nur bis 7.',
      ],
      aliases: [
        'Max.',
        'Maximum',
        'maximal',
        'Max. 1 pro Spieler',
        'Max. 1 pro Deck',
        'Max. 1 pro Runde',
        'maximales Handlimit',
        'Unterschied zwischen Max. und Nur',
      ],
    },
    see: ['limit', 'copy', 'deck-customization', 'cancel'],
  },
  {
    id: 'maximum-hit-points',
    topic: 'damage',
    en: {
      title: 'Maximum Hit Points',
      text: [
        'The maximum of a character is its [[base-value|base]] [[hit-points|hit points]] with everything added or taken off that it “gets” at the moment. Healing cannot go beyond it unless the effect says so.',
      ],
      examples: [
        'An ally with 3 printed hit points who gets +2 has a maximum of 5 for as long as the bonus lasts.',
      ],
      aliases: [
        'maximum health',
        'max hit points',
        'highest hit points',
        'can I heal above my maximum',
      ],
    },
    de: {
      title: 'Maximale Lebenspunkte',
      text: [
        'Das Maximum eines Charakters sind seine [[base-value|Basis]]-[[hit-points|Lebenspunkte]] mit allem, was er derzeit dazu oder davon weg „bekommt“. Heilung geht nicht darüber hinaus, außer der Effekt sagt es.',
      ],
      examples: [
        'Ein Verbündeter mit 3 aufgedruckten Lebenspunkten, der +2 bekommt, hat ein Maximum von 5, solange der Bonus gilt.',
      ],
      aliases: [
        'Maximum an Lebenspunkten',
        'volle Lebenspunkte',
        'Kann ich über mein Maximum heilen',
      ],
    },
    see: ['remaining-hit-points', 'sustained-damage', 'heal', 'modifiers'],
  },
  {
    id: 'may',
    topic: 'words',
    en: {
      title: 'May',
      text: [
        'What follows “may” is up to the player who is named; if none is, to the player who controls the card. The rest of the ability stays as binding as it was.',
      ],
      examples: [
        'A forced response with “you may” has to be used, but the part after “may” can be declined.',
      ],
      aliases: ['may', 'optional', 'do I have to', 'can I decline', 'may or must'],
    },
    de: {
      title: 'Dürfen',
      text: [
        'Was „dürfen“ erlaubt, steht dem genannten Spieler frei; ist keiner genannt, dem, der die Karte kontrolliert. Der übrige Teil der Fähigkeit bleibt so verbindlich wie zuvor.',
      ],
      examples: [
        'Eine erzwungene Reaktion mit „du darfst“ muss verwendet werden; auf den erlaubten Teil lässt sich aber verzichten.',
      ],
      aliases: ['darf', 'darfst', 'freiwillig', 'optional', 'Muss ich das', 'Kann ich verzichten'],
    },
    see: ['ability', 'forced', 'choose-option'],
  },
  {
    id: 'mental-resource',
    topic: 'icons',
    en: {
      title: 'Mental Resource',
      text: [
        'One of the four types of [[resource|resource]]. Where a cost does not care for the type, it pays as well as any other. Where a cost asks for mental, or an effect asks whether mental was paid, only mental or [[wild-resource|wild]] will do. When nothing is being paid, a wild resource is not a mental one.',
      ],
      examples: ['Genius, discarded from hand, is worth 2 mental resources.'],
      aliases: ['mental', 'blue resource', 'brain', 'mind'],
    },
    de: {
      title: 'Geist-Ressource',
      text: [
        'Einer der vier [[resource|Ressourcentypen]]. Wo es auf den Typ nicht ankommt, bezahlt er so gut wie jeder andere. Wo Kosten Geist verlangen oder ein Effekt fragt, ob mit Geist bezahlt wurde, taugen nur Geist oder [[wild-resource|Joker]]. Wird nichts bezahlt, ist ein Joker keine Geist-Ressource.',
      ],
      examples: ['Genialität ist, von der Hand abgelegt, 2 Geist-Ressourcen wert.'],
      aliases: ['Geist', 'blaue Ressource', 'mentale Ressource', 'Gehirn'],
    },
    see: ['resource', 'energy-resource', 'physical-resource', 'wild-resource', 'cost'],
  },
  {
    id: 'minion',
    topic: 'enemies',
    en: {
      title: 'Minion',
      text: [
        'A minion is an encounter card and an [[enemy|enemy]]. It enters play [[engage|engaged]] with the player who reveals it or resolves the ability that puts it into play, unless an ability says otherwise, and stays until something makes it leave play. With no [[remaining-hit-points|hit points left]] it is defeated and discarded.',
        'In step 2 of the [[villain-phase|villain phase]], after the villain, every minion engaged with a player [[activation|activates]] against that player, one after the other in an order of the player’s choice. It attacks a hero; against an alter-ego it schemes. It gets no boost card unless it is [[villainous|villainous]].',
        'A minion that comes to be engaged with a player while the minions of that player are activating activates too. If a minion leaves play during its activation, the activation ends at once.',
      ],
      aliases: [
        'minions',
        'henchman',
        'when do minions attack',
        'do minions get boost cards',
        'new minion during villain phase',
        'in which order do minions attack',
      ],
    },
    de: {
      title: 'Scherge',
      text: [
        'Ein Scherge ist eine Begegnungskarte und ein [[enemy|Gegner]]. Er kommt [[engage|im Kampf]] mit dem Spieler ins Spiel, der ihn aufdeckt oder die Fähigkeit abhandelt, die ihn ins Spiel bringt, sofern keine Fähigkeit etwas anderes sagt, und bleibt, bis etwas ihn aus dem Spiel bringt. Ohne [[remaining-hit-points|Lebenspunkte]] ist er besiegt und wird abgelegt.',
        'In Schritt 2 der [[villain-phase|Schurkenphase]] wird nach dem Schurken jeder Scherge im Kampf mit einem Spieler gegen diesen [[activation|aktiviert]], einer nach dem anderen, in der Reihenfolge, die der Spieler wählt. Einen Helden greift er an, gegen ein Alter Ego treibt er den Plan voran. Eine Boost-Karte bekommt er nur, wenn er [[villainous|schurkisch]] ist.',
        'Gerät noch ein Scherge mit einem Spieler in einen Kampf, während dessen Schergen aktiviert werden, wird auch er aktiviert. Verlässt ein Scherge während seiner Aktivierung das Spiel, endet sie sofort.',
      ],
      aliases: [
        'Schergen',
        'Handlanger',
        'Minion',
        'Wann greifen Schergen an',
        'Bekommen Schergen Boost-Karten',
        'neuer Scherge in der Schurkenphase',
        'In welcher Reihenfolge greifen Schergen an',
      ],
    },
    see: ['engage', 'activation', 'guard', 'villainous', 'nemesis-encounter-set'],
  },
  {
    id: 'modes-of-play',
    topic: 'modes',
    en: {
      title: 'Modes of Play',
      text: [
        'Before a game the players agree on how they want to play. All modes but standard can be combined with each other.',
        'Standard: the villain stages, sets and setup that the scenario prescribes.',
        'Expert: the stages that the scenario lists for expert mode, and the [[expert-set|expert set]] in addition.',
        'Heroic: choose a level beforehand. In step 3 of every [[villain-phase|villain phase]] each player is dealt that many additional encounter cards.',
        'Skirmish: choose a single stage of the villain. In step 8 of setup that one comes into play and the others are removed from the game.',
        'Campaign: several scenarios in a row, by the rules of a campaign’s own booklet, which may also have an expert campaign. A log keeps what carries over; a card removed from the campaign stays out even if a scenario is tried again.',
      ],
      aliases: [
        'mode',
        'game modes',
        'difficulty',
        'difficulty level',
        'standard mode',
        'expert mode',
        'heroic mode',
        'skirmish mode',
        'campaign mode',
        'how to make the game harder',
        'how to make the game shorter',
      ],
    },
    de: {
      title: 'Spielmodi',
      text: [
        'Vor einer Partie einigen sich die Spieler, wie sie spielen wollen. Bis auf den Standardmodus lassen sich alle Modi miteinander verbinden.',
        'Standard: mit den Schurkenabschnitten, Sets und dem Aufbau, die das Szenario vorschreibt.',
        'Experte: mit den Abschnitten, die das Szenario für den Expertenmodus nennt, und zusätzlich dem [[expert-set]].',
        'Heldenhaft: Ihr wählt vorab eine Stufe. In Schritt 3 jeder [[villain-phase|Schurkenphase]] werden jedem Spieler so viele Begegnungskarten mehr zugeteilt.',
        'Scharmützel: Ihr wählt einen einzigen Abschnitt des Schurken. In Schritt 8 des Spielaufbaus kommt er ins Spiel, die übrigen werden aus dem Spiel entfernt.',
        'Kampagne: mehrere Szenarien hintereinander, nach den Regeln im Heft der Kampagne, das auch eine Experten-Kampagne enthalten kann. Ein Logbuch hält fest, was weiterwirkt; eine aus der Kampagne entfernte Karte bleibt draußen, auch wenn ein Szenario noch einmal versucht wird.',
      ],
      aliases: [
        'Modus',
        'Spielmodus',
        'Schwierigkeitsgrad',
        'Standardmodus',
        'Expertenmodus',
        'Heldenhafter Modus',
        'Scharmützelmodus',
        'Kampagnenmodus',
        'Wie wird das Spiel schwerer',
        'Wie wird das Spiel kürzer',
      ],
    },
    see: ['standard-mode', 'expert-mode', 'heroic-mode', 'skirmish-mode', 'campaign-mode'],
  },
  {
    id: 'modifiers',
    topic: 'timing',
    en: {
      title: 'Modifiers',
      text: [
        'A value that is being modified is always up to date: whenever a modifier comes or goes, it is worked out again from its [[base-value|base value]], with all active modifiers at the same time.',
        'The order of the sum: first multiply by the number of players where the [[per-player-icon|per player icon]] stands, which is no modifier itself; then add and subtract; then double and halve; at the very end round up.',
        'A modifier that “sets” a value to a number overrides all others. Among several of those, the one resolved last counts.',
        'A result below zero is taken as zero; nothing on a card can be negative. A [[dash-value|dash]] cannot be modified.',
        'What a character “gets” (+1 ATK, 4 hit points) lasts as long as the ability that gives it is active; then the value is again what it would be without.',
      ],
      examples: [
        'A hero with 3 ATK gets +2 and his ATK is halved: 5 halved is 2½, rounded up 3.',
        'A minion with 1 ATK and two attachments of −1 ATK each attacks with 0. With one more of +1 it still has 0: 1 − 2 + 1.',
      ],
      aliases: [
        'modifier',
        'bonus',
        'plus one',
        'modified value',
        'rounding',
        'round up or down',
        'double and add',
        'can ATK be negative',
      ],
    },
    de: {
      title: 'Modifikatoren',
      text: [
        'Ein veränderter Wert ist immer auf dem neuesten Stand: Sooft ein Modifikator dazukommt oder wegfällt, wird er von seinem [[base-value|Basiswert]] aus neu berechnet, mit allen aktiven Modifikatoren zugleich.',
        'So wird gerechnet: Zuerst wird mit der Spielerzahl multipliziert, wo das [[per-player-icon]] steht (es ist selbst kein Modifikator), dann addiert und subtrahiert, dann verdoppelt und halbiert, ganz am Ende aufgerundet.',
        'Ein Modifikator, der einen Wert auf eine Zahl „festsetzt“, geht allen anderen vor. Unter mehreren solchen gilt der zuletzt abgehandelte.',
        'Ein Ergebnis unter null gilt als null; nichts auf einer Karte kann negativ sein. Ein [[dash-value|Gedankenstrich]] lässt sich nicht verändern.',
        'Was ein Charakter „bekommt“ (+1 ANG, 4 Lebenspunkte), hat er, solange die Fähigkeit aktiv ist, die es ihm gibt; danach ist der Wert wieder der, der er ohne sie wäre.',
      ],
      examples: [
        'Ein Held mit ANG 3 bekommt +2, und seine ANG wird halbiert: Die Hälfte von 5 ist 2½, aufgerundet 3.',
        'Ein Scherge mit ANG 1 und zwei Anhängen zu je −1 ANG greift mit 0 an. Mit einem dritten zu +1 hat er immer noch 0: 1 − 2 + 1.',
      ],
      aliases: [
        'Modifikator',
        'Bonus',
        'modifizierter Wert',
        'runden',
        'aufrunden oder abrunden',
        'verdoppeln und addieren',
        'Kann ANG negativ sein',
      ],
    },
    see: ['base-value', 'gets', 'printed', 'dash-value', 'per-player-icon'],
  },
  {
    id: 'modular-encounter-set',
    topic: 'decks',
    en: {
      title: 'Modular Encounter Set',
      text: [
        'A modular set is a group of encounter cards that can be added to almost any scenario. The scenario says how many it takes, which of them are fixed and which may be chosen; the name of the set stands at the bottom of its cards.',
        'A set is always added as a whole unless the scenario says otherwise. The [[standard-set|standard set]] and the [[expert-set|expert set]] are not modular sets.',
        'You may exchange the recommended set for another or add more than one.',
      ],
      aliases: [
        'modular set',
        'modular sets',
        'module',
        'which modular set should I use',
        'can I use several modular sets',
        'random modular set',
      ],
    },
    de: {
      title: 'Modulares Begegnungsset',
      text: [
        'Ein modulares Set ist eine Gruppe von Begegnungskarten, die zu fast jedem Szenario passt. Wie viele ein Szenario braucht, welche davon feststehen und welche frei gewählt werden, sagt das Szenario; der Name des Sets steht unten auf seinen Karten.',
        'Ein Set kommt immer als Ganzes dazu, sofern das Szenario nichts anderes bestimmt. [[standard-set]] und [[expert-set]] sind keine modularen Sets.',
        'Das empfohlene Set dürft ihr gegen ein anderes tauschen oder um weitere ergänzen.',
      ],
      aliases: [
        'modulares Set',
        'modulare Sets',
        'Modul',
        'Welches modulare Set nehmen wir',
        'Darf man mehrere modulare Sets nehmen',
        'zufälliges modulares Set',
      ],
    },
    see: ['encounter-set', 'encounter-deck', 'standard-set', 'modes-of-play'],
  },
  {
    id: 'move',
    topic: 'words',
    en: {
      title: 'Move',
      text: [
        'Some abilities move cards, damage, threat or counters from one place to another. Something cannot be moved to where it already is, and without both a valid place to take it from and a valid place to put it, nothing is moved.',
        'Damage moved off a character is [[heal|healed]] from it; damage moved onto a character is [[damage|dealt]] to it. Between a card and a dial it is the same amount: tokens come off the card and the dial goes down, or the dial goes up (never past its [[maximum-hit-points|maximum]]) and tokens go on the card.',
        'Threat moved off a scheme is removed from it; threat moved onto a scheme is placed on it.',
      ],
      examples: [
        'While a [[crisis-icon|crisis icon]] is in play, a player card cannot move threat off the main scheme: that would be removing it.',
      ],
      aliases: [
        'moving',
        'move damage',
        'move threat',
        'is moving damage healing',
        'move counters',
      ],
    },
    de: {
      title: 'Verschieben',
      text: [
        'Manche Fähigkeiten verschieben Karten, Schaden, Bedrohung oder Marker. Nichts lässt sich dorthin verschieben, wo es schon ist, und ohne gültigen Ausgangsort und gültiges Ziel wird nichts verschoben.',
        'Schaden, der von einem Charakter verschoben wird, ist von ihm [[heal|geheilt]]; Schaden, der auf einen Charakter verschoben wird, ist ihm [[damage|zugefügt]]. Zwischen Karte und Lebenspunktezähler geht es um dieselbe Menge: Marker kommen von der Karte und der Zähler sinkt, oder der Zähler steigt (nie über das [[maximum-hit-points|Maximum]]) und Marker kommen auf die Karte.',
        'Bedrohung, die von einem Plan verschoben wird, ist von ihm entfernt; Bedrohung, die auf einen Plan verschoben wird, ist auf ihm platziert.',
      ],
      examples: [
        'Solange ein [[crisis-icon]] im Spiel ist, kann keine Spielerkarte Bedrohung vom Hauptplan verschieben: Das hieße, sie zu entfernen.',
      ],
      aliases: [
        'bewegen',
        'Schaden verschieben',
        'Bedrohung verschieben',
        'Ist Verschieben Heilung',
        'Marker verschieben',
      ],
    },
    see: ['heal', 'damage', 'threat', 'swap', 'all-purpose-counter'],
  },
];
