import type { Data, Row } from '@rostra/contract';
import { companies, events, people } from '@rostra/ui/story/cast';
import { inHours, named, namedAs } from '../sampleWords.ts';

const row: Row<'getEvents'> = {
  id: 51,
  event_type_id: 1,
  event_type: named('Expert roadshow', '专家路演'),
  ...namedAs(events.storageExpert.name),
  sc_summary: '从验收到回款，专家逐项讲解独立储能项目的风险点。',
  tc_summary: null,
  en_summary: 'From acceptance to payment: the risks of independent storage projects, one by one.',
  organizer: { id: 12, ...namedAs(companies.lingyun.name) },
  state: 'planned',
  starts_at: inHours(26),
  ends_at: inHours(28),
  timezone: 'Asia/Shanghai',
  meeting_way: 'online',
  language: 'zh',
  current_price: 20,
  original_price: 30,
  only_vip: false,
  industry: { id: 4, ...namedAs(companies.haoyuan.industry) },
};

/** Events, the next ones first. */
export const eventRows: Row<'getEvents'>[] = [
  row,
  {
    ...row,
    id: 52,
    event_type_id: 4,
    event_type: named('Corporate earnings', '业绩会'),
    ...namedAs(events.fullYear.name),
    organizer: { id: 9, ...namedAs(companies.haoyuan.name) },
    starts_at: inHours(2),
    ends_at: inHours(3),
    current_price: null,
    original_price: null,
  },
  {
    ...row,
    id: 53,
    event_type_id: 2,
    event_type: named('Analyst roadshow', '分析师路演'),
    ...namedAs(events.newEnergy.name),
    organizer: { id: 13, ...namedAs(companies.harbourline.name) },
    starts_at: inHours(98),
    ends_at: inHours(99),
    meeting_way: 'offline',
    only_vip: true,
    current_price: null,
    original_price: null,
  },
];

type Meeting = Data<'getEvent'>['meetings'][number];

const slot = (id: number, hours: number, places: number | null) => ({
  id,
  starts_at: inHours(hours),
  ends_at: inHours(hours + 0.5),
  places_left: places,
});

/** An online meeting with three times, the second of them full. */
const meeting: Meeting = {
  id: 71,
  event_id: 51,
  starts_at: inHours(26),
  ends_at: inHours(28),
  meeting_way: 'online',
  online_type: 'default_online',
  online_address: null,
  offline_address: null,
  extra_link: null,
  password: '***',
  has_password: true,
  region_with_parents: [],
  hide_con_call: false,
  rtmp: null,
  has_registered: false,
  state: 'normal',
  registration: null,
  event_role: null,
  time_slots: [slot(1, 26, 4), slot(2, 26.5, 0), slot(3, 27, null)],
  capacity: 30,
  places_left: 12,
  needs_approval: false,
  certified_only: false,
  live: { id: 81, live_state: 'unprepare', asr_state: 'none', may_score: false },
  opens_at: inHours(25.5),
  trial_allowed: false,
  access: 'price',
  free: false,
  only_vip: false,
  current_price: 20,
  original_price: 30,
  has_paid: false,
  paid_info: null,
  need_to_pay: true,
  offers: [
    {
      kind: 'pay_price',
      current_price: 20,
      original_price: 30,
      ppv_avaliabled_at: null,
      ppv_available_at: null,
      card_balance: null,
    },
  ],
  refund_until: inHours(26),
};

/** An event whose registration is open, with times to choose from. */
export const openEvent: Data<'getEvent'> = {
  ...row,
  published_at: inHours(-72),
  organizer_website: 'https://lingyun.example',
  sc_introduction: '用三个隐去名称的项目，说明报价、运维合同与性能担保如何互相影响。',
  tc_introduction: null,
  en_introduction:
    'Three anonymized projects show how bids, maintenance contracts and guarantees act on each other.',
  speakers: [
    {
      id: 8,
      ...namedAs(people.zhouYuanhang.name),
      sc_title: people.zhouYuanhang.position['zh-CN'],
      en_title: people.zhouYuanhang.position.en,
    },
  ],
  co_organizers: [],
  contacts: [
    {
      id: 1,
      ...namedAs(people.zhouNing.name),
      phone_number: '+852 5550 0142',
      email: 'events@lingyun.example',
    },
  ],
  files: [
    {
      id: 1,
      ...named('Agenda', '议程'),
      file_url: '/files/2',
      size: 120_400,
      content_type: 'application/pdf',
    },
  ],
  links: [],
  notes: [],
  one_to_one: true,
  address: null,
  meetings: [meeting],
  dial_in_numbers: [],
  user_state: 'registering',
  can_cancel: false,
  playback_url: null,
  playback_coming: false,
  current_time: inHours(0),
};

/** A one-to-one with an expert: an appointment requests one of its times. */
export const oneToOneEvent: Data<'getEvent'> = {
  ...openEvent,
  id: 55,
  event_type_id: 5,
  event_type: named('Expert one-to-one', '专家一对一'),
  ...namedAs(events.oneToOne.name),
  meetings: [{ ...meeting, id: 75, event_id: 55 }],
};
