import type { Reaction } from '@rostra/contract/live';

/** The server's call for reactions; throws `LiveError`. */
export interface ReactionsApi {
  postReaction(reaction: Reaction): Promise<void>;
}
