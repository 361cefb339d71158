import { CHANNEL_NAME, MESSAGE_BYTES_MAX } from '@rostra/contract/live';
import { PortError } from '../ports/PortError.ts';

/** @throws PortError `invalid-argument` for a name that some provider would refuse */
export function checkChannelName(channel: string): void {
  if (!CHANNEL_NAME.test(channel)) {
    throw new PortError('invalid-argument', `"${channel}" is no name for a channel`);
  }
}

/** @throws PortError `too-large` */
export function checkMessage(text: string): void {
  if (new TextEncoder().encode(text).length > MESSAGE_BYTES_MAX) {
    throw new PortError('too-large', `A message has ${MESSAGE_BYTES_MAX} bytes at most`);
  }
}
