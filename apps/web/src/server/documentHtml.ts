import type { PageLook } from '@rostra/contract';
import { themeToCss } from '@rostra/ui/theme';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { PAYLOAD_ID } from '../app/PagePayload.ts';
import type { PagePayload } from '../app/PagePayload.ts';
import { serverText } from '@rostra/i18n/server';
import { articleData } from './articleData.ts';
import { eventData } from './eventData.ts';
import { siteData } from './siteData.ts';
import { escapeHtml, scriptJson } from '../head/escapeHtml.ts';
import { headHtml } from '../head/headHtml.ts';
import type { PageHead } from '../head/headOf.ts';
import type { PageAssets } from './readAssets.ts';

export interface DocumentParts {
  readonly body: string;
  readonly head: PageHead;
  readonly look: PageLook;
  readonly theme: RegisteredTheme;
  /** The site's name in the page's language. */
  readonly brand: string;
  readonly assets: PageAssets;
  readonly nonce: string;
  readonly payload: PagePayload;
}

/** Icons for home screens and programs; the files lie in `public`. */
const LINKS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

/** Without scripts: no endless spinner, and what they would do looks disabled. */
const NO_SCRIPT_STYLE =
  '[data-needs-script]{display:none}button:not([type=submit]),select{opacity:.5;cursor:not-allowed}body>noscript{display:block;padding:1rem;text-align:center}';

/**
 * Marks a sheet whose rules are inside the page. Browsers do not fetch a disabled one, and Vite does
 * not load again what a `link` names.
 */
const includedStyle = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`;

/** All scripts load side by side, after the text and its fonts. */
const lateScript = (file: string, nonce: string): string =>
  `<link rel="modulepreload" href="/${file}" fetchpriority="low" nonce="${nonce}">`;

/** Returns the whole document: it contains everything painted, and scripts come after. */
export function documentHtml(parts: DocumentParts): string {
  const { body, head, look, theme, assets, nonce, payload } = parts;
  const attributes = [
    `lang="${look.locale}"`,
    `data-theme="${escapeHtml(theme.id)}"`,
    look.scheme === null ? '' : `data-scheme="${look.scheme}"`,
    look.trend === null ? '' : `data-trend="${look.trend}"`,
  ].filter((attribute) => attribute !== '');
  return [
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    '<meta name="color-scheme" content="light dark">',
    headHtml(head, parts.brand),
    articleData(head, parts.brand),
    eventData(head),
    siteData(head, parts.brand),
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml?lang=${look.locale}">`,
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    LINKS,
    `<noscript><style nonce="${nonce}">${NO_SCRIPT_STYLE}</style></noscript>`,
    `<style nonce="${nonce}">${assets.css}</style>`,
    ...assets.styles.map(includedStyle),
    theme.kind === 'base' ? '' : `<style nonce="${nonce}">${themeToCss(theme)}</style>`,
    `</head><body><noscript><p>${escapeHtml(serverText(look.locale)('document.noScript'))}</p></noscript>`,
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="${PAYLOAD_ID}" nonce="${nonce}">${scriptJson(payload)}</script>`,
    ...assets.scripts.map((file) => lateScript(file, nonce)),
    `<script type="module" src="/${assets.entry}" fetchpriority="low" nonce="${nonce}"></script>`,
    '</body></html>',
  ].join('');
}
