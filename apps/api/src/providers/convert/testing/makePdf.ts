/** Properties of a test PDF. */
export interface PdfOptions {
  /** @default 1 */
  readonly pages?: number;
  /** A script that runs when the document is opened by a program that runs scripts. */
  readonly script?: string;
}

/** Returns a small PDF: pages of 160 by 90 points, each with its number in large digits. */
export function makePdf({ pages = 1, script }: PdfOptions = {}): Buffer {
  const first = 4;
  const numbers = Array.from({ length: pages }, (_, page) => first + page * 2);
  const open =
    script === undefined
      ? ''
      : `/OpenAction << /S /JavaScript /JS (${script.replaceAll(/[()]/g, String.raw`\$&`)}) >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${open} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((at) => `${at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((at, page) => {
      const text = `BT /F1 40 Tf 20 30 Td (${page + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 160 90] /Contents ${at + 1} 0 R ` +
          '/Resources << /Font << /F1 3 0 R >> >> >>',
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
