import type { Data } from '@rostra/contract';
import { companies, people } from '@rostra/ui/story/cast';
import { inHours, namedAs } from '../sampleWords.ts';

/** The reader: certified, without VIP. */
export const readerResponse: Data<'getUsersMe'> = {
  id: 31,
  has_vip: false,
  vip_level: 0,
  default_locale: null,
  country_code: '86',
  phone_number: '13800000000',
  email: 'helen@northgate.example',
  name: people.helenShaw.name.en,
  ...namedAs(people.helenShaw.name),
  ipr_announcement_version: '20250415',
  has_payment_password: true,
  capabilities: [],
  organization_user: {
    state: 'passed',
    dismissed_at: null,
    real_name: people.helenShaw.name.en,
    organization: { id: 10, organization_type_id: 2, ...namedAs(companies.northgate.name) },
  },
  organization_user_lead: null,
  vip_infos: [
    {
      card_type: 'ppv',
      article: true,
      live: false,
      level: null,
      starts_at: inHours(-200),
      expires_at: null,
      balance: 3,
      ppv_avaliabled_at: inHours(-100),
      ppv_available_at: inHours(-100),
    },
  ],
  profile: {
    nickname: null,
    fullname: people.helenShaw.name.en,
    work_email: 'helen@northgate.example',
    company_name: companies.northgate.name.en,
    position: people.helenShaw.position.en,
    follow_industries_ids: [4],
    follow_ticker_region_ids: [],
  },
};
