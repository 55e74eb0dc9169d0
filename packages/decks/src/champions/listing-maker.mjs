// Reads the listing of Champions out of the facts of all packs. See bin/write-listings.mjs.

const TYPES = ['ally', 'event', 'resource', 'support', 'upgrade', 'player_side_scheme'];

export function listingOf(read) {
  const index = read('index');
  const all = index.flatMap(({ pack }) => {
    const { cards, reprints } = read(pack);
    return [
      ...cards.map((card) => ({ ...card, pack })),
      ...reprints.map((reprint) => ({ ...reprint, pack })),
    ];
  });
  const originals = all.filter(({ of }) => of === undefined);
  const byCode = new Map(originals.map((card) => [card.code, card]));
  const heroes = originals.filter(({ type }) => type === 'hero');
  const listed = originals.filter(
    (card) => isFirstHero(card, heroes) || (isPlayerCard(card) && isFront(card, byCode)),
  );
  const codes = new Set(listed.map(({ code }) => code));
  return {
    packs: index.map(({ pack, name, nameDe = '' }) => [pack, name, nameDe, ''].join('|')),
    cards: listed.map((card) => lineOf(card, originals)),
    prints: [
      ...all
        .filter(({ of }) => codes.has(of))
        .map(({ code, of, pack, quantity }) => [code, of, pack, '', quantity]),
      ...originals.flatMap((card) => {
        const front = frontOf(card, heroes, byCode);
        return front !== card.code && codes.has(front) && !codes.has(card.code)
          ? [[card.code, front, card.pack, card.octgnId, 0]]
          : [];
      }),
    ].map((fields) => fields.join('|')),
  };
}

const isPlayerCard = ({ type, faction }) => TYPES.includes(type) && faction !== 'encounter';

/** Of an identity with several hero sides, the first. */
const isFirstHero = (card, heroes) =>
  card.type === 'hero' && heroes.find(({ set }) => set === card.set)?.code === card.code;

const isSide = (card) => card !== undefined && ['hero', 'alter_ego'].includes(card.type);

/** The back of an identity may be a card to play with, but is in no deck. */
function isFront({ code, otherSide }, byCode) {
  const back = byCode.get(otherSide);
  return otherSide === undefined || (!isSide(back) && (code < otherSide || !isPlayerCard(back)));
}

/** Every side of an identity counts as its first hero side, any other back as its front. */
function frontOf(card, heroes, byCode) {
  const { code, otherSide, set } = card;
  if (isSide(card) || isSide(byCode.get(otherSide))) {
    return heroes.find((hero) => hero.set === set)?.code ?? code;
  }
  return otherSide !== undefined && otherSide < code ? otherSide : code;
}

function lineOf(card, originals) {
  const { code, name, nameDe = '', subname, type, faction, set = '', pack } = card;
  const alterEgo = originals.find((side) => side.type === 'alter_ego' && side.set === set)?.name;
  const subtitle = type === 'hero' ? (alterEgo ?? '') : (subname ?? '');
  const german = nameDe === name ? '' : nameDe;
  const own = faction === 'hero' ? set : '';
  const fields = [code, name, german, subtitle, type, faction, own, pack, card.quantity];
  return [...fields, card.octgnId].join('|');
}
