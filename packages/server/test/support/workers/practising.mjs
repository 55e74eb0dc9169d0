// A bot that answers with the number of games that its thread has played for practice.
let played = 0;

export function practise() {
  played++;
}

export function think() {
  return [{ verb: 'played', value: played }];
}
