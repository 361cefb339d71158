// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import { beforeEach, expect, it } from 'vitest';
import { testServices } from '../app/testServices.ts';
import type { Services, User } from '../app/Services.ts';
import { draftStore } from '../forms/draftStore.ts';
import { followTab } from './followTab.ts';
import { SESSION_NEWS, tellTabs } from './sessionNews.ts';
import { tabMemory } from './tabMemory.ts';

const userOf = (id: number) => ({ id, default_locale: null }) as unknown as User;
const unauthorized = new ApiError({
  name: 'sessionMissing',
  code: 10001,
  message: '',
  status: 401,
});

/** A tab of this user, over a server that knows another one by now. */
async function tab(user: User | null, now: User | null) {
  const done: string[] = [];
  const services: Services = await testServices(() =>
    now ? Promise.resolve({ data: now }) : Promise.reject(unauthorized),
  );
  services.session.set({ status: 'known', user });
  services.reloadScreen.current = () => Promise.resolve(void done.push('screen again'));
  return { services, done };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('AUTH-22 a log-in in another tab makes the visitor here that user, and asks again', async () => {
  const { services, done } = await tab(null, userOf(7));
  await followTab(services);
  expect(services.session.get().user?.id).toBe(7);
  expect(done).toEqual(['screen again']);
});

it('AUTH-23 the same user keeps the screen as it is; of another one nothing stays', async () => {
  tabMemory.belongTo(7);
  draftStore.write('topup', { amount: '500' });
  const same = await tab(userOf(7), userOf(7));
  await followTab(same.services);
  expect(same.done).toEqual([]);
  expect(draftStore.read('topup')).toEqual({ amount: '500' });
  const other = await tab(userOf(7), userOf(8));
  await followTab(other.services);
  expect(other.services.session.get().user?.id).toBe(8);
  expect(draftStore.read('topup')).toBeUndefined();
});

it('AUTH-24 who is a visitor stays one; while the page starts nothing is asked', async () => {
  const { services, done } = await tab(null, null);
  await followTab(services);
  expect(services.session.get()).toEqual({ status: 'known', user: null });
  const starting = await tab(null, userOf(7));
  starting.services.session.set({ status: 'unknown', user: null });
  await followTab(starting.services);
  expect(starting.services.session.get().status).toBe('unknown');
  expect(done).toEqual([]);
});

it('AUTH-24 the news leaves nothing in the browser', () => {
  tellTabs();
  expect(localStorage.getItem(SESSION_NEWS)).toBeNull();
});
