import { ApiError } from '@rostra/api-client';
import type { Services, User } from '../app/Services.ts';
import { adoptLanguage } from '../language/adoptLanguage.ts';
import { tellTabs } from './sessionNews.ts';
import { tabMemory } from './tabMemory.ts';

const UNAUTHORIZED = 401;

/**
 * Whether the browser sends the session that a log-in has just given. One that refuses cookies does
 * not, and scripts cannot see the session's cookie, so the server is asked.
 *
 * @returns true too when the server is not reached: then the next call tells
 */
async function isSessionKept({ client }: Pick<Services, 'client'>): Promise<boolean> {
  try {
    await client.call('getUsersMe', { silent: true });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.status !== UNAUTHORIZED;
    throw error;
  }
}

/**
 * Takes the user that a log-in or sign-up call answered, and merges the language (I18N-06).
 *
 * @returns false, with nothing changed, where the browser refuses the session's cookie
 */
export async function beginSession(services: Services, user: User): Promise<boolean> {
  if (!(await isSessionKept(services))) return false;
  tellTabs();
  tabMemory.belongTo(user.id);
  services.session.set({ status: 'known', user });
  await adoptLanguage(services, user);
  await services.data.refresh();
  return true;
}
