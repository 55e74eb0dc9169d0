import type { Verb } from './deeds.ts';

/** `du` orders, `du` does, one does, many do, infinitive, and what stands apart. */
export function verb(forms: readonly [string, string, string, string, string], apart = ''): Verb {
  const [order, you, one, many, infinitive] = forms;
  return { order, you, one, many, infinitive, apart };
}

/** The verbs of more than one game; a game adds its own. */
export const VERBS = {
  add: verb(['füge', 'fügst', 'fügt', 'fügen', 'zufügen'], 'zu'),
  amount: verb(['betrage', 'beträgst', 'beträgt', 'betragen', 'betragen']),
  attach: verb(['hänge', 'hängst', 'hängt', 'hängen', 'anhängen'], 'an'),
  attack: verb(['greife', 'greifst', 'greift', 'greifen', 'angreifen'], 'an'),
  become: verb(['werde', 'wirst', 'wird', 'werden', 'werden']),
  bring: verb(['bringe', 'bringst', 'bringt', 'bringen', 'bringen']),
  can: verb(['könne', 'kannst', 'kann', 'können', 'können']),
  cost: verb(['koste', 'kostest', 'kostet', 'kosten', 'kosten']),
  discard: verb(['lege', 'legst', 'legt', 'legen', 'ablegen'], 'ab'),
  draw: verb(['ziehe', 'ziehst', 'zieht', 'ziehen', 'ziehen']),
  exhaust: verb(['erschöpfe', 'erschöpfst', 'erschöpft', 'erschöpfen', 'erschöpfen']),
  gain: verb(['erhalte', 'erhältst', 'erhält', 'erhalten', 'erhalten']),
  get: verb(['bekomme', 'bekommst', 'bekommt', 'bekommen', 'bekommen']),
  give: verb(['gib', 'gibst', 'gibt', 'geben', 'geben']),
  have: verb(['habe', 'hast', 'hat', 'haben', 'haben']),
  heal: verb(['heile', 'heilst', 'heilt', 'heilen', 'heilen']),
  lay: verb(['lege', 'legst', 'legt', 'legen', 'legen']),
  look: verb(['sieh', 'siehst', 'sieht', 'sehen', 'ansehen'], 'an'),
  lose: verb(['verliere', 'verlierst', 'verliert', 'verlieren', 'verlieren']),
  makeReady: verb(['mache', 'machst', 'macht', 'machen', 'spielbereit machen'], 'spielbereit'),
  may: verb(['dürfe', 'darfst', 'darf', 'dürfen', 'dürfen']),
  play: verb(['spiele', 'spielst', 'spielt', 'spielen', 'spielen']),
  prevent: verb(['verhindere', 'verhinderst', 'verhindert', 'verhindern', 'verhindern']),
  raise: verb(['erhöhe', 'erhöhst', 'erhöht', 'erhöhen', 'erhöhen']),
  remove: verb(['entferne', 'entfernst', 'entfernt', 'entfernen', 'entfernen']),
  reveal: verb(['decke', 'deckst', 'deckt', 'decken', 'aufdecken'], 'auf'),
  set: verb(['setze', 'setzt', 'setzt', 'setzen', 'setzen']),
  shuffle: verb(['mische', 'mischst', 'mischt', 'mischen', 'mischen']),
  spend: verb(['gib', 'gibst', 'gibt', 'geben', 'ausgeben'], 'aus'),
  take: verb(['nimm', 'nimmst', 'nimmt', 'nehmen', 'nehmen']),
  takeOver: verb(['übernimm', 'übernimmst', 'übernimmt', 'übernehmen', 'übernehmen']),
  win: verb(['gewinne', 'gewinnst', 'gewinnt', 'gewinnen', 'gewinnen']),
} as const;
