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

/** What a worker keeps from one test to the next. */
interface RoomWorker {
  /** Of the servers of its files, beside those of all: a telephone line. @default none */
  readonly settings: Readonly<Record<string, string>>;
  readonly roomWorker: Servers;
}

interface Servers {
  readonly browser: Browser;
  /** The server of a file of journeys: the rooms of one file are not those of the file before. */
  readonly serverOf: (file: string) => Promise<RunningServer>;
}

interface RoomFixtures {
  readonly rooms: Rooms;
  /** Somebody comes with a browser of his own; what his console said is looked at in the end. */
  readonly come: (name: DemoName, wish?: GuestWish) => Promise<Guest>;
}

/** Journeys of the live room: a server for each file, and a browser whose devices are made up. */
export const roomTest = test.extend<RoomFixtures, RoomWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  roomWorker: [
    async ({ settings }, use, { project }) => {
      const { executablePath, args = [] } = project.use.launchOptions ?? {};
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...args, ...ROOM_FLAGS],
      });
      let current: { readonly file: string; readonly server: RunningServer } | undefined;
      await use({
        browser,
        serverOf: async (file) => {
          if (current?.file === file) return current.server;
          await current?.server.stop();
          current = { file, server: await startServer(settings) };
          return current.server;
        },
      });
      await browser.close();
      await current?.server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  rooms: async ({ roomWorker }, use, { file }) => {
    await use({ browser: roomWorker.browser, server: await roomWorker.serverOf(file) });
  },
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
