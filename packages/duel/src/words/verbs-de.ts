import { verb } from '@grimrule/words';

export const VERBS = {
  deal: verb(['füge', 'fügst', 'fügt', 'fügen', 'zufügen'], 'zu'),
  heal: verb(['heile', 'heilst', 'heilt', 'heilen', 'heilen']),
  draw: verb(['ziehe', 'ziehst', 'zieht', 'ziehen', 'ziehen']),
  gain: verb(['erhalte', 'erhältst', 'erhält', 'erhalten', 'erhalten']),
  shift: verb(['bewege', 'bewegst', 'bewegt', 'bewegen', 'bewegen']),
  free: verb(['befreie', 'befreist', 'befreit', 'befreien', 'befreien']),
  discard: verb(['wirf', 'wirfst', 'wirft', 'werfen', 'abwerfen'], 'ab'),
  take: verb(['nimm', 'nimmst', 'nimmt', 'nehmen', 'nehmen']),
  bring: verb(['bringe', 'bringst', 'bringt', 'bringen', 'bringen']),
  giveBack: verb(['gib', 'gibst', 'gibt', 'geben', 'zurückgeben'], 'zurück'),
  lay: verb(['lege', 'legst', 'legt', 'legen', 'legen']),
  layBack: verb(['lege', 'legst', 'legt', 'legen', 'zurücklegen'], 'zurück'),
  letSwap: verb(['lass', 'lässt', 'lässt', 'lassen', 'tauschen lassen'], 'tauschen'),
  look: verb(['sieh', 'siehst', 'sieht', 'sehen', 'ansehen'], 'an'),
  cost: verb(['koste', 'kostest', 'kostet', 'kosten', 'kosten']),
  yield: verb(['bringe', 'bringst', 'bringt', 'bringen', 'einbringen'], 'ein'),
} as const;
