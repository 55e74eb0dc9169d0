import type { Entry } from '../entry.ts';

export const BASICS: readonly Entry[] = [
  {
    id: 'adjacent',
    topic: 'words',
    en: {
      title: 'Adjacent',
      text: [
        'Two cards of the same side are adjacent if their [[places|places]] follow each other in the [[order-of-attack|order of attack]].',
      ],
      aliases: ['next to', 'neighbour', 'neighbouring card', 'beside', 'adjacent cards'],
    },
    de: {
      title: 'Benachbart',
      text: [
        'Zwei Karten derselben Seite sind benachbart, wenn ihre [[places|Plätze]] in der [[order-of-attack|Reihenfolge der Angriffe]] aufeinanderfolgen.',
      ],
      aliases: ['neben', 'daneben', 'Nachbar', 'Nachbarkarte', 'angrenzend', 'benachbarte Karten'],
    },
    see: ['places', 'opposite', 'order-of-attack'],
    decided: [
      {
        en: 'Neighbours are also those across the border of two sites: the inner place in Manhattan is next to the first place in the Sanctum Sanctorum. The book shows places only in a picture.',
        de: 'Nachbarn gibt es auch über die Grenze zweier Schauplätze hinweg: Der innere Platz in Manhattan liegt neben dem ersten im Sanctum Sanctorum. Das Buch zeigt die Plätze nur in einem Bild.',
      },
    ],
  },
  {
    id: 'board',
    topic: 'basics',
    en: {
      title: 'The Board',
      text: [
        'The board lies between the two sides and shows three [[sites|sites]]: Manhattan, the Sanctum Sanctorum and the Avengers Tower. Each site has [[places|places]] for the cards of both sides, one opposite the other.',
        'On the board are also the track for [[victory-points|victory points]], the [[artefact-track|artefact track]], the two open [[artefacts|artefacts]], the [[civilians|civilians]] and the pile of [[locations|locations]].',
        'The side of the board that lies before you tells what you play: the day side the [[heroes|heroes]], the evening side the [[villains|villains]].',
      ],
      aliases: ['game board', 'map', 'day side', 'evening side', 'night side', 'New York'],
    },
    de: {
      title: 'Spielplan',
      text: [
        'Der Spielplan liegt zwischen beiden Seiten und zeigt drei [[sites|Schauplätze]]: Manhattan, das Sanctum Sanctorum und den Avengers Tower. An jedem gibt es [[places|Plätze]] für die Karten beider Seiten, je zwei einander gegenüber.',
        'Außerdem sind hier die [[victory-points|Siegpunktleiste]], die [[artefact-track|Artefaktleiste]], die beiden offenen [[artefacts|Artefakte]], die [[civilians|Zivilisten]] und der Stapel der [[locations|Ortskarten]].',
        'Welche Seite vor dir liegt, bestimmt deine Rolle: die Tagseite die [[heroes|Helden]], die Abendseite die [[villains|Schurken]].',
      ],
      aliases: ['Brett', 'Spielbrett', 'Plan', 'Tagseite', 'Abendseite', 'Nachtseite', 'New York'],
    },
    see: ['sites', 'places', 'preparation', 'object-of-the-game'],
    untested: 'term',
  },
  {
    id: 'colours',
    topic: 'basics',
    en: {
      title: 'Colours',
      text: [
        'There are four colours: red, yellow, green and blue. Every character has one, and so has every civilian; [[locations|locations]] and [[artefacts|artefacts]] have none.',
        'Colours matter for [[paying-costs|paying]]. On the table of Grimrule each colour has a shape as well: red a triangle, yellow a disc, green a diamond, blue a square; an asterisk stands for any colour.',
      ],
      aliases: [
        'colour',
        'color',
        'colors',
        'red',
        'yellow',
        'green',
        'blue',
        'triangle',
        'disc',
        'diamond',
        'square',
        'colour blind',
      ],
    },
    de: {
      title: 'Farben',
      text: [
        'Es gibt vier Farben: Rot, Gelb, Grün und Blau. Jeder Charakter hat eine, ebenso jeder Zivilist; [[locations|Ortskarten]] und [[artefacts|Artefakte]] haben keine.',
        'Farben sind beim [[paying-costs|Bezahlen]] von Bedeutung. Am Tisch von Grimrule hat jede Farbe auch eine Form: Rot ein Dreieck, Gelb eine Scheibe, Grün eine Raute, Blau ein Quadrat; ein Sternchen steht für eine beliebige Farbe.',
      ],
      aliases: [
        'Farbe',
        'rot',
        'gelb',
        'grün',
        'blau',
        'Dreieck',
        'Scheibe',
        'Raute',
        'Quadrat',
        'farbenblind',
      ],
    },
    see: ['paying-costs', 'star-symbol', 'civilians'],
    untested: 'term',
  },
  {
    id: 'components',
    topic: 'basics',
    en: {
      title: 'Components',
      text: [
        '120 cards: 56 for the [[heroes|heroes]], 56 for the [[villains|villains]] (48 [[main-characters|main characters]] and 8 [[side-characters|side characters]] each) and 8 [[locations|locations]].',
        '12 [[artefacts|artefacts]], 12 [[civilians|civilians]] (three of each colour), 20 damage markers, one artefact marker, one victory point marker and the [[board|board]].',
      ],
      aliases: [
        'material',
        'contents',
        'how many cards',
        'what is in the box',
        'tokens',
        'markers',
      ],
    },
    de: {
      title: 'Spielmaterial',
      text: [
        '120 Karten: 56 für die [[heroes|Helden]], 56 für die [[villains|Schurken]] (jeweils 48 [[main-characters|Hauptcharaktere]] und 8 [[side-characters|Nebencharaktere]]) sowie 8 [[locations|Ortskarten]].',
        '12 [[artefacts|Artefakte]], 12 [[civilians|Zivilisten]] (drei von jeder Farbe), 20 Schadensmarker, je ein Marker für Artefaktleiste und Siegpunkte und der [[board|Spielplan]].',
      ],
      aliases: [
        'Material',
        'Inhalt',
        'wie viele Karten',
        'was ist in der Schachtel',
        'Marker',
        'Plättchen',
      ],
    },
    see: ['preparation', 'board'],
    untested: 'table',
  },
  {
    id: 'heroes',
    topic: 'basics',
    en: {
      title: 'The Heroes',
      text: [
        'The heroes are one of the two sides. They have the second turn and begin with 7 cards in hand.',
        'In [[manhattan|Manhattan]] they free [[civilians|civilians]] and can [[paying-costs|pay]] with them.',
        'They win with 7 [[victory-points|victory points]], when no more than 2 civilians are left in Manhattan, or with the most points when a [[running-out-of-cards|deck is used up]].',
      ],
      aliases: ['hero', 'hero side', 'Avengers', 'how do the heroes win', 'day side'],
    },
    de: {
      title: 'Die Helden',
      text: [
        'Die Helden sind eine der beiden Seiten. Sie haben den zweiten Zug und beginnen mit 7 Handkarten.',
        'In [[manhattan|Manhattan]] befreien sie [[civilians|Zivilisten]], mit denen sie [[paying-costs|bezahlen]] können.',
        'Sie gewinnen mit 7 [[victory-points|Siegpunkten]], wenn in Manhattan höchstens 2 Zivilisten übrig sind oder wenn sie vorn liegen, sobald ein [[running-out-of-cards|Deck aufgebraucht]] ist.',
      ],
      aliases: ['Held', 'Heldenseite', 'Avengers', 'wie gewinnen die Helden', 'Tagseite'],
    },
    see: ['villains', 'civilians', 'end-of-the-game'],
  },
  {
    id: 'object-of-the-game',
    topic: 'basics',
    en: {
      title: 'Object of the Game',
      text: [
        'Two sides, [[heroes|heroes]] and [[villains|villains]], fight for New York. Taking [[turn|turns]], they bring characters to the three [[sites|sites]] of the [[board|board]] and attack with them.',
        'Where nobody defends, a site gives its [[bonus|bonus]]: victory points and civilians, artefacts, or locations.',
        'The game ends at once when one side has enough [[victory-points|victory points]], when the heroes have freed enough [[civilians|civilians]], or when a deck is used up. See [[end-of-the-game]].',
      ],
      aliases: [
        'goal',
        'how to win',
        'overview',
        'rules in short',
        'how does the game work',
        'Marvel Duel',
        'Marvel: Duell! In New York',
      ],
    },
    de: {
      title: 'Ziel des Spiels',
      text: [
        'Zwei Seiten, [[heroes|Helden]] und [[villains|Schurken]], kämpfen um New York. [[turn|Zug um Zug]] bringen sie Charaktere an die drei [[sites|Schauplätze]] auf dem [[board|Spielplan]] und greifen mit ihnen an.',
        'Wo niemand verteidigt, gibt der Schauplatz seinen [[bonus|Bonus]]: Siegpunkte und Zivilisten, Artefakte oder Ortskarten.',
        'Das Spiel endet sofort, wenn eine Seite genug [[victory-points|Siegpunkte]] hat, wenn die Helden genug [[civilians|Zivilisten]] befreit haben oder wenn ein Deck aufgebraucht ist. Siehe [[end-of-the-game|Spielende]].',
      ],
      aliases: [
        'Spielidee',
        'Spielziel',
        'wie gewinnt man',
        'Überblick',
        'Kurzregeln',
        'wie funktioniert das Spiel',
        'Marvel Duell',
        'Marvel: Duell! In New York',
      ],
    },
    see: ['preparation', 'turn', 'end-of-the-game'],
    untested: 'pointer',
  },
  {
    id: 'opposite',
    topic: 'words',
    en: {
      title: 'Opposite',
      text: [
        'Each [[places|place]] faces one place of the other side. A card there is the card opposite: it defends when yours attacks, and yours defends when it attacks.',
      ],
      aliases: [
        'facing',
        'across',
        'in front of',
        'nobody opposite',
        'enemy opposite',
        'opposing card',
      ],
    },
    de: {
      title: 'Gegenüber',
      text: [
        'Jeder [[places|Platz]] liegt genau einem Platz der anderen Seite gegenüber. Die Karte dort verteidigt, wenn deine angreift, und deine verteidigt, wenn sie angreift.',
      ],
      aliases: [
        'gegenüberliegend',
        'vis-à-vis',
        'niemand gegenüber',
        'gegenüberliegende Karte',
        'davor',
      ],
    },
    see: ['places', 'defence', 'attack'],
    decided: [
      {
        en: 'An attack effect that asks whether anybody is opposite looks when it happens, after the blow: whoever has just defeated the defender meets nobody.',
        de: 'Fragt ein Angriffseffekt, ob gegenüber jemand liegt, gilt der Augenblick des Effekts, also nach dem Schlag: Wer die Verteidigung gerade besiegt hat, hat niemanden mehr gegenüber.',
      },
    ],
  },
  {
    id: 'places',
    topic: 'zones',
    en: {
      title: 'Places',
      text: [
        'Cards in play lie on places of their own side of the [[board|board]]. A place holds one card; a side cannot have more cards on the board than places.',
        'Each side has three places in Manhattan (outer, middle, inner), two in the Sanctum Sanctorum (first, second) and one at the Avengers Tower.',
        'Without an empty place no character can be played, unless it [[replacing-a-main-character|replaces]] another card. [[locations|Locations]] need no place.',
      ],
      aliases: [
        'place',
        'slot',
        'space',
        'card space',
        'how many cards on the board',
        'board is full',
        'no empty place',
      ],
    },
    de: {
      title: 'Plätze',
      text: [
        'Karten im Spiel liegen auf Plätzen der eigenen Seite des [[board|Spielplans]]. Auf einem Platz liegt eine Karte; mehr Karten als Plätze kann eine Seite nicht im Spiel haben.',
        'Jede Seite hat drei Plätze in Manhattan (außen, in der Mitte, innen), zwei im Sanctum Sanctorum (den ersten und den zweiten) und einen am Avengers Tower.',
        'Ohne freien Platz lässt sich kein Charakter ausspielen, außer er [[replacing-a-main-character|ersetzt]] eine andere Karte. [[locations|Ortskarten]] brauchen keinen Platz.',
      ],
      aliases: [
        'Platz',
        'Kartenplatz',
        'Kartenplätze',
        'Feld',
        'wie viele Karten am Spielplan',
        'Spielplan ist voll',
        'kein freier Platz',
      ],
    },
    see: ['sites', 'opposite', 'adjacent', 'moving'],
    decided: [
      {
        en: 'The book shows the places only in a picture. Their number is our reading, after the game’s predecessor.',
        de: 'Das Buch zeigt die Plätze nur in einem Bild. Ihre Zahl ist unsere Lesart, nach dem Vorgänger des Spiels.',
      },
    ],
  },
  {
    id: 'preparation',
    topic: 'setup',
    en: {
      title: 'Preparation',
      text: [
        'Put the [[board|board]] between you; who sits at which side decides who plays [[heroes|heroes]] and who plays [[villains|villains]].',
        'Each side shuffles its deck and puts 15 cards of it back into the box without looking at them. 41 cards are left.',
        'Shuffle the [[artefacts|artefacts]], put them face down beside the board and open two of them in the Sanctum Sanctorum. Shuffle the [[locations|locations]] and put them face down at the Avengers Tower.',
        'Put one [[civilians|civilian]] of each colour on each of the three areas in Manhattan. The victory point marker starts on 0, the artefact marker on the central field of its track. Damage markers lie ready.',
        'The villains draw 5 cards, the heroes 7. The villains have the first turn.',
      ],
      aliases: [
        'setup',
        'set up',
        'starting hand',
        'who begins',
        'who goes first',
        'first player',
        'how many cards do I start with',
        '15 cards',
        'remove cards',
      ],
    },
    de: {
      title: 'Spielvorbereitung',
      text: [
        'Der [[board|Spielplan]] kommt zwischen euch; wer an welcher Seite sitzt, bestimmt, wer die [[heroes|Helden]] und wer die [[villains|Schurken]] spielt.',
        'Beide mischen ihr Deck und legen 15 Karten davon ungesehen in die Schachtel. 41 bleiben übrig.',
        'Die [[artefacts|Artefakte]] werden gemischt und verdeckt neben den Plan gelegt, zwei davon offen ins Sanctum Sanctorum. Die [[locations|Ortskarten]] kommen gemischt und verdeckt an den Avengers Tower.',
        'Auf jeden der drei Bereiche in Manhattan kommt ein [[civilians|Zivilist]] jeder Farbe. Der Siegpunktmarker beginnt auf 0, der Artefaktmarker in der Mitte seiner Leiste. Schadensmarker liegen bereit.',
        'Die Schurken ziehen 5 Karten, die Helden 7. Den ersten Zug haben die Schurken.',
      ],
      aliases: [
        'Vorbereitung',
        'Aufbau',
        'Spielaufbau',
        'Starthand',
        'wer beginnt',
        'wer fängt an',
        'Startspieler',
        'wie viele Karten habe ich am Anfang',
        '15 Karten',
        'Karten entfernen',
      ],
    },
    see: ['board', 'deck', 'turn', 'components'],
  },
  {
    id: 'sites',
    topic: 'zones',
    en: {
      title: 'Sites',
      text: [
        'The board has three sites: [[manhattan]], the [[sanctum-sanctorum]] and the [[avengers-tower]]. An attack that meets no defence brings the [[bonus|bonus]] of the site where the attacker lies.',
        'Sites are part of the board. Do not mix them up with [[locations|locations]], which are cards.',
      ],
      aliases: ['site', 'venue', 'scene', 'area', 'arena', 'at this site'],
    },
    de: {
      title: 'Schauplätze',
      text: [
        'Der Spielplan hat drei Schauplätze: [[manhattan|Manhattan]], das [[sanctum-sanctorum|Sanctum Sanctorum]] und den [[avengers-tower|Avengers Tower]]. Ein Angriff ohne Gegenwehr bringt den [[bonus|Bonus]] des Schauplatzes, an dem der Angreifer liegt.',
        'Schauplätze gehören zum Spielplan. Nicht zu verwechseln mit den [[locations|Ortskarten]], die Karten sind.',
      ],
      aliases: ['Schauplatz', 'Ort', 'Orte', 'Gebiet', 'an diesem Schauplatz'],
    },
    see: ['places', 'bonus', 'locations'],
    untested: 'term',
  },
  {
    id: 'villains',
    topic: 'basics',
    en: {
      title: 'The Villains',
      text: [
        'The villains are one of the two sides. They have the first turn and begin with 5 cards in hand.',
        'In [[manhattan|Manhattan]] they score [[victory-points|victory points]]; civilians are of no use to them.',
        'They win with 9 victory points, or with the most points when a [[running-out-of-cards|deck is used up]].',
      ],
      aliases: ['villain', 'villain side', 'how do the villains win', 'Hydra', 'evening side'],
    },
    de: {
      title: 'Die Schurken',
      text: [
        'Die Schurken sind eine der beiden Seiten. Sie haben den ersten Zug und beginnen mit 5 Handkarten.',
        'In [[manhattan|Manhattan]] bekommen sie [[victory-points|Siegpunkte]]; mit Zivilisten können sie nichts anfangen.',
        'Sie gewinnen mit 9 Siegpunkten oder wenn sie vorn liegen, sobald ein [[running-out-of-cards|Deck aufgebraucht]] ist.',
      ],
      aliases: [
        'Schurke',
        'Schurkenseite',
        'Bösewichte',
        'wie gewinnen die Schurken',
        'Hydra',
        'Abendseite',
      ],
    },
    see: ['heroes', 'manhattan', 'end-of-the-game'],
  },
];
