import type { en } from './guide-en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  quest:
    'Hier liegt das Abenteuer: Du gewinnst, wenn du auf jedem Abschnitt genug Fortschritt machst. Sieh dir erst deine Hand an: Behalte sie, oder nimm sechs andere Karten. Billige Verbündete sind ein guter Anfang.',
  threat:
    'Das ist dein Bedrohungsgrad: wie viel der Feind von dir weiß. Bei 50 scheidest du aus. Sieh dir das Rad an.',
  heroes:
    'Das sind deine Helden. Jeder bekommt in jeder Runde eine Ressource und bezahlt damit Karten seiner Farbe. Lass die Maus oder einen Finger auf einem Helden ruhen, um die Karte zu lesen.',
  play: 'Alles, was blau leuchtet, kannst du jetzt tun. Diese Zahl ist der Preis der Karte: Klicke die Karte an, um sie zu spielen.',
  pay: 'Helden in der Farbe der Karte bezahlen sie. Eine Bezahlung ist schon gewählt: Ändere sie, wenn du magst, und bezahle.',
  staging:
    'Die Aufmarschzone: Der Widerstand von allem, was hier liegt, zählt gegen dich, und jede Runde kommt eine Karte dazu. Sieh dir an, was dort liegt.',
  commit:
    'Wähle, wer sich dem Abenteuer stellt: Ihre Willenskraft soll den Widerstand übertreffen. Wer geht, ist erschöpft und kämpft nicht mehr; halte also jemanden bereit.',
  resolved:
    'Willenskraft über dem Widerstand wird Fortschritt. Ist der Widerstand höher, steigt dein Bedrohungsgrad um die Differenz. Sieh dir das Abenteuer an.',
  travel:
    'Reise zu einem Ort: Sein Widerstand zählt nicht mehr, aber Fortschritt kommt zuerst auf ihn, bis er erkundet ist.',
  engage:
    'Du darfst einen Gegner in einen Kampf verwickeln: Er verlässt die Aufmarschzone und greift dich an. Wem dein Bedrohungsgrad hoch genug ist, der kommt von selbst.',
  defend:
    'Dieser Gegner greift an. Wer verteidigt, wird erschöpft und nimmt weniger Schaden; sonst nimmt ein Held ihn ganz. Die verdeckte Schattenkarte kann es schlimmer machen.',
  attack:
    'Schlag jetzt zurück: Wähle einen Gegner, dann alle, die ihn angreifen. Ihr Angriff wird zusammengezählt, die Verteidigung des Gegners abgezogen.',
};
