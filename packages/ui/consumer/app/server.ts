import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ServerFindings } from './findings.ts';
import { packageExports } from './packageExports.ts';
import { locales, storiesOf, storyElement } from './storyElements.tsx';
import { storyFiles } from './storyFiles.ts';

// Run by Node in the consumer's folder: what every export of the package makes without a window.

const { drawn } = globalThis as unknown as { drawn: Set<unknown> };
const findings: ServerFindings = { rendered: 0, failed: [], missing: [], pages: [] };

/** The story that a browser takes over: the plain one. */
const sampleOf = (names: readonly string[]): string | undefined =>
  names.find((name) => name === 'Default') ?? names[0];

for (const [order, [path, file]] of Object.entries(storyFiles).entries()) {
  const names = storiesOf(file);
  for (const name of names)
    for (const locale of locales) {
      const note = (error: unknown): void =>
        void findings.failed.push(`${path} ${name} (${locale}): ${String(error)}`);
      try {
        renderToString(storyElement(file, name, locale));
        findings.rendered += 1;
        // Every other is taken over in Chinese; the parts that come later are waited for.
        if (name !== sampleOf(names) || locale !== locales[order % locales.length]) continue;
        const { prelude } = await prerender(storyElement(file, name, locale), {
          onError: note,
          // In their places: the script that would put large ones there does not run in the test.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        });
        findings.pages.push({ path, name, locale, html: await new Response(prelude).text() });
      } catch (error) {
        note(error);
      }
    }
}

for (const { path, name, value } of await packageExports())
  if (!drawn.has(value)) findings.missing.push(`${name} of ${path}`);

writeFileSync('findings.json', JSON.stringify(findings));
