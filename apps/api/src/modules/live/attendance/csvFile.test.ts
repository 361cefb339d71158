import { expect, it } from 'vitest';
import { csvFile } from './csvFile.ts';

it('LMEM-70 a table is written with the mark of UTF-8, every cell in quotes', () => {
  expect(
    csvFile([
      ['姓名', 'Seconds'],
      ['Lin, "Xiao"', 90],
    ]),
  ).toBe('\u{FEFF}"姓名","Seconds"\r\n"Lin, ""Xiao""","90"\r\n');
});

it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\t=1', '\r=1'])(
  'LMEM-70 %j is text in a spreadsheet, never a formula',
  (name) => {
    expect(csvFile([[name]])).toBe(`\u{FEFF}"'${name}"\r\n`);
  },
);

it('a number is a number', () => {
  expect(csvFile([[-5]])).toBe('\u{FEFF}"-5"\r\n');
});
