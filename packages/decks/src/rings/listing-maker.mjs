// Reads the listing of Rings out of the facts of all products. See bin/write-listings.mjs.

const TYPES = [
  'Hero',
  'Ally',
  'Attachment',
  'Event',
  'Player Side Quest',
  'Contract',
  'Treasure',
  'Player Objective',
];

export function listingOf(read, isThere) {
  const index = read('index');
  const all = index
    .filter(({ product }) => isThere(product))
    .flatMap(({ product: pack }) => {
      const { cards, reprints } = read(pack);
      return [
        ...cards.map((card) => ({ ...card, pack })),
        ...reprints.map((reprint) => ({ ...reprint, pack })),
      ];
    });
  const originals = all.filter(({ of }) => of === undefined);
  const listed = originals.filter(
    ({ type, ringsdbCode, sphere }) => ringsdbCode || (TYPES.includes(type) && sphere !== 'Burden'),
  );
  const codes = new Map(listed.map((card) => [card.id, codeOf(card)]));
  const taken = new Set(codes.values());
  return {
    packs: index.map(({ product, name, repackages = [] }) =>
      [product, name, '', repackages.join(' ')].join('|'),
    ),
    cards: listed.map(lineOf),
    prints: all
      .filter(({ of }) => codes.has(of))
      .map(({ id, of, pack, guid, quantity }) => {
        const code = printedCode(id, pack, listed);
        return [taken.has(code) ? id : code, codes.get(of), pack, guid, quantity].join('|');
      }),
  };
}

/** Cards of campaigns have no code at RingsDB. */
const codeOf = ({ id, ringsdbCode }) => ringsdbCode ?? id;

/** RingsDB numbers the cards of a product in a row, those that were printed before too. */
function printedCode(id, pack, listed) {
  const first = listed.find((card) => card.pack === pack && card.ringsdbCode);
  const number = /-(\d{3})$/.exec(id)?.[1];
  return first && number ? `${first.ringsdbCode.slice(0, -3)}${number}` : id;
}

function lineOf(card) {
  const { name, nameDe = '', type, sphere = '', pack, quantity, guid } = card;
  return [codeOf(card), name, nameDe, '', type, sphere, '', pack, quantity, guid].join('|');
}
