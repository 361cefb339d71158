import { ApiError } from '@rostra/api-client';
import type { Services, User } from '../app/Services.ts';
import { adoptLanguage } from '../language/adoptLanguage.ts';
import { notifyTabs } from './sessionEvents.ts';
import { tabMemory } from './tabMemory.ts';

const UNAUTHORIZED = 401;

/**
 * Checks whether the browser sends the session that a login has just issued. A browser that refuses
 * cookies does not. Scripts cannot see the session's cookie, so the server is asked.
 *
 * @returns also true if the server is not reached: the next call shows it
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
 * Takes the user returned by a login or sign-up call, and merges the language (I18N-06).
 *
 * @returns false, with nothing changed, if the browser refuses the session's cookie
 */
export async function beginSession(services: Services, user: User): Promise<boolean> {
  if (!(await isSessionKept(services))) return false;
  notifyTabs();
  tabMemory.belongTo(user.id);
  services.session.set({ status: 'known', user });
  await adoptLanguage(services, user);
  await services.data.refresh();
  return true;
}
