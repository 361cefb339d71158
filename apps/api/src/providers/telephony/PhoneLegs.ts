import type { CallEndpoint, PhonePrompt } from './TelephonyProvider.ts';

/** An address for audio. */
export interface RtpEndpoint {
  readonly address: string;
  readonly port: number;
}

/** The address and codec of a phone's audio. */
export interface PhoneVoice {
  /** Undefined while it receives nothing: on hold. */
  readonly remote: RtpEndpoint | undefined;
  /**
   * The source of its signaling: audio from there is also accepted, since a router may be in
   * between.
   */
  readonly peer: string;
  readonly codec: 'PCMU' | 'PCMA';
  /** The payload type of its keys; undefined when it sends none. */
  readonly keysType: number | undefined;
}

/** Receives the events of the legs. */
export interface PhoneLegsListener {
  key(id: string, key: string): void;
  /** Its audio is gone for good: nothing has arrived for long, or its port did not come back. */
  lost(id: string): void;
}

/** The audio of calls. It lives beside the browsers' media; the signaling sees no packet of it. */
export interface PhoneLegs {
  /**
   * Opens a port for incoming audio.
   *
   * @throws an error when no port is left or media is down
   */
  open(id: string): Promise<RtpEndpoint>;
  /** Sets the phone's address and codec, and sets them again after a change. */
  connect(id: string, voice: PhoneVoice): void;
  /** Connects it to a room: it hears the others, and they hear it as far as the server allows. */
  enter(id: string, endpoint: CallEndpoint): void;
  /** Plays a prompt to it, ending the current one. */
  play(id: string, prompt: PhonePrompt): void;
  sendKeys(id: string, keys: string): void;
  close(id: string): void;
  follow(listener: PhoneLegsListener): void;
}
