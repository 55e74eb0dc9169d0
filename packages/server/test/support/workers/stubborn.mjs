// A bot that answers with its name, and a saved game that is never replayed to its end.
export function think({ bot }) {
  return [{ verb: bot }];
}

export function tryRecord() {
  for (;;);
}
