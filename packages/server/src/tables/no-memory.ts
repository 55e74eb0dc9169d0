/** The tables that people are at take all the memory there is for tables. */
export class NoMemory extends Error {
  readonly statusCode = 503;

  constructor() {
    super('the tables that people are at take all of GRIMRULE_MEMORY_MB: no other can be opened');
  }
}
