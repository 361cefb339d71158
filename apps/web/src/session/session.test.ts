import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../app/createStore.ts';
import type { Services, User } from '../app/Services.ts';
import { draftStore } from '../forms/draftStore.ts';
import { adoptLanguage } from '../language/adoptLanguage.ts';
import { endSession } from './endSession.ts';
import { tabMemory } from './tabMemory.ts';

/** Session storage as browsers have it: what is kept are its own fields. */
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
});

const grace = { id: 7, default_locale: null } as unknown as User;

function page(user: User | null, locale: 'en' | 'zh-CN' = 'en') {
  const done: string[] = [];
  const session = createStore({ status: 'known', user });
  const services = {
    session,
    overlays: createStore([{ id: 1 }]),
    look: createStore({ locale, script: 'en' }),
    language: createStore({ locale, script: 'en', bundle: { accountTexts: null } }),
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
  it('AUTH-22 ERR-10 closes dialogs, forgets the user and what was read as them, then the screen', async () => {
    const { services, done } = page(grace);
    await endSession(services, { keepsDrafts: true });
    expect(services.overlays.get()).toEqual([]);
    expect(services.session.get()).toEqual({ status: 'known', user: null });
    expect(done).toEqual(['refresh as undefined', 'screen again']);
  });

  it('AUTH-24 log-out leaves nothing of the user in the tab, and may lead elsewhere', async () => {
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

  it('AUTH-23 what was typed waits for the same user when the session merely ran out', async () => {
    tabMemory.belongTo(7);
    draftStore.write('topup', { amount: '500' });
    await endSession(page(grace).services, { keepsDrafts: true });
    tabMemory.belongTo(7);
    expect(draftStore.read('topup')).toEqual({ amount: '500' });
    tabMemory.belongTo(8);
    expect(draftStore.read('topup')).toBeUndefined();
  });
});

describe('language at log-in', () => {
  const userOf = (default_locale: 'en' | 'zh-CN' | null) => ({ ...grace, default_locale });

  it('I18N-06 what the visitor chose here goes to the account', async () => {
    document.cookie = 'rostra_language=en';
    const { services, done } = page(grace, 'en');
    await adoptLanguage(services, userOf('zh-CN'));
    expect(done).toEqual(['putUsersChangeLanguage en']);
    expect(services.language.get().locale).toBe('en');
  });

  it('I18N-03 the browser’s language gives way to the account’s', async () => {
    const { services, done } = page(grace, 'en');
    await adoptLanguage(services, userOf('zh-CN'));
    expect(services.language.get().locale).toBe('zh-CN');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(done).toEqual(['refresh as 7']);
  });

  it('I18N-03 an account without a language takes the page’s; the same one costs no call', async () => {
    const { services, done } = page(grace, 'zh-CN');
    await adoptLanguage(services, userOf(null));
    await adoptLanguage(services, userOf('zh-CN'));
    expect(done).toEqual(['putUsersChangeLanguage zh-CN']);
  });
});
