// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { testServices } from '../app/testServices.ts';
import type { User } from '../app/Services.ts';
import { draftStore } from '../forms/useDraft.ts';
import { followTab } from '../session/followTab.ts';
import { makeClient } from './makeClient.ts';

it('ends the session after a logout in another tab, and keeps drafts [AUTH-24, AUTH-23]', async () => {
  const answer = { ret: false, code: 10001, msg: 'Log in to continue.', data: null };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status: 401 })));
  const services = await testServices(() => Promise.reject(new Error('unused')));
  const client = makeClient({
    baseUrl: 'http://localhost:3000',
    locale: () => 'en',
    version: '1',
    utm: () => ({}),
    messages: () => ({ requestTimeout: '', systemError: '' }),
    onUserMessage: () => undefined,
    services: () => services,
  });
  services.session.set({ status: 'known', user: { id: 7 } as unknown as User });
  draftStore.write('comment.12', { body: 'Well argued' });
  await followTab({ ...services, client });
  expect(services.session.get()).toEqual({ status: 'known', user: null });
  expect(draftStore.read('comment.12')).toEqual({ body: 'Well argued' });
  vi.unstubAllGlobals();
});
