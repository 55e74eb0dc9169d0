import { type Owner, scene } from '../../../../art/scene.ts';
import { hydraSoldier } from '../../../city/people/foes.ts';

export const HYDRA: Owner = {
  ground: ['#0c180c', '#3f6a2a', '#ffd84a'],
  colours: { main: '#4b6a3c', second: '#28361f', skin: '#d8a888' },
};

/** A card of several packs: helmets, and fists above them. */
export const HAIL_HYDRA = scene(
  HYDRA,
  `
    figure soldier translate(-60 60) scale(.72)
    figure soldier translate(116 60) scale(.72)
    figure soldier translate(22 84) scale(.8)
    lit #4b6a3c d8 M16 130L22 60L18 30H50L48 62L50 130ZM150 130L152 60L150 30H182L178 62L184 130Z
    lit #1a2114 d6 M12 34L18 6H50L54 34L44 46H22ZM146 34L150 6H182L188 34L178 46H156Z
    lit #4b6a3c d8 M82 90L84 30H116L118 90Z
    lit #1a2114 d6 M78 34L84 4H116L122 34L112 48H88Z`,
  { figures: { soldier: hydraSoldier } },
);
