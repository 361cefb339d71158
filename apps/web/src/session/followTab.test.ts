// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import { beforeEach, expect, it } from 'vitest';
import { testServices } from '../app/testServices.ts';
import type { Services, User } from '../app/Services.ts';
import { draftStore } from '../forms/useDraft.ts';
import { followTab } from './followTab.ts';
import { SESSION_NEWS, notifyTabs } from './sessionEvents.ts';
import { tabMemory } from './tabMemory.ts';

const userOf = (id: number) => ({ id, default_locale: null }) as unknown as User;
const unauthorized = new ApiError({
  name: 'sessionMissing',
  code: 10001,
  message: '',
  status: 401,
});

/** Makes a tab of this user, over a server that by now knows another one. */
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

it('turns the visitor into the user of a login in another tab, and renews the data [AUTH-22]', async () => {
  const { services, done } = await tab(null, userOf(7));
  await followTab(services);
  expect(services.session.get().user?.id).toBe(7);
  expect(done).toEqual(['screen again']);
});

it('keeps the screen for the same user, and clears everything of another one [AUTH-23]', async () => {
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

it('keeps a visitor a visitor, and requests nothing during start-up [AUTH-24]', async () => {
  const { services, done } = await tab(null, null);
  await followTab(services);
  expect(services.session.get()).toEqual({ status: 'known', user: null });
  const starting = await tab(null, userOf(7));
  starting.services.session.set({ status: 'unknown', user: null });
  await followTab(starting.services);
  expect(starting.services.session.get().status).toBe('unknown');
  expect(done).toEqual([]);
});

it('leaves no message in the browser [AUTH-24]', () => {
  notifyTabs();
  expect(localStorage.getItem(SESSION_NEWS)).toBeNull();
});
