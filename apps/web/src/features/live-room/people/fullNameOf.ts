import type { Member } from '@rostra/live-core';

/** Returns a member's real name if their name in the room differs; only super roles know it (LMEM-64). */
export function fullNameOf({ name, attendee }: Member): string | undefined {
  const full = attendee?.full_name;
  return full === (name ?? attendee?.name) ? undefined : full;
}
