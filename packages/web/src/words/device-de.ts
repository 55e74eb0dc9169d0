import type { deviceEn } from './device-en.ts';

/** Was ein Gerät und sein Browser können, und was nicht. */
export const deviceDe: typeof deviceEn = {
  staysAwake: 'Den Bildschirm während einer Partie wach halten',
  noCopy:
    'Diese Seite kam ohne https, deshalb darf sie weder kopieren noch teilen. Der Link ist markiert: Kopiere ihn mit Strg+C oder durch langes Drücken.',
  noCopyHere:
    'Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopiere ihn mit Strg+C oder durch langes Drücken.',
  noCopyQr: 'Auch der QR-Code lässt sich scannen.',
  plain:
    'Diese Seite kam ohne https. Deshalb kann der Browser Links weder selbst kopieren noch teilen: Markiere einen Link und kopiere ihn, oder lass die anderen seinen QR-Code scannen.',
  plainOffline:
    'Diese Seite kam ohne https, deshalb kann der Browser sie nicht für das Spiel ohne Verbindung aufheben: Zum Öffnen braucht sie den Server. Deine Partien bleiben trotzdem in diesem Browser.',
  fullNew:
    'Der Speicher dieses Browsers ist voll, die Partie konnte nicht gespeichert werden. Deine anderen Partien sind sicher. Speichere einige als Datei, lösche sie unter „Spielstände“ und versuche es noch einmal.',
  fullMove:
    'Der Speicher dieses Browsers ist voll: Was du zuletzt getan hast, wurde weder gespeichert noch ausgeführt. Alles davor ist sicher. Speichere die Partie als Datei, schaffe Platz, indem du andere Partien löschst, und tu es dann noch einmal.',
  export: 'Als Datei speichern',
  toSaved: 'Zu den Spielständen',
  mayVanish:
    'Dieser Browser hat nicht zugesagt, Partien dauerhaft aufzuheben: Wird der Platz knapp, darf er sie löschen. Speichere Partien, die dir wichtig sind, ab und zu als Datei.',
  leave: {
    title: 'Den Tisch verlassen?',
    text: 'Die Partie läuft weiter: Die anderen warten auf dich, und bald darf ein Bot für dich spielen. Unter „Spielstände“ findest du den Tisch wieder.',
    stay: 'Bleiben',
    leave: 'Tisch verlassen',
    once: 'Geh noch einmal zurück, um den Tisch zu verlassen. Die Partie ist in diesem Browser gespeichert.',
  },
  erase: {
    title: 'Alles in diesem Browser',
    text: 'Löscht die Partien in diesem Browser, den Verlauf, Einstellungen, Kampagnen, Schlüssel und die Kopie für das Spiel ohne Verbindung. Partien auf dem Server bleiben dort, aber ohne den Schlüssel verliert dieser Browser deine Plätze.',
    server: 'Zuerst löschen, was der Server hat',
    start: 'Alles löschen',
    sure: 'Wirklich alles löschen, was Grimrule in diesem Browser aufhebt? Das lässt sich nicht rückgängig machen.',
    really: 'Ja, alles löschen',
    keep: 'Behalten',
    failed:
      'Nicht alles konnte gelöscht werden. Schließe die anderen Tabs mit Grimrule und versuche es noch einmal.',
  },
};
