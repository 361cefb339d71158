import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from '../src/themes/registry.ts';
import { registryPath, renderRegistry } from '../scripts/renderRegistry.ts';

it('the registry is made from the theme files; `pnpm themes:check` makes it anew', () => {
  const made = renderRegistry();
  const text = made.slice(made.indexOf('= [') + 2, made.lastIndexOf(';'));
  expect(registry).toEqual(JSON.parse(text));
  expect(readFileSync(registryPath, 'utf8')).toContain('do not edit');
});
