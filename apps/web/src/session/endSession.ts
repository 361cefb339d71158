import type { Services } from '../app/Services.ts';
import { tabMemory } from './tabMemory.ts';

export interface EndOptions {
  /** The session only expired: drafts stay for the same user (AUTH-23). */
  readonly keepsDrafts: boolean;
  /** Navigates away; by default the screen stays, and one for users only leads to login and back. */
  readonly moveOn?: (() => Promise<void>) | undefined;
}

/**
 * Ends the session: dialogs close, and the user's info and everything read as them is dropped (ERR-10,
 * AUTH-22 to 24).
 */
export async function endSession(
  services: Services,
  { keepsDrafts, moveOn = services.reloadScreen.current }: EndOptions,
): Promise<void> {
  services.overlays.set([]);
  services.session.set({ status: 'known', user: null });
  if (!keepsDrafts) tabMemory.forget();
  // Content for users is off the screen by then, and is not requested again.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await services.data.refresh();
  await moveOn();
}
