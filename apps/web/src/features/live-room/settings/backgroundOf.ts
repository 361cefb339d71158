import type { LiveSession } from '@rostra/live-core';
import { BackgroundController } from '@rostra/live-core/background';

const made = new WeakMap<LiveSession, BackgroundController>();

/** Returns the background behind the user of a session; a page starts without one (LBG-07). */
export function backgroundOf(session: LiveSession): BackgroundController {
  const known = made.get(session);
  if (known) return known;
  const { port, actions } = session;
  const background = new BackgroundController({
    port,
    actions,
    cut: async () => (await import('./cutOut.ts')).cutOut(),
    loadImage: async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image;
    },
  });
  background.start();
  made.set(session, background);
  return background;
}
