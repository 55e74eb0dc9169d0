import { describe, expect, it } from 'vitest';
import { fileNameOf } from '../../src/link/files/files.ts';
import { recordIn } from '../../src/link/files/record-file.ts';

describe('a game as a file', () => {
  it('is named after the game and when it was saved', () => {
    const at = new Date(2026, 4, 1, 8, 5);
    expect(fileNameOf('duel', at)).toBe('grimrule-duel-2026-05-01-0805.json');
  });

  it('is read if it is a record', async () => {
    const record = { format: 'grimrule', game: 'duel', rules: '1', seed: 7, decisions: [] };
    expect(await recordIn(new Blob([JSON.stringify(record)]))).toMatchObject(record);
  });

  it('is refused in words if it is none, or no text that could be one', async () => {
    expect(await recordIn(new Blob(['{}']))).toEqual({ say: 'notARecord' });
    expect(await recordIn(new Blob(['no game at all']))).toEqual({ say: 'notARecord' });
  });
});
