import type { CliWords } from './en.ts';
import { labDe } from './lab-de.ts';
import { operatingDe } from './operating-de.ts';

const perSecond = new Intl.NumberFormat('de', { maximumSignificantDigits: 3 });
const list = (names: readonly string[]) => names.join(', ');
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const decisionCount = (count: number) => counted(count, 'Entscheidung', 'Entscheidungen');

export const de: CliWords = {
  operating: operatingDe,
  lab: labDe,
  kinds: {
    game: 'Ein Spiel',
    bot: 'Einen Bot',
    language: 'Eine Sprache',
    seat: 'Eine Seite',
    command: 'Einen Befehl',
    option: 'Eine Option',
    hero: 'Einen Helden',
    deck: 'Ein Deck',
    scenario: 'Ein Szenario',
    mode: 'Einen Modus',
    set: 'Ein modulares Set',
    card: 'Eine Karte',
    format: 'Ein Format',
  },
  unknown: (kind, typed, near, all) =>
    near.length > 0
      ? `${kind} „${typed}“ gibt es nicht. Meintest du ${near.join(' oder ')}?`
      : `${kind} „${typed}“ gibt es nicht. Zur Wahl stehen: ${list(all)}.`,
  notAWholeNumber: (flag, least, most, typed) =>
    most === Number.MAX_SAFE_INTEGER
      ? `${flag} braucht eine ganze Zahl ab ${least}, nicht „${typed}“.`
      : `${flag} braucht eine ganze Zahl von ${least} bis ${most}, nicht „${typed}“.`,
  notSeconds: (flag, typed) =>
    `${flag} braucht eine Anzahl Sekunden, mehr als 0 und höchstens 3600, nicht „${typed}“.`,
  notAList: (flag, typed) => `${flag} braucht Namen, durch Kommas getrennt, nicht „${typed}“.`,
  foreignOption: (game, flag, near, all) => {
    if (near.length > 0) {
      return `${game} hat keine Option „${flag}“. Meintest du ${near.join(' oder ')}?`;
    }
    const own = all.length > 0 ? ` Eigene Optionen sind: ${list(all)}.` : '';
    return `${game} hat keine Option „${flag}“.${own}`;
  },
  tooManyNamed: (players, flag, named) =>
    `--players ${players} widerspricht ${flag}, denn dort stehen ${named}.`,
  tooFewDecks: (players, decks) =>
    `Für ${players} Spieler gibt es nicht genug Decks: Jedes andere Deck hat einen Helden mit ${decks.join(' und ')} gemeinsam.`,
  noCard: (title) => `Keine Karte heißt „${title}“.`,
  noRule: (term) => `Im Regelbuch gibt es nichts, was „${term}“ ähnelt.`,
  noMatrix: (game) =>
    `${game} lässt sich nur auf eine Art aufbauen, daher gibt es nichts zu vergleichen.`,
  missingArgument: (name) => `Die Angabe „${name}“ fehlt. Siehe --help.`,
  missingValue: (option) => `Die Option ${option} braucht einen Wert.`,
  tooManyArguments: (command) => `Das sind zu viele Angaben für ${command}. Siehe --help.`,
  noCommand:
    'Wähle einen Befehl: play, simulate, lab, worker, replay, deck, cards, rules, words oder bench. Mit einem Server: backup, restore, tables oder reports. Siehe --help.',
  conflict: (one, other) => `${one} und ${other} lassen sich nicht kombinieren.`,
  broken: (what) => `In Grimrule ist etwas schiefgegangen: ${what}`,
  noFile: (file) => `Die Datei „${file}“ gibt es nicht.`,
  isFolder: (file) => `„${file}“ ist ein Ordner, keine Datei.`,
  isNoFile: (file) => `„${file}“ ist eine Pipe oder ein Gerät, keine Datei.`,
  mayNotRead: (file) => `„${file}“ lässt sich nicht lesen: Die Berechtigung fehlt.`,
  cannotRead: (file, code) => `„${file}“ lässt sich nicht lesen (${code}).`,
  tooLarge: (file) => `„${file}“ ist zu groß für einen Spielstand.`,
  notADeck: (file) =>
    `„${file}“ ist kein Deck. Nötig ist eine Kartenliste, JSON oder eine Deckdatei von OCTGN.`,
  notJson: (file) => `„${file}“ ist kein Spielstand oder unvollständig.`,
  record: {
    notARecord: (file) => `„${file}“ ist kein Spielstand von Grimrule.`,
    recordHasNoGame: (file) => `In „${file}“ steht nicht, welches Spiel gespeichert wurde.`,
    recordHasNoSeed: (file) =>
      `In „${file}“ fehlt der Startwert, daher lässt sich die Partie nicht nachspielen.`,
    recordHasNoDecisions: (file) => `In „${file}“ fehlt die Liste der Entscheidungen.`,
    brokenDecision: (file, count) =>
      `„${file}“ ist beschädigt: Entscheidung ${count} lässt sich nicht lesen.`,
  },
  deck: {
    fault: (file, why) => `„${file}“: ${why}`,
    untitled: 'Deck ohne Namen',
    isLegal: 'Das Deck ist erlaubt.',
    notHere: 'Karten aus Packs, die hier noch nicht spielbar sind:',
    unread: 'Zeilen, die keine Karte nennen:',
    didYouMean: (titles) => `(vielleicht ${titles.join(' oder ')})`,
    guesses: 'Titel, die anders geschrieben waren:',
    needsFormat: 'Gib mit --to an, in welches Format umgewandelt wird.',
  },
  damaged: (file) => `„${file}“ ist beschädigt und lässt sich nicht nachspielen.`,
  foreignGame: (file, game) => `„${file}“ gehört zum Spiel „${game}“, das es hier nicht gibt.`,
  otherGame: (file, game, wanted) => `„${file}“ gehört zu ${game}, nicht zu ${wanted}.`,
  cannotSave: (file, why) => `Die Partie lässt sich nicht als „${file}“ speichern (${why}).`,
  wouldOverwrite: (file) =>
    `„${file}“ gibt es schon, und es ist kein Spielstand. Die Datei wird nicht überschrieben. Wähle einen anderen Namen.`,
  decisionDoesNotFit: (file, at, all, why) =>
    `„${file}“ ist beschädigt: Entscheidung ${at} von ${all} ist nicht erlaubt. ${why}`,
  needsMoves:
    'Benutze zum Spielen ein Terminal oder Züge über eine Pipe: eine Zeile pro Entscheidung, mit der Nummer der Möglichkeit.',
  inputEnded: (decisions) =>
    `Die Züge endeten nach ${decisionCount(decisions)}, bevor die Partie zu Ende war.`,

  about: 'Ein Kartentisch im Terminal: spielen, simulieren, nachspielen.',
  usage: 'Aufruf:',
  arguments: 'Angaben:',
  options: 'Optionen:',
  commands: 'Befehle:',
  usageParts: { options: '[Optionen]', command: '[Befehl]' },
  helpFlag: 'diese Hilfe zeigen',
  versionFlag: 'die Version zeigen',
  helpCommand: 'die Hilfe eines Befehls zeigen',
  defaultIs: (value) => `(Standard: ${value})`,
  command: {
    play: 'mit oder gegen Bots spielen oder zu mehreren an einer Tastatur',
    simulate: 'Bots viele Partien spielen lassen und die Ergebnisse zählen',
    replay: 'einen Spielstand nachlesen und prüfen',
    cards: 'alle Karten eines Spiels auflisten',
    rules: 'eine Regel nachschlagen oder alle auflisten',
    words: 'ein Wort nachschlagen, mit dem Karten geschrieben sind (für Programmierer)',
    deck: 'ein Deck prüfen, umwandeln oder zeigen',
    bench: 'messen, wie schnell die Spiele laufen',
  },
  argument: {
    game: (names) => `das Spiel: ${names.join(' oder ')}`,
    benchedGame: (names) => `nur dieses Spiel: ${names.join(' oder ')}`,
    file: 'ein Spielstand',
    card: 'nur die Karten mit diesem Namen oder Code',
    rule: 'eine Regel, ein Begriff oder die Nummer eines Schritts',
    word: 'ein Baustein, ein Name oder ein Teil der Bedeutung (auf Englisch)',
    deckDeed: (deeds) => `was zu tun ist: ${deeds.join(', ')}`,
    deckFiles: 'Dateien mit Decks: Listen, JSON oder Deckdateien von OCTGN',
  },
  optionsOf: (game) => `Optionen von ${game}:`,
  flag: {
    seat: 'der Platz, den du spielst, mit seinem Namen (ein falscher Name listet sie auf); die anderen spielen Bots',
    bots: 'die Plätze, die Bots spielen, durch Kommas getrennt; die anderen spielst du',
    bot: 'der Bot: random, easy, sensible oder expert',
    hotSeat: 'ohne Bots: alle teilen sich die Tastatur',
    seed: 'gleicher Startwert, gleiche Karten',
    lang: 'Sprache: en oder de',
    save: 'die Partie nach jeder Entscheidung in dieser Datei speichern',
    resume: 'einen Spielstand fortsetzen',
    campaign: 'das nächste Spiel der Kampagne in dieser Datei spielen, oder dort eine beginnen',
    campaigns: 'ganze Kampagnen spielen; --games sagt, wie viele (sonst 10)',
    expertCampaign: 'eine Experten-Kampagne beginnen',
    choose: 'was Spieler zwischen zwei Spielen wählen: Codes von Karten oder none, mit Kommas',
    games: 'Zahl der Partien (Standard: 1000; im Vergleich 5 pro Aufbau)',
    simulatedBot: 'der Bot: random, easy, sensible oder expert',
    against: 'ein anderer Bot für die zweite Seite, in Spielen gegeneinander',
    from: 'die Nummer der ersten Partie, um Partien zu wiederholen',
    matrix: 'alle Arten des Spielaufbaus vergleichen',
    workers: 'dasselbe wie --threads',
    threads: 'Zahl der Threads (Standard: einer pro Kern)',
    json: 'JSON für Programme ausgeben',
    simulatedJson:
      'JSON für Programme ausgeben; outcomes zählt won und lost oder die Seiten und draw',
    to: 'nach so vielen Entscheidungen anhalten',
    replaySeat: 'nur zeigen, was dieser Platz wusste',
    seconds: 'Sekunden, die jedes Spiel gemessen wird',
    deckFormat: (formats) => `das Format, in das umgewandelt wird: ${formats.join(', ')}`,
  },

  campaign: {
    hasNone: (game) => `${game} hat keine Kampagnen.`,
    notJson: (file) => `${file} ist kein Kampagnenlogbuch: Es ist kein JSON.`,
    needsFile: (flag) => `${flag} braucht --campaign mit einer Datei.`,
    isOver: (file) =>
      `Die Kampagne in ${file} ist zu Ende. Beginne eine andere in einer neuen Datei.`,
    toChoose: (line, answers) => `${line}\nAntworte mit --choose: ${answers.join(', ')}.`,
    simulated: ({ campaigns, won, givenUp, games }) => [
      `${campaigns} Kampagnen, ${games} Spiele`,
      `gewonnen    ${won}`,
      `verloren    ${campaigns - won - givenUp}`,
      `aufgegeben  ${givenUp}`,
    ],
  },

  whichSide: 'Welche Seite spielst du?',
  whichOpponent: 'Gegen wen spielst du?',
  opponents: {
    easy: 'ein Bot, der ein wenig nachdenkt',
    sensible: 'ein Bot, der vorausdenkt',
    expert: 'ein Bot, der länger vorausdenkt',
    random: 'ein Bot, der zufällig spielt',
    hotSeat: 'eine zweite Person an dieser Tastatur',
  },
  whatHappened: 'Verlauf',
  earlier: (count) => `… ${counted(count, 'frühere Zeile', 'frühere Zeilen')} (e zeigt alle)`,
  keys: 'u zurück · r vor · w warum nicht? · c Karten · e Verlauf · ? Hilfe · s speichern · g english · q Ende',
  shortKeys: 'u zurück  r vor  w warum nicht?  c Karten  ? Hilfe  q Ende',
  fewestKeys: 'u zurück  w warum nicht?  ? Hilfe  q Ende',
  payKeys: 'Leertaste wählt, Enter bezahlt',
  pickKeys: 'Leertaste wählt, Enter bestätigt',
  more: 'Mehr …',
  menu: {
    title: 'Mehr',
    why: 'Warum kann ich nicht …?',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    cards: 'Eine Karte ansehen',
    events: 'Bisheriger Verlauf',
    help: 'Hilfe und Regeln in Kürze',
    save: 'Speichern',
    language: 'Continue in English',
    quit: 'Beenden',
    back: 'Zurück zur Partie',
  },
  pageKeys: 'Enter: weiter · q: zurück zur Partie',
  handOverKeys: 'Enter: weiter · q: Ende',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  undone: 'Zurückgenommen.',
  undoneTooLate: 'Zurückgenommen. Seither waren Karten gezogen oder aufgedeckt worden.',
  redone: 'Wiederholt.',
  whyTitle: 'Was jetzt nicht geht, und warum',
  nothingRefused: 'Hier ist nichts verboten.',
  ruleIs: (rule) => `Regel: ${rule}`,
  whichCard: 'Welche Karte?',
  handOver: (seat) => `Gib die Tastatur weiter an: ${seat}`,
  handOverHint: 'Die anderen Spieler sollten jetzt wegsehen.',
  saveAs: 'Als welche Datei speichern?',
  saved: (file) => `Gespeichert als ${file}.`,
  quitSaved: (game, file) =>
    `Die Partie ist gespeichert. Weiter mit: grimrule play ${game} --resume ${file}`,
  quitUnsaved: 'Die Partie wurde nicht gespeichert.',
  saveBeforeQuit: 'Die Partie vorher speichern?',
  yes: 'ja',
  no: 'nein',
  goodbye: 'Auf Wiedersehen.',
  gameOver: 'Die Partie ist zu Ende.',
  afterGame: 'Was nun?',
  leave: 'Aufhören',
  lookAtTable: 'Die letzte Entscheidung zurücknehmen',
  helpTitle: 'So spielst du an diesem Tisch',
  helpLines: [
    'Wähle mit Pfeiltasten und Enter, oder drücke die Nummer einer Möglichkeit; 0 beendet die Phase oder macht weiter.',
    'Tasten: u zurücknehmen, r wiederholen, w warum nicht, c Karte ansehen, e ganzer Verlauf, s speichern, g Sprache, q beenden.',
    'Eine Bezahlung wird vorgeschlagen: Ändere sie mit der Leertaste, oder drücke Enter.',
  ],
  linePrompt:
    'Nummer (mehrere beim Bezahlen), leere Zeile: Vorschlag annehmen, u zurück, r vor, w warum nicht, q Ende',
  proposal: (numbers) => `Vorschlag: ${numbers === '' ? 'nichts' : numbers}`,
  notANumber: (line) => `„${line}“ ist keine der genannten Nummern.`,
  thinking: 'Der Bot überlegt …',
  resumedByOtherRules:
    'Die Regeln haben sich geändert, seit diese Partie gespeichert wurde. Sie geht mit den jetzigen weiter.',
  resumedByOtherDice:
    'Diese Partie wurde mit einem Zufallsgenerator gespeichert, den es hier nicht gibt. Sie geht am Anfang ihrer letzten Runde weiter.',
  resumedPartly: (dropped) =>
    dropped === 1
      ? 'Die Regeln haben sich geändert, seit diese Partie gespeichert wurde. Die letzte Entscheidung passt nicht mehr und wurde entfernt.'
      : `Die Regeln haben sich geändert, seit diese Partie gespeichert wurde. Die letzten ${dropped} Entscheidungen passen nicht mehr und wurden entfernt.`,

  simulated: (games, seconds, rate) =>
    `${counted(games, 'Partie', 'Partien')} in ${seconds} s (${rate} Partien pro Sekunde)`,
  slowNode: (version) => `Node 24 spielt schneller als Node ${version}, mit dem das hier läuft.`,
  results: 'Ergebnisse',
  total: 'gesamt',
  endless: 'ohne Ende',
  crashed: 'abgestürzt',
  failures: {
    endless: (seed, decisions) =>
      `Die Partie mit dem Startwert „${seed}“ ist nach ${decisionCount(decisions)} nicht zu Ende.`,
    crash: (seed, what) => `Die Partie mit dem Startwert „${seed}“ ist abgestürzt: ${what}`,
  },
  again: (command) => `zum Wiederholen: ${command}`,
  moreFailures: (count) => `… und ${count} weitere`,
  winsAndLosses: 'Partien gewonnen – verloren',
  endings: 'Wie die Partien endeten',
  meanRounds: 'Runden im Mittel',
  meanScore: 'Wertung gewonnener Partien im Mittel',
  bounds: (best, worst) => `${best} bis ${worst}, weniger ist besser`,
  meanDecisions: 'Entscheidungen im Mittel',
  interval: '95-%-Intervall',
  progress: (done, all, rate, left) =>
    `${done}/${all} Partien, ${perSecond.format(rate)}/s, noch ${left}`,
  startOfGame: 'Spielaufbau',
  round: (count) => `Runde ${count}`,
  tableAfter: (decisions) => `Der Tisch nach ${decisionCount(decisions)}`,
  notOver: 'Die Partie ist nicht zu Ende.',
  replayed: (decisions) =>
    decisions === 1
      ? 'Die Entscheidung läuft ab wie gespeichert.'
      : `Alle ${decisions} Entscheidungen laufen ab wie gespeichert.`,
  stopped: (decisions, all) => `Angehalten nach ${decisions} von ${decisionCount(all)}.`,
  otherRules: (then, now, replayed, all) =>
    `Diese Partie wurde mit Version ${then} der Regeln gespeichert, hier gilt Version ${now}: ${replayed} von ${decisionCount(all)} ${replayed === 1 ? 'passt' : 'passen'} noch.`,
  otherGenerator: (then, replayed, all) =>
    `Diese Partie wurde mit dem Zufallsgenerator ${then} gespeichert, den es hier nicht gibt. Zu sehen ist der Stand nach ${replayed} von ${decisionCount(all)}.`,
  unknownGenerator: (file, then) =>
    `„${file}“ wurde mit dem Zufallsgenerator ${then} gespeichert, den es hier nicht gibt, und enthält keine Stellung, von der aus die Partie weitergehen kann. Die Datei bleibt unverändert.`,
  toIsTooFar: (to, all) =>
    `--to ${to} liegt hinter dem Ende: Die Partie hat ${decisionCount(all)}.`,
  rules: {
    example: 'Beispiel',
    ruling: 'Klarstellung',
    erratum: 'Erratum',
    decided: 'Unsere Entscheidung',
    seeAlso: 'Siehe auch',
    alsoCalledSo: 'Heißt auch so',
    alsoFound: 'Weitere Treffer',
  },
  words: {
    none: (term) => `Kein Wort des Kartenvokabulars passt zu „${term}“.`,
    rule: 'Regel',
    through: (builder) => `sagt es mit ${builder}`,
    outside: 'nicht im Kartenvorrat',
    spec: 'Test einer Regel',
    unused: 'Noch keine Karte verwendet es.',
    alsoFound: 'Weitere Treffer',
  },
  bench: {
    decisionsPerSecond: 'Entscheidungen pro Sekunde',
    gamesPerSecond: 'Partien pro Sekunde',
    forksPerSecond: 'Kopien eines Zustands pro Sekunde',
    freshBytes: 'Bytes einer neuen Partie',
    stateBytes: 'Bytes eines Zustands',
    answerP99Ms: 'langsamste von hundert Antworten, ms',
    answerMaxMs: 'langsamste aller Antworten, ms',
  },
};
