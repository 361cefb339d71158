import { ApiError } from '@rostra/api-client';
import type { LiveScore } from '@rostra/contract/live';
import type { ScoresApi } from '../../live-score/ScoresApi.ts';

/** Keeps the user's scores; the first sending gets no response. */
export function scoresInMemory(): ScoresApi {
  let given: readonly LiveScore[] = [];
  let isReached = false;
  return {
    read: () => Promise.resolve(given),
    send: (scores) => {
      if (!isReached) {
        isReached = true;
        const silence = { name: 'requestTimeout', code: 0, message: '', status: 0 } as const;
        return Promise.reject(new ApiError(silence));
      }
      given = scores;
      return Promise.resolve(given);
    },
  };
}
