import { value } from './ask.ts';
import { hurt, next, takeLocation } from './effects.ts';
import type { Event, Play, Task } from './state.ts';
import {
  checkDeck,
  damageOn,
  draw,
  HEROES,
  inPlace,
  leaveBoard,
  NONE,
  onBoard,
  PLACES,
  placeOf,
  putAway,
  SITES,
  score,
  towards,
} from './state.ts';
import { at, ownerOf, printed } from './words.ts';

export function attackNext(
  play: Play,
  { place: from, attacked }: Extract<Task, { do: 'attacks' }>,
): void {
  const { G, active } = play;
  for (let place = from; place < PLACES; place++) {
    const card = inPlace(G, active, place);
    if (card === NONE || attacked.includes(card) || value(play, card, 'strength') < 1) continue;
    next(
      G,
      { do: 'strike', card },
      { do: 'attackEffect', card },
      { do: 'attacks', place: place + 1, attacked: [...attacked, card] },
    );
    return;
  }
}

export function strike(play: Play, card: number): void {
  const { G, active } = play;
  const place = placeOf(G, card);
  const defender = inPlace(G, 1 - active, place);
  if (defender === NONE) {
    bonus(play, card, place);
    return;
  }
  const events = [{ kind: 'attacked', seat: 1 - active, card: defender, place }];
  next(G, { do: 'events', events });
  hurt(G, defender, value(play, card, 'strength') - value(play, defender, 'shield'));
}

function bonus({ G, active }: Play, card: number, place: number): void {
  next(G, { do: 'events', events: [{ kind: 'bonus', seat: active, card, place }] });
  const site = at(SITES, place);
  if (site === 'tower') takeLocation(G, active);
  else if (site === 'sanctum') next(G, { do: 'advance', seat: active, steps: 1 });
  else if (active === HEROES && at(G.civilians, place).length > 0) {
    next(G, { do: 'free', from: place });
  } else score(G, active, 1);
}

export function defeatFallen({ G }: Play): void {
  const fallen = [...onBoard(G, 0), ...onBoard(G, 1)].filter(
    (card) => damageOn(G, card) >= (printed(card).stats.life ?? 0),
  );
  if (fallen.length === 0) return;
  const events = fallen.map((card): Event => {
    const place = placeOf(G, card);
    leaveBoard(G, card);
    putAway(G, card);
    return { kind: 'defeated', seat: ownerOf(card), card, place };
  });
  next(G, { do: 'events', events });
}

export function advance({ G }: Play, { seat, steps }: Extract<Task, { do: 'advance' }>): void {
  if (steps === 0) {
    const events = [{ kind: 'markerMoves', seat, card: NONE, place: NONE }];
    next(G, { do: 'events', events });
    return;
  }
  G.marker += towards(seat);
  next(G, { do: 'advance', seat, steps: steps - 1 });
  if (G.marker * towards(seat) >= 3) next(G, { do: 'takeArtefact', seat });
}

/** The other goes under the stack, two new ones are opened, and the marker jumps back. */
export function afterArtefact({ G }: Play, seat: number): void {
  G.artefactStack.unshift(...G.offer);
  G.offer = G.artefactStack.splice(-2);
  G.marker = -towards(seat);
}

export function drawPhase(play: Play): void {
  const { G, active } = play;
  G.phase = 'draw';
  let count = 2;
  for (const card of at(G.artefacts, active)) count += value(play, card, 'drawn');
  draw(play, active, count);
  checkDeck(play, active);
  if (!G.outcome) play.endTurn();
}
