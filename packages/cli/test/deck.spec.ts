import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPacks, OFFERED, offeredCards } from '@grimrule/champions';
import { readDeckText } from '@grimrule/decks';
import { describe, expect, test } from 'vitest';
import { grimrule, scratch } from './run.ts';

await loadPacks(OFFERED);
const POOL = offeredCards();

const KEEPS_WATCH = fileURLToPath(
  new URL('../../../examples/decks/spider-man-keeps-watch.txt', import.meta.url),
);

function file(name: string, text: string | Uint8Array): string {
  const path = scratch(name);
  writeFileSync(path, text);
  return path;
}

const lines = (...all: readonly string[]) => all.join('\n');

describe('deck show --json', () => {
  const shown = async (...files: readonly string[]) => {
    const { out } = await grimrule(['deck', 'show', '--json', ...files]);
    return JSON.parse(out);
  };

  test('prints the decks of all files, in the codes of the sites', async () => {
    const rings = lines(
      'Demo',
      '',
      'Heroes',
      '1x Aragorn',
      'Allies',
      '3x Snowbourn Scout',
      '2x Snowburn Scaut',
    );
    const side = lines('Spider-Man', '2x Backflip', 'Sideboard', '1x Daredevil');
    expect(await shown(file('one.txt', rings), file('two.txt', side))).toEqual({
      decks: [
        {
          game: 'rings',
          name: 'Demo',
          identities: ['01001'],
          cards: { '01016': 5 },
          sideboard: {},
          notHere: {},
          unread: [],
        },
        {
          game: 'champions',
          name: '',
          identities: ['01001a'],
          cards: { '01003': 2 },
          sideboard: { '01058': 1 },
          notHere: {},
          unread: [],
        },
      ],
    });
  });

  test('lists a card of a pack that is not there apart, and nowhere else', async () => {
    const slots = { '01002': 1, '99001': 2 };
    const deck = { hero_code: '99000a', slots, meta: '' };
    const { decks } = await shown(file('later.json', JSON.stringify(deck)));
    expect(decks[0]).toMatchObject({
      identities: [],
      cards: { '01002': 1 },
      notHere: { '99000a': 1, '99001': 2 },
    });
  });

  test('asks the game which cards are there', async () => {
    const { decks } = await shown(KEEPS_WATCH);
    const codes = new Set(POOL.map(({ code }) => code));
    expect(Object.keys(decks[0].cards).every((code) => codes.has(code))).toBe(true);
    expect(decks[0].notHere).toEqual({});
  });

  test('calls a card without a code by its title', async () => {
    const text = lines('Heroes', '1x Aragorn', '3x Snowbourn Scout', '1x Wormsbane');
    const { decks } = await shown(file('worm.txt', text));
    expect(decks[0].notHere).toEqual({ Wormsbane: 1 });
  });

  test('lists lines that name no card', async () => {
    const text = lines('1x Aragorn', '3x Snowbourn Scout', '2x Xyzzy Plugh');
    const { decks } = await shown(file('odd.txt', text));
    expect(decks[0].unread).toEqual(['2x Xyzzy Plugh']);
  });
});

describe('deck show', () => {
  test('prints a list in the language of the person, with what was not understood', async () => {
    const text = lines(
      '1x Aragorn',
      '3x Snowborn Scout',
      '2x Stewards of Rohan',
      '1x Haldir of Lórien',
    );
    const path = file('mine.txt', text);
    const english = await grimrule(['deck', 'show', path]);
    expect(english.out).toContain('3x Snowbourn Scout (Core Set)');
    expect(english.out).toContain(
      '2x Stewards of Rohan (perhaps Steward of Orthanc or Steward of Gondor)',
    );
    expect(english.out).toContain('3x Snowborn Scout → Snowbourn Scout');
    expect(english.out).toContain('1x Haldir of Lórien (02057)');
    const german = await grimrule(['deck', 'show', path, '--lang', 'de']);
    expect(german.out).toContain('Helden:');
    expect(german.out).toContain('Zeilen, die keine Karte nennen:');
  });

  test('reads files of Windows, whatever their encoding', async () => {
    const text = lines('Heroes', '1x Éowyn', 'Allies', '3x Gondorian Spearman');
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const bytes of [
      utf16,
      utf16.subarray(2),
      Buffer.from(text, 'latin1'),
      Buffer.from(text),
    ]) {
      const { out } = await grimrule(['deck', 'show', file('windows.txt', bytes)]);
      expect(out).toContain('1x Éowyn (');
      expect(out).toContain('3x Gondorian Spearman');
    }
  });
});

describe('deck check', () => {
  test('finds nothing wrong with a legal deck', async () => {
    const { out, code } = await grimrule(['deck', 'check', KEEPS_WATCH]);
    expect(out).toContain('The deck is legal.');
    expect(code).toBe(0);
  });

  test('says everything that is wrong with another', async () => {
    const { out, code } = await grimrule([
      'deck',
      'check',
      file('small.txt', lines('Spider-Man', '4x Energy')),
    ]);
    expect(out).toContain('has 4 cards, but needs at least 40');
    expect(code).toBe(1);
  });
});

describe('deck convert', () => {
  test('writes a deck in another format', async () => {
    const { out } = await grimrule(['deck', 'convert', '--to', 'octgn', KEEPS_WATCH]);
    const [read] = readDeckText(out).decks;
    expect(read?.deck.identities).toEqual(['01001a']);
    expect(read?.deck.cards).toMatchObject({ '01002': 1, '01003': 2, '01005': 3 });
  });

  test('wants to know which', async () => {
    const { err, code } = await grimrule(['deck', 'convert', KEEPS_WATCH]);
    expect(err).toContain('--to');
    expect(code).toBe(2);
  });
});

describe('a file that is no deck', () => {
  test.each([
    ['page.html', '<!DOCTYPE html><html></html>', 'page of the web'],
    ['diary.txt', 'Dear diary', 'names a card'],
    ['deep.json', `${'['.repeat(1000)}${']'.repeat(1000)}`, 'nested too deeply'],
    ['picture.txt', Buffer.from([0x89, 0x50, 0, 0x1a, 0xff, 0, 0, 0x52]), 'not a text'],
  ])('gets a sentence: %s', async (name, text, sentence) => {
    const { err, code } = await grimrule(['deck', 'show', file(name, text)]);
    expect(err).toContain(sentence);
    expect(err).toContain(name);
    expect(code).toBe(2);
  });

  test('does not keep the others from being shown', async () => {
    const { out, err, code } = await grimrule(['deck', 'show', file('no.txt', 'no'), KEEPS_WATCH]);
    expect(err).toContain('no.txt');
    expect(out).toContain('Black Cat');
    expect(code).toBe(1);
  });
});
