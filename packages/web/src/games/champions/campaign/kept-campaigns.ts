import type { CampaignLog } from '@grimrule/champions';
import { readLog } from '@grimrule/champions';
import { campaignShelf } from '../../cooperative/campaign/kept-campaigns.ts';

export const {
  useCampaigns,
  keepCampaign,
  openCampaign,
  changeCampaign,
  forgetCampaign,
  recordGame,
} = campaignShelf<CampaignLog>('champions', readLog);
