import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { Account } from './Account.ts';
import { guestOf, newGuest, ROOM_FLAGS } from './guests.ts';
import type { Guest, GuestOptions } from './guests.ts';
import { journeyRun } from './journeyRun.ts';
import type { SeededEvent } from './journeyRun.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { expect, test } from './test.ts';

interface RoomWorker {
  /** One process for all guests, with fake cameras and microphones. */
  readonly roomBrowser: Browser;
  /** Origin of the server shared by all rehearsals. */
  readonly origin: string;
}

interface RoomFixtures {
  /** Guests whose console is checked at the end. */
  readonly guests: Guest[];
  /** Opens a browser for an account of the event. */
  readonly come: (account: Account, options?: GuestOptions) => Promise<Guest>;
  /** Opens a browser for a new person, registered for the event unless it is null. */
  readonly comeNew: (
    event: SeededEvent | null,
    options: GuestOptions & { readonly name: string },
  ) => ReturnType<typeof newGuest>;
}

/** Rehearsals of the live room, on the server that all journeys share. */
export const roomTest = test.extend<RoomFixtures, RoomWorker>({
  roomBrowser: [
    async ({}, use, { project }) => {
      const { executablePath, args = [] } = project.use.launchOptions ?? {};
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...args, ...ROOM_FLAGS],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  origin: [({}, use) => use(journeyRun().origin), { scope: 'worker' }],
  guests: async ({}, use) => {
    const guests: Guest[] = [];
    await use(guests);
    for (const { name, problems, context } of guests) {
      expect(problems, `errors in the console of ${name}`).toEqual([]);
      await context.close();
    }
  },
  come: async ({ guests, roomBrowser, origin }, use) => {
    await use(async (account, options) => {
      const guest = await guestOf(roomBrowser, origin, account, options);
      guests.push(guest);
      return guest;
    });
  },
  comeNew: async ({ guests, roomBrowser, origin }, use) => {
    await use(async (event, options) => {
      const guest = await newGuest(roomBrowser, origin, event, options);
      guests.push(guest);
      return guest;
    });
  },
});

/** Rehearsals that stop their server, end its media process or move its clock. */
export const ownServerTest = roomTest.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
  origin: [({ server }, use) => use(server.origin), { scope: 'worker' }],
});
