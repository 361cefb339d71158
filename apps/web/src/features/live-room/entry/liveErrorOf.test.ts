import { ApiError } from '@rostra/api-client';
import { expect, it } from 'vitest';
import { liveErrorOf } from './liveErrorOf.ts';

const failure = (
  name: ApiError['name'],
  details: Readonly<Record<string, string | number>> = {},
): ApiError => new ApiError({ name, code: 1, message: 'No.', status: 403, details });

it('keeps the server’s details about a refused join [LCON-59, LCON-71]', () => {
  const opensAt = '2026-11-20T01:40:00.000Z';
  const early = failure('liveTooEarly', { event_id: 7, opens_at: opensAt, minutes: 30 });
  expect(liveErrorOf(early)).toMatchObject({ code: 'refused', eventId: 7, opensAt, cause: early });
  const stranger = failure('notRegistered', { event_id: 7 });
  expect(liveErrorOf(stranger)).toMatchObject({ code: 'refused', eventId: 7, opensAt: undefined });
  const removed = failure('liveRemoved', { event_id: 7 });
  expect(liveErrorOf(removed)).toMatchObject({ code: 'removed', eventId: 7 });
});

it('maps 10010 to nothing but a page reload [LCON-53]', () => {
  const over = liveErrorOf(failure('liveSessionOver'));
  expect(over).toMatchObject({ code: 'token-refused', eventId: undefined });
  expect(liveErrorOf(new Error('broken'))).toMatchObject({ code: 'unknown' });
});
