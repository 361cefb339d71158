import type { Member } from '@rostra/live-core';

/** Who a member really is, where his name in the room does not say so; known to super roles alone (LMEM-64). */
export function fullNameOf({ name, attendee }: Member): string | undefined {
  const full = attendee?.full_name;
  return full === (name ?? attendee?.name) ? undefined : full;
}
