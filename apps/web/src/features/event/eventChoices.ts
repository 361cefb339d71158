import type { Data } from '@rostra/contract';

export type MeetingRow = Data<'getEvent'>['meetings'][number];
type SlotRow = MeetingRow['time_slots'][number];

/** A choice for registration: a slot of a meeting, or a meeting without slots. */
export interface EventChoice {
  /** `meeting` or `meeting-slot`, as used in addresses. */
  key: string;
  meeting: MeetingRow;
  slot: SlotRow | null;
  startsAt: Date;
  endsAt: Date;
  /** Null if there is no limit. */
  seatsLeft: number | null;
  state: 'open' | 'full' | 'over' | 'canceled';
}

const fewer = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/** Returns the state of a choice. A waiting registration has its seat: nothing is full for it. */
function stateOf(
  meeting: MeetingRow,
  slot: SlotRow | null,
  seatsLeft: number | null,
  now: Date,
): EventChoice['state'] {
  if (meeting.state === 'canceled') return 'canceled';
  if (meeting.state === 'finished') return 'over';
  if (slot !== null && Date.parse(slot.starts_at) <= now.getTime()) return 'over';
  return seatsLeft === 0 || meeting.state === 'full' ? 'full' : 'open';
}

/** Returns all choices of an event, in its meetings' order (REG-11). */
export const eventChoices = (meetings: readonly MeetingRow[], now: Date): EventChoice[] =>
  meetings.flatMap((meeting) => {
    const slots = meeting.time_slots.length === 0 ? [null] : meeting.time_slots;
    return slots.map((slot) => {
      const seatsLeft = fewer(meeting.places_left, slot?.places_left ?? null);
      return {
        key: slot === null ? String(meeting.id) : `${meeting.id}-${slot.id}`,
        meeting,
        slot,
        startsAt: new Date((slot ?? meeting).starts_at),
        endsAt: new Date((slot ?? meeting).ends_at),
        seatsLeft,
        state: stateOf(meeting, slot, seatsLeft, now),
      };
    });
  });

/** States of a registration in which its holder attends, or waits to. */
const ACTIVE = ['registered', 'checkedin', 'noshow', 'pending', 'prepending'];

/** Returns the meeting that the reader attends or waits for; else a refused or canceled one. */
export const ownMeeting = (meetings: readonly MeetingRow[]): MeetingRow | undefined =>
  meetings.find(
    ({ registration }) => registration !== null && ACTIVE.includes(registration.state),
  ) ?? meetings.find(({ registration }) => registration !== null);

/** Checks whether the reader attends it or waits to. */
export const isActive = (meeting: MeetingRow | undefined): boolean =>
  meeting?.registration !== null &&
  meeting?.registration !== undefined &&
  ACTIVE.includes(meeting.registration.state);

/** Returns the meeting in whose room the event seats the reader; one that can be joined comes first. */
export function meetingWithEventRole(choices: readonly EventChoice[]): MeetingRow | undefined {
  const withEventRole = choices
    .map(({ meeting }) => meeting)
    .filter(({ event_role }) => event_role !== null);
  const withStep = (step: string) =>
    withEventRole.find(({ event_role }) => event_role?.next_step === step);
  return withStep('enter') ?? withStep('attend') ?? withEventRole[0];
}
