import type { Attendee } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { MemberTable } from './MemberTable.ts';

const expert = { uid: 1, id: 1, role: 'expert', mute: false, is_online: true } as Attendee;

it.each([
  ['presence without a role keeps the list’s role', {}, 'expert'],
  ['presence with a role wins over the list', { role: 'audience' }, 'audience'],
])('%s [LMEM-27]', (_title, attributes, role) => {
  const table = new MemberTable({ dirty: () => undefined, changed: () => undefined });
  const requested = table.moment;
  table.handlePresence({ uid: 1, attributes });
  table.handleAttendees([expert], requested);
  expect(table.latest(1)?.role).toBe(role);
});
