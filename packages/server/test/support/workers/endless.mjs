// A bot that never comes to an answer.
export function think() {
  for (;;);
}
