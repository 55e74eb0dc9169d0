import type { Note } from '../../entry.ts';

/** Products by the first two digits of their cards' codes; most bear one title everywhere. */
const TITLES = {
  '01': ['Core Set', 'Grundspiel'],
  '02': ['The Green Goblin'],
  '03': ['Captain America'],
  '04': ['The Rise of Red Skull'],
  '05': ['Ms. Marvel'],
  '06': ['Thor'],
  '07': ['The Wrecking Crew'],
  '08': ['Black Widow'],
  '09': ['Doctor Strange'],
  '10': ['Hulk'],
  '11': ['The Once and Future Kang'],
  '12': ['Ant-Man'],
  '13': ['Wasp'],
  '14': ['Quicksilver'],
  '15': ['Scarlet Witch'],
  '16': ['The Galaxy’s Most Wanted'],
  '17': ['Star-Lord'],
  '20': ['Venom'],
  '21': ['The Mad Titan’s Shadow'],
  '22': ['Nebula'],
  '23': ['War Machine'],
  '24': ['The Hood'],
  '25': ['Valkyrie'],
  '26': ['Vision'],
  '27': ['Sinister Motives'],
  '28': ['Nova'],
  '29': ['Ironheart'],
  '30': ['Spider-Ham'],
  '31': ['SP//dr'],
  '32': ['Mutant Genesis'],
  '33': ['Cyclops'],
  '35': ['Wolverine'],
  '36': ['Storm'],
  '37': ['Gambit'],
  '38': ['Rogue'],
  '39': ['MojoMania'],
  '40': ['NeXt Evolution'],
  '41': ['Psylocke'],
  '43': ['X-23'],
  '44': ['Deadpool'],
  '45': ['Age of Apocalypse'],
  '48': ['Nightcrawler'],
  '49': ['Magneto'],
  '50': ['Agents of S.H.I.E.L.D.'],
  '51': ['Black Panther'],
  '52': ['Silk'],
  '54': ['Winter Soldier'],
} as const satisfies Readonly<Record<string, readonly [en: string, de?: string]>>;

const PRODUCTS = new Map<string, Note>(
  Object.entries(TITLES).map(([digits, [en, de = en]]) => [digits, { en, de }]),
);

export function productOfCode(code: string): Note {
  const product = PRODUCTS.get(code.slice(0, 2));
  if (!product) throw new Error(`no product has the card ${code}`);
  return product;
}
