import { VERBS as COMMON, verb } from '@grimrule/words';

export const VERBS = {
  ...COMMON,
  addTo: verb(['füge', 'fügst', 'fügt', 'fügen', 'hinzufügen'], 'hinzu'),
  be: verb(['sei', 'bist', 'ist', 'sind', 'sein']),
  capture: verb(['nimm', 'nimmst', 'nimmt', 'nehmen', 'gefangen nehmen'], 'gefangen'),
  contribute: verb(['trage', 'trägst', 'trägt', 'tragen', 'beitragen'], 'bei'),
  claim: verb(['beanspruche', 'beanspruchst', 'beansprucht', 'beanspruchen', 'beanspruchen']),
  deal: verb(['teile', 'teilst', 'teilt', 'teilen', 'zuteilen'], 'zu'),
  engage: verb(
    ['verwickle', 'verwickelst', 'verwickelt', 'verwickeln', 'in einen Kampf verwickeln'],
    'in einen Kampf',
  ),
  giveBack: verb(['lege', 'legst', 'legt', 'legen', 'zurücklegen'], 'zurück'),
  dropOut: verb(['scheide', 'scheidest', 'scheidet', 'scheiden', 'ausscheiden'], 'aus'),
  lower: verb(['senke', 'senkst', 'senkt', 'senken', 'senken']),
  must: verb(['müsse', 'musst', 'muss', 'müssen', 'müssen']),
  note: verb(['notiere', 'notierst', 'notiert', 'notieren', 'notieren']),
  pick: verb(['wähle', 'wählst', 'wählt', 'wählen', 'wählen']),
  rescue: verb(['befreie', 'befreist', 'befreit', 'befreien', 'befreien']),
  takeBack: verb(['nimm', 'nimmst', 'nimmt', 'nehmen', 'zurücknehmen'], 'zurück'),
  search: verb(['durchsuche', 'durchsuchst', 'durchsucht', 'durchsuchen', 'durchsuchen']),
  swap: verb(['tausche', 'tauschst', 'tauscht', 'tauschen', 'austauschen'], 'aus'),
  skip: verb(['überspringe', 'überspringst', 'überspringt', 'überspringen', 'überspringen']),
} as const;
