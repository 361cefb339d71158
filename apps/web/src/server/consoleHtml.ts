import { serverText } from '@rostra/i18n/server';
import { themeToCss } from '@rostra/ui/theme';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { PAYLOAD_ID } from '../app/PagePayload.ts';
import type { ConsolePayload } from '../console/ConsolePayload.ts';
import { escapeHtml, scriptJson } from '../head/escapeHtml.ts';
import type { ConsoleAssets } from './readConsoleAssets.ts';

export interface ConsoleDocument {
  readonly title: string;
  readonly theme: RegisteredTheme;
  readonly assets: ConsoleAssets;
  readonly nonce: string;
  readonly payload: ConsolePayload;
}

/** Returns the document of a console: its scripts draw everything in it. */
export function consoleHtml({ title, theme, assets, nonce, payload }: ConsoleDocument): string {
  const { look } = payload;
  const attributes = [
    `lang="${look.locale}"`,
    `data-theme="${escapeHtml(theme.id)}"`,
    ...(look.scheme === null ? [] : [`data-scheme="${look.scheme}"`]),
    ...(look.trend === null ? [] : [`data-trend="${look.trend}"`]),
  ];
  return [
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...assets.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    theme.kind === 'base' ? '' : `<style nonce="${nonce}">${themeToCss(theme)}</style>`,
    ...assets.scripts.map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`),
    `<script type="module" src="/${assets.entry}" nonce="${nonce}"></script>`,
    `</head><body><noscript><p>${escapeHtml(serverText(look.locale)('document.noScript'))}</p></noscript>`,
    '<div id="root"></div>',
    `<script type="application/json" id="${PAYLOAD_ID}" nonce="${nonce}">${scriptJson(payload)}</script>`,
    '</body></html>',
  ].join('');
}
