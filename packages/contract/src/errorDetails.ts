/**
 * What errors tell a program beside their code and text, by the error's name: the `details` of a
 * failure. Whoever is refused at a live's door is led on by it.
 */
export interface ErrorDetails {
  /** Whose page takes registrations. */
  readonly notRegistered: { readonly event_id: number };
  /** Whose page sells the place. */
  readonly liveNotPaid: { readonly event_id: number };
  /** Whose page, and whose room, sells the place. */
  readonly liveTrialOver: { readonly event_id: number };
  /** Whose page takes registrations, after the reader's own has ended. */
  readonly liveRightEnded: { readonly event_id: number };
  /** Whose page sells what the trial leaves out. */
  readonly liveTrialLimited: { readonly event_id: number };
  readonly liveTooEarly: {
    readonly event_id: number;
    /** When the reader's own part may be entered, UTC. */
    readonly opens_at: string;
    /** Before the start (platform §9, LCON-59). */
    readonly minutes: number;
  };
  readonly livePasswordWrong: { readonly event_id: number };
  /** At the door; not in the calls of who has entered. */
  readonly liveEnded: { readonly event_id?: number };
  /** `reason` as who removed him wrote it. */
  readonly liveRemoved: { readonly event_id?: number; readonly reason?: string };
}
