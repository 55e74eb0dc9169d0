import type { meEn } from './me-en.ts';

/** Was die Seite über einen selbst sagt. */
export const meDe: typeof meEn = {
  title: 'Ich',
  intro:
    'Grimrule hat keine Konten. Dieser Browser bewahrt einen Schlüssel auf, und wer den Schlüssel hat, spielt auf diesem Server deine Plätze.',
  nobody:
    'Auf diesem Server kennt dich noch niemand. Du bekommst einen Schlüssel, sobald du einen Tisch für Freunde eröffnest, Platz nimmst oder anklopfst.',
  opening: 'Es wird nachgesehen, wer du bist …',
  void: 'Dein Schlüssel gilt nicht mehr: Er wurde auf einem anderen Gerät gesperrt, oder der Server hat neu begonnen. Beim nächsten Tisch fängst du neu an.',
  forget: 'Den ungültigen Schlüssel wegwerfen',
  name: 'Name',
  nameHint: 'Damit beginnen neue Tische und Einladungen. Am Tisch änderst du ihn an deinem Platz.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  key: 'Dein Schlüssel',
  keyHint: 'Halte ihn geheim wie den deiner Wohnung. Nur er zeigt, dass du es bist.',
  showKey: 'Schlüssel zeigen',
  hideKey: 'Schlüssel verbergen',
  devices: 'Geräte',
  devicesHint:
    'Jedes hat einen eigenen Schlüssel und kann ihn verlieren, ohne dass ihn die anderen verlieren.',
  unnamed: 'Gerät ohne Namen',
  thisOne: 'dieses hier',
  since: 'seit {{date}}, zuletzt benutzt {{used}}',
  revoke: 'Sperren',
  revokeOf: 'Den Schlüssel von {{device}} sperren',
  revokeThis: 'Den Schlüssel dieses Geräts sperren',
  revokeThisSurely: 'Wirklich sperren: Dieser Browser hat dann keine Plätze mehr',
  revokeOthers: 'Alle anderen sperren',
  revoked: 'Der Schlüssel gilt nicht mehr.',
  add: 'Auf einem anderen Gerät spielen',
  addHint:
    'Erstelle hier einen Code und gib ihn auf dieser Seite des anderen Geräts ein. Er gilt zehn Minuten und nur einmal.',
  makeCode: 'Code erstellen',
  newCode: 'Neuer Code',
  enter: 'Code eines anderen Geräts eingeben',
  enterHint: 'Dann spielt dieses Gerät dieselben Plätze wie das andere.',
  enterReplaces:
    'Auf diesem Gerät bist du schon jemand. Mit dem Code wird es zum Gerät der anderen Person, und was du hier hast, bleibt deinen übrigen Geräten.',
  use: 'Code benutzen',
  welcome: 'Auch dieses Gerät gehört jetzt zu dir.',
};
