import { ApiError } from '@rostra/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../app/createStore.ts';
import type { Services } from '../app/Services.ts';
import { dictionaryCache } from './dictionaryCache.ts';
import { startUp } from './startUp.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const failure = new ApiError({ name: 'systemError', code: 1002, message: '', status: 500 });

function page(answers: Record<string, unknown>) {
  const calls: string[] = [];
  const reload = vi.fn(() => Promise.resolve(void calls.push('screen')));
  const services = {
    settings: {
      inAppLogin: { userAgent: 'MicroMessenger', url: 'https://oauth.test/connect' },
    },
    client: {
      call: (name: string) => {
        calls.push(name);
        const answer = answers[name];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer });
      },
    },
    session: createStore({ status: 'unknown', user: null }),
    dictionaries: createStore(null),
    startUp: createStore('pending'),
    reloadScreen: { current: reload },
  } as unknown as Services;
  const leaveFor = vi.fn<(url: string) => void>();
  const start = (userAgent = 'Chrome') =>
    startUp(services, { userAgent, address: 'https://rostra.test/pay/article/1', leaveFor });
  return { services, calls, start, leaveFor };
}

const dictionaries = { meeting_status: [] };

describe('start-up', () => {
  it('loads user, in-app login, dictionaries, then the screen [FND-03]', async () => {
    const { services, calls, start } = page({ getUsersMe: { id: 1 }, getDimensions: dictionaries });
    await start();
    expect(calls).toEqual(['getUsersMe', 'getDimensions', 'screen']);
    expect(services.startUp.get()).toBe('ready');
    expect(services.session.get().user).toEqual({ id: 1 });
  });

  it('treats a user who cannot be loaded as a visitor [FND-04]', async () => {
    const { services, start } = page({ getUsersMe: failure, getDimensions: dictionaries });
    await start();
    expect(services.session.get()).toEqual({ status: 'known', user: null });
    expect(services.startUp.get()).toBe('ready');
  });

  it('offers a retry without dictionaries, which then succeeds [FND-05]', async () => {
    const answers: Record<string, unknown> = { getUsersMe: { id: 1 }, getDimensions: failure };
    const { services, calls, start } = page(answers);
    await start();
    expect(services.startUp.get()).toBe('failed');
    expect(calls).not.toContain('screen');
    answers['getDimensions'] = dictionaries;
    await start();
    expect(services.startUp.get()).toBe('ready');
    expect(calls.filter((name) => name === 'getUsersMe')).toHaveLength(1);
  });

  it('redirects the in-app browser, and shows nothing [FND-06]', async () => {
    const { services, calls, start, leaveFor } = page({ getUsersMe: failure });
    await start('Mozilla MicroMessenger/8.0');
    expect(leaveFor).toHaveBeenCalledWith(
      'https://oauth.test/connect?redirect=https%3A%2F%2Frostra.test%2Fpay%2Farticle%2F1',
    );
    expect(calls).toEqual(['getUsersMe']);
    expect(services.startUp.get()).toBe('pending');
  });

  it('reads dictionaries once per session, and again for another version [FND-19]', async () => {
    await page({ getUsersMe: failure, getDimensions: dictionaries }).start();
    const second = page({ getUsersMe: failure, getDimensions: dictionaries });
    await second.start();
    expect(second.calls).not.toContain('getDimensions');
    const [slot = '', kept = ''] = [...storage][0] ?? [];
    expect(JSON.parse(kept)).toMatchObject({ version: '1.2.3' });
    storage.set(slot, kept.replace('1.2.3', '1.2.2'));
    expect(dictionaryCache.read()).toBeNull();
  });
});
