/** The embedded PostgreSQL, as far as we speak to it: in this thread or in one of its own. */
export interface Embedded {
  query<R>(sql: string, parameters: unknown[]): Promise<Rows<R>>;
  close(): Promise<void>;
}

export interface Rows<R> {
  readonly rows: R[];
  readonly affectedRows?: number | undefined;
}
