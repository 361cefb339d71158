import { expect, it } from 'vitest';
import { csvFile } from './csvFile.ts';

it('writes a byte order mark, and quotes every cell [LMEM-70]', () => {
  expect(
    csvFile([
      ['姓名', 'Seconds'],
      ['Lin, "Xiao"', 90],
    ]),
  ).toBe('\u{FEFF}"姓名","Seconds"\r\n"Lin, ""Xiao""","90"\r\n');
});

it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\t=1', '\r=1', '\n=1', '＝1+1', '＠cmd'])(
  'writes %j as text, never as a formula [LMEM-70]',
  (name) => {
    expect(csvFile([[name]])).toBe(`\u{FEFF}"'${name}"\r\n`);
  },
);

it('writes a number as a number', () => {
  expect(csvFile([[-5]])).toBe('\u{FEFF}"-5"\r\n');
});
