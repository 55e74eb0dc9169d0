import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that we touch. */
interface Mounted {
  readonly FS: {
    lookupPath(path: string): {
      readonly node: {
        readonly mount: {
          readonly type: {
            readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
          };
        };
      };
    };
  };
}

const DATA = '/pglite/data';

/**
 * The files of the embedded database, with `fsync`. The database's own does nothing, so that a power
 * cut could lose what was acknowledged, or leave files that do not fit together.
 */
class SyncedFiles extends NodeFS {
  private readonly sync: (file: number) => void;

  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder);
    this.sync = sync;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    const { emscriptenOpts } = made;
    const before = emscriptenOpts.preRun ?? [];
    emscriptenOpts.preRun = [
      ...(Array.isArray(before) ? before : [before]),
      (module: unknown) => {
        const { node } = (module as Mounted).FS.lookupPath(DATA);
        node.mount.type.stream_ops.fsync = ({ nfd }) => {
          this.sync(nfd);
          return 0;
        };
      },
    ];
    return made;
  }
}

/** `-F` switches off that the database asks for it. */
const SYNCED = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** The embedded database in a folder: acknowledged is what is on the disk. */
export function openSynced(folder: string, sync?: (file: number) => void): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedFiles(folder, sync), startParams: SYNCED });
}
