import type { Entry } from '../../entry.ts';

export const PLAYER_ATTACKS: readonly Entry[] = [
  {
    id: 'step-6-7',
    topic: 'steps',
    en: {
      title: '6.7 Player Attacks Begin',
      text: [
        'From here to [[step-6-10|6.10]] each player may attack with characters that are still ready. The [[first-player|first player]] is the first active player.',
      ],
      aliases: ['6.7', 'players attack', 'when can I attack', 'player attack process'],
    },
    de: {
      title: '6.7 „Spielerangriffe“-Prozess beginnt',
      text: [
        'Von hier bis [[step-6-10|6.10]] dürfen die Spieler mit Charakteren angreifen, die noch spielbereit sind. Als Erster ist der [[first-player|Startspieler]] aktiver Spieler.',
      ],
      aliases: ['6.7', 'Spielerangriffe', 'wann darf ich angreifen', 'Beginn der Spielerangriffe'],
    },
    see: ['resolving-player-attacks', 'step-6-8a', 'combat-phase'],
  },
  {
    id: 'step-6-8a',
    topic: 'steps',
    en: {
      title: '6.8a Declare the Next Player Attack',
      text: [
        'The active player may declare an attack against 1 enemy. It is resolved from [[step-6-8b|6.8b]] to [[step-6-8-4|6.8.4]]; then this step is repeated.',
        'When this player cannot or does not want to attack any more, [[step-6-9|6.9]] follows.',
      ],
      aliases: [
        '6.8a',
        '6.8',
        'declare an attack',
        'how often can I attack',
        'may I attack the same enemy twice',
      ],
    },
    de: {
      title: '6.8a Nächsten Spielerangriff erklären',
      text: [
        'Der aktive Spieler darf einen Angriff gegen 1 Gegner erklären. Er läuft von [[step-6-8b|6.8b]] bis [[step-6-8-4|6.8.4]]; dann wiederholt sich dieser Schritt.',
        'Kann oder will er nicht mehr angreifen, folgt [[step-6-9|6.9]].',
      ],
      aliases: [
        '6.8a',
        '6.8',
        'Angriff erklären',
        'wie oft darf ich angreifen',
        'Darf ich denselben Gegner zweimal angreifen',
      ],
    },
    see: ['resolving-player-attacks', 'step-6-8b'],
    decided: [
      {
        en: 'A player may attack the same enemy only once in a combat phase. The book does not say, so the [[grim-rule|Grim Rule]] takes what is worse for the players.',
        de: 'Ein Spieler darf denselben Gegner in einer Kampfphase nur einmal angreifen. Das Buch schweigt dazu, also nimmt die [[grim-rule|Galgenregel]], was für die Spieler schlechter ist.',
      },
    ],
  },
  {
    id: 'step-6-8b',
    topic: 'steps',
    en: {
      title: '6.8b Initiate the Player Attack',
      text: [
        'The active player chooses 1 enemy that is engaged with them and [[exhausted|exhausts]] any number of ready characters under their control: these are the attackers.',
        'If all of these attackers have [[ranged|ranged]], the attack may be aimed at an enemy that is engaged with any player.',
        'There is no action window before others may [[step-6-8-1|join from afar]].',
      ],
      aliases: [
        '6.8b',
        'declare attackers',
        'attackers',
        'attack together',
        'how many characters can attack',
        'attack an enemy of another player',
      ],
    },
    de: {
      title: '6.8b Spielerangriff initiieren',
      text: [
        'Der aktive Spieler wählt 1 seiner Gegner und [[exhausted|erschöpft]] beliebig viele eigene spielbereite Charaktere: Sie sind die Angreifer.',
        'Haben alle diese Angreifer [[ranged|Fernkampf]], darf sich der Angriff gegen den Gegner eines beliebigen Spielers richten.',
        'Bevor andere aus der Ferne [[step-6-8-1|mitmachen]] können, gibt es kein Aktionsfenster.',
      ],
      aliases: [
        '6.8b',
        'Angreifer erklären',
        'Angreifer',
        'gemeinsam angreifen',
        'wie viele Charaktere dürfen angreifen',
        'Gegner eines anderen Spielers angreifen',
      ],
    },
    see: ['ranged', 'exhausted', 'resolving-player-attacks', 'step-6-8-1'],
  },
  {
    id: 'resolving-player-attacks',
    topic: 'steps',
    en: {
      title: 'Resolving Player Attacks',
      text: [
        'Each attack of a player takes these steps, also [[attacks-outside-combat|outside the combat phase]]:',
        '[[step-6-8b|6.8b]]: the attack is initiated: target and attackers are declared.',
        '[[step-6-8-1|6.8.1]]: characters of other players with ranged may join. Action window.',
        '[[step-6-8-2|6.8.2]]: the attack strength is determined. Action window.',
        '[[step-6-8-3|6.8.3]]: the combat damage is determined and dealt. Action window.',
        '[[step-6-8-4|6.8.4]]: the attack ends.',
      ],
      aliases: [
        'player attack',
        'player attacks',
        'how do I attack',
        'steps of a player attack',
        'attacking an enemy',
      ],
    },
    de: {
      title: 'Spielerangriffe abhandeln',
      text: [
        'Jeder Angriff eines Spielers verläuft in diesen Schritten, auch [[attacks-outside-combat|außerhalb der Kampfphase]]:',
        '[[step-6-8b|6.8b]]: Der Angriff wird initiiert: Ziel und Angreifer werden erklärt.',
        '[[step-6-8-1|6.8.1]]: Charaktere anderer Spieler mit Fernkampf dürfen sich anschließen. Aktionsfenster.',
        '[[step-6-8-2|6.8.2]]: Die Angriffsstärke wird bestimmt. Aktionsfenster.',
        '[[step-6-8-3|6.8.3]]: Der Kampfschaden wird bestimmt und zugefügt. Aktionsfenster.',
        '[[step-6-8-4|6.8.4]]: Der Angriff endet.',
      ],
      aliases: [
        'Spielerangriff',
        'Spielerangriffe',
        'wie greife ich an',
        'Ablauf eines Spielerangriffs',
        'einen Gegner angreifen',
      ],
    },
    see: ['combat-phase', 'ranged', 'attack-strength', 'attacks-outside-combat'],
    decided: [
      {
        en: 'An attack outside the combat phase that a player’s card allows follows all these steps, so others may join it from afar.',
        de: 'Ein Angriff außerhalb der Kampfphase, den eine Spielerkarte erlaubt, durchläuft alle diese Schritte; andere dürfen sich also aus der Ferne anschließen.',
      },
    ],
  },
  {
    id: 'step-6-8-1',
    topic: 'steps',
    en: {
      title: '6.8.1 Ranged Opportunity',
      text: [
        'The other players may exhaust any number of their ready characters with [[ranged|ranged]] and add them to the attackers. An [[action-windows|action window]] follows.',
      ],
      aliases: ['6.8.1', 'ranged attackers', 'join an attack', 'help another player attack'],
    },
    de: {
      title: '6.8.1 Fernkampf-Möglichkeit',
      text: [
        'Die anderen Spieler dürfen beliebig viele ihrer spielbereiten Charaktere mit [[ranged|Fernkampf]] erschöpfen und zu den Angreifern stellen. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.8.1',
        'Fernkämpfer',
        'sich einem Angriff anschließen',
        'anderen beim Angriff helfen',
      ],
    },
    see: ['ranged', 'step-6-8b', 'resolving-player-attacks'],
  },
  {
    id: 'step-6-8-2',
    topic: 'steps',
    en: {
      title: '6.8.2 Determine Attack Strength',
      text: [
        'The [[attack-strength|attack strength]] of all attackers, also of those who joined from afar, is added up. An [[action-windows|action window]] follows.',
      ],
      aliases: ['6.8.2', 'total attack', 'add up attack strength', 'combined attack'],
    },
    de: {
      title: '6.8.2 Angriffsstärke bestimmen',
      text: [
        'Die [[attack-strength|Angriffsstärke]] aller Angreifer, auch der hinzugekommenen, wird zusammengezählt. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.8.2',
        'gesamte Angriffsstärke',
        'Angriffsstärke zusammenzählen',
        'Gesamtangriff',
      ],
    },
    see: ['attack-strength', 'modifiers', 'step-6-8-3'],
    decided: [
      {
        en: 'Values are always up to date, so actions after this step still change the strength: what counts is the sum at the moment of [[step-6-8-3|6.8.3]].',
        de: 'Werte sind immer auf dem neuesten Stand, Aktionen nach diesem Schritt ändern die Stärke also noch: Es zählt die Summe im Augenblick von [[step-6-8-3|6.8.3]].',
      },
    ],
  },
  {
    id: 'step-6-8-3',
    topic: 'steps',
    en: {
      title: '6.8.3 Determine Combat Damage (Player Attack)',
      text: [
        'The [[defense-strength|defense strength]] of the enemy is taken once from the joint [[attack-strength|attack strength]] of all attackers. What remains is dealt to the enemy as damage at once; if nothing remains, no damage is dealt.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Two attackers with attack strength 3 and 2 strike an enemy with defense strength 3: it takes 2 damage.',
      ],
      aliases: ['6.8.3', 'combat damage', 'damage to the enemy', 'attack minus defense'],
    },
    de: {
      title: '6.8.3 Kampfschaden bestimmen (Spielerangriff)',
      text: [
        'Von der gemeinsamen [[attack-strength|Angriffsstärke]] aller Angreifer geht einmal die [[defense-strength|Verteidigungsstärke]] des Gegners ab. Was übrig bleibt, nimmt der Gegner sofort als Schaden; bleibt nichts übrig, gibt es keinen.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Zwei Angreifer mit Angriffsstärke 3 und 2 treffen einen Gegner mit Verteidigungsstärke 3: Er nimmt 2 Schaden.',
      ],
      aliases: ['6.8.3', 'Kampfschaden', 'Schaden am Gegner', 'Angriff minus Verteidigung'],
    },
    see: ['damage', 'attack-strength', 'defense-strength', 'destroyed'],
  },
  {
    id: 'step-6-8-4',
    topic: 'steps',
    en: {
      title: '6.8.4 Player Attack Ends',
      text: [
        'The attack is over, and so is everything that lasted until its end. The characters count as attacking up to here, and for responses to this step.',
        'In the combat phase the game goes back to [[step-6-8a|6.8a]] if the active player wants to attack again, otherwise on to [[step-6-9|6.9]].',
      ],
      aliases: ['6.8.4', 'end of a player attack', 'after an attack', 'attacking character'],
    },
    de: {
      title: '6.8.4 Spielerangriff endet',
      text: [
        'Der Angriff ist vorbei und mit ihm alles, was bis zu seinem Ende galt. Als angreifend gelten die Charaktere bis hierher und noch für Reaktionen auf diesen Schritt.',
        'In der Kampfphase geht es zurück zu [[step-6-8a|6.8a]], wenn der aktive Spieler noch einmal angreifen möchte, sonst weiter zu [[step-6-9|6.9]].',
      ],
      aliases: [
        '6.8.4',
        'Ende eines Spielerangriffs',
        'nach einem Angriff',
        'angreifender Charakter',
      ],
    },
    see: ['lasting-effects', 'response', 'step-6-8a', 'resolving-player-attacks'],
  },
  {
    id: 'step-6-9',
    topic: 'steps',
    en: {
      title: '6.9 Next Player Becomes Active (Player Attacks)',
      text: [
        'The [[next-player|next player]] becomes the active player and may attack: back to [[step-6-8a|6.8a]]. When all players have had their attacks, [[step-6-10|6.10]] follows.',
      ],
      aliases: ['6.9', 'who attacks next'],
    },
    de: {
      title: '6.9 Folgespieler wird aktiver Spieler (Spielerangriffe)',
      text: [
        'Der [[next-player|Folgespieler]] wird aktiver Spieler und darf angreifen: zurück zu [[step-6-8a|6.8a]]. Waren alle Spieler mit ihren Angriffen dran, folgt [[step-6-10|6.10]].',
      ],
      aliases: ['6.9', 'wer greift als Nächster an'],
    },
    see: ['active-player', 'player-order', 'resolving-player-attacks'],
  },
  {
    id: 'step-6-10',
    topic: 'steps',
    en: {
      title: '6.10 Player Attacks End',
      text: [
        'All players have had their attacks; nobody can declare another one. [[step-6-11|6.11]] follows.',
      ],
      aliases: ['6.10', 'end of player attacks'],
    },
    de: {
      title: '6.10 „Spielerangriffe“-Prozess endet',
      text: [
        'Alle Spieler waren mit ihren Angriffen dran; erklärt wird keiner mehr. Es folgt [[step-6-11|6.11]].',
      ],
      aliases: ['6.10', 'Ende der Spielerangriffe'],
    },
    see: ['step-6-7', 'step-6-11'],
  },
  {
    id: 'step-6-11',
    topic: 'steps',
    en: {
      title: '6.11 Combat Phase Ends',
      text: [
        'All shadow cards that enemies still have are discarded, without any effect. What lasted until the end of the phase stops; then abilities happen that belong to its end.',
        'Enemies that survived stay engaged with their players. The [[refresh-phase|refresh phase]] is next.',
      ],
      aliases: [
        '6.11',
        'end of the combat phase',
        'discard shadow cards',
        'do enemies stay engaged',
      ],
    },
    de: {
      title: '6.11 Kampfphase endet',
      text: [
        'Schattenkarten, die Gegner noch haben, werden ohne Wirkung abgelegt. Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll.',
        'Überlebende Gegner bleiben mit ihren Spielern in einen Kampf verwickelt. Es folgt die [[refresh-phase|Auffrischungsphase]].',
      ],
      aliases: ['6.11', 'Ende der Kampfphase', 'Schattenkarten ablegen', 'Bleiben Gegner im Kampf'],
    },
    see: ['shadow-effects', 'engaged', 'step-7-1'],
  },
];
