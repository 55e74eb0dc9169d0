import { describe, test } from 'vitest';
import { play } from '../table/play.ts';
import { danceOfDeath, flurryOfBlades, melee } from './cards/events.ts';
import { embiggen } from './cards/upgrades.ts';
import { printedAs } from './printing.ts';
import { inHeroForm, three } from './trick.ts';

describe('Melee', () => {
  const brawl = (engaged: readonly string[], villain = {}) => {
    printedAs(['Swinging Web Kick', melee]);
    return play({
      players: [{ ...inHeroForm, hand: ['Melee', ...three], engaged }],
      villain,
    }).choose('play Melee');
  };

  test('strikes two different enemies for 3', () => {
    brawl(['Sandman', 'Hydra Bomber'])
      .offers('Rhino', 'Sandman', 'Hydra Bomber')
      .choose('Rhino')
      .offers('Sandman', 'Hydra Bomber')
      .lacks('Rhino')
      .choose('Sandman')
      .shows({ Rhino: 'damage 3', Sandman: 'damage 3' })
      .asks('playerTurn', 0);
  });

  test('may strike the villain once the first blow has felled the guard', () => {
    brawl(['Hydra Mercenary', 'Shocker'])
      .offers('Hydra Mercenary', 'Shocker')
      .lacks('Rhino')
      .choose('Hydra Mercenary')
      .offers('Rhino', 'Shocker')
      .choose('Rhino')
      .shows({ Rhino: 'damage 3', 'your engaged': 'Shocker' })
      .asks('playerTurn', 0);
  });

  test('finds no other enemy in the next stage of a villain § villain-defeat', () => {
    brawl([], { damage: 12 }).shows({ Rhino: '' }).asks('playerTurn', 0);
  });
});

describe('Dance of Death § attack-player-ability-type', () => {
  const dance = (status: readonly 'stunned'[] = []) => {
    printedAs(['Swinging Web Kick', danceOfDeath]);
    return play({
      players: [{ ...inHeroForm, status, hand: ['Dance of Death', ...three] }],
      gains: { Rhino: { retaliate: 1 } },
    }).choose('play Dance of Death');
  };

  test('is three attacks: each of them is answered by retaliation', () => {
    dance().shows({ Rhino: 'damage 6', 'Spider-Man': 'damage 3' }).asks('playerTurn', 0);
  });

  test('loses only the first of them to a stunned card', () => {
    dance(['stunned']).shows({ Rhino: 'damage 5', 'Spider-Man': 'damage 2' }).asks('playerTurn', 0);
  });
});

describe('Embiggen!', () => {
  const grow = (event: typeof melee, engaged: readonly string[]) => {
    printedAs(['Swinging Web Kick', event], ['Spider-Tracer', embiggen]);
    return play({
      players: [{ ...inHeroForm, hand: [event.name, ...three], area: ['Embiggen!'], engaged }],
    }).choose(`play ${event.name}`);
  };

  test('raises every damage of an attack event by 2, and is exhausted for it § event', () => {
    grow(melee, ['Sandman'])
      .offers('use Embiggen!', 'pass')
      .choose('use Embiggen!')
      .choose('Rhino')
      .shows({ Rhino: 'damage 5', 'Embiggen!': 'exhausted', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('raises all three attacks of one event', () => {
    grow(danceOfDeath, []).choose('use Embiggen!').shows({ Rhino: 'damage 12' });
  });

  test('may be left alone', () => {
    grow(danceOfDeath, []).pass().shows({ Rhino: 'damage 6', 'Embiggen!': '' });
  });
});

describe('Flurry of Blades', () => {
  test('chooses an enemy anew for each knife and each katana § for-each', () => {
    const knife = { ...embiggen, name: 'Psi-Knife', abilities: [] };
    const katana = { ...embiggen, name: 'Psi-Katana', abilities: [] };
    printedAs(
      ['Swinging Web Kick', flurryOfBlades],
      ['Spider-Tracer', knife],
      ['Webbed Up', katana],
    );
    play({
      players: [
        {
          ...inHeroForm,
          hand: ['Flurry of Blades', ...three],
          area: ['Psi-Knife', 'Psi-Katana', 'Psi-Katana'],
          engaged: ['Shocker', 'Hydra Bomber'],
        },
      ],
    })
      .choose('play Flurry of Blades')
      .choose('Hydra Bomber')
      .offers('Rhino', 'Shocker')
      .lacks('Hydra Bomber')
      .choose('Rhino')
      .choose('Shocker')
      .choose('Shocker')
      .shows({ Rhino: 'confused 1', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});
