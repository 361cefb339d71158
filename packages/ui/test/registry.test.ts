import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registryPath, renderRegistry } from '../scripts/renderRegistry.ts';

it('the registry is made from the theme files; `npm run themes:update` makes it anew', () => {
  expect(readFileSync(registryPath, 'utf8')).toBe(renderRegistry());
});
