import { expect, it } from 'vitest';

import { noticeSteps } from '../buildSteps.mjs';

const OUTPUT = `@rostra/web:build: cache miss, executing 4d0a49cf9105e563
@rostra/web:build: vite v8.3.8 building client environment for production...
@rostra/web:build: dist/client/assets/a.js  1.00 kB
@rostra/web:build: vite v8.3.8 building ssr environment for production...
@rostra/web:build: dist/server/assets/a.js  1.00 kB
@rostra/web:build: dist/server/entryServer.js  9.00 kB
@rostra/web:build: dist/server/entryServer.js.map  9.00 kB`;

it('shows each step of the site’s first build once, with its time', () => {
  const shown = [];
  const take = noticeSteps((step) => shown.push(step));
  for (const line of OUTPUT.split('\n')) take(line);
  expect(shown.map((step) => step.slice(0, 6))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  for (const step of shown) expect(step).toMatch(/\((?:about|a few) /);
});

it('shows no step of a build that comes from the cache', () => {
  const shown = [];
  const take = noticeSteps((step) => shown.push(step));
  take('@rostra/web:build: cache hit, suppressing logs 4d0a49cf9105e563');
  expect(shown).toEqual([]);
});
