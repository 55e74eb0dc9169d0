import { useFullStorage } from '../../device/full-storage.ts';
import type { LinkListener, Saying, TableLink } from '../table-link.ts';
import type { SaidByWorker, SaidToWorker } from './local-table.worker.ts';
import { takeWorker } from './warm-worker.ts';

/** A table in this browser: the same session as on a server, in a worker. */
export function workerLink(table: string, listener: LinkListener): TableLink {
  const worker = takeWorker();
  const say = (message: SaidToWorker) => worker.postMessage(message);
  let last = 0;
  listener.status('connecting');
  worker.onerror = () => listener.status('broken');
  worker.onmessage = ({ data }: MessageEvent<SaidByWorker>) => {
    if (data.say === 'gone' || data.say === 'broken') {
      listener.status(data.say);
      return;
    }
    if (data.say === 'full') {
      useFullStorage.setState({ unstored: { what: 'move', table } });
      return;
    }
    if (data.say === 'welcome') listener.status('open');
    listener.heard(data);
  };
  say({ say: 'open', table });
  return {
    say(saying: Saying) {
      const id = ++last;
      say({ ...saying, id } as SaidToWorker);
      return id;
    },
    close: () => worker.terminate(),
  };
}
