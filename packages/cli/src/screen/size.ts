const NARROWEST = 80;
const WIDEST = 160;

/** How wide to draw; without a terminal, as for a narrow one. */
export function screenWidth(): number {
  return Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns ?? NARROWEST));
}

export function screenHeight(): number {
  return process.stdout.rows ?? 24;
}
