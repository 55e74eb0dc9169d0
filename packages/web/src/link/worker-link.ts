import type { ServerMessage } from '@grimrule/room';
import type { LinkListener, Saying, TableLink } from './table-link.ts';

/** A table in this browser: the same session as on a server, in a worker. */
export function workerLink(table: string, listener: LinkListener): TableLink {
  const worker = new Worker(new URL('./local-table.worker.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
  let last = 0;
  listener.status('connecting');
  worker.onmessage = ({ data }: MessageEvent<ServerMessage | { readonly say: 'gone' }>) => {
    if (data.say === 'gone') {
      listener.status('gone');
      return;
    }
    if (data.say === 'welcome') listener.status('open');
    listener.heard(data);
  };
  worker.postMessage({ say: 'open', table });
  return {
    say(saying: Saying) {
      const id = ++last;
      worker.postMessage({ ...saying, id });
      return id;
    },
    close: () => worker.terminate(),
  };
}
