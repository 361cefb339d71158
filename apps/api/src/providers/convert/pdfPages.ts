import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/*
 * A separate process: opens the named PDF, loads its first and last page, and prints the number of
 * pages. Nothing is drawn, and no script in it is run.
 */

const [, , path = ''] = process.argv;
const loading = getDocument({
  data: new Uint8Array(await readFile(path)),
  enableXfa: false,
  useSystemFonts: false,
  verbosity: 0,
});
// A prompt for a password would wait forever.
loading.onPassword = () => process.exit(3);
const pdf = await loading.promise;
await (await pdf.getPage(1)).getOperatorList();
await pdf.getPage(pdf.numPages);
process.stdout.write(`${JSON.stringify({ pages: pdf.numPages })}\n`, () => process.exit(0));
