import { z } from 'zod';
import type { WireMessage } from './Receivers.ts';

const schema = z.object({ seq: z.number(), from: z.string(), channel: z.string(), id: z.string() });

/** Reads a message from its JSON; returns undefined for one of a version that we do not know. */
export function readWireMessage(json: string): WireMessage | undefined {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
