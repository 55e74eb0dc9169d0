import type { en } from './guide-en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  villain:
    'Du gewinnst, wenn dieser Schurke keine Lebenspunkte mehr hat. Lass die Maus oder einen Finger auf der Karte ruhen, um sie zu lesen.',
  plan: 'Das ist der Plan des Schurken: Ist der Ring voller Bedrohung, verlierst du. Sieh dir den Plan an.',
  hero: 'Das bist du. Du beginnst als Alter Ego, auf der Rückseite der Karte ist dein Held. Sieh dich an.',
  hand: 'Deine Hand: Klicke die Karten an, die du lieber gegen andere tauschst, und bestätige. Billige Karten, die im Spiel bleiben, solltest du behalten.',
  play: 'Alles, was blau leuchtet, kannst du jetzt tun. Diese Zahl ist der Preis der Karte: Klicke die Karte an, um sie zu spielen.',
  pay: 'Andere Karten bezahlen sie: Jede bringt die Ressourcen, die hier stehen. Eine Bezahlung ist schon gewählt. Ändere sie, wenn du magst, und bezahle.',
  form: 'Nur Helden kämpfen. Wechsle die Gestalt: Einmal in jedem Zug darfst du das.',
  attack:
    'Dein Held greift den Schurken an oder leistet Widerstand gegen den Plan; beides erschöpft ihn. Klicke die Karte an und greife an.',
  end: 'Tu noch, was leuchtet, und beende dann deinen Zug. Du ziehst neue Karten, und alles, was dir gehört, wird wieder spielbereit.',
  threat:
    'Jetzt handelt der Schurke. In jeder Runde kommt zuerst Bedrohung auf den Plan: Sieh dir den Ring an.',
  defend:
    'Der Schurke greift Helden an. Wer verteidigt, wird erschöpft; ein Held nimmt so weniger Schaden, ein Verbündeter nimmt ihn für dich. Es muss auch niemand verteidigen.',
  encounter:
    'Zum Schluss bekommt jeder eine Begegnungskarte: eine Falle, einen Gegner oder einen weiteren Plan. Sieh nach, was gekommen ist.',
  thwart:
    'Du bist wieder am Zug. Behalte den Ring des Plans im Auge: Widerstand nimmt Bedrohung weg.',
};
