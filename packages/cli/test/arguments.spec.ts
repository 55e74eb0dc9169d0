import { describe, expect, test } from 'vitest';
import { grimrule, scratch } from './run.ts';

const WRONG: readonly (readonly [command: string, sentence: RegExp])[] = [
  ['', /Choose a command/],
  ['plya duel', /no command 'plya'. Did you mean play\?/],
  ['dance', /no command 'dance'. Choose one of: play, /],
  ['help nonsense', /no command 'nonsense'. Choose one of: play, /],
  ['help plya', /no command 'plya'. Did you mean play\?/],
  ['--lang de', /Wähle einen Befehl/],
  ['play', /argument 'game' is missing/],
  ['play duell', /no game 'duell'. Did you mean duel\?/],
  ['play __proto__', /no game '__proto__'/],
  ['play duel extra', /too many arguments/],
  ['play duel --seat hero', /no seat 'hero'. Did you mean heroes\?/],
  ['play duel --bot sensibel', /no bot 'sensibel'. Did you mean sensible\?/],
  ['play duel --lang fr', /no language 'fr'. Choose one of: en, de/],
  ['play duel --sede 3', /no option '--sede'. Did you mean --seed\?/],
  ['play duel --nope', /no option '--nope'. Choose one of: --seat, /],
  ['--lang en play duel --sed 3', /no option '--sed'. Did you mean --seed/],
  ['play duel --seed', /--seed needs a value/],
  ['play duel --hot-seat --bot random', /--hot-seat and --bot cannot be combined/],
  ['play duel', /use a terminal or pipe moves in/],
  ['play duel --save .', /is a folder/],
  [`play duel --save ${scratch('no/such/folder.json')}`, /cannot be saved .*ENOENT/],
  ['play duel --save package.json', /is not a saved game, so it is not overwritten/],
  ['simulate duel --games -5', /--games takes a whole number from 1 up, not '-5'/],
  ['simulate duel --games 1e3', /not '1e3'/],
  ['simulate duel --games 99999999999999999999', /not '99999999999999999999'/],
  ['simulate duel --workers 0', /--workers takes a whole number from 1 to 256/],
  ['simulate duel --scenario rhino', /duel has no option '--scenario'\./],
  ['simulate duel --matrix', /only one setup/],
  ['simulate champions --against random', /champions has no option '--against'. Its own options/],
  ['simulate champions --scenari rhino', /no option '--scenari'. Did you mean --scenario\?/],
  ['simulate champions --scenario rhyno', /no scenario 'rhyno'. Did you mean rhino\?/],
  ['simulate champions --heroes spiderman', /no hero 'spiderman'. Did you mean spider-man\?/],
  ['simulate champions --heroes ,', /--heroes takes names separated by commas/],
  ['simulate champions --heroes iron-man,iron-man', /cannot both play/],
  ['simulate champions --players 5', /--players takes a whole number from 1 to 4, not '5'/],
  ['simulate champions --players 1 --heroes galactus,thor', /no hero 'galactus'. /],
  [
    'simulate champions --players 1 --heroes she-hulk,iron-man',
    /--players 1 contradicts --heroes, which names 2\./,
  ],
  ['simulate champions --mode hard', /no mode 'hard'. Choose one of: standard, expert\./],
  ['simulate champions --heroic 9', /heroic.* is 9, but has to be between 0 and 4/],
  ['simulate champions --skirmish 4', /Rhino has stages 1 to 3, but no stage 4\./],
  ['simulate champions --modular bombs', /no modular set 'bombs'. Choose one of: bomb-scare/],
  ['simulate champions --modular bomb-scare,bomb-scare', /Bomb Scare is chosen twice/],
  ['simulate champions --threads 1 --workers 1', /--threads and --workers cannot be combined/],
  ['play champions --seat hulk', /no seat 'hulk'. Choose one of: spider-man\./],
  ['play champions --bots iron-man', /no seat 'iron-man'. Choose one of: spider-man\./],
  ['play champions --resume x --scenario klaw', /--resume and --scenario cannot be combined/],
  ['play champions --skirmish 7 --lang de', /7/],
  ['cards champions blakc cat', /no card 'blakc cat'. Did you mean Black Cat\?/],
  ['cards champions nonsense', /No card is called 'nonsense'\./],
  ['rules', /argument 'game' is missing/],
  ['rules champions xyzzy', /has nothing similar to 'xyzzy'/],
  ['bench champion', /no game 'champion'. Did you mean champions\?/],
  ['bench --seconds 0', /--seconds takes a number of seconds/],
  ['replay', /argument 'file' is missing/],
  ['cards duel --lang=xx', /no language 'xx'/],
  ['play duell --lang de', /Ein Spiel „duell“ gibt es nicht. Meintest du duel/],
  ['simulate duel --games x --lang de', /braucht eine ganze Zahl ab 1/],
];

describe('a wrong argument gets one sentence and exit code 2', () => {
  test.concurrent.each(WRONG)('grimrule %s', async (command, sentence) => {
    const { code, out, err } = await grimrule(command === '' ? [] : command.split(' '));
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('help', () => {
  test.concurrent('lists the commands', async () => {
    const { code, out } = await grimrule(['--help']);
    expect(code).toBe(0);
    for (const name of ['play', 'simulate', 'replay', 'cards', 'bench'])
      expect(out).toContain(name);
  });

  test.concurrent('says what the JSON of a simulation counts', async () => {
    const { out } = await grimrule(['simulate', '--help']);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'outcomes counts won and lost, or the sides and draw',
    );
  });

  test.concurrent('speaks German where the system does', async () => {
    const { out } = await grimrule(['play', '--help'], '', { LC_ALL: 'de_DE.UTF-8' });
    expect(out).toContain('Aufruf:');
    expect(out).toContain('der Platz, den du spielst');
    expect(out).toContain('Optionen von champions:');
  });
});
