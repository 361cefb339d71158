import type { ApiResponse, Input } from '@rostra/api-client';
import type { Data, SiteRouteName } from '@rostra/contract';
import type { NameScript } from '@rostra/i18n';
import type { ComponentType } from 'react';
import type { WebTextKey } from '../language/LanguageState.ts';
import type { Locale, Translate } from '@rostra/i18n';
import type { LazyComponent } from './lazyComponent.tsx';
import type { User } from './Services.ts';

export type AnyLazyComponent = Pick<LazyComponent<object>, 'file' | 'load'>;

/** Argument of a route's `load`. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly user: User | null;
  /**
   * Reads a call into the data that `useQuery` shows. A failure becomes the screen's: 404 shows the
   * missing screen with the server's message, others the error screen.
   */
  readonly fill: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<Data<Name>>;
  /** Does the same for optional parts of a screen: `useQuery` handles their failure. */
  readonly fillOptional: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<Data<Name> | undefined>;
  /** Redirects to another path of the site. */
  readonly redirect: (path: string) => never;
}

/** Argument of a route's `head`; `read` returns the data that `load` filled. */
export interface HeadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly script: NameScript;
  readonly t: Translate<WebTextKey>;
  readonly read: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => ApiResponse<Name> | undefined;
}

/** Contents of the document's head (I18N-18, CONT-36). */
export interface Head {
  /** Without the brand, which is added later. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path or address of the image that messengers show. */
  readonly image?: string | undefined;
  /** For content in one language: its data, independent of where and in which interface it is shown. */
  readonly article?: ArticleHead | undefined;
  /** Structured data about an event. */
  readonly event?: EventHead | undefined;
  /** Hidden from search engines: personal screens, search results. */
  readonly isHidden?: boolean | undefined;
}

/** Structured data about an article. */
export interface ArticleHead {
  readonly lang: Locale;
  /** Paths of the article by the language it is written in, including its own. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  readonly authorName: string;
  readonly publishedAt: string;
  readonly isFree: boolean;
}

/** Structured data about an event, without anything restricted to registered users. */
export interface EventHead {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCanceled: boolean;
  readonly isOnline: boolean;
  /** The city, if one is named. */
  readonly place: string;
  readonly organizerName: string;
  /** Coins; null if free. */
  readonly price: number | null;
}

/** A screen: loads, names itself, renders. The default export of `src/routes/<id>.tsx`. */
export interface RouteModule {
  /** The part whose code only some of the screen's addresses need; loaded before `load`. */
  readonly lazyComponent?: (query: URLSearchParams) => AnyLazyComponent | undefined;
  readonly load?: (context: LoadContext) => Promise<void>;
  readonly head: (context: HeadContext) => Head;
  readonly Screen: ComponentType;
}

/** Checks the shape of a route file where it is written. */
export const defineRoute = (route: RouteModule): RouteModule => route;
