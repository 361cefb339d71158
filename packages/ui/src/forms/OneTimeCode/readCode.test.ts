import { expect, it } from 'vitest';
import { readCode } from './readCode.ts';

it.each([
  ['482913', '482913', undefined],
  ['４８２ ９１３', '482913', undefined],
  ['\u202A482\u2011913\u202C', '482913', undefined],
  ['48', '48', undefined],
  ['', '', undefined],
  ['٤٨٢٩١٣', '482913', undefined],
  ['رمزك هو ٤٨٢٩١٣', '482913', undefined],
  ['Your code is 482913.', '482913', undefined],
  ['Message 2: code 482913', '482913', undefined],
  ['a4', '4', 'digitsOnly'],
  ['482913a', '482913', 'digitsOnly'],
  ['482 913 7', '482913', 'tooLong'],
  ['4829137', '482913', 'tooLong'],
])('reads the code %j as %j and reports the refusal %s', (text, figures, refusal) => {
  expect(readCode(text, 6)).toEqual({ figures, refusal });
});
