import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { DemoName } from './accounts.ts';
import { guestOf, ROOM_FLAGS } from './rooms.ts';
import type { Guest, GuestWish } from './rooms.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { expect, test } from './test.ts';

interface Rooms {
  readonly server: RunningServer;
  readonly browser: Browser;
}

interface RoomFixtures {
  /** Somebody comes with a browser of his own; what his console said is looked at in the end. */
  come: (name: DemoName, wish?: GuestWish) => Promise<Guest>;
}

/** Journeys of the live room: a server of their own, and a browser whose devices are made up. */
export const roomTest = test.extend<RoomFixtures, { rooms: Rooms }>({
  rooms: [
    async ({}, use, { project }) => {
      const { executablePath, args = [] } = project.use.launchOptions ?? {};
      const [server, browser] = await Promise.all([
        startServer(),
        chromium.launch({
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [...args, ...ROOM_FLAGS],
        }),
      ]);
      await use({ server, browser });
      await browser.close();
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  come: async ({ rooms }, use) => {
    const guests: Guest[] = [];
    await use(async (name, wish) => {
      const guest = await guestOf(rooms.browser, rooms.server.origin, name, wish);
      guests.push(guest);
      return guest;
    });
    for (const { name, problems, context } of guests) {
      expect(problems, `errors in the console of ${name}`).toEqual([]);
      await context.close();
    }
  },
});
