import { test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('gob');

test('a card of this pack is met as it is printed once the pack is loaded', () => {
  play({ players: [{ hero: 'spider-man', form: 'hero', engaged: ['02042'] }] })
    .choose('attack Spider-Man')
    .offers('Rhino', 'Electro')
    .choose('Electro')
    .changes({ 'Spider-Man': 'exhausted', Electro: 'damage 2' })
    .asks('playerTurn', 0);
});
