import { PortError } from '../ports/PortError.ts';

/** The strictest rule of all providers, so that what one takes every one takes. */
const CHANNEL_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

/** @throws PortError `invalid-argument` for a name that some provider would refuse */
export function checkChannelName(channel: string): void {
  if (!CHANNEL_NAME.test(channel)) {
    throw new PortError('invalid-argument', `"${channel}" is no name for a channel`);
  }
}

/** @throws PortError `too-large` */
export function checkMessage(text: string, bytes: number): void {
  if (new TextEncoder().encode(text).length > bytes) {
    throw new PortError('too-large', `A message has ${bytes} bytes at most`);
  }
}
