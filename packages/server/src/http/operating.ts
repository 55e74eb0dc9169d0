import { timingSafeEqual } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeBackup } from '../operating/backup.ts';
import { newFile } from '../operating/backup-file.ts';
import { errand, run } from '../operating/errands.ts';
import type { Office } from '../operating/office.ts';
import { hashOf, newSecret } from '../storage/keys.ts';
import { isPassedOn } from './proxied.ts';
import { Refused, understood } from './refusals.ts';

/**
 * The requests of the command line to a server that has the data folder open. The token is in a
 * file that only the operator can read; a proxy never has to pass this on.
 */
export function addOperating(
  app: FastifyInstance,
  office: Office,
  { folder, token }: { readonly folder: string; readonly token: string },
): void {
  app.addHook('onRequest', async ({ headers }: FastifyRequest) => {
    const shown = Buffer.from(hashOf(headers.authorization ?? ''));
    const isKnown = timingSafeEqual(shown, Buffer.from(hashOf(`Bearer ${token}`)));
    if (!isKnown || isPassedOn(headers)) throw new Refused('wrongKey');
  });

  app.post('/api/operating', async (request) => {
    const result = await run(understood(errand, request.body), office);
    return { result };
  });

  app.get('/api/operating/backup', async ({ raw }, reply) => {
    // Nothing is sent before all of it is written, however long that takes.
    raw.socket.setTimeout(0);
    // Tables wait while it is written, so a slow reader must not hold them up.
    const file = join(folder, `backup-${newSecret()}.jsonl`);
    await newFile(file, (write) => writeBackup(office.db, write));
    const stream = createReadStream(file);
    // Once it is open it can be read to its end without a name.
    stream.once('open', () => rmSync(file, { force: true }));
    return reply.type('application/x-ndjson').send(stream);
  });
}
