import { expect, test } from 'vitest';
import type { DuelCard } from '../../src/cards/card.ts';
import { POOL } from '../../src/cards/pool.ts';

/** One line a design: what is printed on it, how many there are, and which sort of ability it has. */
function lineOf({ code, kind, side, character, colour, cost, stats, ...card }: DuelCard): string {
  const { copies, back, name, abilities } = card;
  const symbols = cost.map((symbol) => symbol.charAt(0)).join('') || '-';
  const numbers = Object.entries(stats).map(([stat, number]) => `${stat} ${number}`);
  return [
    code,
    [kind, side, colour].filter((each) => each !== null).join(' '),
    `of ${character}, back ${back}`,
    `${copies} for ${symbols}`,
    [...numbers, ...abilities.map((ability) => ability.kind)].join(', ') || 'nothing',
    [name.en, name.de].join(' / '),
  ].join(' | ');
}

/** Saved games name a design by its line here, so none may move. */
const FACTS = `
captain-marvel-a | main heroes red | of captain-marvel, back heroes | 2 for r** | strength 3, life 5, called | Captain Marvel / Captain Marvel
captain-marvel-b | main heroes red | of captain-marvel, back heroes | 2 for rb** | strength 4, life 6, called | Captain Marvel / Captain Marvel
iron-man-a | main heroes red | of iron-man, back heroes | 2 for r | strength 1, life 4, constant | Iron Man / Iron Man
iron-man-b | main heroes red | of iron-man, back heroes | 2 for ry* | strength 3, life 5, called | Iron Man / Iron Man
scarlet-witch-a | main heroes red | of scarlet-witch, back heroes | 2 for r* | strength 1, life 4, called | Scarlet Witch / Scarlet Witch
scarlet-witch-b | main heroes red | of scarlet-witch, back heroes | 2 for rg* | strength 2, life 5, triggered | Scarlet Witch / Scarlet Witch
thor-a | main heroes yellow | of thor, back heroes | 2 for y* | strength 2, life 5 | Thor / Thor
thor-b | main heroes yellow | of thor, back heroes | 2 for yb** | strength 4, life 6, called | Thor / Thor
wasp-a | main heroes yellow | of wasp, back heroes | 2 for y | strength 1, life 3, called | Wasp / Wasp
wasp-b | main heroes yellow | of wasp, back heroes | 2 for y* | strength 1, life 4, triggered | Wasp / Wasp
ant-man-a | main heroes yellow | of ant-man, back heroes | 2 for y | strength 1, life 3, constant | Ant-Man / Ant-Man
ant-man-b | main heroes yellow | of ant-man, back heroes | 2 for y* | strength 1, life 3, called | Ant-Man / Ant-Man
hulk-a | main heroes green | of hulk, back heroes | 2 for gg | strength 2, life 6 | Hulk / Hulk
hulk-b | main heroes green | of hulk, back heroes | 2 for gr* | strength 2, life 7, constant | Hulk / Hulk
doctor-strange-a | main heroes green | of doctor-strange, back heroes | 2 for g | strength 1, life 4, called | Doctor Strange / Doctor Strange
doctor-strange-b | main heroes green | of doctor-strange, back heroes | 2 for gb* | strength 2, life 5, called | Doctor Strange / Doctor Strange
black-widow-a | main heroes green | of black-widow, back heroes | 2 for * | strength 1, life 3, called | Black Widow / Black Widow
black-widow-b | main heroes green | of black-widow, back heroes | 2 for g* | strength 1, life 5, called | Black Widow / Black Widow
captain-america-a | main heroes blue | of captain-america, back heroes | 2 for b* | strength 1, life 5, constant | Captain America / Captain America
captain-america-b | main heroes blue | of captain-america, back heroes | 2 for br* | strength 3, life 5, constant | Captain America / Captain America
spider-man-a | main heroes blue | of spider-man, back heroes | 2 for b* | strength 1, life 3, called | Spider-Man / Spider-Man
spider-man-b | main heroes blue | of spider-man, back heroes | 2 for by* | strength 2, life 5, triggered | Spider-Man / Spider-Man
black-panther-a | main heroes blue | of black-panther, back heroes | 2 for b | strength 1, life 4, triggered | Black Panther / Black Panther
black-panther-b | main heroes blue | of black-panther, back heroes | 2 for bg* | strength 2, life 5, triggered | Black Panther / Black Panther
s-h-i-e-l-d-field-agent | side heroes red | of s-h-i-e-l-d-field-agent, back heroes | 2 for - | strength 1, life 3 | S.H.I.E.L.D. Field Agent / S.H.I.E.L.D.-Feldagent
s-h-i-e-l-d-pilot | side heroes yellow | of s-h-i-e-l-d-pilot, back heroes | 2 for - | strength 1, life 2, called | S.H.I.E.L.D. Pilot / S.H.I.E.L.D.-Pilotin
s-h-i-e-l-d-medic | side heroes green | of s-h-i-e-l-d-medic, back heroes | 2 for - | strength 0, life 3, called | S.H.I.E.L.D. Medic / S.H.I.E.L.D.-Sanitäter
s-h-i-e-l-d-rescuer | side heroes blue | of s-h-i-e-l-d-rescuer, back heroes | 2 for b | strength 1, life 2, called | S.H.I.E.L.D. Rescuer / S.H.I.E.L.D.-Retterin
red-skull-a | main villains red | of red-skull, back villains | 2 for r* | strength 2, life 5, constant | Red Skull / Red Skull
red-skull-b | main villains red | of red-skull, back villains | 2 for ry* | strength 2, life 6, triggered | Red Skull / Red Skull
ultron-a | main villains red | of ultron, back villains | 2 for r | strength 1, life 5, constant | Ultron / Ultron
ultron-b | main villains red | of ultron, back villains | 2 for rb** | strength 3, life 7, called | Ultron / Ultron
baron-mordo-a | main villains red | of baron-mordo, back villains | 2 for r | strength 1, life 4, called | Baron Mordo / Baron Mordo
baron-mordo-b | main villains red | of baron-mordo, back villains | 2 for r* | strength 1, life 5, called | Baron Mordo / Baron Mordo
loki-a | main villains yellow | of loki, back villains | 2 for y* | strength 1, life 5, called | Loki / Loki
loki-b | main villains yellow | of loki, back villains | 2 for yr* | strength 2, life 6, constant | Loki / Loki
taskmaster-a | main villains yellow | of taskmaster, back villains | 2 for y | strength 1, life 4 | Taskmaster / Taskmaster
taskmaster-b | main villains yellow | of taskmaster, back villains | 2 for y* | strength 2, life 5, constant | Taskmaster / Taskmaster
doctor-octopus-a | main villains yellow | of doctor-octopus, back villains | 2 for y* | strength 1, life 5, called | Doctor Octopus / Doctor Octopus
doctor-octopus-b | main villains yellow | of doctor-octopus, back villains | 2 for yg* | strength 3, life 6, triggered | Doctor Octopus / Doctor Octopus
leader-a | main villains green | of leader, back villains | 2 for g | strength 1, life 4, called | Leader / Leader
leader-b | main villains green | of leader, back villains | 2 for gb | strength 1, life 5, constant | Leader / Leader
green-goblin-a | main villains green | of green-goblin, back villains | 2 for g* | strength 1, life 4, called | Green Goblin / Green Goblin
green-goblin-b | main villains green | of green-goblin, back villains | 2 for gy* | strength 2, life 5, called | Green Goblin / Green Goblin
hela-a | main villains green | of hela, back villains | 2 for g | strength 1, life 4, triggered | Hela / Hela
hela-b | main villains green | of hela, back villains | 2 for gr* | strength 2, life 6, called | Hela / Hela
kang-a | main villains blue | of kang, back villains | 2 for b | strength 1, life 4, called | Kang / Kang
kang-b | main villains blue | of kang, back villains | 2 for bg** | strength 2, life 6, called | Kang / Kang
zola-a | main villains blue | of zola, back villains | 2 for b | strength 1, life 5, called | Zola / Zola
zola-b | main villains blue | of zola, back villains | 2 for bg* | strength 2, life 6, triggered | Zola / Zola
thanos-a | main villains blue | of thanos, back villains | 2 for b** | strength 3, life 6, called | Thanos / Thanos
thanos-b | main villains blue | of thanos, back villains | 2 for by** | strength 4, life 7, triggered | Thanos / Thanos
hydra-infiltrator | side villains red | of hydra-infiltrator, back villains | 2 for * | strength 1, life 3, called | Hydra Infiltrator / Hydra-Spitzel
hydra-bomber | side villains yellow | of hydra-bomber, back villains | 2 for - | strength 1, life 3, triggered | Hydra Bomber / Hydra-Bombenlegerin
hydra-scientist | side villains green | of hydra-scientist, back villains | 2 for - | strength 0, life 4, called | Hydra Scientist / Hydra-Forscherin
hydra-trooper | side villains blue | of hydra-trooper, back villains | 2 for - | strength 1, life 4 | Hydra Trooper / Hydra-Soldat
street-corner | location | of street-corner, back location | 1 for yrb | points 2, called | Street Corner / Straßenecke
daily-bugle | location | of daily-bugle, back location | 1 for y** | points 2, called | Daily Bugle / Daily Bugle
times-square | location | of times-square, back location | 1 for rg* | points 2, called | Times Square / Times Square
central-park | location | of central-park, back location | 1 for g* | points 1, called | Central Park / Central Park
grand-central-station | location | of grand-central-station, back location | 1 for b* | points 1, called | Grand Central Station / Bahnhof Grand Central
museum-of-antiquities | location | of museum-of-antiquities, back location | 1 for by* | points 2, called | Museum of Antiquities / Antikenmuseum
oscorp-tower | location | of oscorp-tower, back location | 1 for r** | points 2, called | Oscorp Tower / Oscorp-Turm
statue-of-liberty | location | of statue-of-liberty, back location | 1 for rgb* | points 3, called | Statue of Liberty / Freiheitsstatue
eye-of-agamotto | artefact | of eye-of-agamotto, back artefact | 1 for - | action | Eye of Agamotto / Auge von Agamotto
darkhold | artefact | of darkhold, back artefact | 1 for - | action | Darkhold / Darkhold
ebony-blade | artefact | of ebony-blade, back artefact | 1 for - | action | Ebony Blade / Ebenholzklinge
eternal-flame | artefact | of eternal-flame, back artefact | 1 for - | triggered | Eternal Flame / Ewige Flamme
cosmic-cube | artefact | of cosmic-cube, back artefact | 1 for - | constant | Cosmic Cube / Kosmischer Würfel
lifeline-tablet | artefact | of lifeline-tablet, back artefact | 1 for - | action | Lifeline Tablet / Lifeline Tablet
norn-stones | artefact | of norn-stones, back artefact | 1 for - | constant | Norn Stones / Nornsteine
casket-of-ancient-winters | artefact | of casket-of-ancient-winters, back artefact | 1 for - | action | Casket of Ancient Winters / Schatulle des ewigen Winters
staff-of-watoomb | artefact | of staff-of-watoomb, back artefact | 1 for - | triggered | Staff of Watoomb / Stab von Watoomb
tactigon | artefact | of tactigon, back artefact | 1 for - | action | Tactigon / Tactigon
warlock-s-eye | artefact | of warlock-s-eye, back artefact | 1 for - | triggered | Warlock's Eye / Warlock's Eye
ten-rings | artefact | of ten-rings, back artefact | 1 for - | constant | Ten Rings / Zehn Ringe
civilian-red | civilian red | of red-civilian, back civilian | 3 for - | nothing | red civilian / rote Zivilistin
civilian-yellow | civilian yellow | of yellow-civilian, back civilian | 3 for - | nothing | yellow civilian / gelber Zivilist
civilian-green | civilian green | of green-civilian, back civilian | 3 for - | nothing | green civilian / grüne Zivilistin
civilian-blue | civilian blue | of blue-civilian, back civilian | 3 for - | nothing | blue civilian / blauer Zivilist
`;

test('every card is printed as it was decided once', () => {
  expect(POOL.map(lineOf)).toEqual(FACTS.trim().split('\n'));
});
