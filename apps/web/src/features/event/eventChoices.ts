import type { Data } from '@rostra/contract';

export type MeetingRow = Data<'getEvent'>['meetings'][number];
type SlotRow = MeetingRow['time_slots'][number];

/** One thing a reader can register for: a slot of a meeting, or a meeting without slots. */
export interface EventChoice {
  /** `meeting` or `meeting-slot`, as it stands in addresses. */
  key: string;
  meeting: MeetingRow;
  slot: SlotRow | null;
  startsAt: Date;
  endsAt: Date;
  /** Null: no limit. */
  placesLeft: number | null;
  state: 'open' | 'full' | 'over' | 'canceled';
}

const fewer = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/** A waiting registration has its place: to it nothing is full. */
function stateOf(
  meeting: MeetingRow,
  slot: SlotRow | null,
  placesLeft: number | null,
  now: Date,
): EventChoice['state'] {
  if (meeting.state === 'canceled') return 'canceled';
  if (meeting.state === 'finished') return 'over';
  if (slot !== null && Date.parse(slot.starts_at) <= now.getTime()) return 'over';
  return placesLeft === 0 || meeting.state === 'full' ? 'full' : 'open';
}

/** All that can be chosen of an event, in its meetings' order (REG-11). */
export const eventChoices = (meetings: readonly MeetingRow[], now: Date): EventChoice[] =>
  meetings.flatMap((meeting) => {
    const slots = meeting.time_slots.length === 0 ? [null] : meeting.time_slots;
    return slots.map((slot) => {
      const placesLeft = fewer(meeting.places_left, slot?.places_left ?? null);
      return {
        key: slot === null ? String(meeting.id) : `${meeting.id}-${slot.id}`,
        meeting,
        slot,
        startsAt: new Date((slot ?? meeting).starts_at),
        endsAt: new Date((slot ?? meeting).ends_at),
        placesLeft,
        state: stateOf(meeting, slot, placesLeft, now),
      };
    });
  });

/** States of a registration by which its holder takes part, or waits to. */
const ACTIVE = ['registered', 'checkedin', 'noshow', 'pending', 'prepending'];

/** The meeting that the reader takes part in or waits for; else one that was refused or canceled. */
export const ownMeeting = (meetings: readonly MeetingRow[]): MeetingRow | undefined =>
  meetings.find(
    ({ registration }) => registration !== null && ACTIVE.includes(registration.state),
  ) ?? meetings.find(({ registration }) => registration !== null);

/** Whether the reader takes part in it or waits to. */
export const isActive = (meeting: MeetingRow | undefined): boolean =>
  meeting?.registration !== null &&
  meeting?.registration !== undefined &&
  ACTIVE.includes(meeting.registration.state);

/** The meeting in whose room the event seats the reader: one that can be entered before any other. */
export function seatedMeeting(choices: readonly EventChoice[]): MeetingRow | undefined {
  const seated = choices.map(({ meeting }) => meeting).filter(({ seat }) => seat !== null);
  const withStep = (step: string) => seated.find(({ seat }) => seat?.next_step === step);
  return withStep('enter') ?? withStep('attend') ?? seated[0];
}
