import type { LiveScore } from '@rostra/contract/live';

/** The server's calls about what the reader thinks of one live. */
export interface ScoresApi {
  /** @throws ApiError, also for who was not in it */
  readonly read: () => Promise<readonly LiveScore[]>;
  readonly send: (scores: readonly LiveScore[]) => Promise<readonly LiveScore[]>;
}
