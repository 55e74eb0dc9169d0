import type { Language } from '@grimrule/words';

const en = {
  round: 'Round',
  end: 'end',
  threatOf: (name: string, seats: number) => (seats === 1 ? 'Threat' : `Threat, ${name}`),
  progress: 'Progress',
  dealt: 'damage dealt',
  taken: 'damage taken',
  placed: 'progress made',
  slain: 'enemies destroyed',
  played: 'cards played',
  threatNow: 'threat at the end',
  highest: (limit: number) => `highest threat, of ${limit}`,
  hit: (by: string, to: string, count: number) => `${by}: ${count} damage to ${to}`,
  questWon: (count: number) => `The quest succeeds by ${count}`,
  questLost: (count: number) => `The quest fails by ${count}`,
  stage: (name: string) => `The quest goes on: ${name}`,
  fallen: (name: string) => `${name} falls`,
  decidedWon: (round: number, count: number) => `Round ${round}: the quest succeeds by ${count}.`,
  decidedLost: (round: number, count: number) => `Round ${round}: the quest fails by ${count}.`,
  decidedFallen: (round: number, name: string) => `Round ${round}: ${name} falls.`,
};

const de: typeof en = {
  round: 'Runde',
  end: 'Ende',
  threatOf: (name, seats) => (seats === 1 ? 'Bedrohung' : `Bedrohung, ${name}`),
  progress: 'Fortschritt',
  dealt: 'Schaden zugefügt',
  taken: 'Schaden genommen',
  placed: 'Fortschritt gemacht',
  slain: 'Feinde vernichtet',
  played: 'Karten gespielt',
  threatNow: 'Bedrohung am Ende',
  highest: (limit) => `höchste Bedrohung, von ${limit}`,
  hit: (by, to, count) => `${by}: ${count} Schaden für ${to}`,
  questWon: (count) => `Das Abenteuer gelingt um ${count}`,
  questLost: (count) => `Das Abenteuer misslingt um ${count}`,
  stage: (name) => `Das Abenteuer geht weiter: ${name}`,
  fallen: (name) => `${name} fällt`,
  decidedWon: (round, count) => `Runde ${round}: Das Abenteuer gelingt um ${count}.`,
  decidedLost: (round, count) => `Runde ${round}: Das Abenteuer misslingt um ${count}.`,
  decidedFallen: (round, name) => `Runde ${round}: ${name} fällt.`,
};

export const TEXTS: Readonly<Record<Language, typeof en>> = { en, de };
