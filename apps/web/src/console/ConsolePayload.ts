import type { Data, PageLook } from '@rostra/contract';

/** Data that the server's page passes to a console, as JSON in the page. */
export interface ConsolePayload {
  readonly look: PageLook;
  readonly user: Data<'getUsersMe'>;
  /** The name beside the mark, the same in every language. */
  readonly brand: string;
  /** The single origin of site and API. */
  readonly origin: string;
  /** Build version sent with every call (FND-38). */
  readonly version: string;
}
