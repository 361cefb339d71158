import type { Data } from '@rostra/contract';
import { inHours, named } from '../sampleWords.ts';

/** The reader: certified, without VIP. */
export const readerResponse: Data<'getUsersMe'> = {
  id: 31,
  has_vip: false,
  vip_level: 0,
  default_locale: null,
  country_code: '86',
  phone_number: '13800000000',
  email: 'tom@northgate.example',
  name: 'Tom Reuter',
  ...named('Tom Reuter', '何雨桐'),
  ipr_announcement_version: '20250415',
  has_payment_password: true,
  capabilities: [],
  organization_user: {
    state: 'passed',
    dismissed_at: null,
    real_name: 'Tom Reuter',
    organization: { id: 10, organization_type_id: 2, ...named('Northgate Capital', '北门资本') },
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
    fullname: 'Tom Reuter',
    work_email: 'tom@northgate.example',
    company_name: 'Northgate Capital',
    position: 'Analyst',
    follow_industries_ids: [4],
    follow_ticker_region_ids: [],
  },
};
