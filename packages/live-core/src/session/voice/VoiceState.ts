/** The voice changer as its user sees it. */
export interface VoiceState {
  readonly isOn: boolean;
  /** -0.6, 0 or 0.5: how the voice sounds while it is on, and the next time. */
  readonly pitch: number;
  readonly isPending: boolean;
  /** It was asked for and does not run: the room hears the voice as it is. */
  readonly hasFailed: boolean;
}

/** Lower is what most ask for first; nobody's voice is changed before he asks. */
const FIRST_PITCH = -0.6;

export const NO_VOICE: VoiceState = {
  isOn: false,
  pitch: FIRST_PITCH,
  isPending: false,
  hasFailed: false,
};
