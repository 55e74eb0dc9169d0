import type { CampaignLog } from '@grimrule/rings';
import { readLog } from '@grimrule/rings';
import { campaignShelf } from '../../cooperative/campaign/kept-campaigns.ts';

export const {
  useCampaigns,
  keepCampaign,
  openCampaign,
  changeCampaign,
  forgetCampaign,
  recordGame,
} = campaignShelf<CampaignLog>('rings', readLog);
