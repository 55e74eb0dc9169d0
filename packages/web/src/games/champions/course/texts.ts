import type { Language } from '@grimrule/words';

const en = {
  round: 'Round',
  end: 'end',
  decidedHit: (round: number, by: string, count: number, now: number, most: number) =>
    `Round ${round}: ${by} for ${count}, the plan at ${now} of ${most}.`,
  decidedThreat: (round: number, count: number, scheme: string) =>
    `Round ${round}: ${count} threat at once on ${scheme}`,
  decidedHarm: (round: number, by: string, to: string, count: number) =>
    by === ''
      ? `Round ${round}: ${to} takes ${count} damage.`
      : `Round ${round}: ${by} hits ${to} for ${count}.`,
  dealt: 'damage dealt',
  removed: 'threat removed',
  taken: 'damage taken',
  played: 'cards played',
  closest: (now: number, most: number) => `closest: ${now} of ${most}`,
  hit: (by: string, to: string, count: number) => `${by}: ${count} damage to ${to}`,
  harm: (by: string, to: string, count: number) =>
    by === '' ? `${to} takes ${count} damage` : `${by} hits ${to} for ${count}`,
  stage: (villain: string) => `${villain} reaches the next stage`,
  threat: (now: number, most: number) => `The plan stands at ${now} of ${most}`,
};

const de: typeof en = {
  round: 'Runde',
  end: 'Ende',
  decidedHit: (round, by, count, now, most) =>
    `Runde ${round}: ${by} mit ${count} Schaden, der Plan bei ${now} von ${most}.`,
  decidedThreat: (round, count, scheme) =>
    `Runde ${round}: ${count} Bedrohung auf einmal auf ${scheme}`,
  decidedHarm: (round, by, to, count) =>
    by === ''
      ? `Runde ${round}: ${to} nimmt ${count} Schaden.`
      : `Runde ${round}: ${by} trifft ${to} mit ${count} Schaden.`,
  dealt: 'Schaden zugefügt',
  removed: 'Bedrohung entfernt',
  taken: 'Schaden genommen',
  played: 'Karten gespielt',
  closest: (now, most) => `am knappsten: ${now} von ${most}`,
  hit: (by, to, count) => `${by}: ${count} Schaden für ${to}`,
  harm: (by, to, count) =>
    by === '' ? `${to} nimmt ${count} Schaden` : `${by} trifft ${to} mit ${count} Schaden`,
  stage: (villain) => `${villain} erreicht den nächsten Abschnitt`,
  threat: (now, most) => `Der Plan steht bei ${now} von ${most}`,
};

export const TEXTS: Readonly<Record<Language, typeof en>> = { en, de };
