import { expect, it } from 'vitest';
import { text } from './fields.ts';

it('text of a person has something to be seen', () => {
  const name = text(10, 1);
  expect(name.safeParse('\u200B\u200B').success).toBe(false);
  expect(name.safeParse(' \u00A0\u2060').success).toBe(false);
  expect(name.parse(' 林薇 ')).toBe('林薇');
  expect(name.parse('👩‍💻')).toBe('👩‍💻');
});
