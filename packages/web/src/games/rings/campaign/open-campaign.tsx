import type { CampaignLine } from '@grimrule/rings';
import { readLog } from '@grimrule/rings';
import { useState } from 'react';
import { contentOf } from '../../../link/files/files.ts';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { FileButton } from '../../../screens/saved/file-button.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { openCampaign } from './kept-campaigns.ts';
import { useInWords } from './use-in-words.ts';

/** Takes in a log that was saved as a file, here or on another device. */
export function OpenCampaign() {
  const texts = useRingsTexts();
  const inWords = useInWords([]);
  const [problems, setProblems] = useState<readonly CampaignLine[]>([]);
  const opens = async (file: File) => {
    const read = readLog(await contentOf(file));
    setProblems('problems' in read ? read.problems : []);
    if ('log' in read) openCampaign(read.log);
  };
  return (
    <>
      <div className="row">
        <FileButton label={texts.campaign.open} verb="open-campaign" onFile={opens} />
        <p className="quiet hint">{texts.campaign.openHint}</p>
      </div>
      <Problems lines={problems.map(inWords)} />
    </>
  );
}
