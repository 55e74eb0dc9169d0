import type { Entry } from '../entry.ts';

export const CAMPAIGN: readonly Entry[] = [
  {
    id: 'boons',
    topic: 'campaign',
    en: {
      title: 'Boons',
      text: [
        'Boons are cards that the players earn in a campaign: the good that comes of what they have done. Most of them are player cards, some are encounter cards.',
        'A boon can be used only after it has been earned, from the [[campaign-pool|campaign pool]] on, unless a scenario says otherwise.',
        'A boon with the back of a player card may be put into its player’s deck or left out; it does not count towards the smallest deck size. One with the back of an encounter card has to be shuffled into the encounter deck.',
      ],
      examples: [
        'A deck of 50 cards with two boons has 52 cards. Without the boons it would need no others in their place.',
      ],
      aliases: [
        'boon',
        'boon card',
        'reward',
        'must I use a boon',
        'does a boon count for the deck size',
      ],
    },
    de: {
      title: 'Gunst',
      text: [
        'Gunst-Karten erwerben die Spieler im Lauf einer Kampagne: Sie stehen für das Gute, das aus ihren Taten folgt. Meist sind es Spielerkarten, manchmal Begegnungskarten.',
        'Benutzen lässt sich eine Gunst erst, wenn sie erworben ist und im [[campaign-pool|Kampagnenvorrat]] steht, außer ein Szenario sagt etwas anderes.',
        'Eine Gunst mit der Rückseite einer Spielerkarte darf ins Deck ihres Spielers oder auch wegbleiben; zur Mindestgröße des Decks zählt sie nicht. Eine mit der Rückseite einer Begegnungskarte muss ins Begegnungsdeck gemischt werden.',
      ],
      examples: [
        'Ein Deck aus 50 Karten hat mit zwei Gunst-Karten 52. Bleiben sie weg, braucht es keinen Ersatz.',
      ],
      aliases: [
        'Gunst-Karte',
        'Gunstkarte',
        'Gunstkarten',
        'Belohnung',
        'Muss ich eine Gunst benutzen',
        'Zählt eine Gunst zur Deckgröße',
      ],
    },
    see: ['burdens', 'campaign-pool', 'permanent', 'deck-building'],
  },
  {
    id: 'burdens',
    topic: 'campaign',
    en: {
      title: 'Burdens',
      text: [
        'Burdens are cards that the players bring upon themselves in a campaign. Most of them are encounter cards, some are player cards.',
        'Instead of the icon of an encounter set they bear the icon of a burden set. They belong to no encounter set, so they stay out of every encounter deck until the players are told to add them.',
        'Burdens of the [[campaign-pool|campaign pool]] cannot be left out: those with the back of a player card go into a player’s deck, without counting towards its smallest size, those with the back of an encounter card into the encounter deck.',
      ],
      aliases: ['burden', 'burden card', 'burden set', 'penalty card', 'can I leave out a burden'],
    },
    de: {
      title: 'Bürde',
      text: [
        'Bürde-Karten laden sich die Spieler im Lauf einer Kampagne auf. Meist sind es Begegnungskarten, manchmal Spielerkarten.',
        'An der Stelle eines Begegnungsset-Symbols tragen sie das Symbol eines Bürde-Sets. Sie gehören zu keinem Begegnungsset und bleiben deshalb aus jedem Begegnungsdeck heraus, bis eine Anweisung sie hineinholt.',
        'Bürden im [[campaign-pool|Kampagnenvorrat]] dürfen nicht weggelassen werden: Solche mit der Rückseite einer Spielerkarte kommen in ein Spielerdeck, ohne zu dessen Mindestgröße zu zählen, solche mit der Rückseite einer Begegnungskarte ins Begegnungsdeck.',
      ],
      aliases: [
        'Bürde-Karte',
        'Bürdekarte',
        'Bürden',
        'Bürde-Set',
        'Bürde-Symbol',
        'Darf ich eine Bürde weglassen',
      ],
    },
    see: ['boons', 'campaign-pool', 'permanent', 'encounter-deck'],
    decided: [
      {
        en: 'A burden that counts as an objective is none of the objectives that a quest speaks of, since it belongs to no encounter set.',
        de: 'Eine Bürde, die als Ziel gilt, gehört nicht zu den Zielen, von denen ein Abenteuer spricht, denn sie ist in keinem Begegnungsset.',
      },
    ],
  },
  {
    id: 'campaign-cards',
    topic: 'campaign',
    en: {
      title: 'Campaign Cards',
      text: [
        'Three more types of cards appear in campaigns only: campaign cards, [[boons|boons]] and [[burdens|burdens]].',
        'A campaign card ties a scenario to the campaign. During setup it is placed beside the quest deck, and the setup instructions on its first side are followed as well.',
        'When the players have won, they turn it over, follow the resolution on its other side and bring the [[campaign-log|campaign log]] up to date. After a defeat it is not turned over.',
      ],
      aliases: ['campaign card', 'resolution', 'additional card types', 'campaign only cards'],
    },
    de: {
      title: 'Kampagnenkarten',
      text: [
        'Drei weitere Kartenarten gibt es nur in Kampagnen: Kampagnenkarten, [[boons|Gunst]] und [[burdens|Bürde]].',
        'Eine Kampagnenkarte bindet ein Szenario in die Kampagne ein. Bei der Vorbereitung kommt sie neben das Abenteuerdeck, und auch die Anweisungen auf ihrer ersten Seite werden befolgt.',
        'Haben die Spieler gewonnen, drehen sie die Karte um, folgen der Auflösung auf der anderen Seite und ergänzen das [[campaign-log|Kampagnenlogbuch]]. Nach einer Niederlage bleibt sie liegen.',
      ],
      aliases: [
        'Kampagnenkarte',
        'Auflösung',
        'zusätzliche Kartenarten',
        'Karten nur für die Kampagne',
      ],
    },
    see: ['campaign-mode', 'campaign-setup', 'boons', 'burdens', 'campaign-log'],
    decided: [
      {
        en: 'If players were eliminated in a game that was won, what each player earns is earned only by those who were left.',
        de: 'Sind in einem gewonnenen Spiel Spieler ausgeschieden, erwerben nur die verbliebenen, was jeder Spieler erwirbt.',
      },
    ],
  },
  {
    id: 'campaign-log',
    topic: 'campaign',
    en: {
      title: 'Campaign Log',
      text: [
        'The campaign log keeps everything that lasts from one game of a campaign to the next: the players and their [[fellowship-of-heroes|heroes]], the [[fallen-heroes|fallen heroes]], the threat penalty, the [[campaign-pool|campaign pool]], notes, and the scenarios won with their [[scoring|scores]], which add up to the score of the campaign.',
        'It is filled in at the end of every scenario and read again when the next one is [[campaign-setup|set up]].',
        'The scenarios are played in their order. A scenario that was lost costs nothing, but it has to be played again until it is won; only then comes the next one.',
      ],
      aliases: [
        'log',
        'campaign sheet',
        'campaign record',
        'campaign score',
        'threat penalty',
        'notes',
        'what if we lose a scenario',
        'order of scenarios',
      ],
    },
    de: {
      title: 'Kampagnenlogbuch',
      text: [
        'Das Kampagnenlogbuch bewahrt alles, was von einem Spiel der Kampagne zum nächsten gilt: die Spieler und ihre [[fellowship-of-heroes|Helden]], die [[fallen-heroes|Gefallenen Helden]], die Strafe auf Bedrohung, den [[campaign-pool|Kampagnenvorrat]], Notizen und die bewältigten Szenarien mit ihrer [[scoring|Wertung]], die zusammen die Gesamtwertung ergibt.',
        'Es wird nach jedem Szenario ergänzt und zur [[campaign-setup|Vorbereitung]] des nächsten wieder gelesen.',
        'Die Szenarien kommen der Reihe nach dran. Ein verlorenes kostet nichts, muss aber so oft gespielt werden, bis es bewältigt ist; erst dann folgt das nächste.',
      ],
      aliases: [
        'Logbuch',
        'Kampagnenbogen',
        'Kampagnenwertung',
        'Strafe auf Bedrohung',
        'Notizen',
        'was passiert wenn wir ein Szenario verlieren',
        'Reihenfolge der Szenarien',
      ],
    },
    see: ['campaign-mode', 'campaign-setup', 'fellowship-of-heroes', 'expert-campaign', 'scoring'],
    decided: [
      {
        en: 'If a hero noted as a prisoner has been exchanged since, the prisoner is drawn by lot, as without a campaign.',
        de: 'Wurde ein als Gefangener notierter Held inzwischen ausgetauscht, entscheidet das Los über den Gefangenen, wie außerhalb einer Kampagne.',
      },
    ],
  },
  {
    id: 'campaign-pool',
    topic: 'campaign',
    en: {
      title: 'Campaign Pool',
      text: [
        'The campaign pool is the list of all [[boons|boons]] and [[burdens|burdens]] the players have earned. What a scenario brings is added to it once the scenario has been won. For cards with the keyword Permanent it is also noted which hero each is attached to.',
        'Boons with the back of a player card may go into a player’s deck, burdens with this back must. Neither counts towards the smallest deck size.',
        'A card with Permanent that is noted for a hero has to be attached to that hero at the beginning of the game.',
        'Boons and burdens with the back of an encounter card have to be shuffled into the encounter deck.',
        'When a hero [[fallen-heroes|falls]], all cards with Permanent that are attached to it leave the pool.',
      ],
      aliases: ['pool', 'permanent', 'earned cards', 'where do boons go', 'where do burdens go'],
    },
    de: {
      title: 'Kampagnenvorrat',
      text: [
        'Der Kampagnenvorrat ist die Liste aller [[boons|Gunst-]] und [[burdens|Bürde-Karten]], die von den Spielern erworben wurden. Was ein Szenario bringt, kommt hinein, sobald es bewältigt ist. Bei Karten mit dem Schlüsselwort Dauerhaft wird außerdem notiert, an welchem Helden sie hängen.',
        'Gunst-Karten mit der Rückseite einer Spielerkarte dürfen in ein Spielerdeck, Bürde-Karten mit dieser Rückseite müssen hinein. Beide zählen nicht zur Mindestgröße des Decks.',
        'Eine Karte mit Dauerhaft, die für einen Helden notiert ist, muss zu Beginn des Spiels an ihn angehängt werden.',
        'Gunst- und Bürde-Karten mit der Rückseite einer Begegnungskarte müssen ins Begegnungsdeck gemischt werden.',
        'Wenn ein Held [[fallen-heroes|fällt]], verlassen alle Karten mit Dauerhaft, die an ihm hängen, den Vorrat.',
      ],
      aliases: [
        'Vorrat der Kampagne',
        'Dauerhaft',
        'erworbene Karten',
        'wohin kommen Gunst-Karten',
        'wohin kommen Bürde-Karten',
      ],
    },
    see: ['boons', 'burdens', 'permanent', 'campaign-log', 'fallen-heroes'],
  },
  {
    id: 'campaign-setup',
    topic: 'campaign',
    en: {
      title: 'Campaign Setup',
      text: [
        'Before a scenario of a campaign, besides the usual [[setup|setup]]:',
        '1. Everybody uses the heroes of the [[campaign-log|campaign log]]. Before the very first game players and heroes are written into it.',
        '2. Nobody uses one of the [[fallen-heroes|fallen heroes]]: whoever had one chooses a new hero, and cards with [[permanent|Permanent]] of the fallen one leave the pool.',
        '3. Whoever wants to exchange a hero does so now. Each new hero is noted and raises the threat penalty by 1.',
        '4. Everybody sets the [[starting-threat|starting threat]], with the threat penalty added.',
        '5. Cards with Permanent are attached to their heroes.',
        '6. Boons and burdens that say “Setup” are put into the play area.',
        '7. Other boons and burdens of players are shuffled into their decks.',
        '8. Those of the encounter deck are shuffled into it.',
      ],
      aliases: [
        'campaign checklist',
        'set up a campaign scenario',
        'before the next scenario',
        'checklist',
      ],
    },
    de: {
      title: 'Kampagnen-Vorbereitung',
      text: [
        'Vor einem Szenario der Kampagne ist außer der üblichen [[setup|Vorbereitung]] zu tun:',
        '1. Alle spielen mit den Helden, die im [[campaign-log|Kampagnenlogbuch]] stehen. Vor dem allerersten Spiel werden dort Spieler und Helden eingetragen.',
        '2. Niemand spielt mit einem [[fallen-heroes|Gefallenen Helden]]: Wer einen hatte, wählt einen neuen, und Karten mit [[permanent|Dauerhaft]], die an dem Gefallenen hingen, verlassen den Vorrat.',
        '3. Wer einen Helden austauschen möchte, tut es jetzt. Jeder neue Held wird notiert und erhöht die Strafe auf Bedrohung um 1.',
        '4. Alle stellen ihren [[starting-threat|anfänglichen Bedrohungsgrad]] ein, die Strafe eingerechnet.',
        '5. Karten mit Dauerhaft kommen an ihre Helden.',
        '6. Gunst- und Bürde-Karten, auf denen „Vorbereitung“ steht, kommen in die Spielzone.',
        '7. Weitere Gunst- und Bürde-Karten der Spieler werden in deren Decks gemischt.',
        '8. Die für das Begegnungsdeck werden dort hineingemischt.',
      ],
      aliases: [
        'Checkliste',
        'Kampagne vorbereiten',
        'vor dem nächsten Szenario',
        'Kampagnenvorbereitung',
      ],
    },
    see: ['setup', 'campaign-log', 'campaign-pool', 'fellowship-of-heroes', 'campaign-cards'],
  },
  {
    id: 'easy-mode',
    topic: 'modes',
    en: {
      title: 'Easy Mode',
      text: [
        'In easy mode the encounter deck is smaller: cards, or single copies of them, that bear a mark of difficulty at their encounter set icon are left out. Everything else is as in the standard mode.',
        'It can be chosen for every scenario, also within a campaign.',
      ],
      aliases: [
        'easy',
        'difficulty',
        'standard mode',
        'beginner mode',
        'make it easier',
        'story mode',
      ],
    },
    de: {
      title: 'Leichter Modus',
      text: [
        'Im leichten Modus ist das Begegnungsdeck kleiner: Karten oder einzelne Kopien davon, die bei ihrem Begegnungsset-Symbol als schwierig gekennzeichnet sind, bleiben weg. Alles andere ist wie im Standardmodus.',
        'Er lässt sich für jedes Szenario wählen, auch innerhalb einer Kampagne.',
      ],
      aliases: [
        'leicht',
        'einfacher Modus',
        'Einfach',
        'Schwierigkeit',
        'Schwierigkeitsgrad',
        'Standardmodus',
        'Anfängermodus',
      ],
    },
    see: ['encounter-deck', 'setup', 'learning-decks'],
    decided: [
      {
        en: 'Easy mode has fewer cards in the encounter sets, and nothing else: heroes do not begin with additional resources.',
        de: 'Der leichte Modus verkleinert die Begegnungssets und sonst nichts: Helden beginnen nicht mit zusätzlichen Ressourcen.',
      },
    ],
  },
  {
    id: 'expert-campaign',
    topic: 'campaign',
    en: {
      title: 'Expert Campaign',
      text: [
        'In an expert campaign heroes do not recover between scenarios. The damage on each hero at the end of a scenario is noted in the [[campaign-log|campaign log]], and the hero begins the next one with it.',
        'Instead, each player may heal all this damage from one of their heroes before the game. For every hero healed in this way, the starting threat is 1 higher for the rest of the campaign.',
      ],
      examples: [
        'A hero ends a scenario with 3 damage. It begins the next one with 3 damage, or with none and 1 more starting threat.',
      ],
      aliases: [
        'expert',
        'expert mode',
        'hard campaign',
        'does damage stay between scenarios',
        'heal before the next scenario',
      ],
    },
    de: {
      title: 'Kampagne für Experten',
      text: [
        'In einer Experten-Kampagne erholen sich Helden zwischen den Szenarien nicht. Der Schaden, den ein Held am Ende eines Szenarios hat, wird im [[campaign-log|Kampagnenlogbuch]] notiert und liegt zu Beginn des nächsten wieder auf ihm.',
        'Stattdessen darf jeder Spieler vor dem Spiel einen seiner Helden ganz von diesem Schaden heilen. Für jeden so geheilten Helden ist der anfängliche Bedrohungsgrad für den Rest der Kampagne um 1 höher.',
      ],
      examples: [
        'Ein Held beendet ein Szenario mit 3 Schaden. Das nächste beginnt er mit 3 Schaden oder ohne Schaden und mit 1 mehr anfänglicher Bedrohung.',
      ],
      aliases: [
        'Experten',
        'Expertenmodus',
        'Kampagnen-Modus für Experten',
        'schwere Kampagne',
        'Bleibt Schaden zwischen Szenarien',
        'vor dem nächsten Szenario heilen',
      ],
    },
    see: ['campaign-mode', 'campaign-log', 'damage', 'starting-threat'],
    decided: [
      {
        en: 'Healing costs 1 threat for whoever plays that hero, as long as they do: the book gives the penalty to the hero, which has no starting threat of its own.',
        de: 'Das Heilen kostet 1 Bedrohung für den, der diesen Helden spielt, und zwar solange er ihn spielt: Das Buch gibt die Strafe dem Helden, der aber keinen eigenen Bedrohungsgrad hat.',
      },
      {
        en: 'Each player heals one hero between two scenarios, and not again because the scenario was lost.',
        de: 'Jeder Spieler heilt zwischen zwei Szenarien einen Helden und nicht noch einmal, weil das Szenario verloren ging.',
      },
    ],
  },
  {
    id: 'fallen-heroes',
    topic: 'campaign',
    en: {
      title: 'Fallen Heroes',
      text: [
        'A hero that lies in a discard pile at the end of a scenario has fallen. Its name goes on the list in the [[campaign-log|campaign log]], and no player can use it any more in this campaign.',
        'Its player chooses a new hero for the next scenario. The new one is noted, and the starting threat of every player is 1 higher for the rest of the campaign.',
        'If no other hero is left in the players’ collection, the fallen one comes back: its name is struck off the list, and the starting threat of its player alone is 1 higher for good.',
        'Cards with [[permanent|Permanent]] that are attached to a fallen hero leave the [[campaign-pool|campaign pool]].',
      ],
      aliases: [
        'fallen hero',
        'dead hero',
        'hero died in the campaign',
        'can I use a dead hero again',
        'new hero',
        'replace a hero',
        'no heroes left',
      ],
    },
    de: {
      title: 'Gefallene Helden',
      text: [
        'Ein Held, der nach einem Szenario in einem Ablagestapel liegt, ist gefallen. Sein Name kommt auf die Liste im [[campaign-log|Kampagnenlogbuch]], und niemand kann ihn in dieser Kampagne noch einsetzen.',
        'Sein Spieler wählt für das nächste Szenario einen neuen Helden. Dieser wird notiert, und der anfängliche Bedrohungsgrad jedes Spielers ist für den Rest der Kampagne um 1 höher.',
        'Gibt es in der Sammlung der Spieler keinen anderen Helden mehr, kehrt der Gefallene zurück: Sein Name wird von der Liste gestrichen, und nur der anfängliche Bedrohungsgrad seines Spielers steigt auf Dauer um 1.',
        'Karten mit [[permanent|Dauerhaft]], die an einem gefallenen Helden hängen, verlassen den [[campaign-pool|Kampagnenvorrat]].',
      ],
      aliases: [
        'gefallener Held',
        'toter Held',
        'Held ist in der Kampagne gestorben',
        'Kann ich einen toten Helden wieder verwenden',
        'neuer Held',
        'Held ersetzen',
        'keine Helden mehr',
      ],
    },
    see: ['fellowship-of-heroes', 'campaign-log', 'starting-threat', 'destroyed'],
    decided: [
      {
        en: 'A fallen hero has to be replaced: in one place the book lets the player choose, but the checklist for setup demands it, and that is what is followed before a game.',
        de: 'Ein gefallener Held muss ersetzt werden: An einer Stelle stellt das Buch es frei, doch die Checkliste verlangt es, und ihr folgt man vor dem Spiel.',
      },
      {
        en: 'Heroes that died in a game that was lost have not fallen: a lost scenario costs nothing.',
        de: 'Helden, die in einem verlorenen Spiel starben, sind nicht gefallen: Ein verlorenes Szenario kostet nichts.',
      },
      {
        en: 'The heroes of a player who was eliminated in a game that was won have fallen, for they lie in the player’s discard pile.',
        de: 'Die Helden eines Spielers, der in einem gewonnenen Spiel ausgeschieden ist, sind gefallen, denn sie liegen in seinem Ablagestapel.',
      },
    ],
  },
  {
    id: 'fellowship-of-heroes',
    topic: 'campaign',
    en: {
      title: 'The Fellowship of Heroes',
      text: [
        'Before the first scenario of a campaign the players write their heroes into the [[campaign-log|campaign log]]. They use the same heroes in every scenario, while the other cards of their decks may change between games as they like.',
        'Heroes change in two cases only: a [[fallen-heroes|fallen hero]] is replaced, or a player exchanges 1 of their heroes for one with another name between two scenarios, of their own will.',
        'Either way the new hero is noted, and the starting threat of every player is 1 higher for the rest of the campaign. Penalties add up.',
      ],
      examples: [
        'In a campaign of two players one hero has fallen and one was exchanged: both players begin all later scenarios with 2 more threat.',
      ],
      aliases: [
        'heroes of the campaign',
        'change heroes',
        'exchange a hero',
        'swap a hero',
        'can I change my deck in the campaign',
        'same heroes',
      ],
    },
    de: {
      title: 'Die Gemeinschaft der Helden',
      text: [
        'Vor dem ersten Szenario einer Kampagne tragen die Spieler ihre Helden ins [[campaign-log|Kampagnenlogbuch]] ein. Mit diesen Helden spielen sie alle Szenarien; die übrigen Karten ihrer Decks dürfen sie zwischen den Spielen nach Belieben ändern.',
        'Helden wechseln nur in zwei Fällen: Ein [[fallen-heroes|gefallener Held]] wird ersetzt, oder ein Spieler tauscht zwischen zwei Szenarien freiwillig 1 seiner Helden gegen einen mit anderem Namen aus.',
        'In beiden Fällen wird der neue Held notiert, und der anfängliche Bedrohungsgrad jedes Spielers ist für den Rest der Kampagne um 1 höher. Mehrere Strafen addieren sich.',
      ],
      examples: [
        'In einer Kampagne zu zweit ist ein Held gefallen und einer wurde ausgetauscht: Beide Spieler beginnen alle weiteren Szenarien mit 2 mehr Bedrohung.',
      ],
      aliases: [
        'Helden der Kampagne',
        'Helden wechseln',
        'Held austauschen',
        'Darf ich mein Deck in der Kampagne ändern',
        'dieselben Helden',
      ],
    },
    see: ['fallen-heroes', 'campaign-log', 'starting-threat', 'deck-building'],
    decided: [
      {
        en: 'A player exchanges one hero between two scenarios, and not again because the scenario was lost.',
        de: 'Ein Spieler tauscht zwischen zwei Szenarien einen Helden aus und nicht noch einmal, weil das Szenario verloren ging.',
      },
    ],
  },
  {
    id: 'learning-decks',
    topic: 'decks',
    en: {
      title: 'Learning Decks',
      text: [
        'The core set has four decks to learn the game with, one for each [[spheres|sphere of influence]]: Leadership, Tactics, Spirit and Lore. Each has three heroes of its sphere and thirty cards.',
        'They are smaller than the rules for [[deck-building|deck building]] ask for and are allowed as they are. Any other deck needs at least fifty cards.',
      ],
      aliases: [
        'learning deck',
        'starter deck',
        'starter decks',
        'preconstructed deck',
        'beginner deck',
        'first deck',
        '30 cards',
        'thirty cards',
      ],
    },
    de: {
      title: 'Lerndecks',
      text: [
        'Das Grundspiel hat vier Decks zum Kennenlernen, für jede [[spheres|Einflusssphäre]] eines: Führung, Taktik, Geist und Wissen. Jedes besteht aus drei Helden seiner Sphäre und dreißig Karten.',
        'Sie sind kleiner, als die Regeln zur [[deck-building|Deckzusammenstellung]] verlangen, und so, wie sie sind, erlaubt. Jedes andere Deck braucht mindestens fünfzig Karten.',
      ],
      aliases: [
        'Lerndeck',
        'Starterdeck',
        'Starterdecks',
        'Einsteigerdeck',
        'vorgefertigtes Deck',
        'erstes Deck',
        '30 Karten',
        'dreißig Karten',
      ],
    },
    see: ['deck-building', 'spheres', 'player-deck', 'easy-mode'],
    decided: [
      {
        en: 'A learning deck whose heroes have changed, as may happen in a campaign, is still allowed there with its thirty cards. Outside a campaign it is a deck like any other.',
        de: 'Ein Lerndeck mit anderen Helden, wie es in einer Kampagne vorkommen kann, bleibt dort mit seinen dreißig Karten erlaubt. Außerhalb einer Kampagne ist es ein Deck wie jedes andere.',
      },
    ],
  },
];
