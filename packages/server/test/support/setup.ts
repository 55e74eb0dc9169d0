import { NoPostgres, postgresHere } from './postgres-programs.ts';

/** Without PostgreSQL half of the specs would fail, and one sentence says it better. */
export function setup(): void {
  try {
    postgresHere();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
