import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

const leader = { card: 'Aragorn', resources: 5 };

describe('Ever Vigilant', () => {
  test('readies one ally, of any player', () => {
    play({
      players: [
        {
          heroes: [leader, { card: 'Beravor', exhausted: true }],
          area: [{ card: 'Faramir', exhausted: true }, 'Guard of the Citadel'],
          hand: ['Ever Vigilant'],
        },
        { heroes: ['Éowyn'], area: [{ card: 'Snowbourn Scout', exhausted: true }] },
      ],
    })
      .plays('Ever Vigilant')
      .offers('Faramir', 'Snowbourn Scout')
      .lacks('Beravor', 'Guard of the Citadel', 'Aragorn')
      .choose('Snowbourn Scout')
      .changes({
        Aragorn: 'resource 4',
        'Snowbourn Scout': '',
        'Aragorn hand': '',
        'Aragorn discard pile': 'Ever Vigilant',
      })
      .asks('commitToQuest', 0);
  });

  test('needs an exhausted ally', () => {
    play({
      players: [
        { heroes: [leader, 'Beravor'], area: ['Guard of the Citadel'], hand: ['Ever Vigilant'] },
      ],
    }).cannot('play Ever Vigilant', 'noTarget');
  });
});

describe('Common Cause', () => {
  test('exhausts a hero of yours and readies another one, of any player § initiating-abilities, to, cost', () => {
    play({
      players: [
        {
          heroes: ['Aragorn', { card: 'Théodred', exhausted: true }, 'Beravor'],
          hand: ['Common Cause'],
        },
        { heroes: [{ card: 'Éowyn', exhausted: true }, 'Dúnhere'] },
      ],
    })
      .plays('Common Cause')
      .offers('Aragorn', 'Beravor')
      .lacks('Théodred', 'Dúnhere', 'Éowyn')
      .choose('Aragorn')
      .offers('Théodred', 'Éowyn')
      .lacks('Aragorn', 'Beravor', 'Dúnhere')
      .choose('Éowyn')
      .changes({
        Aragorn: 'exhausted',
        Éowyn: '',
        'Aragorn hand': '',
        'Aragorn discard pile': 'Common Cause',
      });
  });

  test('cannot be played if no hero is exhausted: paying does not make one § triggered-ability, ability', () => {
    play({
      players: [{ heroes: ['Aragorn', 'Théodred', 'Beravor'], hand: ['Common Cause'] }],
    }).cannot('play Common Cause', 'noTarget');
  });

  test('cannot be played by somebody whose heroes are all exhausted', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', exhausted: true }],
          area: ['Faramir'],
          hand: ['Common Cause'],
        },
      ],
    })
      .offers('use Faramir', 'pass')
      .cannot('play Common Cause', 'costCannotBePaid');
  });

  test('needs a Leadership hero though it costs nothing', () => {
    play({
      players: [
        { heroes: ['Beravor', { card: 'Éowyn', exhausted: true }], hand: ['Common Cause'] },
      ],
    }).cannot('play Common Cause', 'cannotAfford');
  });
});

describe('For Gondor!', () => {
  test('gives everybody attack, and those of Gondor defense, until the phase ends § traits, gains, lasting-effects', () => {
    play({
      players: [
        {
          heroes: [leader, { card: 'Beravor', attached: ['Steward of Gondor'] }],
          area: ['Guard of the Citadel'],
          hand: ['For Gondor!'],
        },
        { heroes: ['Denethor'], area: ['Gondorian Spearman'] },
      ],
      phase: 'travel',
    })
      .plays('For Gondor!')
      .has('Aragorn', { attack: 4, defense: 2, willpower: 2 })
      .has('Beravor', { attack: 3, defense: 3 })
      .has('Guard of the Citadel', { attack: 2, defense: 1 })
      .has('Denethor', { attack: 2, defense: 4 })
      .has('Gondorian Spearman', { attack: 2, defense: 2 })
      .untilPhase('encounter')
      .has('Aragorn', { attack: 3 })
      .has('Denethor', { attack: 1, defense: 3 });
  });

  test('gives nothing to characters that come later, or that come to Gondor later § lasting-effects, event-cards', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 6 }, 'Beravor'],
          hand: ['For Gondor!', 'Guard of the Citadel', 'Steward of Gondor'],
        },
      ],
    })
      .plays('For Gondor!')
      .plays('Guard of the Citadel')
      .plays('Steward of Gondor')
      .choose('Beravor')
      .has('Guard of the Citadel', { attack: 1, defense: 0 })
      .has('Beravor', { attack: 3, defense: 2 });
  });
});

