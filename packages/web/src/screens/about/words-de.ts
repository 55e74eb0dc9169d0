import type { AboutWords } from './words-en.ts';

export const aboutDe: AboutWords = {
  loading: 'Der Server wird gefragt …',
  unreachable: 'Der Server antwortet nicht; was er über sich sagt, lässt sich gerade nicht zeigen.',
  imprint: {
    title: 'Impressum',
    none: 'Wer diesen Server betreibt, hat sich hier nicht vorgestellt.',
    forHosts:
      'Bist du es? Ein Ordner mit imprint.de.txt und privacy.de.txt, genannt in GRIMRULE_ABOUT, genügt.',
  },
  privacy: {
    title: 'Datenschutz',
    brief: 'Kurz gesagt',
    briefPoints: [
      'Es gibt keine Konten. Niemand fragt nach Namen, Mailadresse oder Telefonnummer.',
      'Es gibt keine Cookies, keine Werbung und keine Nachverfolgung. Die Seite lädt nichts von anderswo als von diesem Server.',
      'Was du allein spielst, bleibt in diesem Browser.',
    ],
    here: 'In diesem Browser',
    herePoints: [
      'Partien, die du allein spielst, gespeicherte Partien, Kampagnen, Einstellungen und die Sprache.',
      'Der Schlüssel, an dem dich der Server erkennt, und die Schlüssel alter Links zu Plätzen: Wer sie hat, kann deine Plätze spielen.',
    ],
    hereEnd: 'Alles davon verschwindet, wenn du im Browser die Daten dieser Website löschst.',
    server: 'Auf dem Server',
    serverPoints: [
      'Tische mit allen Entscheidungen, damit eine Partie weitergehen, zurückgenommen und nachgespielt werden kann.',
      'Der Name, den du dir an einem Tisch gibst, und was du dort im Chat schreibst.',
      'Meldungen über Probleme, mit einer Kopie der Partie.',
      'Deine Geräte: welcher Browser es ist und wann er zuletzt benutzt wurde.',
      'Von Schlüsseln, Einladungen und Codes nur ein Hash, aus dem sie sich nicht berechnen lassen.',
    ],
    address:
      'Die Adresse deines Geräts dient dazu, dir zu antworten und zu verhindern, dass jemand zu viel verlangt. Sie steht im Protokoll des Servers, solange der Betreiber es aufbewahrt.',
    others:
      'Die anderen an deinem Tisch sehen deinen Namen, deinen Chat und deine Entscheidungen. Wer den Link zum Zuschauen hat, sieht den Tisch, aber keine verdeckten Karten.',
    kept: 'Wie lange',
    keptTables: {
      days_one: 'Tische werden {{count}} Tag nach dem letzten Zug gelöscht.',
      days_other: 'Tische werden {{count}} Tage nach dem letzten Zug gelöscht.',
      ever: 'Tische bleiben, bis jemand sie löscht.',
    },
    keptChat: {
      days_one: 'Der Chat wird nach {{count}} Tag gelöscht.',
      days_other: 'Der Chat wird nach {{count}} Tagen gelöscht.',
      ever: 'Der Chat bleibt so lange wie sein Tisch.',
    },
    keptReports: {
      days_one: 'Meldungen werden nach {{count}} Tag gelöscht.',
      days_other: 'Meldungen werden nach {{count}} Tagen gelöscht.',
      ever: 'Meldungen bleiben, bis jemand sie löscht.',
    },
    backups: 'In Sicherungen kann es länger stehen.',
    mine: 'Deine eigenen Daten',
    mineHint:
      'Für dich, wie dieser Browser dich ausweist, und für Plätze aus alten Links. Deine Entscheidungen bleiben beim Löschen: Aus ihnen besteht die Partie der anderen. Ein Tisch, an dem sonst niemand spielt, verschwindet ganz.',
    noSeats: 'Dieser Browser hat an keinem Tisch dieses Servers einen Platz.',
    seats_one: 'Dieser Browser hat einen Platz an {{count}} Tisch dieses Servers.',
    seats_other: 'Dieser Browser hat Plätze an {{count}} Tischen dieses Servers.',
    export: 'Als Datei speichern',
    delete: 'Löschen …',
    sure: 'Deine Namen, dein Chat und deine Meldungen an diesen Tischen sind dann endgültig weg. Der Server kennt keines deiner Geräte mehr, und du kannst dort nicht weiterspielen.',
    really: 'Endgültig löschen',
    keep: 'Behalten',
    deleted: 'Gelöscht.',
    said: 'Was der Betreiber dieses Servers ergänzt',
  },
  licences: {
    title: 'Lizenzen',
    own: 'Grimrule ist freie Software unter der MIT-Lizenz. Es ist ein inoffizielles Fanprojekt: Namen und Zahlen von Karten sind Tatsachen, alle Worte, Bilder und Klänge sind unsere eigenen.',
    parts:
      'In ihm steckt die Arbeit vieler anderer. Das sind die Teile, die auf dem Server oder in dieser Seite laufen, mit ihren Lizenzen.',
    find: 'Teil suchen',
    count_one: '{{count}} Teil',
    count_other: '{{count}} Teile',
    noText: 'Seine Urheber haben keinen Text beigelegt; es steht unter der Lizenz {{licence}}.',
    unbuilt: 'Die Liste entsteht, wenn die Seite gebaut wird, und sie ist nicht hier.',
  },
};
