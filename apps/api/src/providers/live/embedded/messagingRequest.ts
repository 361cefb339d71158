import { ATTRIBUTE_KEYS_MAX, CHANNEL_NAME, MESSAGE_BYTES_MAX } from '@rostra/contract/live';
import type { MessagingRequest } from '@rostra/contract/live';
import { z } from 'zod';

const channel = z.string().regex(CHANNEL_NAME);
const id = z.int().nonnegative();
const NAME_LENGTH = 32;
const names = z.array(z.string().max(NAME_LENGTH)).max(ATTRIBUTE_KEYS_MAX).default([]);
const VALUE_LENGTH = 8192;
const attributes = z.record(z.string().min(1).max(NAME_LENGTH), z.string().max(VALUE_LENGTH));
const text = z.string().max(MESSAGE_BYTES_MAX);
const KEY_LENGTH = 64;
const TOKEN_LENGTH = 2048;
const token = z.string().max(TOKEN_LENGTH);
const resume = z.object({
  key: z.string().max(KEY_LENGTH),
  heard: z.record(z.string(), z.int()),
});

/** Accepted messages of a messaging socket; everything else is refused before any work. */
const question = z.union([
  z.object({ ping: z.number() }),
  z.discriminatedUnion('call', [
    z.object({ id, call: z.literal('login'), uid: z.int(), token, resume: resume.optional() }),
    z.object({ id, call: z.literal('renew'), token }),
    z.object({ id, call: z.literal('join'), channel, attributes }),
    z.object({ id, call: z.literal('leave'), channel }),
    z.object({ id, call: z.literal('send'), channel, text }),
    z.object({ id, call: z.literal('sendToPeer'), to: z.int(), text }),
    z.object({ id, call: z.literal('setMine'), channel, attributes, remove: names }),
    z.object({
      id,
      call: z.literal('setChannel'),
      channel,
      attributes,
      remove: names,
      expect: z.int().optional(),
    }),
    z.object({ id, call: z.literal('getChannel'), channel }),
    z.object({ id, call: z.literal('members'), channel, page: z.string().optional() }),
    z.object({ id, call: z.literal('count'), channel }),
  ]),
]);

/** Reads a frame from a client; undefined when it is invalid. */
export function readMessagingRequest(frame: string): MessagingRequest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return undefined;
  }
  const read = question.safeParse(value);
  return read.success ? (read.data as MessagingRequest) : undefined;
}
