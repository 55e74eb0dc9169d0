// Writes the sources that are made of others: the lists of games and packs, and the text of the rulebook.

import { registerPacks } from './packs/register.mjs';
import { registerGames } from './register-games.mjs';
import { compileRulebook } from './rulebook/text.mjs';

/** Throws if a game is incomplete or the rulebook's text has faults. Quick if nothing has changed. */
export async function generate() {
  registerGames();
  registerPacks();
  await compileRulebook();
}

/** Ends the program with the sentence of a fault, for commands that people type. */
export async function orExit(making) {
  try {
    await making;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
