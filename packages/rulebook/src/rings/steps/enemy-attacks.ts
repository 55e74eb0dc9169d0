import type { Entry } from '../../entry.ts';

export const ENEMY_ATTACKS: readonly Entry[] = [
  {
    id: 'step-6-1',
    topic: 'steps',
    en: {
      title: '6.1 Combat Phase Begins',
      text: [
        'The [[combat-phase|combat phase]] starts, with everything that cards tie to its beginning. [[step-6-2|Shadow cards]] follow without an action window.',
      ],
      aliases: ['6.1', 'beginning of the combat phase', 'start of combat'],
    },
    de: {
      title: '6.1 Kampfphase beginnt',
      text: [
        'Die [[combat-phase|Kampfphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ohne Aktionsfenster folgen die [[step-6-2|Schattenkarten]].',
      ],
      aliases: ['6.1', 'Beginn der Kampfphase', 'Anfang der Kampfphase'],
    },
    see: ['combat-phase', 'step-6-2', 'step-6-11'],
  },
  {
    id: 'step-6-2',
    topic: 'steps',
    en: {
      title: '6.2 Deal Shadow Cards',
      text: [
        'Every engaged enemy is dealt the top card of the encounter deck, face down: its shadow card. Enemies in the staging area get none.',
        'The first player’s enemies come first, then those of the others in [[player-order|player order]]; among the enemies of one player the one with the highest engagement cost gets its card first.',
        'If the encounter deck runs out, the remaining enemies get no shadow card this round: the discard pile is not shuffled here. An [[action-windows|action window]] follows.',
      ],
      aliases: [
        '6.2',
        'deal shadow cards',
        'shadow cards',
        'how many shadow cards',
        'no cards for shadow cards',
      ],
    },
    de: {
      title: '6.2 Schattenkarten zuteilen',
      text: [
        'Jeder Gegner, der in einen Kampf verwickelt ist, bekommt verdeckt 1 Karte oben vom Begegnungsdeck: seine Schattenkarte. Gegner in der Aufmarschzone bekommen keine.',
        'Zuerst sind die Gegner des Startspielers dran, dann [[player-order|in Spielerreihenfolge]] die der anderen; unter den Gegnern eines Spielers immer der mit der höchsten Kampfbereitschaft zuerst.',
        'Geht das Begegnungsdeck dabei aus, bleiben die übrigen Gegner in dieser Runde ohne Schattenkarte: Der Ablagestapel wird hier nicht neu gemischt. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.2',
        'Schattenkarten',
        'Schattenkarte austeilen',
        'wie viele Schattenkarten',
        'keine Schattenkarten mehr',
      ],
    },
    see: ['shadow-effects', 'encounter-deck', 'step-6-4-2', 'empty-deck'],
    decided: [
      {
        en: 'Enemies of one player with the same engagement cost get their cards in the order in which they lie: the cards are face down, so nothing is decided by it.',
        de: 'Gegner eines Spielers mit gleicher Kampfbereitschaft bekommen ihre Karten in der Reihenfolge, in der sie liegen: Die Karten sind verdeckt, es entscheidet sich also nichts dadurch.',
      },
    ],
  },
  {
    id: 'step-6-3',
    topic: 'steps',
    en: {
      title: '6.3 Enemy Attacks Begin',
      text: [
        'The enemies strike first: from here to [[step-6-6|6.6]] each enemy that is engaged with a player attacks once. The [[first-player|first player]] is the first active player.',
      ],
      aliases: ['6.3', 'enemies attack', 'who attacks first', 'enemy attack process'],
    },
    de: {
      title: '6.3 „Gegnerangriffe“-Prozess beginnt',
      text: [
        'Die Gegner schlagen zuerst zu: Von hier bis [[step-6-6|6.6]] greifen alle Gegner, die mit Spielern im Kampf stehen, je einmal an. Als Erster ist der [[first-player|Startspieler]] aktiver Spieler.',
      ],
      aliases: [
        '6.3',
        'Gegnerangriffe',
        'wer greift zuerst an',
        'Gegner greifen an',
        'Beginn der Gegnerangriffe',
      ],
    },
    see: ['resolving-enemy-attacks', 'step-6-4a', 'combat-phase'],
  },
  {
    id: 'step-6-4a',
    topic: 'steps',
    en: {
      title: '6.4a Next Enemy Attack',
      text: [
        'The active player chooses one of the enemies engaged with them that can attack and has not attacked yet this round. Its attack is resolved from [[step-6-4b|6.4b]] to [[step-6-4-4|6.4.4]]; then this step is repeated.',
        'When none of these is left, [[step-6-5|6.5]] follows. To attack is not optional for an enemy: the player only chooses the order.',
      ],
      aliases: [
        '6.4a',
        '6.4',
        'order of enemy attacks',
        'which enemy attacks first',
        'does an enemy have to attack',
      ],
    },
    de: {
      title: '6.4a Nächsten Gegnerangriff initiieren',
      text: [
        'Der aktive Spieler wählt einen mit ihm in einen Kampf verwickelten Gegner, der angreifen kann und es in dieser Runde noch nicht getan hat. Dessen Angriff läuft von [[step-6-4b|6.4b]] bis [[step-6-4-4|6.4.4]]; dann wiederholt sich dieser Schritt.',
        'Bleibt ihm kein solcher Gegner mehr, folgt [[step-6-5|6.5]]. Auf einen Angriff verzichten kann ein Gegner nicht: Der Spieler bestimmt nur die Reihenfolge.',
      ],
      aliases: [
        '6.4a',
        '6.4',
        'Reihenfolge der Gegnerangriffe',
        'welcher Gegner greift zuerst an',
        'muss ein Gegner angreifen',
      ],
    },
    see: ['resolving-enemy-attacks', 'step-6-4b', 'engaged', 'attacks-outside-combat'],
    decided: [
      {
        en: 'An enemy that has already attacked in this round because of a card effect does not attack again here: only enemies are chosen that have not attacked this round.',
        de: 'Ein Gegner, der in dieser Runde schon durch einen Karteneffekt angegriffen hat, greift hier nicht noch einmal an: Gewählt werden nur Gegner, die in der Runde noch nicht angegriffen haben.',
      },
    ],
  },
  {
    id: 'step-6-4b',
    topic: 'steps',
    en: {
      title: '6.4b Initiate the Enemy Attack',
      text: [
        'The attack of the chosen enemy begins; the player it attacks is the [[defending-player|defending player]]. Abilities that speak of an enemy attacking can be used now.',
        'An [[action-windows|action window]] follows, the last one before a defender is declared.',
      ],
      aliases: ['6.4b', 'enemy attack begins', 'when an enemy attacks', 'initiate enemy attack'],
    },
    de: {
      title: '6.4b Gegnerangriff initiieren',
      text: [
        'Der Angriff des gewählten Gegners beginnt; der angegriffene Spieler ist der [[defending-player|verteidigende Spieler]]. Fähigkeiten, die davon sprechen, dass ein Gegner angreift, haben hier ihren Platz.',
        'Ein [[action-windows|Aktionsfenster]] folgt, das letzte, bevor ein Verteidiger erklärt wird.',
      ],
      aliases: [
        '6.4b',
        'Gegnerangriff beginnt',
        'sobald ein Gegner angreift',
        'Gegnerangriff initiieren',
      ],
    },
    see: ['resolving-enemy-attacks', 'step-6-4-1', 'attacks-outside-combat'],
  },
  {
    id: 'resolving-enemy-attacks',
    topic: 'steps',
    en: {
      title: 'Resolving Enemy Attacks',
      text: [
        'Each attack of an enemy takes these steps, also [[attacks-outside-combat|outside the combat phase]]:',
        '[[step-6-4b|6.4b]]: the attack is initiated. Action window.',
        '[[step-6-4-1|6.4.1]]: a defender is declared, or none. Action window.',
        '[[step-6-4-2|6.4.2]]: the shadow card is turned up and its shadow effect resolved. Action window.',
        '[[step-6-4-3|6.4.3]]: the combat damage is determined and dealt. Action window.',
        '[[step-6-4-4|6.4.4]]: the attack ends.',
      ],
      aliases: [
        'enemy attack',
        'enemy attacks',
        'how does an enemy attack work',
        'steps of an enemy attack',
        'defending',
      ],
    },
    de: {
      title: 'Gegnerangriffe abhandeln',
      text: [
        'Jeder Angriff eines Gegners verläuft in diesen Schritten, auch [[attacks-outside-combat|außerhalb der Kampfphase]]:',
        '[[step-6-4b|6.4b]]: Der Angriff wird initiiert. Aktionsfenster.',
        '[[step-6-4-1|6.4.1]]: Ein Verteidiger wird erklärt oder keiner. Aktionsfenster.',
        '[[step-6-4-2|6.4.2]]: Die Schattenkarte wird umgedreht, ihr Schatteneffekt abgehandelt. Aktionsfenster.',
        '[[step-6-4-3|6.4.3]]: Der Kampfschaden wird bestimmt und zugefügt. Aktionsfenster.',
        '[[step-6-4-4|6.4.4]]: Der Angriff endet.',
      ],
      aliases: [
        'Gegnerangriff',
        'Gegnerangriffe',
        'wie läuft ein Gegnerangriff ab',
        'Ablauf eines Gegnerangriffs',
        'Verteidigen',
      ],
    },
    see: ['combat-phase', 'shadow-effects', 'defending-player', 'sentinel', 'several-defenders'],
    decided: [
      {
        en: 'An enemy that is sent back to the staging area in the middle of its attack goes on with it. The book does not say, so the [[grim-rule|Grim Rule]] takes what is worse for the players.',
        de: 'Ein Gegner, der mitten in seinem Angriff in die Aufmarschzone zurückkommt, führt ihn zu Ende. Das Buch schweigt dazu, also nimmt die [[grim-rule|Galgenregel]], was für die Spieler schlechter ist.',
      },
    ],
  },
  {
    id: 'step-6-4-1',
    topic: 'steps',
    en: {
      title: '6.4.1 Declare Defenders',
      text: [
        'The active player may declare 1 ready character they control, a hero or an ally, as the defender against this attack. The character is [[exhausted|exhausted]] for it.',
        'They may also declare nobody; the attack is then undefended.',
        'A player can defend only against enemies that are engaged with them. A character with [[sentinel|sentinel]] is the exception: it may defend for another player who has declared no defender.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'A hero that was committed to the quest is exhausted and so cannot defend, unless a card readies it first.',
      ],
      aliases: [
        '6.4.1',
        'declare a defender',
        'defend',
        'defender',
        'can I defend with an ally',
        'can an exhausted character defend',
        'how many defenders',
        'undefended',
        'can I defend for another player',
      ],
    },
    de: {
      title: '6.4.1 Verteidiger erklären',
      text: [
        'Der aktive Spieler darf 1 eigenen spielbereiten Charakter, Held oder Verbündeten, gegen diesen Angriff verteidigen lassen und [[exhausted|erschöpft]] ihn dafür.',
        'Er darf auch darauf verzichten; dann bleibt der Angriff unverteidigt.',
        'Verteidigen kann man sich nur gegen Gegner, mit denen man selbst in einen Kampf verwickelt ist. Eine Ausnahme ist die [[sentinel|Schildwache]]: Sie darf für einen anderen Spieler einspringen, der keinen Verteidiger erklärt hat.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Ein Held, der sich dem Abenteuer gestellt hat, ist erschöpft und kann nicht verteidigen, es sei denn, eine Karte macht ihn vorher spielbereit.',
      ],
      aliases: [
        '6.4.1',
        'verteidigen',
        'Verteidiger',
        'Kann ich mit einem Verbündeten verteidigen',
        'Kann ein erschöpfter Charakter verteidigen',
        'wie viele Verteidiger',
        'unverteidigt',
        'Kann ich für andere verteidigen',
      ],
    },
    see: ['sentinel', 'several-defenders', 'defense-strength', 'exhausted', 'step-6-4-3'],
  },
  {
    id: 'step-6-4-2',
    topic: 'steps',
    en: {
      title: '6.4.2 Resolve Shadow Effects',
      text: [
        'The active player turns the shadow card of the attacking enemy face up and resolves its [[shadow-effects|shadow effect]]. A card without one does nothing; its other text does not count.',
        'Several shadow cards of an enemy are turned up and resolved one after the other. This happens after defenders were declared, so nobody chooses a defender knowing the card.',
        'An [[action-windows|action window]] follows.',
      ],
      aliases: [
        '6.4.2',
        'shadow effect',
        'reveal shadow card',
        'turn up the shadow card',
        'is a shadow card revealed',
        'several shadow cards',
      ],
    },
    de: {
      title: '6.4.2 Schatteneffekt aufdecken und abhandeln',
      text: [
        'Die Schattenkarte des Angreifers wird umgedreht, und der aktive Spieler handelt ihren [[shadow-effects|Schatteneffekt]] ab. Hat die Karte keinen, geschieht nichts; ihr übriger Text zählt nicht.',
        'Mehrere Schattenkarten eines Gegners werden nacheinander umgedreht und abgehandelt. Das geschieht erst nach dem Erklären der Verteidiger, niemand wählt also einen Verteidiger in Kenntnis der Karte.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.4.2',
        'Schatteneffekt',
        'Schattenkarte aufdecken',
        'Schattenkarte umdrehen',
        'mehrere Schattenkarten',
      ],
    },
    see: ['shadow-effects', 'step-6-2', 'step-6-4-1'],
    decided: [
      {
        en: 'A shadow card is discarded as soon as its effect has been resolved or canceled. No card sees the difference to a later moment.',
        de: 'Eine Schattenkarte wird abgelegt, sobald ihr Effekt abgehandelt oder verhindert ist. Für keine Karte macht ein späterer Zeitpunkt einen Unterschied.',
      },
      {
        en: 'What a shadow effect says about an undefended attack is settled when the card is turned up, whatever becomes of the defender later.',
        de: 'Was ein Schatteneffekt über einen unverteidigten Angriff sagt, entscheidet sich beim Umdrehen der Karte, was auch immer später aus dem Verteidiger wird.',
      },
    ],
  },
  {
    id: 'step-6-4-3',
    topic: 'steps',
    en: {
      title: '6.4.3 Determine Combat Damage (Enemy Attack)',
      text: [
        'The [[defense-strength|defense strength]] of the defender is taken from the [[attack-strength|attack strength]] of the enemy. What remains is dealt to the defender as damage at once; if nothing remains, no damage is dealt.',
        'If the attack is undefended, its whole attack strength goes as damage to 1 hero of the active player, who chooses which. Defense does not count then, and an ally cannot take this damage.',
        'An attack is also undefended if the defender left play or was removed from combat before damage was assigned.',
        'Damage beyond what destroys a character is lost; it does not pass on to another one. An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Attack strength 4 against defense strength 2: the defender takes 2 damage.',
        'The same attack undefended: one of your heroes takes 4 damage, however high its defense strength is.',
      ],
      aliases: [
        '6.4.3',
        'combat damage',
        'undefended attack',
        'undefended damage',
        'can an ally take undefended damage',
        'defender destroyed',
        'excess damage',
        'overkill',
      ],
    },
    de: {
      title: '6.4.3 Kampfschaden bestimmen (Gegnerangriff)',
      text: [
        'Von der [[attack-strength|Angriffsstärke]] des Gegners geht die [[defense-strength|Verteidigungsstärke]] des Verteidigers ab. Was übrig bleibt, nimmt der Verteidiger sofort als Schaden; bleibt nichts übrig, gibt es keinen.',
        'Ist der Angriff unverteidigt, trifft die volle Angriffsstärke als Schaden 1 Helden des aktiven Spielers, den dieser bestimmt. Die Verteidigungsstärke zählt dabei nicht, und ein Verbündeter kann diesen Schaden nicht nehmen.',
        'Unverteidigt ist ein Angriff auch dann, wenn der Verteidiger das Spiel verlassen hat oder aus dem Kampf entfernt wurde, ehe Schaden zugewiesen ist.',
        'Mehr Schaden, als zum Töten nötig ist, verfällt; er geht nicht auf andere über. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Angriffsstärke 4 gegen Verteidigungsstärke 2: Der Verteidiger nimmt 2 Schaden.',
        'Derselbe Angriff unverteidigt: Einer deiner Helden nimmt 4 Schaden, wie hoch seine Verteidigungsstärke auch ist.',
      ],
      aliases: [
        '6.4.3',
        'Kampfschaden',
        'unverteidigter Angriff',
        'unverteidigt',
        'Kann ein Verbündeter unverteidigten Schaden nehmen',
        'Verteidiger getötet',
        'überzähliger Schaden',
        'Overkill',
      ],
    },
    see: ['damage', 'attack-strength', 'defense-strength', 'several-defenders', 'destroyed'],
  },
  {
    id: 'step-6-4-4',
    topic: 'steps',
    en: {
      title: '6.4.4 Enemy Attack Ends',
      text: [
        'The attack is over, and so is everything that lasted until its end. If the active player has more enemies that can attack, the game goes back to [[step-6-4a|6.4a]], otherwise on to [[step-6-5|6.5]].',
        'An attack outside the combat phase ends here, and the game goes on where it was interrupted.',
      ],
      aliases: [
        '6.4.4',
        'end of an enemy attack',
        'after an enemy attacks',
        'until the end of the attack',
      ],
    },
    de: {
      title: '6.4.4 Gegnerangriff endet',
      text: [
        'Der Angriff ist vorbei und mit ihm alles, was bis zu seinem Ende galt. Hat der aktive Spieler weitere Gegner, die angreifen können, geht es zurück zu [[step-6-4a|6.4a]], sonst weiter zu [[step-6-5|6.5]].',
        'Ein Angriff außerhalb der Kampfphase endet hier, und das Spiel läuft dort weiter, wo es unterbrochen wurde.',
      ],
      aliases: [
        '6.4.4',
        'Ende eines Gegnerangriffs',
        'nachdem ein Gegner angegriffen hat',
        'bis zum Ende dieses Angriffs',
      ],
    },
    see: ['lasting-effects', 'step-6-4a', 'resolving-enemy-attacks'],
  },
  {
    id: 'step-6-5',
    topic: 'steps',
    en: {
      title: '6.5 Next Player Becomes Active (Enemy Attacks)',
      text: [
        'The [[next-player|next player]] becomes the active player, and their enemies attack: back to [[step-6-4a|6.4a]]. When the enemies of all players have attacked, [[step-6-6|6.6]] follows.',
      ],
      aliases: ['6.5', 'whose enemies attack next'],
    },
    de: {
      title: '6.5 Folgespieler wird aktiver Spieler (Gegnerangriffe)',
      text: [
        'Der [[next-player|Folgespieler]] wird aktiver Spieler, und seine Gegner greifen an: zurück zu [[step-6-4a|6.4a]]. Haben die Gegner aller Spieler angegriffen, folgt [[step-6-6|6.6]].',
      ],
      aliases: ['6.5', 'wessen Gegner greifen als Nächste an'],
    },
    see: ['active-player', 'player-order', 'resolving-enemy-attacks'],
    decided: [
      {
        en: 'The steps do not go back to a player. An enemy that engages one whose enemies have already attacked in this phase attacks nobody in it; an enemy that engages the active player, or one who is still to come, attacks.',
        de: 'Die Schritte kehren zu keinem Spieler zurück. Verwickelt ein Gegner einen Spieler in einen Kampf, dessen Gegner in dieser Phase schon angegriffen haben, greift er in ihr niemanden mehr an. Ist es der aktive Spieler oder einer, der noch an die Reihe kommt, greift er an.',
      },
    ],
  },
  {
    id: 'step-6-6',
    topic: 'steps',
    en: {
      title: '6.6 Enemy Attacks End',
      text: [
        'No player has an attack of an enemy left to resolve. From here on it is the players who [[step-6-7|attack]].',
      ],
      aliases: ['6.6', 'end of enemy attacks'],
    },
    de: {
      title: '6.6 „Gegnerangriffe“-Prozess endet',
      text: [
        'Kein Spieler hat noch einen Gegnerangriff abzuhandeln. Von hier an greifen die [[step-6-7|Spieler]] an.',
      ],
      aliases: ['6.6', 'Ende der Gegnerangriffe'],
    },
    see: ['step-6-3', 'step-6-7'],
  },
];
