import type { ApiErrorParts } from '@rostra/api-client';
import type { PageLook } from '@rostra/contract';
import type { TextArea } from '../language/TextArea.ts';
import type { Brand } from '../look/Brand.ts';
import type { Menus } from '../navigation/MenuEntry.ts';
import type { Screen } from '../navigation/Screen.ts';
import type { Dictionaries } from '../session/Dictionaries.ts';
import type { ClientSettings, SessionState } from './Services.ts';

/** ID of the script element that holds the payload. */
export const PAYLOAD_ID = 'rostra-page';

/**
 * Addresses of the files that only this page needs. Scripts that all pages share name none of them, so
 * they do not grow with the number of screens.
 */
export interface PageModules {
  /** The screen's route file; missing for an address that matches no screen. */
  readonly route?: string | undefined;
  /** The texts in the page's language: the shell's, and the areas that the screen reads. */
  readonly shell: string;
  readonly texts: Readonly<Partial<Record<TextArea, string>>>;
}

/** Data that the server's page passes to the browser, as JSON in the page. */
export interface PagePayload {
  /** The page's row of the route table. */
  readonly screen: Screen | undefined;
  readonly modules: PageModules;
  readonly menus: Menus;
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
