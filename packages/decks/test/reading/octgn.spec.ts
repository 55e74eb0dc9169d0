import { describe, expect, test } from 'vitest';
import { readDeckText } from '../../src/index.ts';
import { deckIn, faultsOf, played } from '../support/reading.ts';

const RINGS = 'a21af4e8-be4b-4cda-a6b6-534f9717391f';
const CHAMPIONS = '055c536f-adba-4bc2-acbf-9aefb9756046';
const coreId = (number: string) => `51223bd0-ffd1-11df-a976-0801200c9${number}`;

const file = (game: string, inside: string) =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="${game}">\n${inside}\n</deck>`;

test('sections say where cards go; quests and encounter cards are nobody’s deck', () => {
  const text = file(
    RINGS,
    `<section name="Hero" shared="False"><card qty="1" id="${coreId('001')}">Aragorn</card></section>
     <section name="Ally" shared="False"><card qty="3" id="${coreId('016')}">Snowbourn Scout</card></section>
     <section name="Sideboard" shared="False"><card qty="2" id="${coreId('050')}">A Test of Will</card></section>
     <section name="Quest" shared="True"><card qty="1" id="${coreId('119')}">Flies and Spiders</card></section>
     <section name="Second Special" shared="False"><card qty="1" id="x">King Spider</card></section>
     <notes><![CDATA[Keep <Gandalf>]]></notes>`,
  );
  expect(played(text)).toEqual({
    identities: ['01001'],
    cards: { '01016': 3 },
    sideboard: { '01050': 2 },
    unread: ['1x Flies and Spiders', '1x King Spider'],
  });
  expect(deckIn(text).notes).toBe('Keep <Gandalf>');
});

test('Champions has one section, in which the hero is a card', () => {
  const text = file(
    CHAMPIONS,
    `<section name="Cards" shared="False">
       <card qty="1" id="18ae183c-de26-4369-8a41-424d58f01631">Spider-Man</card>
       <card qty="2" id="942a87e3-0ab3-4544-85ff-473cfdf622ba">Backflip</card>
     </section><notes><![CDATA[]]></notes>`,
  );
  expect(played(text)).toEqual({ identities: ['01001a'], cards: { '01003': 2 } });
});

test('a card with an identifier that nobody knows is found by its title, or kept with it', () => {
  const text = file(
    RINGS,
    `<section name="Ally"><card qty="2" id="0">Snowbourn Scout</card><card qty="1" id="1">Stranger &amp; Son</card></section>`,
  );
  expect(played(text)).toEqual({
    identities: [],
    cards: { '01016': 2 },
    strangers: { 'Stranger & Son': 1 },
  });
});

describe('a file that is refused', () => {
  const card = `<section name="Ally"><card qty="1" id="${coreId('016')}">Scout</card></section>`;
  const bomb = `<!DOCTYPE deck [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;

  test.each([
    ['foreignGame', file('00000000-0000-0000-0000-000000000000', card)],
    ['xmlWithEntities', `${bomb}${file(RINGS, '&b;')}`],
    ['xmlWithEntities', file(RINGS, '<notes>&b;</notes>')],
    ['xmlWithEntities', `<!DOCTYPE deck SYSTEM "file:///etc/passwd">${file(RINGS, card)}`],
    ['brokenXml', file(RINGS, '<section name="Ally"><card qty="1"></section>')],
    ['brokenXml', file(RINGS, card).slice(0, -10)],
    ['tooDeep', file(RINGS, '<a>'.repeat(1000))],
    ['noCards', file(RINGS, '')],
    ['noDeckInside', '<?xml version="1.0"?><recipe/>'],
    ['webPage', '<!DOCTYPE html><html><body>Sign in</body></html>'],
  ])('says why: %s', (fault, text) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test('names the line', () => {
    expect(readDeckText(file(RINGS, '<notes>&b;</notes>')).faults).toEqual([
      { say: 'xmlWithEntities', line: 3 },
    ]);
  });

  test('has too many cards', () => {
    const many = (count: number) =>
      file(
        RINGS,
        `<section name="Ally">${`<card qty="1" id="${coreId('016')}"/>`.repeat(count)}</section>`,
      );
    expect(faultsOf(many(5001))).toEqual(['tooManyLines']);
    expect(faultsOf(many(5000))).toEqual([]);
  });
});
