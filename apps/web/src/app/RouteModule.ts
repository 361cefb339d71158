import type { Answer, Input } from '@rostra/api-client';
import type { Data, SiteRouteName } from '@rostra/contract';
import type { NameScript } from '@rostra/i18n';
import type { ComponentType } from 'react';
import type { WebTextKey } from '../language/LanguageState.ts';
import type { Locale, Translate } from '@rostra/i18n';
import type { LaterPart } from './laterPart.tsx';
import type { User } from './Services.ts';

export type AnyLaterPart = Pick<LaterPart<object>, 'file' | 'bring'>;

/** What a route's `load` gets. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly user: User | null;
  /**
   * Reads a call into the data that `useApi` shows. A failure becomes the screen's: 404 shows the
   * missing screen with the server's message, others the error screen.
   */
  readonly fill: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<Data<Name>>;
  /** The same for parts that a screen can do without: a failure is left to `useApi`. */
  readonly fillOptional: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<Data<Name> | undefined>;
  /** Leaves for another path of the site. */
  readonly redirect: (path: string) => never;
}

/** What a route's `head` gets; `read` gives what `load` filled. */
export interface HeadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly script: NameScript;
  readonly t: Translate<WebTextKey>;
  readonly read: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Answer<Name> | undefined;
}

/** What stands in the document's head (I18N-18, CONT-36). */
export interface Head {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path or address of the picture that messengers show. */
  readonly image?: string | undefined;
  /** For content of one language: what it is, wherever and in whichever interface it is shown. */
  readonly article?: ArticleHead | undefined;
  /** What machines are told of an event. */
  readonly event?: EventHead | undefined;
  /** Kept from search engines: personal screens, results of a search. */
  readonly isHidden?: boolean | undefined;
}

/** What machines are told of an article. */
export interface ArticleHead {
  readonly lang: Locale;
  /** Paths of the piece by the language it is written in, its own among them. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  readonly authorName: string;
  readonly publishedAt: string;
  readonly isFree: boolean;
}

/** An event for machines, without anything that only the registered may know. */
export interface EventHead {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCanceled: boolean;
  readonly isOnline: boolean;
  /** The city, where one is named. */
  readonly place: string;
  readonly organizerName: string;
  /** Coins; null is free. */
  readonly price: number | null;
}

/** A screen: loads, names itself, renders. The default export of `src/routes/<id>.tsx`. */
export interface RouteModule {
  /** The part whose code only some of the screen's addresses need; brought before `load`. */
  readonly laterPart?: (query: URLSearchParams) => AnyLaterPart | undefined;
  readonly load?: (context: LoadContext) => Promise<void>;
  readonly head: (context: HeadContext) => Head;
  readonly Screen: ComponentType;
}

/** Checks a route file's shape where it is written. */
export const defineRoute = (route: RouteModule): RouteModule => route;
