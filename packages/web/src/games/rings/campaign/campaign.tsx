import { useRingsTexts } from '../texts/texts.ts';
import { useCampaigns } from './kept-campaigns.ts';
import { LogPage } from './log-page.tsx';
import { NewCampaign } from './new-campaign.tsx';
import { OpenCampaign } from './open-campaign.tsx';
import '../tones.css';
import './campaign.css';

/** Every campaign that this browser keeps, one from a file, and the beginning of another one. */
export function RingsCampaign() {
  const texts = useRingsTexts();
  const kept = useCampaigns((state) => state.kept);
  return (
    <div className="rings-campaign">
      <p className="quiet">{texts.campaign.intro}</p>
      {kept.map(({ id, log }) => (
        <LogPage key={id} id={id} log={log} />
      ))}
      <NewCampaign isFirst={kept.length === 0} />
      <OpenCampaign />
    </div>
  );
}
