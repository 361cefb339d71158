import {
  ATTRIBUTE_KEYS_MAX,
  ATTRIBUTE_LENGTH_MAX,
  CHANNEL_NAME,
  MESSAGE_BYTES_MAX,
  SERVER_ATTRIBUTES,
} from '@rostra/contract/live';
import type { Attributes } from '@rostra/contract/live';
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

const NAMES: ReadonlySet<string> = new Set(SERVER_ATTRIBUTES);

/**
 * Checks the attributes that a member sets.
 *
 * @throws PortError `limit` for too many, `invalid-argument` for an unknown name, `too-large` for a
 *   long value
 */
export function checkAttributes(attributes: Attributes): void {
  const names = Object.keys(attributes);
  if (names.length > ATTRIBUTE_KEYS_MAX) {
    throw new PortError('limit', `A member has ${ATTRIBUTE_KEYS_MAX} attributes at most`);
  }
  const unknown = names.find((name) => !NAMES.has(name));
  if (unknown !== undefined) {
    throw new PortError('invalid-argument', `No attribute is named ${unknown}`);
  }
  if (Object.values(attributes).some((value) => value.length > ATTRIBUTE_LENGTH_MAX)) {
    throw new PortError('too-large', `A value has ${ATTRIBUTE_LENGTH_MAX} characters at most`);
  }
}
