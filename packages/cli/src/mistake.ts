const NAME = 'Mistake';

/** Something the person who typed the command can put right: one sentence, exit code 2. */
export class Mistake extends Error {
  override readonly name = NAME;
}

/** By its name, because each bundle has a class of its own. */
export function isMistake(error: unknown): error is Mistake {
  return error instanceof Error && error.name === NAME;
}
