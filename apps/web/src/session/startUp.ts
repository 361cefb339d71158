import { ApiError } from '@rostra/api-client';
import type { Services, User } from '../app/Services.ts';
import { dictionaryCache } from './dictionaryCache.ts';
import { inAppLoginUrl } from './inAppLogin.ts';
import { tabMemory } from './tabMemory.ts';
import type { StartUpBrowser } from './StartUpBrowser.ts';

export type { StartUpBrowser } from './StartUpBrowser.ts';

/**
 * Loads the user, tries the in-app login, loads the dictionaries, in this order, before any screen
 * shows (platform §1, FND-03). A user that cannot be loaded is a visitor (FND-04). Without
 * dictionaries the state is `failed` (FND-05). An in-app login that leaves stays `pending` (FND-06).
 */
export async function startUp(services: Services, browser: StartUpBrowser): Promise<void> {
  services.startUp.set('pending');
  if (services.session.get().status === 'unknown') {
    const user = await readUser(services);
    if (user) tabMemory.belongTo(user.id);
    services.session.set({ status: 'known', user });
  }
  const url = inAppLoginUrl(services, browser);
  if (url !== undefined) {
    browser.leaveFor(url);
    return;
  }
  const dictionaries = services.dictionaries.get() ?? dictionaryCache.read();
  if (dictionaries) services.dictionaries.set(dictionaries);
  else if (!(await loadDictionaries(services))) {
    services.startUp.set('failed');
    return;
  }
  await services.reloadScreen.current();
  services.startUp.set('ready');
}

async function readUser({ client }: Services): Promise<User | null> {
  try {
    return (await client.call('getUsersMe', { silent: true })).data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function loadDictionaries({ client, dictionaries }: Services): Promise<boolean> {
  try {
    const { data } = await client.call('getDimensions', { silent: true });
    dictionaryCache.write(data);
    dictionaries.set(data);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
