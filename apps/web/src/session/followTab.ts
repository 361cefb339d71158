import { ApiError } from '@rostra/api-client';
import type { Services } from '../app/Services.ts';
import { tabMemory } from './tabMemory.ts';

/**
 * Reads the session anew once another tab has logged in or out. Who is a user no more is told by the
 * client's 401, which ends the session here too; what was typed stays for the same user (AUTH-23).
 */
export async function followTab(services: Services): Promise<void> {
  const { client, session, overlays, data, reloadScreen } = services;
  const before = session.get();
  // The start-up asks by itself.
  if (before.status === 'unknown') return;
  try {
    const { data: user } = await client.call('getUsersMe', { silent: true });
    if (session.get().user?.id === user.id) return;
    tabMemory.belongTo(user.id);
    if (before.user) overlays.set([]);
    session.set({ status: 'known', user });
    await data.refresh();
    await reloadScreen.current();
  } catch (error) {
    // A visitor, or not reached: then the next call tells.
    if (!(error instanceof ApiError)) throw error;
  }
}
