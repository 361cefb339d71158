/** So that spreadsheets read Chinese as it is. */
const BYTE_ORDER_MARK = '\u{FEFF}';
/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that is text and nothing else, whatever somebody calls himself. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A table as a file for spreadsheets (RFC 4180), its heading first. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
