/** Makes spreadsheets read Chinese correctly. */
const BYTE_ORDER_MARK = '\u{FEFF}';
/** Characters that spreadsheets treat as the start of a formula, also in full width. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Returns a cell that is plain text, no matter how a person is named. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Formats a table as a CSV file for spreadsheets (RFC 4180), with its heading first. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
