import type { Locale } from './enums.ts';
import type { PreviewPageKind } from './live/preview.ts';
import type { Envelope } from './envelope.ts';
import type { SiteRouteName } from './siteRoutes.ts';
import type { CallInput, Data } from './types.ts';

/*
 * The seam between the server (`apps/api/src/platform/pages`) and the web app's built server entry
 * (`apps/web/dist/server/entryServer.js`, which exports `createPageRenderer`). The server loads the
 * entry by path, hands in one request at a time, and sends what comes back.
 */

/** Cookies of the pages' look. None is a secret; scripts of the page may write them. */
export const LANGUAGE_COOKIE = 'rostra_language';
/** The partner of `?custom_company=`, for the session (THM-04). */
export const PARTNER_COOKIE = 'rostra_partner';
/** `light` or `dark`; absent follows the device. */
export const SCHEME_COOKIE = 'rostra_scheme';
/** `red-rises` or `green-rises`; absent follows the language. */
export const TREND_COOKIE = 'rostra_trend';
/** The reader's IANA zone, once a screen with times has asked the browser for it (I18N-16). */
export const ZONE_COOKIE = 'rostra_zone';

/** The parts of a request that decide the page a visitor gets. */
export interface PageAddress {
  /** Path and query as requested, such as `/search?key=x`. */
  readonly url: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** The look of a page, decided before it is rendered. */
export interface PageLook {
  readonly locale: Locale;
  /** The script of names: `tc` for readers of Traditional Chinese (decisions, I18N-09). */
  readonly script: 'sc' | 'tc' | 'en';
  /** Id of a theme of `@rostra/ui`. */
  readonly theme: string;
  readonly scheme: 'light' | 'dark' | null;
  readonly trend: 'red-rises' | 'green-rises' | null;
  /** The reader's zone if it is known and not Beijing's. */
  readonly zone?: string;
}

/** Addresses of other hosts, from configuration (FND-34). */
export interface PageSettings {
  /** The single origin of site and API, without a trailing slash. */
  readonly origin: string;
  /** Build version sent with every call (FND-38). */
  readonly version: string;
  readonly hosts: Readonly<
    Record<'admin' | 'cms' | 'dms' | 'h5' | 'customerService', string | undefined>
  >;
  /** The login address for the in-app browser (platform §1); absent: no such step. */
  readonly inAppLogin?: { readonly userAgent: RegExp; readonly url: string } | undefined;
}

/** Makes a call in-process as the viewer of the page; never throws for an answer of the API. */
export type PageCall = <Name extends SiteRouteName>(
  name: Name,
  input: CallInput<Name>,
  locale: Locale,
) => Promise<Envelope<Data<Name>>>;

/** A request for a page, with everything its rendering needs. */
export interface PageRequest extends PageAddress {
  /** Marks every script and style element. For cached pages, a text that the server replaces. */
  readonly nonce: string;
  /** Server time; travels in the page. */
  readonly now: Date;
  /** False when the request carries no session cookie: the page is then the same for everyone. */
  readonly hasSession: boolean;
  readonly call: PageCall;
}

/** A cookie of the look that the page sets. */
export interface PageCookie {
  readonly name: string;
  /** Empty deletes it. Path `/`, SameSite=Lax, readable by scripts, until the browser closes. */
  readonly value: string;
}

/** A rendered page, or the redirect in its place. */
export interface PageResponse {
  /** 200, 302 or 308 with `location`, 404, or the status of the failure that the page shows. */
  readonly status: number;
  readonly location?: string | undefined;
  /** The whole document; empty with `location`. */
  readonly html: string;
  /** `html` is one line of plain text: the address names a file, and there is none. */
  readonly isPlainText?: boolean | undefined;
  readonly cookies: readonly PageCookie[];
  /** May be cached and sent to every visitor with the same `url` and look. */
  readonly isCacheable: boolean;
}

/** The kinds of content that have a share image. */
export type ShareImageKind = 'article' | 'event';

/** The web app's server entry: renders pages and the files for search engines. */
export interface PageRenderer {
  /** Depends on query, cookie and browser; part of the key of the server's cache. */
  readonly lookOf: (address: PageAddress) => PageLook;
  readonly render: (request: PageRequest) => Promise<PageResponse>;
  /** `sitemap.xml`: the built screens that search engines may list, and what they list. */
  readonly sitemap: (call: PageCall) => Promise<string>;
  /** `feed.xml`: the newest research written in a language, as Atom (RFC 4287). */
  readonly feed: (call: PageCall, locale: Locale) => Promise<string>;
  /** The page that a room embeds to show a document; the same for every document of a kind. */
  readonly previewPage: (kind: PreviewPageKind) => string;
  /** PNG of `/share/…`, for an article or event without a cover; kind and ID alone decide the drawing. */
  readonly shareImage: (kind: ShareImageKind, id: number) => Uint8Array;
  /** `robots.txt`: which screens search engines leave out, and where the sitemap is. */
  readonly robots: () => string;
}

/**
 * Contents of the files of a themes folder, by name: `<id>.theme.json` and logos. They are not
 * validated.
 */
export type ThemeFiles = ReadonlyMap<string, string>;

/** Folders, settings and callbacks of the page renderer. */
export interface PageRendererOptions {
  /** The folder `dist/client` with `.vite/manifest.json`. */
  readonly clientFolder: string;
  readonly settings: PageSettings;
  /** Partners' themes unknown to the build; a new map when the folder has changed. */
  readonly themeFiles?: (() => ThemeFiles) | undefined;
  /** A page failed to render (it answers 500 with the error screen), or a theme was refused. */
  readonly reportError: (error: unknown) => void;
}

/** The export of the server entry. */
export type CreatePageRenderer = (options: PageRendererOptions) => PageRenderer;
