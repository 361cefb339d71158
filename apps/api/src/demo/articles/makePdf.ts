/** Characters of a line on the page, and lines of a page. */
const LINE_CHARACTERS = 88;
const PAGE_LINES = 48;

/**
 * A small PDF of plain text in Helvetica, made without a library. Takes Latin text only: the
 * built-in fonts of PDF have no others.
 */
export function makePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']);
  const pages: string[][] = [];
  for (let from = 0; from < lines.length || from === 0; from += PAGE_LINES) {
    pages.push(lines.slice(from, from + PAGE_LINES));
  }
  const pageNumbers = pages.map((_page, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = pageContent(index === 0 ? title : '', page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

function pageContent(title: string, lines: readonly string[]): string {
  const head = title === '' ? '' : `/F1 16 Tf (${escapeText(title)}) Tj 0 -30 Td `;
  const rest = lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n');
  return `BT 56 780 Td ${head}/F1 10.5 Tf 14.5 TL\n${rest}\nET`;
}

/** Only what WinAnsi and our Latin-1 file have; curly marks become straight ones. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\x20-\xFF]/g, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > LINE_CHARACTERS) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
