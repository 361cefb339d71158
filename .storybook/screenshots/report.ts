import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePng } from './raster.ts';
import type { Raster } from './raster.ts';

const kinds = ['expected', 'actual', 'difference'] as const;
export type Found = Partial<Record<(typeof kinds)[number], Raster | null | undefined>>;

interface Entry {
  name: string;
  words: string;
  files: string[];
}

const page = (entries: readonly Entry[], note: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures: ${entries.length} to look at</title>
<style>body{font:16px/1.5 system-ui;margin:24px;background:#e9ebec;color:#14232a}
ul{display:flex;flex-wrap:wrap;gap:16px;list-style:none;padding:0}
img{display:block;max-width:min(100%,560px);border:1px solid #888;background:#fff}
section{border-block-start:1px solid #888;margin-block-start:24px}</style>
<h1>Pictures: ${entries.length} to look at</h1>
${note && `<p><strong>${note}</strong></p>`}
${entries
  .map(
    ({ name, words, files }) => `<section><h2>${name}</h2><p>${words}</p><ul>
${files.map((file) => `<li><a href="${file}.png"><img loading="lazy" src="${file}.png" alt="${file}"></a>${file.split('.').at(-1)}</li>`).join('\n')}
</ul></section>`,
  )
  .join('\n')}
</html>
`;

/** A page of new and differing screenshots: expected, actual, difference; a note at its top. */
export function openReport(folder: string, note: () => string) {
  const entries: Entry[] = [];
  return {
    /** Adds a look; its name is part of file names. */
    add(name: string, words: string, found: Found): void {
      mkdirSync(folder, { recursive: true });
      const files: string[] = [];
      // Files of earlier runs may be next to these, since someone may be looking at another run.
      for (const kind of kinds) {
        const raster = found[kind];
        if (!raster) continue;
        writeFileSync(join(folder, `${name}.${kind}.png`), writePng(raster));
        files.push(`${name}.${kind}`);
      }
      entries.push({ name, words, files });
      writeFileSync(join(folder, 'index.html'), page(entries, note()));
    },
    file: join(folder, 'index.html'),
  };
}
