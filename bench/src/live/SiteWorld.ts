import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { logIn } from '../logIn.ts';
import type { DemoName } from '../logIn.ts';
import { startRostra } from '../startRostra.ts';
import type { RunningServer } from '../startRostra.ts';
import { ROOM_FLAGS } from './MediaWorld.ts';

/** A free demo meeting with an open room. */
const MEETING = 'Storage open hour';
const IPR_VERSION = '20250415';

interface DemoEvent {
  readonly id: number;
  readonly en_name: string | null;
  readonly meetings: readonly {
    readonly id: number;
    readonly live: { readonly id: number } | null;
  }[];
}

/** A user with a browser of their own, not yet in the room. */
export interface SiteGuest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Calls the API as this user. @throws with the server's answer when it is refused */
  readonly call: <Data>(method: 'GET' | 'POST', path: string, data?: object) => Promise<Data>;
}

/** The site as it is, on a server with demo content, and browsers in one of its rooms. */
export class SiteWorld {
  readonly #server: RunningServer;
  readonly #browser: Browser;

  private constructor(server: RunningServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  /** @param env of the server, beside what every one has */
  static async start(env: Record<string, string> = {}): Promise<SiteWorld> {
    const server = await startRostra(env);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...ROOM_FLAGS],
    });
    return new SiteWorld(server, browser);
  }

  get origin(): string {
    return this.#server.origin;
  }

  async guest(name: DemoName): Promise<SiteGuest> {
    const { origin } = this;
    const cookie = await logIn(origin, name);
    const context = await this.#browser.newContext({
      baseURL: origin,
      locale: 'en-US',
      // Some measurements intercept the connection between the page and its room.
      bypassCSP: true,
      permissions: ['camera', 'microphone'],
    });
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
      }),
    );
    const call: SiteGuest['call'] = async (method, path, data) => {
      const answer = await context.request.fetch(`/api/v1${path}`, {
        method,
        headers: { origin },
        ...(data ? { data } : {}),
      });
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
      return ((await answer.json()) as { data: never }).data;
    };
    await call('POST', '/users/ipr_version', { version: IPR_VERSION });
    return { page: await context.newPage(), context, call };
  }

  /** Where the room is, and its number. */
  async room({ call }: SiteGuest): Promise<{ readonly path: string; readonly liveId: number }> {
    const events = await call<readonly DemoEvent[]>('GET', '/events?per_page=100');
    const found = events.find((event) => event.en_name?.startsWith(MEETING));
    const { id, meetings } = await call<DemoEvent>('GET', `/events/${found?.id ?? 0}`);
    const meeting = meetings.find(({ live }) => live !== null);
    if (!meeting?.live) throw new Error('The demo has no such room');
    const liveId = meeting.live.id;
    return { path: `/meeting_live/${meeting.id}/${liveId}?event_id=${id}&lang=en`, liveId };
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
  }
}

/** To the door of a room, until it can be passed. */
export async function goToDoor({ page }: SiteGuest, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Join now' }).waitFor();
}

/** Through the door, until the room is there. */
export async function passDoor({ page }: SiteGuest): Promise<void> {
  await page.getByRole('button', { name: 'Join now' }).click();
  await page.getByRole('group', { name: 'Meeting controls' }).waitFor();
  await page.getByText('Connecting to the room').waitFor({ state: 'hidden' });
}

/** Lets the host join and start the meeting. @returns the host and the path to the room */
export async function holdMeeting(world: SiteWorld) {
  const host = await world.guest('host');
  const { path, liveId } = await world.room(host);
  await goToDoor(host, path);
  await passDoor(host);
  await host.page.getByRole('button', { name: 'Start meeting' }).click();
  await host.page.getByRole('timer').waitFor();
  return { host, path, liveId };
}
