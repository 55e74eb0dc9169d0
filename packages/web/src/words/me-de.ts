import type { meEn } from './me-en.ts';

/** Die Texte der Seite „Ich“. */
export const meDe: typeof meEn = {
  title: 'Ich',
  intro:
    'Grimrule hat keine Konten. Dieser Browser bewahrt einen Schlüssel auf, und wer den Schlüssel hat, kann auf diesem Server deine Plätze spielen.',
  nobody:
    'Du hast auf diesem Server noch keinen Schlüssel. Du bekommst einen, wenn du einen Tisch für Freunde eröffnest, Platz nimmst oder anklopfst.',
  opening: 'Der Server wird gefragt …',
  void: 'Dein Schlüssel gilt nicht mehr: Er wurde auf einem anderen Gerät gesperrt, oder der Server wurde zurückgesetzt. Am nächsten Tisch bekommst du einen neuen.',
  forget: 'Den ungültigen Schlüssel löschen',
  name: 'Name',
  nameHint:
    'Neue Tische und Einladungen verwenden diesen Namen. An einem Tisch änderst du ihn an deinem Platz.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  key: 'Dein Schlüssel',
  keyHint: 'Halte ihn geheim wie deinen Wohnungsschlüssel. Nur er beweist, dass du es bist.',
  showKey: 'Schlüssel zeigen',
  hideKey: 'Schlüssel verbergen',
  devices: 'Geräte',
  devicesHint:
    'Jedes Gerät hat seinen eigenen Schlüssel. Geht einer verloren, gelten die anderen weiter.',
  unnamed: 'Gerät ohne Namen',
  thisOne: 'dieses hier',
  since: 'seit {{date}}, zuletzt benutzt {{used}}',
  revoke: 'Sperren',
  revokeOf: 'Den Schlüssel von {{device}} sperren',
  revokeThis: 'Den Schlüssel dieses Geräts sperren',
  revokeThisSurely: 'Wirklich sperren: Dieser Browser verliert dann seine Plätze',
  revokeOthers: 'Alle anderen sperren',
  revoked: 'Der Schlüssel gilt nicht mehr.',
  add: 'Auf einem anderen Gerät spielen',
  addHint:
    'Erstelle hier einen Code und gib ihn auf dieser Seite des anderen Geräts ein. Er gilt zehn Minuten lang und nur einmal.',
  makeCode: 'Code erstellen',
  newCode: 'Neuer Code',
  enter: 'Code eines anderen Geräts eingeben',
  enterHint: 'Dann spielt dieses Gerät dieselben Plätze wie das andere.',
  enterReplaces:
    'Auf diesem Gerät gibt es schon einen Spieler. Mit dem Code wechselt es zum anderen Spieler; die Plätze, die du hier hast, behalten nur deine übrigen Geräte.',
  use: 'Code benutzen',
  welcome: 'Auch dieses Gerät gehört jetzt zu dir.',
};
