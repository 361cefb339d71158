const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { overflow: auto; white-space: pre-wrap; margin: .5rem 0; }
article, details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .6rem 0; }
summary { cursor: pointer; } b { display: inline-block; min-width: 4.5rem; }
.quiet { opacity: .75; }`;

/**
 * Returns a small page of our own tools, without scripts. `body` is HTML, all other texts are
 * escaped.
 */
export function toolPage(page: { title: string; body: string; nonce: string }): string {
  const { title, body, nonce } = page;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
