import { ApiError } from '@rostra/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('FND-03 user, in-app login, dictionaries, then the screen', async () => {
    const { services, calls, start } = page({ getUsersMe: { id: 1 }, getDimensions: dictionaries });
    await start();
    expect(calls).toEqual(['getUsersMe', 'getDimensions', 'screen']);
    expect(services.startUp.get()).toBe('ready');
    expect(services.session.get().user).toEqual({ id: 1 });
  });

  it('FND-04 a user who cannot be loaded is a visitor', async () => {
    const { services, start } = page({ getUsersMe: failure, getDimensions: dictionaries });
    await start();
    expect(services.session.get()).toEqual({ status: 'known', user: null });
    expect(services.startUp.get()).toBe('ready');
  });

  it('FND-05 without dictionaries it asks to try again, and trying again works', async () => {
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

  it('FND-06 the in-app browser is sent away and nothing is shown', async () => {
    const { services, calls, start, leaveFor } = page({ getUsersMe: failure });
    await start('Mozilla MicroMessenger/8.0');
    expect(leaveFor).toHaveBeenCalledWith(
      'https://oauth.test/connect?redirect=https%3A%2F%2Frostra.test%2Fpay%2Farticle%2F1',
    );
    expect(calls).toEqual(['getUsersMe']);
    expect(services.startUp.get()).toBe('pending');
  });

  it('FND-19 dictionaries are read once a session, and anew under another version', async () => {
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
