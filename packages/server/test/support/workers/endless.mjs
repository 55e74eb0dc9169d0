// A bot that never comes to an answer, and a saved game that is never replayed to its end.
export function think() {
  for (;;);
}

export function tryRecord() {
  for (;;);
}
