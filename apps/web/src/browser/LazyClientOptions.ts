import type { ApiError } from '@rostra/api-client';
import type { ApiClientOptions } from '@rostra/api-client';
import type { Services } from '../app/Services.ts';

export interface LazyClientOptions extends Omit<ApiClientOptions, 'onUnauthorized' | 'routeOf'> {
  readonly onUserMessage: (error: ApiError) => void;
  /** Called only after a response: the services hold this client. */
  readonly services: () => Services;
}
