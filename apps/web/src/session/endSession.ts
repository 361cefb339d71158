import type { Services } from '../app/Services.ts';
import { tabMemory } from './tabMemory.ts';

export interface EndOptions {
  /** The session merely ran out: what was typed waits for the same user (AUTH-23). */
  readonly keepsDrafts: boolean;
  /** Where to; by default the screen stays, and one for users only leads to log in and back. */
  readonly moveOn?: (() => Promise<void>) | undefined;
}

/**
 * The user is gone: dialogs close, user info and everything read as that user is forgotten (ERR-10,
 * AUTH-22 to 24).
 */
export async function endSession(
  services: Services,
  { keepsDrafts, moveOn = services.reloadScreen.current }: EndOptions,
): Promise<void> {
  services.overlays.set([]);
  services.session.set({ status: 'known', user: null });
  if (!keepsDrafts) tabMemory.forget();
  // What only users see is off the screen by then, and is not asked for again.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await services.data.refresh();
  await moveOn();
}
