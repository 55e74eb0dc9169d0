import type { TestProject } from 'vitest/node';
import { RealPostgres } from './postgres.ts';
import { NoPostgres, postgresHere } from './postgres-programs.ts';

/** One PostgreSQL for all specs. Without one half of them would fail, and a sentence says it better. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await RealPostgres.start(programs());
  project.provide('postgres', postgres.url);
  return () => postgres.remove();
}

function programs(): string {
  try {
    return postgresHere();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
