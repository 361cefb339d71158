import type { ApiErrorParts } from '@rostra/api-client';
import type { PageLook } from '@rostra/contract';
import type { Brand } from '../look/Brand.ts';
import type { Dictionaries } from '../session/Dictionaries.ts';
import type { ClientSettings, SessionState } from './Services.ts';

/** ID of the script element that holds the payload. */
export const PAYLOAD_ID = 'rostra-page';

/** Data that the server's page passes to the browser, as JSON in the page. */
export interface PagePayload {
  readonly look: PageLook;
  readonly brand: Brand;
  readonly settings: ClientSettings;
  readonly session: SessionState;
  /** Null on client-rendered screens: the browser's start-up loads them. */
  readonly dictionaries: Dictionaries | null;
  /** Responses filled by loaders, by key. */
  readonly filled: Record<string, unknown>;
  /** Loaders' failures by route. */
  readonly errors: Readonly<Record<string, ApiErrorParts>> | null;
  /** The server's time at which the page was made, in ms. */
  readonly now: number;
  readonly isReady: boolean;
}
