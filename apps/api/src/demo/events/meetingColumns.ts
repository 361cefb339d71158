import { centsFromCoins } from '@rostra/contract';
import { DEMO_STREAM_URL } from '#modules/live/index.ts';
import type { meetings } from '#modules/events/meetings/tables.ts';
import type { DemoEvent, DemoMeeting, DemoZone, EventPeople } from './DemoEvent.ts';

/** The city of a zone among the regions of the reference data. */
const CITY: Record<DemoZone, number> = {
  'Asia/Shanghai': 10_901,
  'Asia/Hong_Kong': 20_101,
  'Asia/Singapore': 70_101,
  'Europe/London': 60_101,
  'Europe/Berlin': 100_101,
};
/** The least VIP level that takes part in the demo's paid meetings. */
const VIP_LEVEL = 1;
const RTMP = { rtmpRegion: 'eu', rtmpType: 'live', onlineAddress: DEMO_STREAM_URL } as const;

/** Returns the meetings of an event: its own, or a single default one. */
export const demoMeetings = <Person extends string>(
  event: DemoEvent<Person>,
): readonly DemoMeeting<Person>[] => event.meetings ?? [{}];

interface At<Person extends string> {
  eventId: number;
  position: number;
  startsAt: Date;
  endsAt: Date;
  people: EventPeople<Person>;
  /** When the demo is loaded: meetings over by then were held. */
  now: Date;
}

/** A meeting's row. */
export function meetingColumns<Person extends string>(
  event: DemoEvent<Person>,
  meeting: DemoMeeting<Person>,
  { people, now, ...at }: At<Person>,
): typeof meetings.$inferInsert {
  const mode = meeting.mode ?? (event.way === 'offline' ? 'offline' : 'default_online');
  const price = meeting.price === undefined ? event.price : meeting.price;
  const [scOfflineAddress, tcOfflineAddress, enOfflineAddress] = meeting.place ?? [];
  const wasHeld = at.endsAt <= now && event.canceled !== true;
  return {
    ...at,
    startedAt: wasHeld ? at.startsAt : null,
    endedAt: wasHeld ? at.endsAt : null,
    meetingWay: mode === 'offline' ? 'offline' : 'online',
    onlineType: mode,
    onlineAddress: meeting.onlineAddress ?? null,
    scOfflineAddress,
    tcOfflineAddress,
    enOfflineAddress,
    regionId: mode === 'offline' ? CITY[event.zone] : null,
    hideConCall: meeting.hidesDialIn === true,
    extraLink: meeting.extraLink ?? null,
    password: meeting.password ?? null,
    capacity: meeting.capacity ?? null,
    currentPriceCents: cents(price),
    originalPriceCents: cents(meeting.originalPrice),
    onlyVip: meeting.onlyVip === true,
    vipLevel: price == null || mode === 'offline' ? null : VIP_LEVEL,
    ppvAllowed: price != null && mode !== 'offline',
    trialAllowed: meeting.trial === true,
    needsApproval: meeting.needsApproval === true,
    certifiedOnly: meeting.certifiedOnly === true,
    hostId: people[meeting.host ?? 'host'],
    ...(mode === 'rtmp' ? RTMP : {}),
  };
}

const cents = (coins: number | null | undefined): number | null =>
  coins == null ? null : centsFromCoins(coins);
