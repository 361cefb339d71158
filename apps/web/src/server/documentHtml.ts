import type { PageLook } from '@rostra/contract';
import { themeToCss } from '@rostra/ui/theme';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { PAYLOAD_ID } from '../app/PagePayload.ts';
import type { PagePayload } from '../app/PagePayload.ts';
import { articleData } from './articleData.ts';
import { eventData } from './eventData.ts';
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

const MARK = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="9.5" cy="6" r="4" fill="#cd480f"/><path fill="#0c5567" d="M3 12.5h26.5l-3 4.7H3zM3 19.7h21.9l-2.6 4H3zM3 26.2h17.7L18.2 30H3z"/></svg>',
);

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
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<meta name="color-scheme" content="light dark">',
    headHtml(head, parts.brand),
    articleData(head, parts.brand),
    eventData(head),
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${MARK}">`,
    ...assets.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    theme.kind === 'base' ? '' : `<style nonce="${nonce}">${themeToCss(theme)}</style>`,
    ...assets.scripts.map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`),
    `<script type="module" src="/${assets.entry}" nonce="${nonce}"></script>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${PAYLOAD_ID}" nonce="${nonce}">${scriptJson(payload)}</script>`,
    '</body></html>',
  ].join('');
}
