import { cleanLine, fullPhone, plainPhone } from '@rostra/i18n/input';

/** Role of a called person: a speaker, or audience until allowed to speak. */
export type CalledRole = 'expert' | 'audience';

/** The target of a call: a phone, or another system's room that supports SIP. */
export type CallTarget =
  | {
      kind: 'phone';
      number: string;
      name: string;
      /** The called person's role in the meeting (LDIA-49); absent if not selectable. */
      role?: CalledRole;
      caller?: string;
      /** A backup for the number before (LDIA-26). */
      isBackup?: boolean;
    }
  | { kind: 'sip'; address: string; name: string };

/** Digits of a national number, or a full number with a plus, as the server accepts them. */
const PHONE = /^\+?\d{5,15}$/;
/** `user@host`, optionally with a port. */
const SIP = /^[^\s@:;?]+@[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;

/**
 * Returns the full international number for the input, or null if it is invalid. A number that
 * starts with a plus or 00 contains its own country code.
 */
export function phoneNumberOf(country: string, text: string): string | null {
  return PHONE.test(plainPhone(text)) ? fullPhone(country, text) : null;
}

/** Returns the SIP address with its scheme, or null if it is invalid. */
export function sipAddressOf(text: string): string | null {
  const typed = cleanLine(text);
  const scheme = /^sips:/i.test(typed) ? 'sips:' : 'sip:';
  const address = typed.replace(/^sips?:/i, '');
  return SIP.test(address) ? scheme + address : null;
}
