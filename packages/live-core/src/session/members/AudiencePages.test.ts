import { expect, it } from 'vitest';
import type { AudiencePage } from '../LiveApi.ts';
import { LiveError } from '../LiveError.ts';
import { AudiencePages, noAudience } from './AudiencePages.ts';

const page: AudiencePage = { list: [], total: 60, total_pages: 3 };

/** Returns pages from a server that fails for the named ones. */
function failingPages() {
  const failing = new Set<number>();
  const requests: number[] = [];
  const seen = { state: noAudience };
  const rights = { maySee: true };
  const pages = new AudiencePages({
    maySee: () => rights.maySee,
    load: (number) => {
      requests.push(number);
      return failing.has(number) ? Promise.reject(new LiveError('network')) : Promise.resolve(page);
    },
    sits: () => true,
    changed: (state) => {
      seen.state = state;
    },
  });
  return { pages, failing, requests, rights, error: () => seen.state.error, seen };
}

it('reports a failed page until it has loaded, regardless of other pages [LMEM-39]', async () => {
  const { pages, failing, requests, error } = failingPages();
  failing.add(2);
  await pages.showRows(0, 30);
  expect(error()).toBe('network');
  await pages.request(1);
  await pages.invalidate();
  expect(error()).toBe('network');
  failing.clear();
  requests.length = 0;
  await pages.invalidate();
  expect(requests.toSorted()).toEqual([1, 2]);
  expect(error()).toBeNull();
});

it('requests the first page again too [LMEM-39]', async () => {
  const { pages, failing, error, seen } = failingPages();
  failing.add(1);
  await pages.showRows(0, 0);
  expect([error(), seen.state.total]).toEqual(['network', null]);
  failing.clear();
  await pages.invalidate();
  expect([error(), seen.state.total]).toEqual([null, 60]);
});

it('stops reporting a failed page that is no longer visible [LMEM-39]', async () => {
  const { pages, failing, error } = failingPages();
  failing.add(1);
  await pages.showRows(0, 10);
  await pages.showRows(30, 40);
  expect(error()).toBeNull();
});

it('clears the list and stops requesting it once the permission is gone [LROL-29, LROL-46]', async () => {
  const { pages, requests, rights, seen } = failingPages();
  await pages.showRows(0, 30);
  rights.maySee = false;
  pages.forget();
  requests.length = 0;
  await pages.showRows(0, 30);
  await pages.invalidate();
  expect([requests, seen.state]).toEqual([[], noAudience]);
});
