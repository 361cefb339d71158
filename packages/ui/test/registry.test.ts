import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registryPath, renderRegistry } from '../scripts/renderRegistry.ts';

it('matches the theme files; `npm run themes:update` rewrites it', () => {
  expect(readFileSync(registryPath, 'utf8')).toBe(renderRegistry());
});
