import type { Reaction } from '@rostra/contract/live';

/** The server's call about what members show without words; throws `LiveError`. */
export interface ReactionsApi {
  postReaction(reaction: Reaction): Promise<void>;
}
