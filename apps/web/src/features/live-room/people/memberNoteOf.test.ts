import type { Member } from '@rostra/live-core';
import { expect, it } from 'vitest';
import { memberNoteOf } from './memberNoteOf.ts';

it('isolates each part of the line below a name in the room', () => {
  const attendee = {
    name: 'Al',
    full_name: 'דנה לוי!',
    sc_organization_name: null,
    tc_organization_name: null,
    en_organization_name: 'Rostra',
    position_name: 'محللة',
  };
  const member = { name: 'Al', attendee } as unknown as Member;
  expect(memberNoteOf((key) => key, member, 'en')).toBe(
    '\u2068דנה לוי!\u2069 · Rostra · \u2068محللة\u2069',
  );
});
