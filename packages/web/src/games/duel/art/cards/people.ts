import { mix } from '../../../../art/colours.ts';
import type { Signature, Subject } from '../../../../art/subject.ts';
import {
  blackPanther,
  blackWidow,
  captainMarvel,
  hulk,
  ironMan,
  spiderMan,
} from '../../../city/people/avengers.ts';
import { ultron } from '../../../city/people/foes.ts';
import {
  antMan,
  captainAmerica,
  doctorStrange,
  scarletWitch,
  thor,
  wasp,
} from '../../../city/people/heroes.ts';
import {
  hydraBomber,
  hydraInfiltrator,
  hydraScientist,
  hydraTrooper,
} from '../../../city/people/hydra.ts';
import {
  baronMordo,
  greenGoblin,
  kang,
  loki,
  redSkull,
  taskmaster,
  zola,
} from '../../../city/people/villains.ts';
import { fieldAgent, shieldMedic, shieldPilot, shieldRescuer } from '../people/agents.ts';
import { blueCivilian, greenCivilian, redCivilian, yellowCivilian } from '../people/civilians.ts';
import { doctorOctopus, hela, leader, thanos } from '../people/villains.ts';

const MAIN: Readonly<Record<string, Signature>> = {
  'captain-marvel': captainMarvel,
  'iron-man': ironMan,
  'scarlet-witch': scarletWitch,
  thor,
  wasp,
  'ant-man': antMan,
  hulk,
  'doctor-strange': doctorStrange,
  'black-widow': blackWidow,
  'captain-america': captainAmerica,
  'spider-man': spiderMan,
  'black-panther': blackPanther,
  'red-skull': redSkull,
  ultron,
  'baron-mordo': baronMordo,
  loki,
  taskmaster,
  'doctor-octopus': doctorOctopus,
  leader,
  'green-goblin': greenGoblin,
  hela,
  kang,
  zola,
  thanos,
};

/** The second version of a character turns the other way, nearer, before another light. */
function second(first: Signature): Signature {
  const { ground, pose = {} } = first;
  const [dark, middle, glow] = ground;
  return {
    ...first,
    ground: [mix(dark, '#1a1030', 0.5), mix(middle, glow, 0.4), mix(glow, '#ffffff', 0.4)],
    pose: {
      ...pose,
      turn: -(pose.turn ?? 0) || 6,
      scale: Math.round((pose.scale ?? 1) * 112) / 100,
      y: (pose.y ?? 0) + 4,
    },
  };
}

/** Main characters by both of their versions, side characters and civilians. */
export const PEOPLE: Readonly<Record<string, Subject>> = {
  ...Object.fromEntries(
    Object.entries(MAIN).flatMap(([name, signature]) => [
      [`${name}-a`, signature],
      [`${name}-b`, second(signature)],
    ]),
  ),
  's-h-i-e-l-d-field-agent': fieldAgent,
  's-h-i-e-l-d-pilot': shieldPilot,
  's-h-i-e-l-d-medic': shieldMedic,
  's-h-i-e-l-d-rescuer': shieldRescuer,
  'hydra-infiltrator': hydraInfiltrator,
  'hydra-bomber': hydraBomber,
  'hydra-scientist': hydraScientist,
  'hydra-trooper': hydraTrooper,
  'civilian-red': redCivilian,
  'civilian-yellow': yellowCivilian,
  'civilian-green': greenCivilian,
  'civilian-blue': blueCivilian,
};
