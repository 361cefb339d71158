import type { CallSeat, PhonePrompt } from './TelephonyProvider.ts';

/** Where sound is heard. */
export interface RtpPlace {
  readonly address: string;
  readonly port: number;
}

/** What a telephone hears by and speaks. */
export interface PhoneVoice {
  /** Undefined while it wants to hear nothing: on hold. */
  readonly remote: RtpPlace | undefined;
  /** Where its signalling comes from: sound from there is its own too, when a router stands between. */
  readonly peer: string;
  readonly codec: 'PCMU' | 'PCMA';
  /** The payload type of its keys; undefined when it sends none. */
  readonly keysType: number | undefined;
}

/** What is heard of the legs. */
export interface PhoneLegsListener {
  key(id: string, key: string): void;
  /** Its sound is gone for good: nothing has come for long, or its port did not come back. */
  lost(id: string): void;
}

/** The sound of calls. It lives beside the browsers' media; the signalling knows no packet of it. */
export interface PhoneLegs {
  /**
   * Opens a place that hears.
   *
   * @throws an error when no port is left or media is down
   */
  open(id: string): Promise<RtpPlace>;
  /** Says where the telephone is, and again when that has changed. */
  connect(id: string, voice: PhoneVoice): void;
  /** Brings it into a room: it hears the others, and they hear it as far as the server allows. */
  enter(id: string, seat: CallSeat): void;
  /** Says something to it; ends what was being said. */
  say(id: string, prompt: PhonePrompt): void;
  sendKeys(id: string, keys: string): void;
  close(id: string): void;
  follow(listener: PhoneLegsListener): void;
}
