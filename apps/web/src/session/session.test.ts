import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../app/createStore.ts';
import type { Services, User } from '../app/Services.ts';
import { draftStore } from '../forms/useDraft.ts';
import { adoptLanguage } from '../language/adoptLanguage.ts';
import { endSession } from './endSession.ts';
import { tabMemory } from './tabMemory.ts';

/** Makes a session storage like browsers' ones: its entries are its own fields. */
function makeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  const storage = Object.create(methods) as Record<string, unknown>;
  return storage as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', makeStorage());
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' } });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
});
afterEach(() => vi.unstubAllGlobals());

const grace = { id: 7, default_locale: null } as unknown as User;

function page(user: User | null, locale: 'en' | 'zh-CN' = 'en') {
  const done: string[] = [];
  const session = createStore({ status: 'known', user });
  const services = {
    session,
    overlays: createStore([{ id: 1 }]),
    look: createStore({ locale, script: 'en' }),
    language: createStore({ locale, script: 'en', bundle: { areas: [] } }),
    client: {
      call: (name: string, { body }: { body: { language: string } }) => {
        done.push(`${name} ${body.language}`);
        return Promise.resolve({ data: {} });
      },
    },
    data: {
      refresh: () => Promise.resolve(void done.push(`refresh as ${session.get().user?.id}`)),
    },
    reloadScreen: { current: () => Promise.resolve(void done.push('screen again')) },
  } as unknown as Services;
  return { services, done };
}

describe('the end of a session', () => {
  it('closes dialogs, drops the user and data read as them, then the screen [AUTH-22, ERR-10]', async () => {
    const { services, done } = page(grace);
    await endSession(services, { keepsDrafts: true });
    expect(services.overlays.get()).toEqual([]);
    expect(services.session.get()).toEqual({ status: 'known', user: null });
    expect(done).toEqual(['refresh as undefined', 'screen again']);
  });

  it('leaves nothing of the user in the tab after a logout, which may lead elsewhere [AUTH-24]', async () => {
    const { services, done } = page(grace);
    tabMemory.belongTo(7);
    draftStore.write('comment.12', { body: 'Well argued' });
    sessionStorage.setItem('rostra.codeWait.login grace@example.com', '1');
    sessionStorage.setItem('rostra.once.postTopups {"coins":500}', 'key');
    sessionStorage.setItem('rostra.campaign', '{}');
    await endSession(services, {
      keepsDrafts: false,
      moveOn: () => Promise.resolve(void done.push('home')),
    });
    expect(Object.keys(sessionStorage)).toEqual(['rostra.campaign']);
    expect(done).toEqual(['refresh as undefined', 'home']);
  });

  it('keeps drafts for the same user after the session expired [AUTH-23]', async () => {
    tabMemory.belongTo(7);
    draftStore.write('topup', { amount: '500' });
    await endSession(page(grace).services, { keepsDrafts: true });
    tabMemory.belongTo(7);
    expect(draftStore.read('topup')).toEqual({ amount: '500' });
    tabMemory.belongTo(8);
    expect(draftStore.read('topup')).toBeUndefined();
  });
});

describe('language at login', () => {
  const userOf = (default_locale: 'en' | 'zh-CN' | null) => ({ ...grace, default_locale });

  it('stores the language selected by the visitor in the account [I18N-06]', async () => {
    document.cookie = 'rostra_language=en';
    const { services, done } = page(grace, 'en');
    await adoptLanguage(services, userOf('zh-CN'));
    expect(done).toEqual(['putUsersChangeLanguage en']);
    expect(services.language.get().locale).toBe('en');
  });

  it('replaces the browser’s language with the account’s [I18N-03]', async () => {
    const { services, done } = page(grace, 'en');
    await adoptLanguage(services, userOf('zh-CN'));
    expect(services.language.get().locale).toBe('zh-CN');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(done).toEqual(['refresh as 7']);
  });

  it('stores the page’s language in an account without one, and calls nothing for the same one [I18N-03]', async () => {
    const { services, done } = page(grace, 'zh-CN');
    await adoptLanguage(services, userOf(null));
    await adoptLanguage(services, userOf('zh-CN'));
    expect(done).toEqual(['putUsersChangeLanguage zh-CN']);
  });
});
