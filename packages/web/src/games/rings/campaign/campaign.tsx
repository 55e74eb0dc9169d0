import { readLog } from '@grimrule/rings';
import { OpenCampaign } from '../../cooperative/campaign/open-campaign.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { openCampaign, useCampaigns } from './kept-campaigns.ts';
import { LogPage } from './log-page.tsx';
import { NewCampaign } from './new-campaign.tsx';
import { useInWords } from './use-in-words.ts';
import '../tones.css';
import './campaign.css';

/** Every campaign that this browser keeps, one from a file, and the beginning of another one. */
export function RingsCampaign() {
  const texts = useRingsTexts();
  const inWords = useInWords([]);
  const kept = useCampaigns((state) => state.kept);
  return (
    <div className="rings-campaign">
      <p className="quiet">{texts.campaign.intro}</p>
      {kept.map(({ id, log }) => (
        <LogPage key={id} id={id} log={log} />
      ))}
      <NewCampaign isFirst={kept.length === 0} />
      <OpenCampaign texts={texts.campaign} read={readLog} inWords={inWords} onOpen={openCampaign} />
    </div>
  );
}
