/**
 * Data for programs beside an error's code and text, by the error's name: the `details` of a
 * failure. They lead a user refused entry to a live session to their next step.
 */
export interface ErrorDetails {
  /** The event whose page takes registrations. */
  readonly notRegistered: { readonly event_id: number };
  /** The event whose page sells the seat. */
  readonly liveNotPaid: { readonly event_id: number };
  /** The event whose page and room sell the seat. */
  readonly liveTrialOver: { readonly event_id: number };
  /** The event whose page takes registrations after the reader's own registration has ended. */
  readonly liveRightEnded: { readonly event_id: number };
  /** The event whose page sells what the trial leaves out. */
  readonly liveTrialLimited: { readonly event_id: number };
  readonly liveTooEarly: {
    readonly event_id: number;
    /** The time from which the reader may join, UTC. */
    readonly opens_at: string;
    /** Before the start (platform §9, LCON-59). */
    readonly minutes: number;
  };
  readonly livePasswordWrong: { readonly event_id: number };
  /** Set when entry is refused; not in the calls of members who have joined. */
  readonly liveEnded: { readonly event_id?: number };
  /** `reason` holds the text written by the person who removed the user. */
  readonly liveRemoved: { readonly event_id?: number; readonly reason?: string };
}
