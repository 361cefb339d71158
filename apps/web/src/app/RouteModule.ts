import type { ApiResponse, Input } from '@rostra/api-client';
import type { Data, EventState, SiteRouteName } from '@rostra/contract';
import type { NameScript } from '@rostra/i18n';
import type { ComponentType } from 'react';
import type { CallTable } from '../data/knownCalls.ts';
import type { WebTextKey } from '../language/LanguageState.ts';
import type { Locale, Translate } from '@rostra/i18n';
import type { Menus } from '../navigation/MenuEntry.ts';
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
  readonly menus: Menus;
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
  /**
   * The parameters that make this address a page of its own, such as the page of a list. All others
   * (filters, intents, campaigns) lead to the same canonical address.
   */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Path or address of the image that messengers show; none: one is drawn, or it is the site's. */
  readonly image?: string | null | undefined;
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
  /** Path of the author's other articles. */
  readonly authorPath: string;
  readonly publishedAt: string;
  readonly isFree: boolean;
}

/** Structured data about an event, without anything restricted to registered users. */
export interface EventHead {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: EventState;
  /** How its meetings are held. */
  readonly ways: readonly ('online' | 'offline')[];
  /** Names from the country down to the city; empty if no place is named. */
  readonly regions: readonly string[];
  readonly organizerName: string;
  /** The organizer's web address, if it names one. */
  readonly organizerUrl: string | null;
  readonly speakerNames: readonly string[];
  /** Instant since which it is offered. */
  readonly publishedAt: string;
  /** Meetings that anyone may attend, or buy access to. */
  readonly offers: readonly EventOffer[];
}

/** An offer of one meeting of an event. */
export interface EventOffer {
  /** Coins; 0 if free. */
  readonly price: number;
  readonly isSoldOut: boolean;
}

/** A screen: loads, names itself, renders. The default export of `src/routes/<id>.tsx`. */
export interface RouteModule {
  /** The contract's tables with the screen's calls besides the shell's; `screenNeeds.test.ts` compares. */
  readonly calls?: readonly CallTable[];
  /** The part whose code only some of the screen's addresses need; loaded before `load`. */
  readonly lazyComponent?: (query: URLSearchParams) => AnyLazyComponent | undefined;
  readonly load?: (context: LoadContext) => Promise<void>;
  readonly head: (context: HeadContext) => Head;
  readonly Screen: ComponentType;
}

/** Checks the shape of a route file where it is written. */
export const defineRoute = (route: RouteModule): RouteModule => route;
