/** From this version on Node plays as fast as it can; docs/performance.md has the figures. */
const FAST = 24;

/** Whether games would be faster on another version of Node than this. */
export function isSlowNode(version: string): boolean {
  return Number.parseInt(version, 10) < FAST;
}
