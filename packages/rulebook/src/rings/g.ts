import type { Entry } from '../entry.ts';

export const G: readonly Entry[] = [
  {
    id: 'gains',
    topic: 'words',
    en: {
      title: 'Gain',
      text: [
        'Resources: whoever gains them takes them from the token bank and puts them into the [[resources|resource pool]] of the hero who was named.',
        'Properties: a card that gains a [[traits|trait]], a keyword or some text works as though these were its own. They are not [[printed|printed]] on it, however, and whatever looks for printed things passes them by.',
        'Numbers: a card that gains a bonus or a penalty has that value [[modifiers|modified]].',
      ],
      examples: [
        'Steward of Gondor gives Gimli the Gondor trait. When For Gondor! is played, he counts among the Gondor characters, who also get +1 defense.',
      ],
      aliases: [
        'gains',
        'gained',
        'gain a trait',
        'gain a keyword',
        'gain resources',
        'gets',
        'is a gained trait printed',
        'resource icon gained',
      ],
    },
    de: {
      title: 'Erhalten',
      text: [
        'Ressourcen: Wer sie erhält, nimmt sie aus dem Markervorrat und legt sie in den [[resources|Ressourcenvorrat]] des Helden, von dem die Rede ist.',
        'Eigenschaften: Erhält eine Karte ein [[traits|Merkmal]], ein Schlüsselwort oder Text, so wirkt das wie etwas Eigenes. [[printed|Aufgedruckt]] ist es deshalb nicht; was nach Aufgedrucktem fragt, übergeht es.',
        'Zahlen: Erhält eine Karte einen Bonus oder Malus, ist der Wert [[modifiers|modifiziert]].',
      ],
      examples: [
        'Steward of Gondor gibt Gimli das Merkmal Gondor. Wird For Gondor! gespielt, zählt er zu den Gondor-Charakteren, die außerdem +1 Verteidigung bekommen.',
      ],
      aliases: [
        'erhält',
        'bekommt',
        'bekommen',
        'Merkmal erhalten',
        'Schlüsselwort erhalten',
        'Ressourcen erhalten',
        'Ist ein erhaltenes Merkmal aufgedruckt',
        'Ressourcensymbol erhalten',
      ],
    },
    see: ['printed', 'modifiers', 'resources', 'traits', 'keywords'],
    decided: [
      {
        en: 'A hero who has gained a resource icon belongs to that sphere as well, wherever cards speak of characters of a sphere: the icon is what says to which sphere a hero belongs.',
        de: 'Ein Held, der ein Ressourcensymbol erhalten hat, gehört auch zu dieser Einflusssphäre, wo immer Karten von Charakteren einer Sphäre sprechen: Das Symbol ist es, das die Sphäre eines Helden angibt.',
      },
    ],
  },
  {
    id: 'golden-rules',
    topic: 'basics',
    en: {
      title: 'The Golden Rules',
      text: [
        'A card beats the rules: where its text says something else than the reference or the introductory book, do what the card says. Everything it does not touch stays as it is.',
        'The reference beats the introductory book wherever the two differ.',
        'Between two cards there is no such order, with one exception: [[cannot|“cannot”]] is stronger than any permission. What still remains open is left to the [[grim-rule|grim rule]].',
      ],
      examples: [
        'By the rules one character defends against an attack. Stand Together lets a player declare any number of defenders, and so that player may.',
      ],
      aliases: [
        'golden rule',
        'card beats rules',
        'rules conflict',
        'contradiction',
        'precedence',
        'which rule wins',
        'does the card or the rulebook win',
      ],
    },
    de: {
      title: 'Die goldenen Regeln',
      text: [
        'Die Karte schlägt die Regeln: Sagt ihr Text etwas anderes als das Referenzhandbuch oder die Spielregel, gilt die Karte. Was sie nicht berührt, bleibt, wie es ist.',
        'Das Referenzhandbuch schlägt die Spielregel, wo immer beide voneinander abweichen.',
        'Unter Karten gibt es keinen solchen Vorrang, mit einer Ausnahme: [[cannot|„Kann nicht“]] ist stärker als jede Erlaubnis. Was dann noch offen ist, entscheidet die [[grim-rule|Galgenregel]].',
      ],
      examples: [
        'Nach den Regeln verteidigt ein Charakter gegen einen Angriff. Mit Stand Together darf ein Spieler beliebig viele Verteidiger erklären, also darf er es.',
      ],
      aliases: [
        'goldene Regel',
        'goldene Regeln',
        'Karte vor Regel',
        'Widerspruch',
        'Vorrang',
        'Welche Regel hat Vorrang',
        'Gilt die Karte oder die Regel',
      ],
    },
    see: ['grim-rule', 'cannot'],
  },
  {
    id: 'grim-rule',
    topic: 'basics',
    en: {
      title: 'The Grim Rule',
      text: [
        'When the rules leave open what happens, or in which order, choose whatever makes it hardest for the players to win the scenario.',
        'It is the last resort. Where a rule gives the decision to somebody, as it gives the [[simultaneous-priority|order of simultaneous effects]] to the [[first-player|first player]], that player decides freely.',
      ],
      aliases: [
        'worst case',
        'worst outcome',
        'doubt',
        'unclear rule',
        'rules dispute',
        'what if we do not know',
        'tie breaker',
      ],
    },
    de: {
      title: 'Die Galgenregel',
      text: [
        'Lassen die Regeln offen, was geschieht oder in welcher Reihenfolge, dann nehmt, was den Spielern den Sieg im Szenario am schwersten macht.',
        'Sie ist das letzte Mittel. Wo eine Regel jemandem die Entscheidung gibt, so wie dem [[first-player|Startspieler]] die [[simultaneous-priority|Reihenfolge gleichzeitiger Effekte]], entscheidet er frei.',
      ],
      aliases: [
        'Galgenregel',
        'Grim Rule',
        'im Zweifel',
        'Zweifelsfall',
        'unklare Regel',
        'Regelstreit',
        'Was tun, wenn wir es nicht wissen',
      ],
    },
    see: ['golden-rules', 'first-player', 'simultaneous-priority'],
    decided: [
      {
        en: 'We have taken the worse reading in these cases: a player may attack the same enemy only once in a combat phase; an enemy that is sent back to the staging area while it attacks goes on with its attack; [[immune|immune]] cards are spared also by effects that choose nothing; players who can only reveal [[surge|surging]] cards for ever have lost.',
        de: 'In diesen Fällen haben wir die ungünstigere Lesart genommen: Ein Spieler darf denselben Gegner in einer Kampfphase nur einmal angreifen; ein Gegner, der während seines Angriffs in die Aufmarschzone zurückkehrt, setzt den Angriff fort; [[immune|immune]] Karten bleiben auch von Effekten verschont, die nichts wählen; wer endlos nur noch Karten mit [[surge|Nachrüsten]] aufdecken könnte, hat verloren.',
      },
    ],
  },
  {
    id: 'guarded',
    topic: 'keywords',
    en: {
      title: 'Guarded',
      text: [
        'When an [[objective-cards|objective]] with guarded is revealed, [[reveal|reveal]] another card from the encounter deck to guard it: the objective is attached to that card, and both are placed in the [[staging-area|staging area]].',
        'If the other card has guarded as well, it cannot be the guard. Reveal one more card for the first objective, and only then a guard for the second.',
        'Nobody can claim an objective while an encounter card guards it, wherever that card is by now. A guard that is an enemy or a location counts its threat as usual while it is in the staging area.',
        'An enemy guards until it leaves play, because it was destroyed or by an effect; a location until it is [[explored|explored]] or leaves play by an effect; a treachery only until its effects have been resolved or [[prevent|canceled]].',
        'An objective without a guard waits in the staging area. How it is claimed is said on the card.',
      ],
      examples: [
        'King Spider guards the Shadow Key and is then engaged by a player. The key stays out of reach until the spider has been destroyed. Had a treachery been revealed, the key would have been free at once.',
      ],
      aliases: [
        'guard',
        'guards',
        'unguarded',
        'free of encounters',
        'claim an objective',
        'guarded objective',
        'treachery guarding an objective',
        'can I claim an objective while the enemy is engaged',
      ],
    },
    de: {
      title: 'Bewacht',
      text: [
        'Wird ein [[objective-cards|Ziel]] mit Bewacht aufgedeckt, so [[reveal|deckt]] noch eine Karte des Begegnungsdecks als Wache auf: Das Ziel wird an diese Karte angehängt, und beide kommen in die [[staging-area|Aufmarschzone]].',
        'Hat die andere Karte selbst Bewacht, taugt sie nicht als Wache. Deckt für das erste Ziel eine weitere Karte auf und erst dann eine Wache für das zweite.',
        'Niemand kann ein Ziel beanspruchen, solange eine Begegnungskarte es bewacht, wo immer diese inzwischen liegt. Ist die Wache ein Gegner oder ein Ort, zählt ihr Widerstand in der Aufmarschzone wie gewohnt.',
        'Ein Gegner wacht, bis er getötet wird oder durch einen Effekt das Spiel verlässt; ein Ort, bis er [[explored|erkundet]] ist oder durch einen Effekt das Spiel verlässt; ein Verrat nur, bis seine Effekte abgehandelt oder [[prevent|verhindert]] sind.',
        'Ein Ziel ohne Wache wartet in der Aufmarschzone. Wie man es beansprucht, steht auf der Karte.',
      ],
      examples: [
        'King Spider bewacht den Shadow Key und wird dann von einem Spieler in einen Kampf verwickelt. Der Schlüssel bleibt unerreichbar, bis die Spinne getötet ist. Wäre ein Verrat aufgedeckt worden, wäre der Schlüssel sofort frei gewesen.',
      ],
      aliases: [
        'bewachen',
        'bewachtes Ziel',
        'Wache',
        'unbewacht',
        'Ziel beanspruchen',
        'bewachte Ziele',
        'Verrat bewacht ein Ziel',
        'Kann ich ein Ziel beanspruchen, während der Gegner im Kampf ist',
      ],
    },
    see: ['objective-cards', 'reveal', 'staging', 'explored', 'destroyed', 'treachery-cards'],
  },
];
