import type { Language } from '@grimrule/words';

const en = {
  turn: 'Turn',
  end: 'end',
  points: 'Points (heroes above 0)',
  marker: 'Artefact marker',
  scored: 'points scored',
  dealt: 'damage dealt',
  defeated: 'characters defeated',
  played: 'cards played',
  lead: 'greatest lead',
  score: (side: string, count: number) =>
    `${side} score ${count} ${count === 1 ? 'point' : 'points'}`,
  hit: (by: string, to: string, count: number) => `${by}: ${count} damage to ${to}`,
  artefact: (side: string, name: string) => `${side} take ${name}`,
  decided: (turn: number, side: string, count: number) =>
    `Turn ${turn}: ${side} score ${count} at once.`,
  last: (turn: number, side: string) => `Turn ${turn}: ${side} score the last point.`,
};

const de: typeof en = {
  turn: 'Zug',
  end: 'Ende',
  points: 'Punkte (Helden über 0)',
  marker: 'Artefaktmarker',
  scored: 'Punkte erzielt',
  dealt: 'Schaden zugefügt',
  defeated: 'Charaktere besiegt',
  played: 'Karten gespielt',
  lead: 'größter Vorsprung',
  score: (side, count) => `${side}: ${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
  hit: (by, to, count) => `${by}: ${count} Schaden für ${to}`,
  artefact: (side, name) => `${side} nehmen ${name}`,
  decided: (turn, side, count) => `Zug ${turn}: ${side} erzielen ${count} Punkte auf einmal.`,
  last: (turn, side) => `Zug ${turn}: ${side} erzielen den letzten Punkt.`,
};

export const TEXTS: Readonly<Record<Language, typeof en>> = { en, de };
