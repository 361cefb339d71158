import type { LiveScore } from '@rostra/contract/live';

/** The server's calls about the reader's scores of one live session. */
export interface ScoresApi {
  /** @throws ApiError, also if the user did not attend */
  readonly read: () => Promise<readonly LiveScore[]>;
  readonly send: (scores: readonly LiveScore[]) => Promise<readonly LiveScore[]>;
}
