import type { Services } from '../app/Services.ts';
import { clearDrafts } from '../forms/draftStore.ts';

/**
 * The user is gone: dialogs close, user info and everything read as that user is forgotten, and a
 * screen for users only sends to log in with the way back (ERR-10, AUTH-22 to 24). Drafts stay when
 * the session merely ran out.
 */
export async function endSession(
  services: Services,
  { keepsDrafts }: { keepsDrafts: boolean },
): Promise<void> {
  services.overlays.set([]);
  services.session.set({ status: 'known', user: null });
  if (!keepsDrafts) clearDrafts();
  await services.reloadScreen.current();
  await services.data.clear();
}
