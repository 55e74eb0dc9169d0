import type { Line, Logged } from '@grimrule/kernel';
import { useState } from 'react';
import { contentOf } from '../../../link/files/files.ts';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { FileButton } from '../../../screens/saved/file-button.tsx';

interface OpenCampaignProps<Log> {
  readonly texts: { readonly open: string; readonly openHint: string };
  readonly read: (sent: unknown) => Logged<Log, Line>;
  readonly inWords: (line: Line) => string;
  readonly onOpen: (log: Log) => void;
}

/** Takes in a log that was saved as a file, here or on another device. */
export function OpenCampaign<Log>({ texts, read, inWords, onOpen }: OpenCampaignProps<Log>) {
  const [problems, setProblems] = useState<readonly Line[]>([]);
  const opens = async (file: File) => {
    const found = read(await contentOf(file));
    setProblems('problems' in found ? found.problems : []);
    if ('log' in found) onOpen(found.log);
  };
  return (
    <>
      <div className="row">
        <FileButton label={texts.open} verb="open-campaign" onFile={opens} />
        <p className="quiet hint">{texts.openHint}</p>
      </div>
      <Problems lines={problems.map(inWords)} />
    </>
  );
}
