import { ApiError } from '@rostra/api-client';
import { LiveError } from '@rostra/live-core';

/** Maps a failed call to the room's error (`LiveApi`), with the server's error as its cause. */
export function liveErrorOf(error: unknown): LiveError {
  if (!(error instanceof ApiError)) return new LiveError('unknown', { cause: error });
  const { event_id: eventId, opens_at: opensAt, reason } = error.details;
  const details = {
    cause: error,
    eventId: typeof eventId === 'number' ? eventId : undefined,
    opensAt: typeof opensAt === 'string' ? opensAt : undefined,
    reason: typeof reason === 'string' ? reason : undefined,
  };
  switch (error.name) {
    case 'liveRemoved':
      return new LiveError('removed', details);
    case 'liveSessionOver':
      return new LiveError('token-refused', { cause: error });
    case 'requestTimeout':
      return new LiveError(navigator.onLine ? 'timeout' : 'network', { cause: error });
    case 'aborted':
      return new LiveError('aborted', { cause: error });
    default:
      return new LiveError('refused', details);
  }
}
