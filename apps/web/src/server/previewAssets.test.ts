import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPreviewAssets } from './readAssets.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostra-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('loads the imports of a document’s page once, and nothing of the site’s', () => {
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'src/preview-page/pdfPage.ts': { file: 'pdf.js', imports: ['_a', '_b'], css: ['pdf.css'] },
    'src/preview-page/imagePage.ts': { file: 'image.js', imports: ['_b'] },
    _a: { file: 'a.js', imports: ['_b', '_missing'] },
    _b: { file: 'b.js', imports: ['_a'], css: ['b.css'] },
    'src/entryClient.tsx': { file: 'site.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(readPreviewAssets(folder, 'pdf')).toEqual({
    entry: 'pdf.js',
    scripts: ['pdf.js', 'a.js', 'b.js'],
    // Rules of a page come after those of its imports, as in Vite's own pages.
    styles: ['b.css', 'pdf.css'],
  });
});
