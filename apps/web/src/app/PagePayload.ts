import type { ApiErrorParts } from '@rostra/api-client';
import type { PageLook } from '@rostra/contract';
import type { Brand } from '../look/Brand.ts';
import type { Dictionaries } from '../session/Dictionaries.ts';
import type { ClientSettings, SessionState } from './Services.ts';

/** The id of the script element that carries the payload. */
export const PAYLOAD_ID = 'rostra-page';

/** What the server's page hands the browser, as JSON in the page. */
export interface PagePayload {
  readonly look: PageLook;
  readonly brand: Brand;
  readonly settings: ClientSettings;
  readonly session: SessionState;
  /** Null on client-rendered screens: the browser's start-up loads them. */
  readonly dictionaries: Dictionaries | null;
  /** Answers that loaders filled, by key. */
  readonly filled: Record<string, unknown>;
  /** Failures of loaders by route. */
  readonly errors: Readonly<Record<string, ApiErrorParts>> | null;
  /** The server's instant the page was made at, in ms. */
  readonly now: number;
  readonly isReady: boolean;
}
