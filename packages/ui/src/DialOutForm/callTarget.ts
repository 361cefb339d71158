import { cleanLine, plainPhone } from '@rostra/i18n/input';

/** Who is called speaks, or listens until he is let speak. */
export type CalledRole = 'expert' | 'audience';

/** Whom the room calls: a telephone, or a room of another system that speaks SIP. */
export type CallTarget =
  | {
      kind: 'phone';
      number: string;
      name: string;
      /** What the one called does in the meeting (LDIA-49); absent where that is not asked. */
      role?: CalledRole;
      caller?: string;
      /** It stands in for the one before (LDIA-26). */
      isBackup?: boolean;
    }
  | { kind: 'sip'; address: string; name: string };

/** Figures of a number that is dialled in its country, or whole with a plus (as the server takes them). */
const PHONE = /^\+?\d{5,15}$/;
/** `user@host`, the host with a port where it has one of its own. */
const SIP = /^[^\s@:;?]+@[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;

/**
 * The whole number of what was typed, null where it is none. A number with a plus, or with 00 in front,
 * names its country itself.
 */
export function phoneNumberOf(country: string, text: string): string | null {
  const figures = plainPhone(text);
  if (!PHONE.test(figures)) return null;
  return figures.startsWith('+') ? figures : country + figures;
}

/** The address of a SIP room with its scheme, null where it is none. */
export function sipAddressOf(text: string): string | null {
  const typed = cleanLine(text);
  const scheme = /^sips:/i.test(typed) ? 'sips:' : 'sip:';
  const address = typed.replace(/^sips?:/i, '');
  return SIP.test(address) ? scheme + address : null;
}
