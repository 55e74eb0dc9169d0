import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { CannotShow } from '../../link/local/local-record.ts';
import type { ServerRefusal } from '../../link/server/ask.ts';
import { useLanguage } from '../../words/language.ts';
import { DeadEnd } from '../frame/dead-end.tsx';
import { Opening } from '../frame/opening.tsx';
import { useRecordWords } from '../saved/record-words.ts';
import { useServerWords } from '../server-words.ts';
import { useGame } from '../use-game.ts';
import { watchedFile } from './opened-file.ts';
import type { Replay } from './replay-source.ts';
import { replayFromServer, replayLocally, replayRecord } from './replay-source.ts';
import { ReplayTable } from './replay-table.tsx';

type Found = Replay | CannotShow | { readonly refused: ServerRefusal } | null;

export function LocalReplay() {
  const { table = '' } = useParams();
  return <Replaying key={table} find={() => replayLocally(table)} />;
}

export function ServerReplay() {
  const { table = '' } = useParams();
  return <Replaying key={table} find={() => replayFromServer(table)} />;
}

export function FileReplay() {
  const { t } = useLanguage();
  const record = watchedFile();
  if (record) return <Replaying find={() => replayRecord(record)} />;
  return <DeadEnd title={t('screens.saved.openReplay')} text={t('screens.replay.fileGone')} />;
}

function Replaying({ find }: { readonly find: () => Promise<Found> }) {
  const { t } = useLanguage();
  const [found, setFound] = useState<Found | undefined>();
  const [failure, setFailure] = useState<unknown>(null);
  const serverWords = useServerWords();
  const recordWords = useRecordWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game is looked for once.
  useEffect(() => {
    let isStill = true;
    const close = (replay: Found) => replay && 'store' in replay && replay.store.close();
    const finding = find();
    finding.then(
      (replay) => isStill && setFound(replay),
      (error: unknown) => isStill && setFailure(error),
    );
    return () => {
      isStill = false;
      void finding.then(close, () => undefined);
    };
  }, []);
  const replay = found && 'game' in found ? found : undefined;
  const page = useGame(replay?.game, replay && { options: replay.options });
  if (failure) throw failure;
  if (found === undefined) return <Opening text={t('screens.replay.opening')} />;
  if (found === null) {
    return <DeadEnd title={t('screens.replay.gone')} text={t('screens.replay.goneHint')} />;
  }
  if ('cannot' in found) {
    return <DeadEnd title={t('screens.saved.cannotRead')} text={recordWords(found)} />;
  }
  if ('refused' in found) {
    const text = serverWords(found.refused).join(' ');
    return <DeadEnd title={t('screens.saved.replay')} text={text} />;
  }
  if (!page) return <Opening text={t('screens.replay.opening')} />;
  return <ReplayTable page={page} replay={found} />;
}
