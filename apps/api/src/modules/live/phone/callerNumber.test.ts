import { expect, it } from 'vitest';
import { callerNumber } from './callerNumber.ts';

it.each([
  ['13866660001', '13866660001'],
  ['+8613866660001', '+8613866660001'],
  ['852 6123 4567', '85261234567'],
  ['+1-(212).555-0100', '+12125550100'],
  ['4000', '4000'],
])('reads the number of a caller from %j [LDIA-10]', (from, number) => {
  expect(callerNumber(from)).toBe(number);
});

it.each([
  '',
  '+',
  'anonymous',
  '138\r\nX',
  '138\n',
  '138\u{202E}123<b>',
  '138\u00000',
  '=HYPERLINK("x")',
  '%FF%FE',
  '138+1',
  '++138',
  '١٢٣',
  '1'.repeat(21),
])('counts %j as a withheld number [LDIA-10]', (from) => {
  expect(callerNumber(from)).toBe('');
});
