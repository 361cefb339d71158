import type { ApiClient } from '@rostra/api-client';
import type { Data, PageLook } from '@rostra/contract';
import type { ReactNode } from 'react';
import type { ScreenData } from '../data/ScreenData.ts';
import type { LanguageState } from '../language/LanguageState.ts';
import type { Brand } from '../look/Brand.ts';
import type { Menus } from '../navigation/MenuEntry.ts';
import type { Toaster } from '../overlay/makeToaster.ts';
import type { Dictionaries } from '../session/Dictionaries.ts';
import type { Store } from './createStore.ts';

/** A dialog over the screen. */
interface Overlay {
  readonly id: number;
  readonly render: (close: () => void) => ReactNode;
}

export type User = Data<'getUsersMe'>;

/** The page's user: `unknown` until start-up has asked the server. */
export type SessionState =
  | { readonly status: 'unknown'; readonly user: null }
  | { readonly status: 'known'; readonly user: User | null };

/** `pending` until user and dictionaries are loaded (FND-03); `failed` offers a retry (FND-05). */
export type StartUpState = 'pending' | 'ready' | 'failed';

/** The configuration known to the browser. */
export interface ClientSettings {
  readonly origin: string;
  readonly version: string;
  readonly hosts: Readonly<Record<string, string | undefined>>;
  readonly inAppLogin?: { readonly userAgent: string; readonly url: string } | undefined;
}

/** Everything shared by one page load; made once in the browser, once per request on the server. */
export interface Services {
  readonly settings: ClientSettings;
  /** The brand shown in the header. */
  readonly brand: Brand;
  readonly client: ApiClient;
  readonly data: ScreenData;
  readonly session: Store<SessionState>;
  readonly language: Store<LanguageState>;
  readonly look: Store<PageLook>;
  readonly dictionaries: Store<Dictionaries | null>;
  readonly startUp: Store<StartUpState>;
  /** The account's menu is there once a page of the account or the table of all screens is. */
  readonly menus: Store<Menus>;
  readonly overlays: Store<readonly Overlay[]>;
  readonly toasts: Toaster;
  /** The server's time at which the page was made, and how far the server is ahead, in ms. */
  readonly clock: { readonly madeAt: number; readonly aheadMs: number };
  /** Runs the loaders again; does nothing on the server. */
  readonly reloadScreen: { current: () => Promise<void> };
}
