import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
/** The version stands in the address, so that browsers keep the files for ever. */
const FOLDER = `assets/pdf-${version}`;

/** What of each folder the page needs; the rest wants WebAssembly, or is for who changes documents. */
const WANTED: Readonly<Record<string, RegExp>> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

/** What pdf.js loads by its name: its worker, fonts, character maps of Chinese, and slow ways of some pictures. */
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
