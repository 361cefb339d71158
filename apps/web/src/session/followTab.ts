import { ApiError } from '@rostra/api-client';
import type { Services } from '../app/Services.ts';
import { tabMemory } from './tabMemory.ts';

/**
 * Reads the session again after a login or logout in another tab. After a logout, the client's 401
 * ends the session here too. Drafts stay for the same user (AUTH-23).
 */
export async function followTab(services: Services): Promise<void> {
  const { client, session, overlays, data, reloadScreen } = services;
  const before = session.get();
  // Start-up asks by itself.
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
    // A visitor, or no response: the next call shows it.
    if (!(error instanceof ApiError)) throw error;
  }
}
