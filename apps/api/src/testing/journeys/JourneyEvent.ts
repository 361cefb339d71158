import { z } from 'zod';

/** An event that a journey asks for; `apps/web/e2e/support/journeyEvents.ts` lists them all. */
export const journeyEvent = z.strictObject({
  /** The journey's name for it; its people's addresses begin with it. */
  key: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  /** Minutes from now until it starts; negative: it has started. */
  startsInMinutes: z.number().int(),
  minutes: z.number().int().positive(),
  /** How many experts it has beside its host. */
  experts: z.number().int().nonnegative(),
  mode: z.enum(['default_online', 'rtmp', 'offline', 'other_online']),
  /** Coins; absent: free. */
  price: z.number().positive().exactOptional(),
  password: z.string().exactOptional(),
  capacity: z.number().int().positive().exactOptional(),
  trial: z.literal(true).exactOptional(),
  needsApproval: z.literal(true).exactOptional(),
  certifiedOnly: z.literal(true).exactOptional(),
  onlyVip: z.literal(true).exactOptional(),
  slots: z.strictObject({ count: z.number().int(), capacity: z.number().int() }).exactOptional(),
});

export type JourneyEvent = z.output<typeof journeyEvent>;

/** A person of a journey's event, with an account that the demo's password opens. */
export interface JourneyPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** An event as it was written. */
export interface WrittenJourneyEvent {
  readonly id: number;
  readonly en_name: string;
  readonly sc_name: string;
  readonly meeting_id: number;
  /** Of its room; null: it is not held with us. */
  readonly live_id: number | null;
  readonly host: JourneyPerson;
  readonly experts: readonly JourneyPerson[];
}
