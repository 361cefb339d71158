import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readInlined } from './readInlined.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostra-inlined-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'icon.svg'), '<svg fill="#fff"/>\n');
writeFileSync(join(folder, 'a.css'), '@layer ui;\n');
writeFileSync(join(folder, 'b.css'), 'a{color:red}\n');
writeFileSync(join(folder, 'bad.css'), 'a::after{content:"</style>"}');

it('joins the sheets of a page in their order', () => {
  expect(readInlined(folder).css(['a.css', 'b.css'])).toBe('@layer ui;a{color:red}');
  expect(readInlined(folder).css([])).toBe('');
});

it('refuses a sheet that would close its element', () => {
  expect(() => readInlined(folder).css(['bad.css'])).toThrow('bad.css');
});

it('makes the icon an address without a request', () => {
  expect(readInlined(folder).icon).toBe('data:image/svg+xml,%3Csvg%20fill%3D%22%23fff%22%2F%3E');
});
