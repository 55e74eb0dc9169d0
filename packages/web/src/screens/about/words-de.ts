import type { AboutWords } from './words-en.ts';

export const aboutDe: AboutWords = {
  loading: 'Der Server wird gefragt …',
  unreachable:
    'Der Server antwortet nicht. Seine eigenen Texte lassen sich daher nicht zeigen. Versuche es später noch einmal.',
  imprint: {
    title: 'Impressum',
    none: 'Der Betreiber dieses Servers hat kein Impressum hinterlegt.',
    forHosts:
      'Bist du der Betreiber? Lege imprint.de.txt und privacy.de.txt in einen Ordner und setze GRIMRULE_ABOUT auf ihn.',
  },
  privacy: {
    title: 'Datenschutz',
    brief: 'Kurz gesagt',
    briefPoints: [
      'Es gibt keine Konten. Du brauchst keinen Namen, keine E-Mail-Adresse und keine Telefonnummer.',
      'Es gibt keine Cookies, keine Werbung und kein Tracking. Die Seite lädt alles von diesem Server.',
      'Partien, die du allein spielst, bleiben in diesem Browser.',
    ],
    here: 'In diesem Browser',
    herePoints: [
      'Partien, die du allein spielst, gespeicherte Partien, Kampagnen, beendete Lektionen, Einstellungen und die Sprache.',
      'Der Schlüssel, an dem dich der Server erkennt, die Schlüssel alter Links zu Plätzen und Einladungen von dir: Wer sie hat, kann diese Plätze spielen.',
    ],
    hereEnd: 'Um alles zu löschen, lösche im Browser die Daten dieser Website.',
    server: 'Auf dem Server',
    serverPoints: [
      'Tische mit allen Entscheidungen, damit eine Partie weitergehen, zurückgenommen und nachgespielt werden kann.',
      'Die Namen, die du dir gibst, wo du sitzt, welche Tische du eröffnet hast und was du dort im Chat schreibst.',
      'Meldungen über Probleme, mit einer Kopie der Partie.',
      'Deine Geräte: die Art des Browsers, wann jedes hinzukam und zuletzt benutzt wurde und welche Plätze es geöffnet hat.',
      'Deine Decks, sobald du einen Spielerschlüssel hast: damit deine anderen Geräte sie auch haben.',
      'Wer wen auf welchen Platz eingeladen und wer angeklopft hat.',
      'Von Schlüsseln und Einladungen nur ein Hash, aus dem sie sich nicht berechnen lassen. Von Codes ebenfalls ein Hash; ein Code gilt höchstens eine halbe Stunde.',
    ],
    address:
      'Der Server braucht die Adresse deines Geräts, um dir zu antworten und die Zahl der Anfragen zu begrenzen. Sie steht im Protokoll des Servers, solange der Betreiber es aufbewahrt. In der Datenbank steht sie nie: Der Chat von Zuschauern, die Liste der stummgeschalteten und entfernten und, etwa eine Minute lang, eingegebene Codes werden mit einem Hash der Adresse gespeichert.',
    others:
      'Die anderen an deinem Tisch sehen deinen Namen, deinen Chat, deine Entscheidungen, auf wie vielen Seiten du den Tisch offen hast und dass du dieselbe Person bist wie an einem anderen Tisch. Wer den Link zum Zuschauen hat, sieht den Tisch, aber keine verdeckten Karten.',
    kept: 'Wie lange',
    keptTables: {
      days_one: 'Tische werden {{count}} Tag nach dem letzten Zug gelöscht.',
      days_other: 'Tische werden {{count}} Tage nach dem letzten Zug gelöscht.',
      ever: 'Tische bleiben, bis sie gelöscht werden.',
    },
    keptChat: {
      days_one: 'Der Chat wird nach {{count}} Tag gelöscht.',
      days_other: 'Der Chat wird nach {{count}} Tagen gelöscht.',
      ever: 'Der Chat bleibt so lange wie sein Tisch.',
    },
    keptReports: {
      days_one: 'Meldungen werden nach {{count}} Tag gelöscht.',
      days_other: 'Meldungen werden nach {{count}} Tagen gelöscht.',
      ever: 'Meldungen bleiben, bis sie gelöscht werden.',
    },
    keptPlayers: {
      days_one:
        'Wer an keinem Tisch sitzt und keinen eröffnet hat, wird {{count}} Tag nach dem letzten Besuch gelöscht.',
      days_other:
        'Wer an keinem Tisch sitzt und keinen eröffnet hat, wird {{count}} Tage nach dem letzten Besuch gelöscht.',
      ever: 'Spieler und ihre Geräte bleiben, bis sie sich selbst löschen.',
    },
    keptCodes:
      'Einladungen, Codes und Anfragen durch Anklopfen werden 30 Tage nach ihrem Ablauf gelöscht, entfernte Geräte 30 Tage, nachdem du sie entfernt hast.',
    backups: 'Sicherungskopien können Daten länger enthalten.',
    mine: 'Deine eigenen Daten',
    mineHint:
      'Das betrifft dich als Spieler dieses Browsers und Plätze aus alten Links. Löschst du deine Daten, bleiben deine Entscheidungen, denn aus ihnen besteht die Partie der anderen. Ein Tisch ohne andere Spieler wird ganz gelöscht.',
    noSeats: 'Dieser Browser hat an keinem Tisch dieses Servers einen Platz.',
    seats_one: 'Dieser Browser hat einen Platz an {{count}} Tisch dieses Servers.',
    seats_other: 'Dieser Browser hat Plätze an {{count}} Tischen dieses Servers.',
    export: 'Als Datei speichern',
    delete: 'Löschen …',
    sure: 'Das löscht deine Namen, deinen Chat und deine Meldungen an diesen Tischen endgültig. Der Server vergisst deine Geräte, und du kannst diese Partien nicht fortsetzen.',
    really: 'Endgültig löschen',
    keep: 'Behalten',
    deleted: 'Deine Daten sind gelöscht.',
    said: 'Ergänzungen des Betreibers',
  },
  licences: {
    title: 'Lizenzen',
    own: 'Grimrule ist freie Software unter der MIT-Lizenz. Es ist ein inoffizielles Fanprojekt: Namen und Zahlen von Karten sind Tatsachen; alle Texte, Bilder und Klänge sind unsere eigenen.',
    parts:
      'Es nutzt die Arbeit anderer. Das sind die Teile, die auf dem Server oder in dieser Seite laufen, mit ihren Lizenzen.',
    find: 'Teil suchen',
    count_one: '{{count}} Teil',
    count_other: '{{count}} Teile',
    noText: 'Dieser Teil hat keinen Lizenztext. Seine Lizenz ist {{licence}}.',
    unbuilt: 'Hier gibt es keine Liste: Sie entsteht, wenn die Seite gebaut wird.',
  },
};
