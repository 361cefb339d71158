import type { CallHistory, CallRole, PhoneCaller } from '@rostra/contract/live';

/** The phone addressed; the main line if neither row nor number is given. */
export interface PhoneTarget {
  readonly attendee_id?: number;
  readonly phone_number?: string;
  readonly role_type: CallRole;
}

/** Input of a call. */
export interface CallInput extends PhoneTarget {
  readonly title?: string;
  /** Set whenever a number is given (LDIA-47). */
  readonly custom?: true;
  /** The caller ID, only with a number (LDIA-48). */
  readonly caller?: string;
  readonly auto_call?: boolean;
  readonly backup?: boolean;
}

/** The data a phone needs to dial in. */
export interface PhonePassword {
  readonly password: string;
}

/** The server's calls for the phones of a live session; each throws `LiveError`. */
export interface PhoneApi<Password extends PhonePassword = PhonePassword> {
  getHistory(): Promise<CallHistory>;
  getPassword(): Promise<Password>;
  /** Replaces the password of the reader, and ends the call that uses the old one. */
  replacePassword(): Promise<Password>;
  /** Returns a link to listen to the live session. */
  getMonitor(): Promise<string>;
  connect(input: CallInput): Promise<PhoneCaller>;
  hangUp(target: PhoneTarget): Promise<PhoneCaller>;
  /** @param code the keys to press, never empty */
  press(target: PhoneTarget, code: string): Promise<PhoneCaller>;
  remove(id: number): Promise<CallHistory>;
  /** @returns whether the phone is muted now */
  setMute(target: PhoneTarget, mute: boolean): Promise<boolean>;
  setHide(target: PhoneTarget, hide: boolean): Promise<{ hide: boolean; mute: boolean }>;
}
