/** Something the person who typed the command can put right: one sentence, exit code 2. */
export class Mistake extends Error {}
