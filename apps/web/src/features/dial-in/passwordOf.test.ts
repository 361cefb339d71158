import { expect, it } from 'vitest';
import { passwordOf } from './passwordOf.ts';

const country = (...passcodes: (string | null | undefined)[]) => ({
  id: 1,
  name: 'Hong Kong',
  numbers: passcodes.map((passcode, id) => ({
    id,
    number: '+852 5550 0100',
    language: 'en' as const,
    hours: null,
    passcode,
  })),
});

it.each([
  ['is hidden until the reader is registered', [null, null], null],
  ['is that of the lines', [undefined, '482719'], '482719'],
  ['is none where no line asks for one', [undefined], ''],
] as const)('returns a password that %s [EVT-76]', (_, passcodes, password) => {
  expect(passwordOf([country(...passcodes)])).toBe(password);
});
