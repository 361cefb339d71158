import type { CallHistory, CallRole, PhoneCaller } from '@rostra/contract/live';

/** Which telephone is meant; neither a row nor a number is the main line. */
export interface PhoneTarget {
  readonly attendee_id?: number;
  readonly phone_number?: string;
  readonly role_type: CallRole;
}

/** What is asked to be called. */
export interface CallInput extends PhoneTarget {
  readonly title?: string;
  /** Passed whenever a number is given (LDIA-47). */
  readonly custom?: true;
  /** The number that the one called sees: with a number alone (LDIA-48). */
  readonly caller?: string;
  readonly auto_call?: boolean;
  readonly backup?: boolean;
}

/** What a telephone needs to come in. */
export interface PhonePassword {
  readonly password: string;
}

/** The server's calls about the telephones of a live; each throws `LiveError`. */
export interface PhoneApi<Password extends PhonePassword = PhonePassword> {
  getHistory(): Promise<CallHistory>;
  getPassword(): Promise<Password>;
  /** A link by which the live is heard. */
  getMonitor(): Promise<string>;
  connect(input: CallInput): Promise<PhoneCaller>;
  hangUp(target: PhoneTarget): Promise<PhoneCaller>;
  /** @param code keys to press, never empty */
  press(target: PhoneTarget, code: string): Promise<PhoneCaller>;
  remove(id: number): Promise<CallHistory>;
  /** @returns whether it is muted now */
  setMute(target: PhoneTarget, mute: boolean): Promise<boolean>;
  setHide(target: PhoneTarget, hide: boolean): Promise<{ hide: boolean; mute: boolean }>;
}
