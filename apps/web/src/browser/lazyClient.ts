import { ApiError } from '@rostra/api-client';
import type { ApiClient } from '@rostra/api-client';
import type { LazyClientOptions } from './LazyClientOptions.ts';

export type { LazyClientOptions } from './LazyClientOptions.ts';

type AnyCall = (name: string, input?: { silent?: boolean }) => Promise<unknown>;

/**
 * Makes the API client, whose code loads with the first call: a server-rendered page needs none before
 * it can be read (performance W1). If the code fails to load, the call counts as not having reached
 * the server.
 */
export function lazyClient(options: LazyClientOptions): ApiClient & { prepare: () => void } {
  let client: Promise<ApiClient> | undefined;
  const load = (): Promise<ApiClient> =>
    (client ??= import('./makeClient.ts').then(({ makeClient }) => makeClient(options)));
  const call: AnyCall = async (name, input) => {
    let made: ApiClient;
    try {
      made = await load();
    } catch (cause) {
      client = undefined;
      const message = options.messages().requestTimeout;
      const error = new ApiError({ name: 'requestTimeout', code: 0, message, status: 0 });
      error.cause = cause;
      if (input?.silent !== true) options.onUserMessage(error);
      throw error;
    }
    return (made.call as AnyCall)(name, input);
  };
  return {
    call: call as ApiClient['call'],
    /** Loads the code ahead of the first call. */
    prepare: () =>
      void load().catch(() => {
        client = undefined;
      }),
  };
}
