import { Buffer } from 'node:buffer';
import type { FrameLocator, Page } from '@playwright/test';
import type { Guest } from './guests.ts';

/** A file as returned by a browser's picker. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Returns a PDF with this many pages, each with its number; it holds a script that must not run. */
export function pdfOf(name: string, pages: number): PickedFile {
  const script = "app.alert('opened'); this.closeDoc();".replaceAll(/[()]/g, String.raw`\$&`);
  const numbers = Array.from({ length: pages }, (_, page) => 4 + page * 2);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script}) >> >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((at) => `${at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((at, page) => {
      const text = `BT /F1 40 Tf 20 30 Td (Sheet ${page + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 180] /Contents ${at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  return fileOf(name, objects);
}

/**
 * Returns a page for which browsers load more files: Chinese text in a font missing from the file, and
 * a black square encoded as a fax image.
 */
export function hardPdfOf(name: string): PickedFile {
  const text = 'BT /F1 40 Tf 20 120 Td <4E2D6587> Tj ET q 64 0 0 64 20 20 cm /Im1 Do Q';
  // A white row of a fax is one bit; the image's colors are inverted.
  const fax = '\xff'.repeat(8);
  const parameters = '<< /K -1 /Columns 64 /Rows 64 /EndOfBlock false >>';
  return fileOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 180] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 8 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
    `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0] /Filter /CCITTFaxDecode /DecodeParms ${parameters} /Length ${fax.length} >>\nstream\n${fax}\nendstream`,
  ]);
}

function fileOf(name: string, objects: readonly string[]): PickedFile {
  let body = '%PDF-1.7\n';
  const table = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  body +=
    `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') };
}

/** Opens the documents in the room's panel. */
export const openDocuments = ({ page, t }: Pick<Guest, 'page' | 't'>): Promise<void> =>
  page.getByRole('tab', { name: t('liveMedia.documents.label') }).click();

/** Uploads a file with the panel's button. */
export async function addDocument(
  { page, t }: Pick<Guest, 'page' | 't'>,
  file: PickedFile,
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: t('liveMedia.documents.add') }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Returns the embedded page of a document on the stage. */
export const stageDocument = (page: Page, name: string): FrameLocator =>
  page.getByRole('main').frameLocator(`iframe[title="${name}"]`).first();

/** Returns the share of a drawing that is not blank, i.e., differs from its first pixel. */
export const inkShareOf = (frame: FrameLocator): Promise<number> =>
  frame.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    if (!data) return 0;
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] !== data[0]) ink += 4;
    return ink / data.length;
  });
