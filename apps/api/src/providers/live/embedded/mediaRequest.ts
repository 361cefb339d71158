import type { MediaRequest } from '@rostra/contract/live';
import { z } from 'zod';

const id = z.int().nonnegative();
const TOKEN_LENGTH = 2048;
const token = z.string().max(TOKEN_LENGTH);
const KEY_LENGTH = 64;
const SDP_LENGTH = 100_000;
const sdp = z.string().max(SDP_LENGTH);
const kind = z.enum(['audio', 'video']);
const role = z.enum(['host', 'audience']);
const CANDIDATE_LENGTH = 1000;
const MID_LENGTH = 64;
const KINDS = 2;

/** Accepted messages of a media socket; everything else is refused before any work. */
const question = z.union([
  z.object({ ping: z.number() }),
  z.object({ answer: sdp }),
  z.object({
    candidate: z.object({
      side: z.enum(['publish', 'subscribe']),
      candidate: z.string().max(CANDIDATE_LENGTH),
      mid: z.string().max(MID_LENGTH),
    }),
  }),
  z.discriminatedUnion('call', [
    z.object({
      id,
      call: z.literal('join'),
      uid: z.int(),
      token,
      role,
      resume: z.string().max(KEY_LENGTH).optional(),
    }),
    z.object({ id, call: z.literal('renew'), token }),
    z.object({ id, call: z.literal('setRole'), role }),
    z.object({ id, call: z.literal('offer'), sdp }),
    z.object({ id, call: z.literal('flow'), kinds: z.array(kind).max(KINDS) }),
    z.object({ id, call: z.literal('subscribe'), from: z.int(), kind }),
    z.object({ id, call: z.literal('unsubscribe'), from: z.int(), kind }),
    z.object({ id, call: z.literal('reopen') }),
    z.object({ id, call: z.literal('leave') }),
  ]),
]);

/** Reads a frame from a client; undefined when it is invalid. */
export function readMediaRequest(frame: string): MediaRequest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return undefined;
  }
  const read = question.safeParse(value);
  return read.success ? (read.data as MediaRequest) : undefined;
}
