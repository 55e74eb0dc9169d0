import type { TextBoxes } from '../../cards/text-box.ts';

export const kangTexts: TextBoxes = {
  // Kang (The Conqueror) I
  // '11001': text(),
  // Kang (Immortus) II
  // '11002': text(),
  // Kang (Iron Lad) II
  // '11003': text(),
  // Kang (Rama-Tut) II
  // '11004': text(),
  // Kang (Scarlet Centurion) II
  // '11005': text(),
  // Kang (The Conqueror) III
  // '11006': text(),
  // Kang's Arrival 1A
  // '11007a': text(),
  // Kang's Arrival 1B
  // '11007b': text(),
  // The Master of Time 2A
  // '11008a': text(),
  // The Master of Time 2B
  // '11008b': text(),
  // The Chronopolis 3A
  // '11009a': text(),
  // The Chronopolis 3B
  // '11009b': text(),
  // Inexorable Fate 3A
  // '11010a': text(),
  // Inexorable Fate 3B
  // '11010b': text(),
  // The Realm of Rama-Tut 3A
  // '11011a': text(),
  // The Realm of Rama-Tut 3B
  // '11011b': text(),
  // The Present Future War 3A
  // '11012a': text(),
  // The Present Future War 3B
  // '11012b': text(),
  // Kang's Wrath 4A
  // '11013a': text(),
  // Kang's Wrath 4B
  // '11013b': text(),
  // Temporal Shield
  // '11014': text(),
  // Future Weapon
  // '11015': text(),
  // Frozen in Time
  // '11016': text(),
  // Macrobots
  // '11017': text(),
  // Weakened
  // '11018': text(),
  // Stolen Memories
  // '11019': text(),
  // Depowered
  // '11020': text(),
  // Time-Travel Hijinks
  // '11021': text(),
  // Corrupted Timestream
  // '11022': text(),
  // Kang's Dominion
  // '11023': text(),
  // Pinned Down
  // '11024': text(),
  // Rampage
  // '11025': text(),
  // Energy Blast
  // '11026': text(),
  // Manipulated Timestream
  // '11027': text(),
  // Time-Travel Tactics
  // '11028': text(),
  // Past Machinations
  // '11029': text(),
};
