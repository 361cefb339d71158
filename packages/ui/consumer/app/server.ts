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

for (const [order, [path, file]] of Object.entries(storyFiles).entries())
  for (const [index, name] of storiesOf(file).entries())
    for (const locale of locales)
      try {
        renderToString(storyElement(file, name, locale));
        findings.rendered += 1;
        // One of each for a browser to take over, with the parts that come later in it; every other in Chinese.
        if (index > 0 || locale !== locales[order % locales.length]) continue;
        const { prelude } = await prerender(storyElement(file, name, locale));
        findings.pages.push({ path, name, locale, html: await new Response(prelude).text() });
      } catch (error) {
        findings.failed.push(`${path} ${name} (${locale}): ${String(error)}`);
      }

for (const { path, name, value } of await packageExports())
  if (!drawn.has(value)) findings.missing.push(`${name} of ${path}`);

writeFileSync('findings.json', JSON.stringify(findings));
