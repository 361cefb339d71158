import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
/** The version is part of the URL, so that browsers can cache the files forever. */
const FOLDER = `assets/pdf-${version}`;

/** Files that the page needs from each folder; the others need WebAssembly or edit documents. */
const WANTED: Readonly<Record<string, RegExp>> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

/** Emits the files that pdf.js loads by name: worker, fonts, character maps, fallback image decoders. */
export const pdfFiles = (): Plugin => ({
  name: 'rostra:pdf-files',
  config: () => ({ define: { __PDF_FILES__: JSON.stringify(`/${FOLDER}/`) } }),
  generateBundle() {
    for (const [folder, wanted] of Object.entries(WANTED)) {
      const from = join(dirname(PACKAGE), folder);
      for (const name of readdirSync(from).filter((file) => wanted.test(file))) {
        const source = readFileSync(join(from, name));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${basename(folder)}/${name}`, source });
      }
    }
  },
});
