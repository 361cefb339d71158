import type { Data, Row } from '@rostra/contract';
import { inHours, named } from '../sampleWords.ts';

const row: Row<'getEvents'> = {
  id: 51,
  event_type_id: 1,
  event_type: named('Expert roadshow', '专家路演'),
  ...named('Where optical modules wait for testers', '光模块在等测试设备'),
  sc_summary: '测试产能何时跟上需求。',
  tc_summary: null,
  en_summary: 'When test capacity catches up with orders.',
  organizer: { id: 9, ...named('Meridian Row Research', '子午研究') },
  state: 'planned',
  starts_at: inHours(26),
  ends_at: inHours(28),
  timezone: 'Asia/Shanghai',
  meeting_way: 'online',
  language: 'zh',
  current_price: 20,
  original_price: 30,
  only_vip: false,
  industry: { id: 4, ...named('Optical networks', '光通信') },
};

/** Events, the next ones first. */
export const eventRows: Row<'getEvents'>[] = [
  row,
  {
    ...row,
    id: 52,
    event_type_id: 4,
    event_type: named('Corporate earnings', '业绩会'),
    ...named('Vela Storage: half-year results', '帆储能源：中期业绩'),
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
    ...named('Grid storage after the new codes', '新规之后的电网储能'),
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
  organizer_website: 'https://meridian.example',
  sc_introduction: '我们与三家测试设备商的负责人逐项核对产能、交期与报价。',
  tc_introduction: null,
  en_introduction: 'Three heads of test houses go through capacity, lead times and quotes.',
  speakers: [
    {
      id: 7,
      ...named('Grace Okafor', '欧珈文'),
      sc_title: '硬件首席',
      en_title: 'Hardware lead',
    },
  ],
  co_organizers: [],
  contacts: [
    {
      id: 1,
      ...named('Helen Shaw', '周远航'),
      phone_number: '+852 5550 0142',
      email: 'helen@meridian.example',
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
  ...named('One-to-one with Grace Okafor', '与欧珈文一对一'),
  meetings: [{ ...meeting, id: 75, event_id: 55 }],
};
