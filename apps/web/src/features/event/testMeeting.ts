import type { MeetingRow } from './eventChoices.ts';

/** A free meeting online in two hours of the tests' now; for tests alone. */
export const testMeeting = (changed: Partial<MeetingRow> = {}): MeetingRow => ({
  id: 1,
  event_id: 3,
  starts_at: '2026-09-03T12:00:00Z',
  ends_at: '2026-09-03T13:00:00Z',
  meeting_way: 'online',
  online_type: 'default_online',
  online_address: null,
  offline_address: null,
  extra_link: null,
  password: null,
  has_password: false,
  region_with_parents: [],
  hide_con_call: false,
  rtmp: null,
  has_registered: false,
  state: 'normal',
  registration: null,
  time_slots: [],
  capacity: null,
  places_left: null,
  needs_approval: false,
  certified_only: false,
  live: { id: 9, live_state: 'unprepare', asr_state: 'none' },
  opens_at: '2026-09-03T11:30:00Z',
  trial_allowed: false,
  access: 'free',
  free: true,
  only_vip: false,
  current_price: null,
  original_price: null,
  has_paid: false,
  paid_info: null,
  need_to_pay: false,
  offers: [],
  refund_until: '2026-09-03T12:00:00Z',
  ...changed,
});

type Registration = NonNullable<MeetingRow['registration']>;

/** A registration that is to be attended; for tests alone. */
export const testRegistration = (changed: Partial<Registration> = {}): Registration => ({
  id: 5,
  event_id: 3,
  meeting_id: 1,
  slot_id: null,
  state: 'registered',
  reason: null,
  held_until: null,
  created_at: '2026-09-03T09:00:00Z',
  state_at: '2026-09-03T09:00:00Z',
  next_step: 'attend',
  can_cancel: true,
  ...changed,
});
