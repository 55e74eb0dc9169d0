import type { Campaign, SetupInstruction } from '../../campaign/campaign.ts';

const TECH = ['04155', '04156', '04157', '04158'];
/** Each condition, and its improved side. */
const CONDITIONS = {
  '04159a': '04159b',
  '04160a': '04160b',
  '04161a': '04161b',
  '04162a': '04162b',
};
const CAPTIVES = ['04097', '04098', '04099', '04100'];
const WEAPONS = ['04072', '04073', '04074', '04075'];
const HYDRA_PRISON = '04122';

const weapons: SetupInstruction = { do: 'shuffleIn', at: 'afterSetup', recorded: 'weapons' };

export const riseOfRedSkull: Campaign = {
  slug: 'rise-of-red-skull',
  names: { en: 'The Rise of Red Skull', de: 'The Rise of Red Skull' },
  games: [
    {
      scenario: 'crossbones',
      setup: [],
      victory: [
        { do: 'gainOne', of: TECH },
        { do: 'recordCards', of: WEAPONS, as: 'weapons' },
      ],
    },
    {
      scenario: 'absorbing-man',
      setup: [weapons],
      victory: [
        { do: 'recordCounters', counter: 'delay', as: 'delay' },
        { do: 'gainOne', of: Object.keys(CONDITIONS), optional: true },
      ],
    },
    {
      scenario: 'taskmaster',
      setup: [weapons],
      victory: [{ do: 'keepOwned', of: CAPTIVES }],
    },
    {
      scenario: 'zola',
      setup: [weapons],
      victory: [
        { do: 'recordEngaged', as: 'engaged' },
        { do: 'loseUnder', scheme: HYDRA_PRISON },
        { do: 'improve', unless: HYDRA_PRISON, sides: CONDITIONS },
      ],
    },
    {
      scenario: 'red-skull',
      setup: [
        weapons,
        { do: 'placeThreat', at: 'afterSetup', recorded: 'delay' },
        { do: 'dealToRecorded', at: 'afterSetup', recorded: 'engaged' },
      ],
      victory: [],
    },
  ],
  obligations: ['04163', '04164', '04165', '04166'],
};
