import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: {
    Arrow: 'Pfeil',
    Captive: 'Gefangener',
    Experimental: 'Experimentell',
    'Hero for Hire': 'Held für Geld',
    Ice: 'Eis',
    Metal: 'Metall',
    Mutate: 'Mutation',
    Robot: 'Roboter',
    Stone: 'Stein',
    Vehicle: 'Fahrzeug',
    Wood: 'Holz',
  },
  counters: {
    ammo: 'Munitionsmarker',
    delay: 'Verzögerungsmarker',
    test: 'Testmarker',
  },
};
