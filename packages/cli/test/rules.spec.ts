import { describe, expect, test } from 'vitest';
import { grimrule } from './run.ts';

describe('rules', () => {
  test('shows an entry in full, in the language of the reader', async () => {
    const { out, code } = await grimrule(['rules', 'champions', 'overkill', '--lang', 'de']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Overkill\n {2}\S/);
    expect(out).toMatch(/\n {2}Beispiel: /);
    expect(out).toMatch(/\n {2}Klarstellung: /);
    expect(out).toMatch(/\n {2}Siehe auch: Überschüssiger Schaden · /);
    expect(out).not.toMatch(/\[\[|\]\]/);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('names the cards of rulings and errata', async () => {
    const { out } = await grimrule(['rules', 'champions', 'labeled ability']);
    expect(out).toMatch(/\n {2}Ruling: Grasping Tendrils \(Venom 3\): /);
    expect(out).toMatch(/\n {2}Erratum: Warning \(Doctor Strange 21\): /);
  });

  test('knows the steps by their numbers', async () => {
    const { out } = await grimrule(['rules', 'rings', '6.4.2']);
    expect(out).toMatch(/^6\.4\.2 /);
    expect(out).toMatch(/\n {2}Our decision: /);
  });

  test('knows an entry by what people ask, and names the others that answer it', async () => {
    const { out } = await grimrule([
      'rules',
      'champions',
      ...'can I defend with an ally'.split(' '),
    ]);
    expect(out).toMatch(/^Defend, Defense\n/);
    expect(out).toMatch(/\n {2}Also called this: .*Steps of an Enemy Attack/);
  });

  test('answers a search with the best entry, and names further results', async () => {
    const { out, code } = await grimrule([
      'rules',
      'rings',
      ...'what hapens at 50 threat'.split(' '),
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Threat Elimination Level\n {2}\S/);
    expect(out).toMatch(/\n {2}Other results: .+ · .+ · /);
    expect(out).not.toContain('Also called this');
    const misspelt = await grimrule(['rules', 'champions', 'overkil', '--lang', 'de']);
    expect(misspelt.out).toMatch(/^Overkill\n {2}\S/);
  });

  test('lists all entries by topic', async () => {
    const { out } = await grimrule(['rules', 'rings', '--lang', 'de']);
    expect(out).toMatch(/\nSchlüsselwörter\n {2}Bewacht · /);
    expect(out).toContain('6.4.2 ');
  });

  test('as JSON', async () => {
    const { out } = await grimrule(['rules', 'champions', 'overkill', '--json']);
    expect(JSON.parse(out)).toMatchObject([
      {
        id: 'overkill',
        topic: 'keywords',
        rulings: [{ id: 'sinister-six-overkill' }, { id: 'wild-wild-mojo-overkill', faq: 93 }],
      },
    ]);
  });
});
