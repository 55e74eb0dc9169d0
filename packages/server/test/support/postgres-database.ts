import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { RealPostgres } from './postgres.ts';
import { postgresHere } from './postgres-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that all specs share, if one was started for them. */
    readonly postgres?: string;
  }
}

/** An empty database on a PostgreSQL, and how to remove it. */
export interface PostgresDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** A database of its own for a spec. Specs that kill PostgreSQL start one for themselves. */
export async function postgresDatabase(): Promise<PostgresDatabase> {
  const shared = inject('postgres');
  if (shared === undefined) return RealPostgres.start(postgresHere());
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  await command(shared, `create database ${name}`);
  const url = new URL(shared);
  url.pathname = name;
  // Connections may still be on their way out.
  return { url: url.href, remove: () => command(shared, `drop database ${name} with (force)`) };
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