describe('Sneak Attack', () => {
  test('puts an ally into play, whatever it costs, and takes it back when the phase ends § play-and-put-into-play, delayed-effects', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 1 }, 'Beravor'],
          hand: ['Sneak Attack', 'Beorn', 'Dwarven Axe'],
        },
      ],
      phase: 'travel',
    })
      .plays('Sneak Attack')
      .changes({
        Aragorn: '',
        'your hand': 'Dwarven Axe',
        'your play area': 'Aragorn, Beorn, Beravor',
        'your discard pile': 'Sneak Attack',
      })
      .untilPhase('encounter')
      .changes({ 'your hand': 'Beorn, Dwarven Axe', 'your play area': 'Aragorn, Beravor' });
  });

  test('what happens on entering play happens § enters-play, play-and-put-into-play', () => {
    play({
      players: [{ heroes: [leader, 'Beravor'], threat: 20, hand: ['Sneak Attack', 'Gandalf'] }],
    })
      .plays('Sneak Attack')
      .choose('use Gandalf')
      .choose('option 3')
      .shows({ 'your threat': 15, 'your play area': 'Aragorn, Beravor, Gandalf' });
  });

  test('does not take back an ally that has left play § delayed-effects', () => {
    play({
      players: [
        {
          heroes: [leader, 'Beravor'],
          hand: ['Sneak Attack', 'Snowbourn Scout'],
          engaged: ['East Bight Patrol'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .plays('Sneak Attack')
      .until('whoDefends')
      .choose('defend Snowbourn Scout')
      .until('whomToAttack')
      .untilPhase('refresh')
      .shows({ 'your hand': '', 'your discard pile': 'Sneak Attack, Snowbourn Scout' });
  });

  test('needs an ally in hand that can be put into play', () => {
    play({
      players: [
        {
          heroes: [leader, 'Beravor'],
          area: ['Faramir'],
          hand: ['Sneak Attack', 'Faramir', 'Dwarven Axe'],
        },
      ],
    }).cannot('play Sneak Attack', 'noTarget');
  });
});

describe('Valiant Sacrifice', () => {
  const dying = (hand: readonly string[], deck: readonly string[]) =>
    play({
      players: [
        { heroes: [leader], hand },
        {
          heroes: ['Beravor'],
          area: ['Snowbourn Scout'],
          engaged: ['East Bight Patrol'],
          wholeDeck: deck,
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .choose('defend Snowbourn Scout')
      .pass()
      .pass();

  test('lets the controller of an ally that has left play draw two cards', () => {
    dying(['Valiant Sacrifice'], ['Faramir', 'Gandalf', 'Beorn'])
      .asks('useAbility', 0)
      .plays('Valiant Sacrifice')
      .changes({
        Aragorn: 'resource 4',
        'Aragorn hand': '',
        'Aragorn discard pile': 'Valiant Sacrifice',
        'Beravor play area': 'Beravor',
        'Beravor discard pile': 'Snowbourn Scout',
        'Beravor hand': 'Faramir, Gandalf',
        'Beravor deck': 1,
      });
  });

  test('answers each of several allies that leave play together', () => {
    play({
      players: [
        {
          heroes: [leader, 'Beravor'],
          hand: ['Valiant Sacrifice', 'Valiant Sacrifice'],
          area: [
            { card: 'Snowbourn Scout', exhausted: true },
            { card: 'Silverlode Archer', exhausted: true },
          ],
          wholeDeck: ['Feint', 'Feint', 'Feint', 'Feint', 'Gandalf'],
        },
      ],
      phase: 'quest',
      step: '3.3',
      encounterDeck: ["The Necromancer's Reach"],
    })
      .plays('Valiant Sacrifice')
      .plays('Valiant Sacrifice')
      .asks('actionWindow')
      .shows({ 'your hand': 'Feint, Feint, Feint, Feint', 'your deck': 1 });
  });

  test('answers an objective ally, who is an ally too', () => {
    play({
      players: [
        {
          heroes: [leader, 'Beravor'],
          hand: ['Valiant Sacrifice'],
          area: [{ card: 'Mendor', exhausted: true, damage: 2 }],
        },
      ],
      phase: 'quest',
      step: '3.3',
      encounterDeck: ["The Necromancer's Reach"],
    })
      .asks('useAbility')
      .offers('play Valiant Sacrifice', 'pass');
  });

  test('cannot be played if nobody could draw', () => {
    dying(['Valiant Sacrifice'], []).asks('actionWindow', 1);
  });

  test('is no answer to a hero’s death', () => {
    play({
      players: [
        {
          heroes: [leader, { card: 'Théodred', damage: 3 }, 'Beravor'],
          hand: ['Valiant Sacrifice'],
          engaged: ['East Bight Patrol'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('undefendedDamage')
      .choose('Théodred')
      .asks('actionWindow');
  });

  test('answers an ally that is returned to hand or discarded, too', () => {
    play({
      players: [{ heroes: [leader, 'Beravor'], hand: ['Valiant Sacrifice'], area: ['Gandalf'] }],
      phase: 'refresh',
    })
      .until('useAbility')
      .offers('play Valiant Sacrifice', 'pass')
      .shows({ 'your discard pile': 'Gandalf' });
  });
});

describe('Grim Resolve', () => {
  test('readies every character in play, and nothing else', () => {
    play({
      players: [
        {
          heroes: [
            {
              ...leader,
              exhausted: true,
              attached: [{ card: 'Steward of Gondor', exhausted: true }],
            },
            'Beravor',
          ],
          area: [{ card: 'Faramir', exhausted: true }],
          hand: ['Grim Resolve'],
        },
        { heroes: [{ card: 'Éowyn', exhausted: true, damage: 1 }] },
      ],
    })
      .plays('Grim Resolve')
      .changes({
        Aragorn: '',
        Faramir: '',
        Éowyn: 'damage 1',
        'Aragorn hand': '',
        'Aragorn discard pile': 'Grim Resolve',
      });
  });

  test('leaves characters on the quest', () => {
    play({
      players: [{ heroes: [leader, 'Beravor'], hand: ['Grim Resolve'] }],
      phase: 'quest',
    })
      .commit('Aragorn')
      .pass()
      .plays('Grim Resolve')
      .shows({ Aragorn: '', committed: 'Aragorn' });
  });

  test('needs somebody who is exhausted', () => {
    play({
      players: [{ heroes: [leader, 'Beravor'], hand: ['Grim Resolve'] }],
    }).cannot('play Grim Resolve', 'noTarget');
  });
});
