/** Scripts that run in threads and processes of their own, as bundles. */
export interface Scripts {
  readonly worker: URL;
  readonly database: URL;
  readonly serve: URL;
}

export function scriptsIn(folder: URL | string): Scripts {
  return {
    worker: new URL('bot-worker.mjs', folder),
    database: new URL('database-worker.mjs', folder),
    serve: new URL('serve.mjs', folder),
  };
}
