/** The voice changer as its user sees it. */
export interface VoiceState {
  readonly isOn: boolean;
  /** -0.6, 0 or 0.5: the pitch while it is on, and the next time. */
  readonly pitch: number;
  readonly isPending: boolean;
  /** It was turned on but does not run, so the room hears the unchanged voice. */
  readonly hasFailed: boolean;
}

/** A lower pitch is the most common first choice; the voice is never changed before a request. */
const FIRST_PITCH = -0.6;

/** The unchanged voice, before the user requests a change. */
export const NO_VOICE: VoiceState = {
  isOn: false,
  pitch: FIRST_PITCH,
  isPending: false,
  hasFailed: false,
};
