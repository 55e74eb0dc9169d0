import type { Lesson } from '../page-game.ts';

/** The guide of a first game: each page comes when its moment comes, in this order. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'goal',
    on: 'begin',
    title: { en: 'What it is about', de: 'Worum es geht' },
    text: {
      en: [
        'Above you see the quest and the staging area, where dangers gather. Below are your heroes and your hand.',
        'You win by making enough progress on every stage of the quest. You lose when your threat reaches 50, or when all your heroes have fallen.',
      ],
      de: [
        'Oben liegen das Abenteuer und die Aufmarschzone, in der sich Gefahren sammeln. Unten liegen deine Helden und deine Handkarten.',
        'Du gewinnst, wenn du auf jedem Abschnitt des Abenteuers weit genug vorankommst. Du verlierst, wenn deine Bedrohung 50 erreicht oder alle deine Helden gefallen sind.',
      ],
    },
  },
  {
    id: 'mulligan',
    on: { ask: 'mulligan' },
    title: { en: 'Your first hand', de: 'Deine erste Hand' },
    text: {
      en: [
        'You may shuffle all six cards back once and draw six new ones.',
        'Cheap allies and cards that bring resources are good to begin with.',
      ],
      de: [
        'Einmal darfst du alle sechs Karten zurückmischen und sechs neue ziehen.',
        'Für den Anfang sind billige Verbündete gut und Karten, die Ressourcen bringen.',
      ],
    },
  },
  {
    id: 'planning',
    on: { ask: 'planning' },
    title: { en: 'Planning', de: 'Planen' },
    text: {
      en: [
        'Every round each of your heroes has earned a resource, and you have drawn a card. Now you may play allies and attachments: whatever is lit can be paid.',
        'Click a card that is not lit to learn why it is not.',
      ],
      de: [
        'In jeder Runde hat jeder deiner Helden eine Ressource bekommen, und du hast eine Karte gezogen. Jetzt darfst du Verbündete und Verstärkungen spielen: Was leuchtet, kannst du bezahlen.',
        'Klicke eine Karte an, die nicht leuchtet, und du erfährst, warum.',
      ],
    },
  },
  {
    id: 'pay',
    on: { ask: 'pay' },
    title: { en: 'Paying', de: 'Bezahlen' },
    text: {
      en: [
        'The number at the top left is the cost. A card is paid by heroes of its sphere, which shows in its colour and sign; grey cards belong to none and anybody pays for them.',
        'A good payment is picked already. Click heroes to change it.',
      ],
      de: [
        'Die Zahl oben links sind die Kosten. Bezahlt wird von Helden derselben Sphäre, zu erkennen an Farbe und Zeichen; graue Karten gehören zu keiner, für sie zahlt jeder.',
        'Eine gute Bezahlung ist schon ausgewählt. Klicke Helden an, um sie zu ändern.',
      ],
    },
  },
  {
    id: 'inPlay',
    on: { step: 'lay it down' },
    title: { en: 'In play', de: 'Im Spiel' },
    text: {
      en: [
        'Allies quest, fight and defend like heroes, but have no resources. Attachments lie at the character that carries them.',
      ],
      de: [
        'Verbündete stellen sich dem Abenteuer und kämpfen wie Helden, haben aber keine Ressourcen. Verstärkungen liegen bei dem Charakter, der sie trägt.',
      ],
    },
  },
  {
    id: 'action',
    on: { ask: 'actionWindow' },
    title: { en: 'Actions', de: 'Aktionen' },
    text: {
      en: [
        'Between the steps of a round there is time for actions: events in your hand and abilities of your cards. Take one, or let the moment pass.',
      ],
      de: [
        'Zwischen den Schritten einer Runde ist Zeit für Aktionen: Ereignisse auf deiner Hand und Fähigkeiten deiner Karten. Nutze eine oder lass den Moment verstreichen.',
      ],
    },
  },
  {
    id: 'commit',
    on: { ask: 'commitToQuest' },
    title: { en: 'Who goes on the quest?', de: 'Wer stellt sich dem Abenteuer?' },
    text: {
      en: [
        'Those you send add up their willpower, the little sun. It stands against the threat of all cards in the staging area, and one more card will come before it counts.',
        'Whoever goes is exhausted: he cannot defend or attack in this round. Keep somebody back for the enemies.',
      ],
      de: [
        'Wen du schickst, der bringt seine Willenskraft mit, die kleine Sonne. Sie steht gegen den Widerstand aller Karten in der Aufmarschzone, und bevor gezählt wird, kommt noch eine dazu.',
        'Wer geht, ist erschöpft und kann in dieser Runde weder verteidigen noch angreifen. Behalte jemanden für die Gegner zurück.',
      ],
    },
  },
  {
    id: 'ability',
    on: { ask: 'useAbility' },
    title: { en: 'Responses', de: 'Reaktionen' },
    text: {
      en: ['Some abilities answer what has just happened. You may use one now, or pass.'],
      de: [
        'Manche Fähigkeiten antworten auf das, was gerade geschehen ist. Du darfst jetzt eine nutzen oder passen.',
      ],
    },
  },
  {
    id: 'staging',
    on: { step: 'turn it face up' },
    title: { en: 'Something turns up', de: 'Etwas taucht auf' },
    text: {
      en: [
        'For every player an encounter card is revealed. Enemies and locations stay in the staging area and stand in your way; a treachery does its harm and is gone.',
      ],
      de: [
        'Für jede Person wird eine Begegnungskarte aufgedeckt. Gegner und Orte bleiben in der Aufmarschzone und stehen im Weg; ein Verrat richtet seinen Schaden an und ist weg.',
      ],
    },
  },
  {
    id: 'resolve',
    on: { step: '3.4 resolve the quest' },
    title: { en: 'Willpower against threat', de: 'Willenskraft gegen Widerstand' },
    text: {
      en: [
        'What your willpower is ahead becomes progress: first on the active location, then on the quest. What it lacks raises your threat.',
      ],
      de: [
        'Was deine Willenskraft mehr hat, wird Fortschritt: zuerst am aktiven Ort, dann am Abenteuer. Was ihr fehlt, hebt deine Bedrohung.',
      ],
    },
  },
  {
    id: 'travel',
    on: { ask: 'whereToTravel' },
    title: { en: 'Travelling', de: 'Reisen' },
    text: {
      en: [
        'You may travel to one location. It leaves the staging area and no longer stands against you, but it takes the progress until it is explored.',
      ],
      de: [
        'Du darfst zu einem Ort reisen. Er verlässt die Aufmarschzone und steht nicht mehr gegen dich, nimmt aber allen Fortschritt auf, bis er erkundet ist.',
      ],
    },
  },
  {
    id: 'engage',
    on: { ask: 'whomToEngage' },
    title: { en: 'Enemies', de: 'Gegner' },
    text: {
      en: [
        'You may pick a fight with one enemy now. After that every enemy comes to you whose engagement cost, the two arrowheads, is not above your threat.',
        'While an enemy is in the staging area it makes the quest harder; before you it attacks.',
      ],
      de: [
        'Du darfst jetzt einen Gegner in einen Kampf verwickeln. Danach kommt jeder zu dir, dessen Kampfbereitschaft, die zwei Pfeilspitzen, nicht über deiner Bedrohung liegt.',
        'In der Aufmarschzone erschwert ein Gegner das Abenteuer; vor dir greift er an.',
      ],
    },
  },
  {
    id: 'shadow',
    on: { step: '6.2 deal shadow cards' },
    title: { en: 'Shadow cards', de: 'Schattenkarten' },
    text: {
      en: [
        'Every enemy before you gets a card from the encounter deck, face down. It is turned when the enemy attacks, and only its shadow effect counts.',
      ],
      de: [
        'Jeder Gegner vor dir bekommt verdeckt eine Karte vom Begegnungsdeck. Sie wird umgedreht, wenn er angreift, und nur ihr Schatteneffekt zählt.',
      ],
    },
  },
  {
    id: 'defend',
    on: { ask: 'whoDefends' },
    title: { en: 'Defending', de: 'Verteidigen' },
    text: {
      en: [
        'One ready character may defend: he is exhausted, and his defense is taken off the damage.',
        'If nobody defends, one of your heroes takes all of it, without any defense.',
      ],
      de: [
        'Ein spielbereiter Charakter darf verteidigen: Er wird erschöpft, und seine Verteidigung wird vom Schaden abgezogen.',
        'Verteidigt niemand, nimmt einer deiner Helden alles hin, ohne jede Verteidigung.',
      ],
    },
  },
  {
    id: 'undefended',
    on: { ask: 'undefendedDamage' },
    title: { en: 'Nobody stood in the way', de: 'Niemand stand im Weg' },
    text: {
      en: ['All of the damage goes to one hero. Choose somebody who can bear it.'],
      de: ['Der ganze Schaden geht auf einen Helden. Wähle jemanden, der ihn aushält.'],
    },
  },
  {
    id: 'attack',
    on: { ask: 'whomToAttack' },
    title: { en: 'Your attack', de: 'Dein Angriff' },
    text: {
      en: [
        'Now whoever is still ready may strike back. Choose an enemy, then any number of characters: their attack adds up, and the enemy’s defense is taken off.',
      ],
      de: [
        'Jetzt darf zurückschlagen, wer noch spielbereit ist. Wähle einen Gegner, dann beliebig viele Charaktere: Ihr Angriff wird zusammengezählt, die Verteidigung des Gegners abgezogen.',
      ],
    },
  },
  {
    id: 'refresh',
    on: { step: '7.3 raise threat' },
    title: { en: 'The round is over', de: 'Die Runde ist vorbei' },
    text: {
      en: [
        'Everybody becomes ready again, and your threat goes up by one: you cannot wait for ever.',
      ],
      de: [
        'Alle werden wieder spielbereit, und deine Bedrohung steigt um eins: Ewig warten kannst du nicht.',
      ],
    },
  },
  {
    id: 'explored',
    on: { step: 'what is explored' },
    title: { en: 'Ahead', de: 'Voran' },
    text: {
      en: [
        'With as much progress as it has quest points, a location is explored, and a stage makes room for the next one. Progress that was too much for a stage is lost.',
      ],
      de: [
        'Mit so viel Fortschritt, wie er Abenteuerpunkte hat, ist ein Ort erkundet, und ein Abschnitt macht dem nächsten Platz. Was für einen Abschnitt zu viel war, verfällt.',
      ],
    },
  },
  {
    id: 'stage',
    on: { step: 'the next stage' },
    title: { en: 'The next stage', de: 'Der nächste Abschnitt' },
    text: {
      en: ['A new stage has conditions of its own. Read what it says: hold the mouse over it.'],
      de: [
        'Ein neuer Abschnitt hat eigene Bedingungen. Lies, was darauf steht: Zeige mit der Maus darauf.',
      ],
    },
  },
  {
    id: 'end',
    on: 'end',
    title: { en: 'The game is over', de: 'Die Partie ist zu Ende' },
    text: {
      en: [
        'Try another deck or another scenario next. You can also go back and play it differently.',
      ],
      de: [
        'Versuche es als Nächstes mit einem anderen Deck oder Szenario. Du kannst auch zurückgehen und anders weiterspielen.',
      ],
    },
  },
];
