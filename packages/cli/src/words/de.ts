import { operatingDe } from './operating-de.ts';
import type { CliWords } from './words.ts';

const list = (names: readonly string[]) => names.join(', ');

export const de: CliWords = {
  operating: operatingDe,
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
    rule: 'Eine Regel',
  },
  unknown: (kind, typed, near, all) =>
    near.length > 0
      ? `${kind} '${typed}' gibt es nicht; gemeint ist vielleicht ${near.join(' oder ')}.`
      : `${kind} '${typed}' gibt es nicht, nur: ${list(all)}.`,
  notAWholeNumber: (flag, least, most, typed) =>
    most === Number.MAX_SAFE_INTEGER
      ? `${flag} braucht eine ganze Zahl ab ${least}, nicht '${typed}'.`
      : `${flag} braucht eine ganze Zahl von ${least} bis ${most}, nicht '${typed}'.`,
  notSeconds: (flag, typed) =>
    `${flag} braucht eine Zahl von Sekunden über 0 und bis 3600, nicht '${typed}'.`,
  notAList: (flag, typed) => `${flag} braucht Namen mit Kommas dazwischen, nicht '${typed}'.`,
  foreignOption: (game, flag, near, all) => {
    if (near.length > 0) {
      return `${game} hat keine Option '${flag}'; gemeint ist vielleicht ${near.join(' oder ')}.`;
    }
    const own = all.length > 0 ? `; eigene sind: ${list(all)}` : '';
    return `${game} hat keine Option '${flag}'${own}.`;
  },
  tooManyNamed: (players, flag, named) =>
    `--players ${players} widerspricht ${flag}, denn dort stehen ${named}.`,
  tooFewDecks: (players, decks) =>
    `Für ${players} Personen gibt es nicht genug Decks: keins passt zu ${decks.join(' und ')}, ohne denselben Helden zu haben.`,
  noCard: (title) => `Keine Karte heißt '${title}'.`,
  noRule: (term) => `Im Regelwerk steht nichts, was '${term}' ähnelt.`,
  noMatrix: (game) => `${game} lässt sich nur auf eine Art aufbauen: da ist nichts zu vergleichen.`,
  missingArgument: (name) => `Es fehlt die Angabe '${name}'; siehe --help.`,
  missingValue: (option) => `Die Option ${option} braucht einen Wert.`,
  tooManyArguments: (command) => `Das sind zu viele Angaben für ${command}; siehe --help.`,
  noCommand:
    'Was soll geschehen: play, simulate, replay, cards, rules oder bench? Oder, mit einem Server: backup, restore, tables oder reports? Siehe --help.',
  conflict: (one, other) => `${one} und ${other} passen nicht zusammen.`,
  broken: (what) => `In Grimrule ist etwas schiefgegangen: ${what}`,
  noFile: (file) => `Die Datei '${file}' gibt es nicht.`,
  isFolder: (file) => `'${file}' ist ein Ordner, keine Datei.`,
  isNoFile: (file) => `'${file}' ist eine Pipe oder ein Gerät, keine Datei.`,
  mayNotRead: (file) => `'${file}' darf nicht gelesen werden.`,
  cannotRead: (file, code) => `'${file}' lässt sich nicht lesen (${code}).`,
  tooLarge: (file) => `'${file}' ist zu groß für einen Spielstand.`,
  notADeck: (file) =>
    `'${file}' ist kein Deck: erwartet wird ein Objekt in JSON oder eine Kartenliste in einer Datei, die auf .txt endet.`,
  notJson: (file) => `'${file}' ist kein Spielstand oder nur ein Stück davon.`,
  record: {
    notARecord: (file) => `'${file}' ist kein Spielstand von Grimrule.`,
    recordHasNoGame: (file) => `In '${file}' steht nicht, welches Spiel gespeichert wurde.`,
    recordHasNoSeed: (file) => `'${file}' hat keinen Startwert und lässt sich nicht nachspielen.`,
    recordHasNoDecisions: (file) => `In '${file}' fehlt die Liste der Entscheidungen.`,
    brokenDecision: (file, count) =>
      `'${file}' ist beschädigt: Entscheidung ${count} ist unlesbar.`,
  },
  damaged: (file) => `'${file}' ist beschädigt und lässt sich nicht nachspielen.`,
  foreignGame: (file, game) => `'${file}' gehört zum Spiel '${game}', das hier unbekannt ist.`,
  otherGame: (file, game, wanted) => `'${file}' gehört zu ${game}, nicht zu ${wanted}.`,
  cannotSave: (file, why) => `Das Spiel lässt sich nicht als '${file}' speichern (${why}).`,
  wouldOverwrite: (file) =>
    `'${file}' gibt es schon, und es ist kein Spielstand; die Datei bleibt, wie sie ist.`,
  decisionDoesNotFit: (file, at, all, why) =>
    `'${file}' ist beschädigt: Entscheidung ${at} von ${all} ist nicht erlaubt. ${why}`,
  needsMoves:
    'Zum Spielen braucht es ein Terminal oder Züge über eine Pipe: eine Zeile je Entscheidung, mit der Nummer der Möglichkeit.',
  inputEnded: (decisions) =>
    `Die Züge endeten nach ${decisions} Entscheidungen, bevor das Spiel zu Ende war.`,

  about: 'Ein Kartentisch im Terminal: spielen, simulieren, nachlesen.',
  usage: 'Aufruf:',
  arguments: 'Angaben:',
  options: 'Optionen:',
  commands: 'Befehle:',
  usageParts: { options: '[Optionen]', command: '[Befehl]' },
  helpFlag: 'diese Hilfe zeigen',
  versionFlag: 'die Version zeigen',
  helpCommand: 'die Hilfe eines Befehls zeigen',
  defaultIs: (value) => `(sonst: ${value})`,
  command: {
    play: 'mit oder gegen Bots spielen oder zu mehreren an einer Tastatur',
    simulate: 'Bots viele Spiele spielen lassen und auszählen',
    replay: 'ein gespeichertes Spiel nachlesen und prüfen',
    cards: 'alle Karten eines Spiels auflisten',
    rules: 'eine Regel nachschlagen oder alle auflisten',
    bench: 'messen, wie schnell die Spiele laufen',
  },
  argument: {
    game: (names) => `das Spiel: ${names.join(' oder ')}`,
    benchedGame: (names) => `nur dieses Spiel: ${names.join(' oder ')}`,
    file: 'ein gespeichertes Spiel',
    card: 'nur die Karten mit diesem Namen oder Code',
    rule: 'eine Regel, ein Wort des Spiels oder die Nummer eines Schritts',
  },
  optionsOf: (game) => `Optionen von ${game}:`,
  flag: {
    seat: 'wen du spielst; die anderen spielen Bots: heroes, villains oder Namen von Helden',
    bots: 'wen Bots spielen, mit Kommas dazwischen; die anderen spielst du',
    bot: 'der Bot: random oder sensible',
    hotSeat: 'ohne Bots: alle teilen sich die Tastatur',
    seed: 'gleicher Startwert, gleiche Karten',
    lang: 'Sprache: en oder de',
    save: 'nach jeder Entscheidung hier speichern',
    resume: 'ein gespeichertes Spiel fortsetzen',
    games: 'wie viele Spiele (sonst: 1000; beim Vergleich je 5)',
    simulatedBot: 'wer spielt: random oder sensible',
    against: 'wer in Duel die Schurken spielt, falls jemand anderes',
    from: 'die Nummer des ersten Spiels, um einige noch einmal zu spielen',
    matrix: 'alle Arten des Spielaufbaus vergleichen',
    workers: 'dasselbe wie --threads',
    threads: 'wie viele Threads (sonst: einer je Kern)',
    json: 'JSON für Programme ausgeben',
    simulatedJson:
      'JSON für Programme ausgeben; outcomes zählt won und lost, in Duel heroes, villains und draw',
    to: 'nach so vielen Entscheidungen aufhören',
    replaySeat: 'nur, was an diesem Platz bekannt war',
    seconds: 'wie lange jedes Spiel gemessen wird',
  },

  whichSide: 'Welche Seite spielst du?',
  whichOpponent: 'Gegen wen?',
  opponents: {
    sensible: 'ein Bot, der etwas nachdenkt',
    random: 'ein Bot, der würfelt',
    hotSeat: 'eine zweite Person an dieser Tastatur',
  },
  whatHappened: 'Was geschah',
  earlier: (count) => `… ${count} Zeilen davor (e zeigt alle)`,
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
    events: 'Was bisher geschah',
    help: 'Hilfe und Regeln in Kürze',
    save: 'Speichern',
    language: 'Continue in English',
    quit: 'Beenden',
    back: 'Zurück zum Spiel',
  },
  pageKeys: 'Enter: weiter · q: zurück zum Spiel',
  handOverKeys: 'Enter: weiter · q: Ende',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  undone: 'Zurückgenommen.',
  undoneTooLate: 'Zurückgenommen. Seither waren Karten gezogen oder aufgedeckt worden.',
  redone: 'Wiederholt.',
  whyTitle: 'Was jetzt nicht geht, und warum',
  nothingRefused: 'Hier ist nichts verboten, womit man rechnen könnte.',
  ruleIs: (rule) => `Regel: ${rule}`,
  whichCard: 'Welche Karte?',
  handOver: (seat) => `Gib die Tastatur weiter an: ${seat}`,
  handOverHint: 'Sonst sollte jetzt niemand hinsehen.',
  saveAs: 'Als welche Datei speichern?',
  saved: (file) => `Gespeichert als ${file}.`,
  quitSaved: (game, file) =>
    `Das Spiel ist gespeichert: weiter mit: grimrule play ${game} --resume ${file}`,
  quitUnsaved: 'Das Spiel wurde nicht gespeichert.',
  saveBeforeQuit: 'Das Spiel vorher speichern?',
  yes: 'ja',
  no: 'nein',
  goodbye: 'Auf Wiedersehen.',
  gameOver: 'Das Spiel ist zu Ende.',
  afterGame: 'Was nun?',
  leave: 'Aufhören',
  lookAtTable: 'Die letzte Entscheidung zurücknehmen',
  helpTitle: 'So spielst du an diesem Tisch',
  helpLines: [
    'Pfeiltasten und Enter wählen; eine Zahl nimmt diese Möglichkeit sofort, 0 beendet die Phase oder macht weiter.',
    'Tasten: u zurücknehmen, r wiederholen, w was nicht geht und warum, c Karte ansehen, e ganzer Verlauf, s speichern, g Sprache, q beenden.',
    'Bezahlungen werden vorgeschlagen: mit der Leertaste ändern oder Enter drücken.',
  ],
  linePrompt:
    'Nummer (mehrere beim Bezahlen), leere Zeile: Vorschlag, u zurück, r vor, w warum nicht, q Ende',
  proposal: (numbers) => `Vorschlag: ${numbers === '' ? 'nichts' : numbers}`,
  notANumber: (line) => `'${line}' ist keine der Nummern.`,
  thinking: 'Der Bot überlegt …',
  resumedByOtherRules:
    'Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde; es geht nach den heutigen weiter.',
  resumedByOtherDice:
    'Dieses Spiel wurde mit einem Zufallsgenerator gespeichert, den es hier nicht gibt; es geht am Anfang seiner letzten Runde weiter.',
  resumedPartly: (dropped) =>
    `Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde; die letzten ${dropped} Entscheidungen passen nicht mehr und fallen weg.`,

  simulated: (games, seconds, rate) =>
    `${games} Spiele in ${seconds} s (${rate} Spiele je Sekunde)`,
  results: 'Ergebnisse',
  total: 'gesamt',
  endless: 'nahmen kein Ende',
  crashed: 'brachen ab',
  failures: {
    endless: (seed, decisions) =>
      `Das Spiel mit dem Startwert '${seed}' ist nach ${decisions} Entscheidungen nicht zu Ende.`,
    crash: (seed, what) => `Das Spiel mit dem Startwert '${seed}' brach ab: ${what}`,
  },
  again: (command) => `noch einmal: ${command}`,
  moreFailures: (count) => `… und ${count} weitere`,
  winsAndLosses: 'Spiele gewonnen – verloren',
  endings: 'Wie die Spiele endeten',
  meanRounds: 'Runden im Mittel',
  meanScore: 'Wertung gewonnener Spiele im Mittel',
  bounds: (best, worst) => `${best} bis ${worst}, je niedriger, desto besser`,
  meanDecisions: 'Entscheidungen im Mittel',
  interval: '95-%-Intervall',
  progress: (done, all, rate, left) => `${done}/${all} Spiele, ${rate}/s, noch ${left}`,
  startOfGame: 'Vorbereitung',
  round: (count) => `Runde ${count}`,
  tableAfter: (decisions) => `Der Tisch nach ${decisions} Entscheidungen`,
  notOver: 'Das Spiel ist nicht zu Ende.',
  replayed: (decisions) => `Alle ${decisions} Entscheidungen laufen ab wie gespeichert.`,
  stopped: (decisions, all) => `Angehalten nach ${decisions} von ${all} Entscheidungen.`,
  otherRules: (then, now, replayed, all) =>
    `Dieses Spiel entstand mit Regelversion ${then}, hier gilt Version ${now}: ${replayed} von ${all} Entscheidungen passen noch.`,
  otherGenerator: (then, replayed, all) =>
    `Dieses Spiel entstand mit dem Zufallsgenerator ${then}, den es hier nicht gibt: es ist zu sehen, wie es nach ${replayed} von ${all} Entscheidungen stand.`,
  unknownGenerator: (file, then) =>
    `'${file}' entstand mit dem Zufallsgenerator ${then}, den es hier nicht gibt, und enthält keine Stellung, von der aus es weitergehen könnte. Die Datei bleibt, wie sie ist.`,
  toIsTooFar: (to, all) => `--to ${to} liegt hinter dem Ende: es sind ${all} Entscheidungen.`,
  rules: {
    example: 'Beispiel',
    ruling: 'Klarstellung',
    erratum: 'Erratum',
    decided: 'Unsere Lesart',
    seeAlso: 'Siehe auch',
    alsoCalledSo: 'Heißt auch so',
  },
  bench: {
    decisionsPerSecond: 'Entscheidungen je Sekunde',
    gamesPerSecond: 'Spiele je Sekunde',
    forksPerSecond: 'Kopien eines Zustands je Sekunde',
    freshBytes: 'Bytes eines neuen Spiels',
    stateBytes: 'Bytes eines Zustands',
    answerP99Ms: 'langsamste von hundert Antworten, ms',
    answerMaxMs: 'langsamste aller Antworten, ms',
  },
};
